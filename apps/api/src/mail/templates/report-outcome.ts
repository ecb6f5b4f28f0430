import { z } from "zod";
import { defineTemplate } from "./template.ts";

const outcomes = {
  acted: "We looked at it and took it from the site, or had it changed.",
  nothing_found: "We looked at it and found nothing in it that breaks the rules, so it stays.",
  gone: "It was gone already when we looked.",
} as const;

/** What became of something that somebody reported. */
export const reportOutcome = defineTemplate(
  z.object({
    /** Such as `call` or `comment`. */
    subject_kind: z.string(),
    subject_title: z.string(),
    outcome: z.enum(Object.keys(outcomes) as [keyof typeof outcomes]),
    /** Words of the moderator, where there are any. */
    note: z.string().optional(),
  }),
  ({ subject_kind, subject_title, outcome, note }) => ({
    subject: `What came of your report: ${subject_title}`,
    title: "What came of your report",
    blocks: [
      { kind: "paragraph", text: `Thank you for reporting the ${subject_kind} “${subject_title}”.` },
      { kind: "paragraph", text: outcomes[outcome] },
      ...(note ? [{ kind: "quote" as const, text: note, by: "The moderator" }] : []),
    ],
    reason: "You get this because you reported something on Callboard.",
  }),
);
