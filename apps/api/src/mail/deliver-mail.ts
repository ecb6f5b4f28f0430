import { createHmac } from "node:crypto";
import type { Db } from "../db/client.ts";
import { PostponedJobError, RefusedJobError } from "../jobs/job.ts";
import { type Mail, MailError, type MailMessage } from "./mail.ts";
import { type MailLimits, mailBudgetRepository } from "./mail-budget-repository.ts";

export type Delivery = {
  db: Db;
  clock: () => Date;
  mail: Mail;
  limits: MailLimits;
  /** Hashes what is counted. */
  serverKey: string;
};

/** What is counted of an address, so that it counts when its account is erased. Upper and lower case are one mailbox, as far as a budget is concerned. */
const addressKey = (address: string, key: string) =>
  createHmac("sha256", key).update(`mail ${address.toLowerCase()}`).digest("base64url");

/**
 * Sends a mail out of a job, within the day's budget. Throws PostponedJobError where that is spent, RefusedJobError where nobody will
 * ever take the mail, and MailError where somebody may later.
 */
export async function deliverMail(
  { db, clock, mail, limits, serverKey }: Delivery,
  message: MailMessage,
  signal: AbortSignal,
): Promise<void> {
  const address = addressKey(message.to, serverKey);
  const until = await mailBudgetRepository(db).take(message.key, address, limits, clock());
  if (until) throw new PostponedJobError("the day's budget of mails is spent", until);
  try {
    await mail.send(message, signal);
  } catch (error) {
    if (!(error instanceof MailError) || error.kind === "unavailable") throw error;
    throw new RefusedJobError(error.message, { cause: error });
  }
}
