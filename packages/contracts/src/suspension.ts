import { z } from "zod";
import { filled } from "./form-fields.ts";
import { idSchema } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";

const reason = filled("Reason is required", staffLimits.suspensionReasonMax);

/** An account that cannot sign in, and whose postings nobody sees. */
export const suspensionSchema = z.object({
  id: z.number().int(),
  /** What its owner is told. */
  reason: z.string(),
  /** Null for good. */
  until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Suspension = z.infer<typeof suspensionSchema>;
export const suspensionData = z.object({ suspension: suspensionSchema });

export const suspendInput = z.object({
  reason,
  /** Null for good. */
  until: z.iso.datetime({ error: "Enter a date and a time" }).nullable(),
});
export type SuspendInput = z.output<typeof suspendInput>;

/** Names the suspension that was looked at: another one since then is refused. */
export const liftInput = z.object({ suspension_id: idSchema });

/** For how long, in days; until a moment of one's own, or for good (null). */
export const suspensionSpans = { day: 1, week: 7, month: 30, moment: null, good: null };
type Span = keyof typeof suspensionSpans;

/** What the form asks for. `now` is called whenever it is checked. */
export function suspendForm(now: () => Date) {
  const fields = z.object({
    reason,
    span: z.enum(Object.keys(suspensionSpans) as [Span, ...Span[]]),
    /** As the field writes it, by the clock of whoever types it. */
    until: z.string(),
  });
  return fields.superRefine(({ span, until }, { addIssue }) => {
    if (span !== "moment") return;
    const at = Date.parse(until);
    if (Number.isNaN(at)) addIssue({ code: "custom", path: ["until"], message: "Enter a date and a time" });
    else if (at <= now().getTime())
      addIssue({ code: "custom", path: ["until"], message: "Must be in the future" });
  });
}
