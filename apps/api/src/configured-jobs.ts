import type { FastifyBaseLogger } from "fastify";
import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import type { Metrics } from "./http/metrics/metrics.ts";
import { jobQueue } from "./jobs/job-queue.ts";
import { jobRunner } from "./jobs/job-runner.ts";
import { configuredMail } from "./mail/configured-mail.ts";
import { mailHandler } from "./mail/mail-job.ts";
import { mailSealer } from "./mail/mail-queue.ts";
import { exportHandler } from "./modules/article-export/export-job.ts";
import { importHandler } from "./modules/article-import/import-job.ts";
import { reminderHandler } from "./modules/audition/reminder-job.ts";
import { callNewsHandler } from "./modules/call/tell-applicants.ts";
import { removeImageHandler } from "./modules/image/remove-image-job.ts";
import { filePieces } from "./modules/media/files/file-pieces.ts";
import type { FileStore } from "./modules/media/files/file-store.ts";
import type { MediaStore } from "./modules/media/media-store.ts";
import { notificationMailHandler } from "./modules/notification/notification-mail-job.ts";
import { notificationSender } from "./modules/notification/notification-sender.ts";
import { unsubscribeLinks } from "./modules/notification/unsubscribe-link.ts";
import { pushHandler } from "./modules/push/push-job.ts";
import { newArticleHandler } from "./modules/saved-search/tell-of-articles.ts";
import { newCallHandler } from "./modules/saved-search/tell-of-calls.ts";
import { newProfileHandler } from "./modules/saved-search/tell-of-profiles.ts";
import { withCircuit } from "./push/push-circuit.ts";
import { configuredPush } from "./push/push-env.ts";
import { webPushService } from "./push/push-service.ts";

type Deps = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Prints a line to the terminal. */
  print: (line: string) => void;
  /** Seals what waits to be sent. */
  serverKey: string;
  media: MediaStore;
  privateFiles: FileStore;
  uploadFolder: string;
};

/** What is done after acts: where they leave it, and the runner with the handlers of all kinds. A new kind is a handler more. */
export function configuredJobs(env: Env, deps: Deps) {
  const { db, clock, log, metrics, print, serverKey } = deps;
  const queue = jobQueue({ clock });
  const limits = { perDay: env.MAIL_PER_DAY, perDayAndAddress: env.MAIL_PER_DAY_AND_ADDRESS };
  const mail = configuredMail(env, { clock, print });
  const sealer = mailSealer(serverKey);
  const mails = { db, clock, mail, sealer, serverKey, limits, siteUrl: env.PUBLIC_URL };
  const files = { ...deps, pieces: filePieces(deps.privateFiles) };
  const news = { db, clock, notifications: notificationSender({ clock }) };
  const told = { ...mails, links: unsubscribeLinks(serverKey) };
  const keys = configuredPush(env);
  const handlers = [
    ...[mailHandler(mails), importHandler(files), exportHandler(files), removeImageHandler(deps)],
    ...[callNewsHandler(news), reminderHandler(news), notificationMailHandler(told), newCallHandler(news)],
    ...[newArticleHandler(news), newProfileHandler(news)],
    ...(keys ? [pushHandler({ db, clock, service: withCircuit(webPushService({ keys, clock })) })] : []),
  ];
  const runner = jobRunner({
    ...{ db, clock, log, queue, handlers },
    onOutcome: (kind, outcome) => metrics.jobs.inc({ kind, outcome }),
  });
  return { queue, runner };
}
