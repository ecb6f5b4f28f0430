import { notificationMessage, notificationText } from "@callboard/contracts/notification";
import { mailGroupOf, mailGroups, mailGroupWords } from "@callboard/contracts/notification-mail";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { jobHandler, PostponedJobError, type RunningJob } from "../../jobs/job.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { lookOften } from "../../jobs/look-often.ts";
import { type Delivery, deliverMail } from "../../mail/deliver-mail.ts";
import { lessReserve } from "../../mail/mail-budget-repository.ts";
import { mailTemplates } from "../../mail/templates/mail-templates.ts";
import { mailRepository } from "./mail-repository.ts";
import { mailSettingsRepository } from "./mail-settings-repository.ts";
import { afterQuiet } from "./mail-times.ts";
import { type NotificationRow, notificationRepository } from "./notification-repository.ts";
import type { UnsubscribeLinks } from "./unsubscribe-link.ts";

const kind = "notification-mail";
/** Of one mail; the rest is counted. */
const shownMax = 20;

/** Between two looks at what is due, in ms. */
const lookMs = 3_000;

const payloadSchema = z.object({ user_id: z.number().int(), ids: z.array(z.number().int()) });

type Gathering = { db: Db; clock: () => Date; queue: JobQueue; pauseMs: number };

/** Makes a mail of all that each reader is to be told by now: a job each, in the transaction that takes it from the list. */
export async function gatherMails({ db, clock, queue, pauseMs }: Gathering): Promise<void> {
  const count = await db.transaction(async (tx) => {
    const gathered = await mailRepository(tx).takeDue(clock(), pauseMs);
    const jobs = gathered.map(({ user_id, ids }) => ({
      key: `notifications ${user_id} ${ids.at(-1)}`,
      payload: { user_id, ids },
    }));
    await queue.addMany(tx, kind, jobs);
    return jobs.length;
  });
  if (count > 0) queue.wake();
}

/** Gathers every few seconds, at any number of APIs. Returns the function that stops it, once what is under way is done. */
export const gatherOnTime = (gathering: Gathering, log: FastifyBaseLogger) =>
  lookOften(() => gatherMails(gathering), "mails about notifications cannot be gathered", log, lookMs);

/** The mail about some notifications of somebody. */
function contentOf(userId: number, rows: NotificationRow[], links: UnsubscribeLinks) {
  const named = new Set(rows.map((row) => mailGroupOf[row.kind]));
  const groups = mailGroups.filter((group) => named.has(group));
  const items = rows.slice(0, shownMax).map((row) => {
    const message = notificationMessage(row.data);
    return { ...notificationText(row.kind, row.data, row), ...(message && { message }) };
  });
  return {
    items,
    more: rows.length - items.length,
    about: groups.map((group) => mailGroupWords[group].title),
    unsubscribe_path: `/unsubscribe/${links.write({ userId, groups })}`,
  };
}

type Deps = Delivery & { links: UnsubscribeLinks; siteUrl: string };

/**
 * Sends what was gathered for somebody, but for what they have read meanwhile, do not see any more, or want no mails about. A second run sends the same mail: it has
 * the same key, as mails of other jobs do.
 */
export function notificationMailHandler({ links, siteUrl, ...delivery }: Deps) {
  const { db, clock } = delivery;
  const limits = lessReserve(delivery.limits);

  async function run({ key, payload, signal }: RunningJob<z.output<typeof payloadSchema>>): Promise<void> {
    const { user_id, ids } = payload;
    const reader = await mailRepository(db).readerOf(user_id);
    if (!reader) return;
    const settings = await mailSettingsRepository(db).get(user_id);
    const unread = await notificationRepository(db).listUnread(user_id, ids);
    const rows = unread.filter((row) => settings.rhythms[mailGroupOf[row.kind]] !== "never");
    if (rows.length === 0) return;
    const now = clock();
    const until = afterQuiet(settings, now);
    if (until > now) throw new PostponedJobError("its reader has quiet hours", until);
    const content = mailTemplates.notifications.render(contentOf(user_id, rows, links), siteUrl);
    await deliverMail({ ...delivery, limits }, { key, to: reader.email, ...content }, signal);
  }
  return jobHandler(kind, payloadSchema, run, { atOnce: 2 });
}
