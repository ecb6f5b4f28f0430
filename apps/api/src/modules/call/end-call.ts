import type { Db } from "../../db/client.ts";
import { ForbiddenError, InvalidError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { cancelDaysOf } from "../audition/change-slots.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import { isShown } from "../event/event-policy.ts";
import { abandonPhotos } from "../media/photo/photo-storage.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { ownCallCan } from "./call-policy.ts";
import { type CallRow, callRepository } from "./call-repository.ts";
import { cancelledText, ownCall } from "./change-call.ts";
import { tellApplicants } from "./tell-applicants.ts";

export type Ending = { db: Db; actor: Actor; now: Date; queue: JobQueue; notifications: NotificationSender };

/** Holds a call that everybody sees, for its poster. Throws NotFoundError and ForbiddenError. */
async function hold(tx: Db, sent: Actor, id: number): Promise<CallRow> {
  const actor = await standing(tx, sent);
  const row = ownCall(actor, await callRepository(tx).getLocked(id));
  if (!isShown(row)) throw new ForbiddenError("This can be done once the call is public");
  return row;
}

/** Takes no more applications, and answers all who wait. Closing again changes nothing. Throws InvalidError for a cancelled call. */
export async function closeCall(
  { db, actor, now, queue }: Ending,
  id: number,
  message: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await hold(tx, actor, id);
    if (row.status === "closed") return;
    if (row.status === "cancelled") throw new InvalidError(cancelledText);
    await callRepository(tx).setStatus(id, "closed");
    const about = { event_id: id, version: row.version + 1, until: now, by: actor.userId };
    const news = { ...about, news: "closed" as const, message };
    await tellApplicants(tx, queue, news);
    await cacheVersionRepository(tx).raise("event");
  });
  queue.wake();
}

/** Takes applications again, as long as there is time. Throws InvalidError where there is none, and for a cancelled call. */
export async function reopenCall({ db, actor, now }: Ending, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await hold(tx, actor, id);
    if (row.status === "published") return;
    if (row.status === "cancelled") throw new InvalidError(cancelledText);
    if (!ownCallCan(row, 0, now).reopen) {
      throw new InvalidError("The last day to apply has passed: change it first, then reopen the call");
    }
    await callRepository(tx).setStatus(id, "published");
    await cacheVersionRepository(tx).raise("event");
  });
}

/** Says that nothing comes of it, for good, and tells those who applied. Throws InvalidError where it has begun. */
export async function cancelCall(
  { db, actor, now, queue, notifications }: Ending,
  id: number,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await hold(tx, actor, id);
    if (row.status === "cancelled") return;
    if (!ownCallCan(row, 0, now).cancel) throw new InvalidError("It has begun already");
    await callRepository(tx).setStatus(id, "cancelled");
    const news = { event_id: id, news: "cancelled" as const, version: row.version + 1, until: now };
    await tellApplicants(tx, queue, { ...news, message: reason });
    await notifications.add(tx, await cancelDaysOf(tx, row, now));
    await cacheVersionRepository(tx).raise("event");
  });
  queue.wake();
}

/**
 * Deletes a call that nobody has applied for. Gives the names of its photos. Throws NotFoundError, ForbiddenError, and InvalidError where
 * somebody has applied, or a moderator has decided on it.
 */
export function removeCall({ db, actor: sent, now }: Ending, id: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const actor = await standing(tx, sent);
    const calls = callRepository(tx);
    // Nobody applies while it is held so: what arrives meanwhile waits, and then finds no call.
    const row = ownCall(actor, await calls.getLocked(id, "update"));
    if (await calls.hasApplications(id)) {
      throw new InvalidError("Somebody has applied: close or cancel the call instead");
    }
    if (!ownCallCan(row, 0, now).remove)
      throw new InvalidError("A moderator has decided on this call: it stays");
    await calls.remove(id);
    await cacheVersionRepository(tx).raise("event");
    return abandonPhotos(tx, [row.banner_photo, row.description_photo], now);
  });
}
