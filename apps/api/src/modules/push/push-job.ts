import { notificationText } from "@callboard/contracts/notification";
import { mailGroupOf, mailGroupWords } from "@callboard/contracts/notification-mail";
import { type PushMessage, pushLimits } from "@callboard/contracts/push";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { addMs, msBetween } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { jobHandler, PostponedJobError, RefusedJobError, type RunningJob } from "../../jobs/job.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { lookOften } from "../../jobs/look-often.ts";
import { PushError, type PushService } from "../../push/push-service.ts";
import { mailSettingsRepository } from "../notification/mail-settings-repository.ts";
import { afterQuiet } from "../notification/mail-times.ts";
import { type NotificationRow, notificationRepository } from "../notification/notification-repository.ts";
import { duePushRepository } from "./due-push-repository.ts";
import { pushSubscriptionRepository } from "./push-subscription-repository.ts";

const kind = "push";
/** Between two looks at what is due, in ms. */
const lookMs = 1_000;
/** Letters of a push: more is cut off on the screens that show it. */
const bodyMax = 160;

const payloadSchema = z.object({
  user_id: z.number().int(),
  subscription_id: z.number().int(),
  ids: z.array(z.number().int()),
});

type Gathering = { db: Db; clock: () => Date; queue: JobQueue; pauseMs: number };

/** Makes a push of all that each reader is to be told by now: a job for each of their browsers, in the transaction that takes it from the list. */
export async function gatherPushes({ db, clock, queue, pauseMs }: Gathering): Promise<void> {
  const count = await db.transaction(async (tx) => {
    const due = await duePushRepository(tx).take(clock(), pauseMs);
    if (due.length === 0) return 0;
    const browsers = await pushSubscriptionRepository(tx).listOf(due.map(({ user_id }) => user_id));
    const byReader = Map.groupBy(browsers, ({ user_id }) => user_id);
    const jobs = due.flatMap(({ user_id, ids }) =>
      (byReader.get(user_id) ?? []).map(({ id: subscription_id }) => ({
        key: `push ${ids.at(-1)} ${subscription_id}`,
        payload: { user_id, subscription_id, ids },
      })),
    );
    await queue.addMany(tx, kind, jobs);
    return jobs.length;
  });
  if (count > 0) queue.wake();
}

/** Gathers every second, at any number of APIs. Returns the function that stops it, once what is under way is done. */
export const pushOnTime = (gathering: Gathering, log: FastifyBaseLogger) =>
  lookOften(() => gatherPushes(gathering), "pushes cannot be gathered", log, lookMs);

const cut = (text: string) => (text.length > bodyMax ? `${[...text].slice(0, bodyMax - 1).join("")}…` : text);

/** The push about some notifications: what the bell says of one, and how many there are of several. */
function messageOf(rows: NotificationRow[]): PushMessage | null {
  const newest = rows.at(-1);
  if (!newest) return null;
  const { title, path } = notificationText(newest.kind, newest.data, newest);
  const said = { id: newest.id, body: cut(title) };
  if (rows.length === 1) return { ...said, title: mailGroupWords[mailGroupOf[newest.kind]].title, path };
  return { ...said, title: `${rows.length} new notifications`, path: "/account/notifications" };
}

type Deps = { db: Db; clock: () => Date; service: PushService };

/**
 * Sends what was gathered for a browser, but for what was read meanwhile, is not seen any more, not wanted, or too old. A second run after a crash sends it
 * again: at the service it replaces the first one, and in the browser it takes its place.
 */
export function pushHandler({ db, clock, service }: Deps) {
  async function listWanted(userId: number, ids: number[], now: Date) {
    const settings = (await mailSettingsRepository(db).settingsOf([userId]))(userId);
    const rows = (await notificationRepository(db).listUnread(userId, ids)).filter(
      (row) =>
        settings.pushed.includes(mailGroupOf[row.kind]) && msBetween(row.created_at, now) < pushLimits.expiry,
    );
    return { settings, rows };
  }

  async function run({ payload, signal }: RunningJob<z.output<typeof payloadSchema>>): Promise<void> {
    const { user_id, subscription_id, ids } = payload;
    const now = clock();
    const subscriptions = pushSubscriptionRepository(db);
    const target = await subscriptions.targetOf(subscription_id, user_id, now);
    if (!target) return;
    const { settings, rows } = await listWanted(user_id, ids, now);
    const message = messageOf(rows);
    const newest = rows.at(-1);
    if (!message || !newest) return;
    const until = afterQuiet(settings, now);
    if (until > now) throw new PostponedJobError("its reader has quiet hours", until);
    const ttl = Math.ceil((pushLimits.expiry - msBetween(newest.created_at, now)) / 1_000);
    try {
      const text = JSON.stringify(message);
      await service.send({ target, text, ttl, topic: `n${ids.at(-1)}` }, signal);
    } catch (error) {
      if (!(error instanceof PushError)) throw error;
      if (error.kind === "gone") return await subscriptions.removeGone(subscription_id, target.endpoint);
      if (error.kind === "refused") throw new RefusedJobError(error.message, { cause: error });
      if (error.retryAfter === null) throw error;
      throw new PostponedJobError(error.message, addMs(now, error.retryAfter));
    }
  }

  return jobHandler(kind, payloadSchema, run, { atOnce: 2 });
}
