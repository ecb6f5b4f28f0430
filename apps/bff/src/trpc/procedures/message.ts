import { z } from "zod";

/** The upstream's own words for what went well. */
export const messageOutput = z.object({ message: z.string() });

/** What limits on numbers count by. */
export const phoneOf = ({ phone }: { phone: string }): string => phone;
