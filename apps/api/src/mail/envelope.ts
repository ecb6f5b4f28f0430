import { createHash } from "node:crypto";
import { z } from "zod";
import { MailError, type MailMessage } from "./mail.ts";

const subjectMax = 200;
/** Line breaks of any kind, and what a terminal would obey. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** One address and nothing else: no name, no list, no quotes. */
const addressSchema = z.email().max(254);
const senderPattern = /^(?:(?<name>[^<>"\r\n]{1,100}?)\s*<(?<named>[^<>\s]+)>|(?<bare>[^<>\s]+))$/;

/** A sender: `Callboard <mail@example.com>`, or the address alone. Null where it is none. */
export function parseSender(text: string): { name: string; address: string } | null {
  const { name = "", named, bare } = senderPattern.exec(text.trim())?.groups ?? {};
  const address = addressSchema.safeParse(named ?? bare);
  return address.success ? { name, address: address.data } : null;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/**
 * What the mail library is given. The Message-ID comes from the key, so that a mail which is sent twice is recognised as one. Throws
 * MailError `refused` for what is no address.
 */
export function envelopeOf(message: MailMessage, from: string, date: Date) {
  const { key, to, subject, text, html, thread, unsubscribeUrl } = message;
  const sender = parseSender(from);
  const address = addressSchema.safeParse(to);
  if (!sender || !address.success) throw new MailError("refused", "The address is none");
  const domain = sender.address.split("@")[1];
  const idOf = (name: string) => `<${hashOf(name)}@${domain}>`;
  return {
    from: sender,
    // An object: a text would be read as a list of names and addresses.
    to: { name: "", address: address.data },
    subject: subject.replace(controls, " ").trim().slice(0, subjectMax),
    text,
    html,
    date,
    messageId: idOf(key),
    ...(thread && { inReplyTo: idOf(thread), references: [idOf(thread)] }),
    // Nobody's "out of office" answers it.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${new URL(unsubscribeUrl).href}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
