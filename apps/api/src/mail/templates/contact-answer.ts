import { z } from "zod";
import { defineTemplate } from "./template.ts";

/** The answer to a message of the contact form. */
export const contactAnswer = defineTemplate(
  z.object({
    /** The message's own number, which names the thread. */
    reference: z.string(),
    name: z.string(),
    answer: z.string(),
    message: z.string(),
  }),
  ({ reference, name, answer, message }) => ({
    subject: `Your message to Callboard (${reference})`,
    title: "Our answer to your message",
    blocks: [
      { kind: "paragraph", text: `Dear ${name},` },
      { kind: "paragraph", text: answer },
      { kind: "quote", text: message, by: "You" },
      { kind: "facts", facts: [["Reference", reference]] },
    ],
    reason: "You get this because you wrote to us with the contact form.",
  }),
);
