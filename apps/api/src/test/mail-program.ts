import { createLog } from "@callboard/server-kit/create-log";
import { openDatabase } from "../db/open-database.ts";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { fileMail } from "../mail/file-mail.ts";
import type { Mail } from "../mail/mail.ts";
import { mailHandler } from "../mail/mail-job.ts";
import { mailQueue, mailSealer } from "../mail/mail-queue.ts";
import { smtpMail } from "../mail/smtp-mail.ts";

// Adds mails and sends them until it is killed, and says of each that it was added. Each is written to a file and given to an SMTP
// server, so that a kill meets either or both. In the round `finish` it adds none, and sends what is left.

const [, , place = "", round = "", folder = "", smtpUrl = ""] = process.argv;
const database = await openDatabase({
  ...(place.startsWith("postgres") ? { databaseUrl: place, dataDir: "" } : { dataDir: place }),
  onConnectionError: () => {},
});
await database.prepare();
const { db } = database;
const clock = () => new Date();
const queue = jobQueue({ clock });
const serverKey = "key-of-the-crash-test";
const from = "mail@callboard.test";
const file = fileMail({ folder, from, clock, print: () => {} });
const smtp = smtpMail({ url: smtpUrl, from, clock });
const mail: Mail = {
  send: async (message, signal) => {
    await file.send(message, signal);
    await smtp.send(message, signal);
  },
};
const handler = mailHandler({
  ...{ db, clock, mail, sealer: mailSealer(serverKey), serverKey, siteUrl: "https://callboard.test" },
  limits: { perDay: 1_000_000, perDayAndAddress: 1_000_000 },
});
const log = createLog("silent", { service: "test", redact: [] });
// So short a lease that the next round takes over what this one leaves.
const runner = jobRunner({ db, clock, log, queue, handlers: [handler], leaseMs: 600, pollMs: 200 });
const mails = mailQueue({ queue, serverKey });

// Whoever started it is gone.
process.on("disconnect", () => process.exit());
runner.start();
process.send?.({ opened: true });

for (let number = 0; round !== "finish"; number += 1) {
  const key = `${round}-${number}`;
  const data = { subject_kind: "call", subject_title: key, outcome: "acted" } as const;
  await db.transaction((tx) =>
    mails.add(tx, { template: "report_outcome", key, to: "person@example.com", data }),
  );
  process.send?.({ added: key });
  mails.wake();
}
