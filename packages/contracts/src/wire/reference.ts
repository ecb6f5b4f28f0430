import { z } from "zod";
import { listAnswer } from "./answer.ts";
import { wireInteger, wireText } from "./values.ts";

/** A choice of a list. */
export const wireReference = z.object({ id: wireInteger, name: z.string() });
export type WireReference = z.infer<typeof wireReference>;

export const wireCity = wireReference.extend({ country: wireText, time_zone: wireText });
export type WireCity = z.infer<typeof wireCity>;

export const professionListAnswer = listAnswer("profession", wireReference);
export const cityListAnswer = listAnswer("cities", wireCity);
