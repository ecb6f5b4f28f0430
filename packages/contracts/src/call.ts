import { z } from "zod";
import { changeFields } from "./call-change.ts";
import { limits } from "./limits.ts";
import { plainText } from "./page.ts";

/** What a call is, apart from who sees it. Closed: it takes no applications any more. A cancelled one stays so. */
export const callStatuses = ["published", "closed", "cancelled"] as const;
export const callStatusSchema = z.enum(callStatuses);
export type CallStatus = z.infer<typeof callStatusSchema>;

/** A field that says something else than when the first application came: what it said then, and when it was last changed. */
export const callChangeSchema = z.object({
  field: z.enum(changeFields),
  /** Null for what was empty, and for the description. */
  from: z.string().nullable(),
  at: z.iso.datetime(),
});
export type CallChange = z.infer<typeof callChangeSchema>;

/** What the poster of a call may do with it. */
export const ownCallCanSchema = z.object({
  edit: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
  cancel: z.boolean(),
  remove: z.boolean(),
  duplicate: z.boolean(),
});
export type OwnCallCan = z.infer<typeof ownCallCanSchema>;

/** What a message to applicants may say instead of their name and of the title of the call. */
export const messagePlaceholders = ["{name}", "{call}"] as const;

const messageField = plainText
  .trim()
  .min(1, "Write a message")
  .max(limits.closingMessageMax, `Must be at most ${limits.closingMessageMax} characters`);

/** Closing a call answers everybody who has heard nothing yet. */
export const closeCallInput = z.object({ message: messageField });
export type CloseCallInput = z.infer<typeof closeCallInput>;

/** What those read who applied, beside that the call is cancelled; the poster need not say more. */
export const cancelCallInput = z.object({
  reason: plainText
    .trim()
    .max(limits.closingMessageMax, `Must be at most ${limits.closingMessageMax} characters`)
    .default(""),
});
export type CancelCallInput = z.infer<typeof cancelCallInput>;

export const defaultClosingMessage = `Dear {name},

thank you for applying to “{call}”. The call is closed now, and this time we go on with others. We would be glad to hear from you again.`;

/** A message as one applicant reads it. */
export const filledMessage = (message: string, { name, call }: { name: string; call: string }): string =>
  message.replaceAll(/\{(name|call)\}/g, (_, word) => (word === "name" ? name : call));
