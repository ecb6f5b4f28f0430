import { z } from "zod";

/** A note is advice; a hold keeps a posting from the public until a moderator has looked at it. */
const severities = ["note", "hold"] as const;

/** What a rule of the screening found in a field of a form. */
export const findingSchema = z.object({
  rule: z.string(),
  severity: z.enum(severities),
  field: z.string(),
  text: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** True where a moderator has to look first. */
export const isHeld = (findings: readonly Pick<Finding, "severity">[]): boolean =>
  findings.some(({ severity }) => severity === "hold");
