import { z } from "zod";
import { jobHandler, RefusedJobError, type RunningJob } from "../jobs/job.ts";
import type { SecretSealer } from "../modules/staff/sealed-secret.ts";
import { type Delivery, deliverMail } from "./deliver-mail.ts";
import { lessReserve } from "./mail-budget-repository.ts";
import { type MailTemplate, mailTemplates } from "./templates/mail-templates.ts";

export const mailJobKind = "mail";

const templateNames = Object.keys(mailTemplates) as [MailTemplate];
const payloadSchema = z.object({
  template: z.enum(templateNames),
  to: z.string(),
  thread: z.string().optional(),
  sealed: z.string(),
});

type Deps = Delivery & {
  sealer: SecretSealer;
  /** The site's address, for links. */
  siteUrl: string;
};

/**
 * Sends mails. A second run of a mail sends it again, with the same Message-ID: where it is written to a file, the file is there already;
 * an SMTP server that took it the first time takes it twice.
 */
export function mailHandler({ sealer, siteUrl, ...delivery }: Deps) {
  async function run({ key, payload, signal }: RunningJob<z.output<typeof payloadSchema>>): Promise<void> {
    const { template, to, thread } = payload;
    const data = sealer.open(payload.sealed);
    if (data === null) throw new RefusedJobError("OTP_KEY was another one when this mail was written");
    const content = mailTemplates[template].render(JSON.parse(data), siteUrl);
    const limits = template === "team_invitation" ? lessReserve(delivery.limits) : delivery.limits;
    await deliverMail({ ...delivery, limits }, { key, to, ...content, ...(thread && { thread }) }, signal);
  }
  return jobHandler(mailJobKind, payloadSchema, run, { atOnce: 2 });
}
