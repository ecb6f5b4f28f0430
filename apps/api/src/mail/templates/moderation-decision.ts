import { z } from "zod";
import { defineTemplate, sitePath } from "./template.ts";

const acts = {
  hidden: { did: "is hidden", text: "is hidden: nobody but you and the moderators can see it." },
  removed: { did: "was removed", text: "was removed from the site." },
  restored: { did: "is back", text: "is on the site again." },
  upheld: { did: "stays as it was decided", text: "stays as it was decided, after we read your answer." },
  held: { did: "waits for a moderator", text: "waits for a moderator before it is public." },
  published: { did: "is public", text: "is public: a moderator has looked at it." },
  rejected: { did: "is not published", text: "is not published." },
} as const;

/** What was decided about something that somebody posted, and about their answer to it. */
export const moderationDecision = defineTemplate(
  z.object({
    /** Such as `call` or `comment`. */
    subject_kind: z.string(),
    subject_title: z.string(),
    act: z.enum(Object.keys(acts) as [keyof typeof acts]),
    why: z.string().optional(),
    /** Where it can be answered, once; not where it cannot. */
    answer_path: sitePath.optional(),
  }),
  ({ subject_kind, subject_title, act, why, answer_path }, { urlOf }) => ({
    subject: `Your ${subject_kind} ${acts[act].did}: ${subject_title}`,
    title: `Your ${subject_kind} ${acts[act].did}`,
    blocks: [
      { kind: "paragraph", text: `Your ${subject_kind} “${subject_title}” ${acts[act].text}` },
      ...(why ? [{ kind: "quote" as const, text: why, ...(act !== "held" && { by: "The moderator" }) }] : []),
      ...(answer_path
        ? [
            {
              kind: "paragraph" as const,
              text: "If you see it differently, you can answer once. Somebody reads it.",
            },
            { kind: "action" as const, label: "Answer the decision", url: urlOf(answer_path) },
          ]
        : []),
    ],
    reason: "You get this because it is about something you posted on Callboard.",
  }),
);
