import { z } from "zod";
import { defineTemplate } from "./template.ts";

const changes = {
  password: "password",
  email: "e-mail address",
  phone: "mobile number",
} as const;

/** What somebody signs in by was changed: told to the address that the account had before. */
export const accountChanged = defineTemplate(
  z.object({
    name: z.string(),
    what: z.enum(["password", "email", "phone"]),
    at: z.iso.datetime(),
  }),
  ({ name, what, at }, { urlOf, dateOf }) => ({
    subject: `The ${changes[what]} of your account was changed`,
    title: `The ${changes[what]} of your account was changed`,
    blocks: [
      {
        kind: "paragraph",
        text: `Hello ${name}, the ${changes[what]} of your account on Callboard is another one now.`,
      },
      { kind: "facts", facts: [["When", dateOf(at)]] },
      {
        kind: "paragraph",
        text:
          what === "phone"
            ? "If that was you, there is nothing to do. If not, write to us at once."
            : "If that was you, there is nothing to do. If not, set a new password with a code by SMS, and write to us.",
      },
      what === "phone"
        ? { kind: "action", label: "Write to us", url: urlOf("/contact") }
        : { kind: "action", label: "Set a new password", url: urlOf("/forgot-password") },
    ],
    reason: "You get this because it is about the safety of your account on Callboard.",
  }),
);
