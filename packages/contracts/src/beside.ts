import { z } from "zod";
import { besideLimits } from "./beside-names.ts";
import { eventSummarySchema } from "./event.ts";
import { plainText } from "./page.ts";

/** What a story or a call is about, by which each finds the other: names of tags and professions, the most telling first. */
export const besideInput = z.object({
  names: z.array(plainText.trim().min(1).max(besideLimits.length)).max(besideLimits.names),
});
export type BesideInput = z.output<typeof besideInput>;

export const openCallsData = z.object({ events: z.array(eventSummarySchema) });
