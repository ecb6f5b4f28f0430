import type { Db } from "../../../db/client.ts";
import type { MailQueue } from "../../../mail/mail-queue.ts";
import type { CodeDeps } from "../../code/code-sender.ts";

export type SettingsDeps = CodeDeps & { mails: MailQueue };

type Change = { what: "password" | "email" | "phone"; at: Date };

/** Mails an account what was changed of it, to the address that it had before. Nobody can turn that off. */
export async function tellOwner(
  { tx, mails }: { tx: Db; mails: MailQueue },
  { id, name, email }: { id: number; name: string; email: string },
  { what, at }: Change,
): Promise<void> {
  const key = `account changed ${id} ${what} ${at.getTime()}`;
  const data = { name, what, at: at.toISOString() };
  await mails.add(tx, { template: "account_changed", key, to: email, data, user_id: id });
}
