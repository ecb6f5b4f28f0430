import { z } from "zod";
import { defineTemplate } from "./template.ts";

/** What became of a call that somebody applied for, in the words of its poster. */
export const callEnded = defineTemplate(
  z.object({
    act: z.enum(["closed", "cancelled"]),
    name: z.string(),
    /** The title of the call. */
    call: z.string(),
    /** May be empty where it is cancelled. */
    message: z.string(),
  }),
  ({ act, name, call, message }, { urlOf }) => ({
    subject: act === "closed" ? `About your application: ${call}` : `Cancelled: ${call}`,
    title: act === "closed" ? "About your application" : "This call is cancelled",
    blocks: [
      ...(act === "cancelled"
        ? [
            { kind: "paragraph" as const, text: `Hello ${name},` },
            {
              kind: "paragraph" as const,
              text: `“${call}”, which you applied for, is cancelled. You need do nothing.`,
            },
          ]
        : [{ kind: "paragraph" as const, text: `The call “${call}”, which you applied for, is closed.` }]),
      ...(message ? [{ kind: "quote" as const, text: message, by: "Who posted it" }] : []),
      { kind: "action", label: "Your applications", url: urlOf("/account#applications") },
    ],
    reason: "You get this because you applied for the call on Callboard.",
  }),
);
