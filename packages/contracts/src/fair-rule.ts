import { z } from "zod";

/** One rule of the check, whether a call meets it, and why it does not. There is no score. */
export const fairRuleSchema = z.object({
  rule: z.string(),
  title: z.string(),
  is_met: z.boolean(),
  reason: z.string().nullable(),
});
export type FairRule = z.infer<typeof fairRuleSchema>;
