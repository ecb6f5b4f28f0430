import { setTimeout as pause } from "node:timers/promises";
import { createLog } from "@callboard/server-kit/create-log";
import { sql } from "drizzle-orm";
import { openDatabase } from "../db/open-database.ts";
import { users } from "../db/schema/account.ts";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { fileMail } from "../mail/file-mail.ts";
import { gatherMails, notificationMailHandler } from "../modules/notification/notification-mail-job.ts";
import { notificationSender } from "../modules/notification/notification-sender.ts";
import { unsubscribeLinks } from "../modules/notification/unsubscribe-link.ts";

// Tells people and mails it until it is killed, and says of each transaction that it was told. In the round `finish` it tells nobody, and sends
// what is left.

const [, , place = "", round = "", folder = ""] = process.argv;
const database = await openDatabase({
  ...(place.startsWith("postgres") ? { databaseUrl: place, dataDir: "" } : { dataDir: place }),
  onConnectionError: () => {},
});
await database.prepare();
const { db } = database;
const clock = () => new Date();
const queue = jobQueue({ clock });
const log = createLog("silent", { service: "test", redact: [] });
const handler = notificationMailHandler({
  ...{ db, clock, mail: fileMail({ folder, from: "mail@callboard.test", clock, print: () => {} }) },
  ...{ limits: { perDay: 1_000_000, perDayAndAddress: 1_000_000 }, serverKey: "key-of-the-crash-test" },
  ...{ links: unsubscribeLinks("key-of-the-crash-test"), siteUrl: "https://callboard.test" },
});
// So short a lease that the next round takes over what this one leaves.
const runner = jobRunner({ db, clock, log, queue, handlers: [handler], leaseMs: 600, pollMs: 200 });

await db.execute(sql`
  insert into users (name, username, username_key, email, email_key, phone, password_hash, created_at, phone_verified_at)
  select 'P', 'p' || n, 'p' || n, 'p' || n || '@example.com', 'p' || n || '@example.com', '+91' || n, '', now(), now()
  from generate_series(1, 3) as n on conflict do nothing`);
const people = await db.select({ id: users.id }).from(users);

// Whoever started it is gone.
process.on("disconnect", () => process.exit());
runner.start();
process.send?.({ opened: true });

async function gather(): Promise<void> {
  for (;;) {
    await gatherMails({ db, clock, queue, pauseMs: 40 });
    await pause(20);
  }
}
void gather();

for (let number = 0; round !== "finish"; number += 1) {
  const told = `k${round}x${number}x`;
  await db.transaction((tx) =>
    notificationSender({ clock }).add(
      tx,
      people.map(({ id }) => ({
        ...{ user_id: id, kind: "call_cancelled" as const, key: told },
        data: { event_title: told },
      })),
    ),
  );
  process.send?.({ told });
  await pause(15);
}
