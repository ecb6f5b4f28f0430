import { z } from "zod";
import { parseSender } from "./envelope.ts";

export const defaultSender = "Callboard <callboard@localhost.localdomain>";

/** A setting that counts mails or texts. */
export const countSetting = (most: number) =>
  z.coerce.number({ error: "must be a number" }).int().min(1).max(10_000_000).default(most);

/** The settings of mails. */
export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address such as smtps://user:password@host:465" })
    .optional()
    .describe(
      "The server that sends mails, such as smtps://user:password@host:465. Without it mails are written to DATA_DIR/mail. smtp:// encrypts too (STARTTLS), but on loopback or with ?ignoreTLS=true.",
    ),
  MAIL_FROM: z
    .string()
    .refine((text) => parseSender(text) !== null, {
      error: "must be an address such as Callboard <mail@example.com>",
    })
    .default(defaultSender)
    .describe("Who mails come from. Required with SMTP_URL."),
  MAIL_PER_DAY: countSetting(2_000).describe(
    "How many mails are sent in 24 hours; what is over it waits. The last fifth is not for those about notifications and invitations to teams.",
  ),
  MAIL_PER_DAY_AND_ADDRESS: countSetting(30).describe("How many of them to one address."),
  MAIL_PAUSE_SECONDS: z.coerce
    .number({ error: "must be a number" })
    .int()
    .min(0)
    .max(3_600)
    .default(120)
    .describe(
      "How long a mail about notifications waits for more of them, in seconds: what happens in quick succession is one mail.",
    ),
};
