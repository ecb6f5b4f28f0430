import { emailSchema } from "@callboard/contracts/account";
import type { Db } from "../db/client.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { secretSealer } from "../modules/staff/sealed-secret.ts";
import { mailJobKind } from "./mail-job.ts";
import type { MailData, MailTemplate } from "./templates/mail-templates.ts";

type NewMail<Name extends MailTemplate> = {
  template: Name;
  /** The same key is the same mail, whoever adds it. */
  key: string;
  to: string;
  data: MailData<Name>;
  /** What it belongs to, such as the reference of a message. */
  thread?: string;
  runAt?: Date;
  /** The account that it is sent to: erased with it, as long as it waits. */
  user_id?: number;
};

/** Seals what mails say: they hold tokens and other people's words, and lie in the database until they are sent. */
export const mailSealer = (serverKey: string) => secretSealer(`mails ${serverKey}`);

/**
 * Where acts leave the mails they cause: `add` in the transaction of the act, `wake` after its commit. Nothing is sent before, and
 * nobody waits for it.
 */
export function mailQueue({ queue, serverKey }: { queue: JobQueue; serverKey: string }) {
  const sealer = mailSealer(serverKey);

  /** Adds a mail; false where there is one with its key. Throws ZodError for an address that is none. */
  async function add<Name extends MailTemplate>(tx: Db, mail: NewMail<Name>): Promise<boolean> {
    const { template, key, data, thread, runAt, user_id } = mail;
    const payload = {
      ...{ template, to: emailSchema.parse(mail.to), sealed: sealer.seal(JSON.stringify(data)) },
      ...(thread && { thread }),
      ...(user_id && { user_id }),
    };
    return queue.add(tx, { kind: mailJobKind, key, payload, ...(runAt && { runAt }) });
  }

  return { add, wake: queue.wake };
}

export type MailQueue = ReturnType<typeof mailQueue>;
