import { z } from "zod";
import { defineTemplate } from "./template.ts";

/** An account is suspended, or open again. */
export const accountSuspension = defineTemplate(
  z.object({
    act: z.enum(["suspended", "lifted"]),
    /** Whose account it is. */
    name: z.string(),
    why: z.string().optional(),
    /** None for good. */
    until: z.iso.datetime().optional(),
  }),
  ({ act, name, why, until }, { urlOf, dateOf }) => {
    const reason = "You get this because it is about your account on Callboard.";
    if (act === "lifted") {
      return {
        subject: "Your account is open again",
        title: "Your account is open again",
        blocks: [
          {
            kind: "paragraph",
            text: `Hello ${name}, your account is not suspended any more. You can sign in, and what you have posted is public as it was before.`,
          },
          { kind: "action", label: "Sign in", url: urlOf("/login") },
        ],
        reason,
      };
    }
    return {
      subject: "Your account is suspended",
      title: "Your account is suspended",
      blocks: [
        {
          kind: "paragraph",
          text: `Hello ${name}, a moderator has suspended your account. You are signed out everywhere and cannot sign in, and nobody sees what you have posted.`,
        },
        ...(why ? [{ kind: "quote" as const, text: why, by: "The moderator" }] : []),
        { kind: "facts", facts: [["Until", until ? dateOf(until) : "For good"]] },
        ...(until
          ? [
              {
                kind: "paragraph" as const,
                text: "After that you can sign in again, and everything is public as it was before.",
              },
            ]
          : []),
        { kind: "paragraph", text: "If you see it differently, write to us. Somebody reads it." },
        { kind: "action", label: "Write to us", url: urlOf("/contact") },
      ],
      reason,
    };
  },
);
