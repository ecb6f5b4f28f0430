import { z } from "zod";
import type { Db } from "../db/client.ts";
import { jobHandler, PostponedJobError, RefusedJobError, type RunningJob } from "../jobs/job.ts";
import type { SecretSealer } from "../modules/staff/sealed-secret.ts";
import { type Mail, MailError } from "./mail.ts";
import { type MailLimits, mailBudgetRepository } from "./mail-budget-repository.ts";
import { type MailTemplate, mailTemplates } from "./templates/mail-templates.ts";

export const mailJobKind = "mail";

const templateNames = Object.keys(mailTemplates) as [MailTemplate];
const payloadSchema = z.object({
  template: z.enum(templateNames),
  to: z.string(),
  thread: z.string().optional(),
  sealed: z.string(),
});

type Deps = {
  db: Db;
  clock: () => Date;
  mail: Mail;
  sealer: SecretSealer;
  limits: MailLimits;
  /** The site's address, for links. */
  siteUrl: string;
};

/** Upper and lower case are one mailbox, as far as a budget is concerned. */
const addressKey = (address: string) => address.toLowerCase();

/**
 * Sends mails. A second run of a mail sends it again, with the same Message-ID: where it is written to a file, the file is there already;
 * an SMTP server that took it the first time takes it twice.
 */
export function mailHandler({ db, clock, mail, sealer, limits, siteUrl }: Deps) {
  async function run({ key, payload, signal }: RunningJob<z.output<typeof payloadSchema>>): Promise<void> {
    const { template, to, thread } = payload;
    const data = sealer.open(payload.sealed);
    if (data === null) throw new RefusedJobError("OTP_KEY was another one when this mail was written");
    const content = mailTemplates[template].render(JSON.parse(data), siteUrl);
    const until = await mailBudgetRepository(db).take(key, addressKey(to), limits, clock());
    if (until) throw new PostponedJobError("the day's budget of mails is spent", until);
    try {
      await mail.send({ key, to, ...content, ...(thread && { thread }) }, signal);
    } catch (error) {
      if (!(error instanceof MailError) || error.kind === "unavailable") throw error;
      throw new RefusedJobError(error.message, { cause: error });
    }
  }
  return jobHandler(mailJobKind, payloadSchema, run, { atOnce: 2 });
}
