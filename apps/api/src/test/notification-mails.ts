import { createLog } from "@callboard/server-kit/create-log";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import type { MailMessage } from "../mail/mail.ts";
import { gatherMails, notificationMailHandler } from "../modules/notification/notification-mail-job.ts";
import { unsubscribeLinks } from "../modules/notification/unsubscribe-link.ts";
import { type TestApp, testOtpKey } from "./app.ts";

const pauseMs = 120_000;

/** Sends mails about notifications to nowhere, for a test to read. Two of them on one app are two servers. */
export function notificationMails(app: Pick<TestApp, "db" | "clock">) {
  const sent: MailMessage[] = [];
  const links = unsubscribeLinks(testOtpKey);
  const clock = app.clock.read;
  const queue = jobQueue({ clock });

  function deps() {
    const mail = { send: async (message: MailMessage) => void sent.push(message) };
    const limits = { perDay: 100_000, perDayAndAddress: 100_000 };
    const serverKey = testOtpKey;
    return { db: app.db, clock, mail, limits, serverKey, links, siteUrl: "https://callboard.test" };
  }
  const gather = () => gatherMails({ db: app.db, clock, queue, pauseMs });
  const run = () => {
    const log = createLog("silent", { service: "test", redact: [] });
    return jobRunner({ db: app.db, clock, log, queue, handlers: [notificationMailHandler(deps())] }).runDue();
  };

  return {
    sent,
    links,
    gather,
    run,
    /** Gives who got which mails of what was due after a pause, in their order. */
    sendDue: async (ms = pauseMs) => {
      app.clock.pass(ms);
      await gather();
      await run();
      return sent.splice(0).map(({ to, subject }) => [to, subject]);
    },
  };
}
