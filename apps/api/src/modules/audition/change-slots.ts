import type { AddSlotInput } from "@callboard/contracts/audition";
import { auditionLimits } from "@callboard/contracts/audition-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { FieldError, InvalidError, NotFoundError } from "../../http/errors.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { auditionNews, next } from "./audition-news.ts";
import { hasBegun, isExpected, overlaps, slotOf } from "./audition-policy.ts";
import { dayRepository, type HeldDay } from "./day-repository.ts";
import { type Acting, assertOn, holdForPoster } from "./hold-for-poster.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { momentOf, past } from "./plan-day.ts";
import { settleDay } from "./settle-day.ts";

const minuteMs = 60_000;

/** Adds a time to a day, which goes to who waits. Throws NotFoundError, ForbiddenError, FieldError and InvalidError. */
export function addSlot(
  { db, clock, notifications }: Acting,
  actor: Actor,
  { day_id, start_time }: AddSlotInput,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { held, event } = await holdForPoster(tx, actor, day_id);
    const { day, slots } = held;
    assertOn(day);
    const now = clock();
    const starts_at = momentOf(day.time_zone, day.date, start_time);
    const ends_at = addMs(starts_at, day.slot_minutes * minuteMs);
    if (slots.length >= auditionLimits.slotsMax)
      throw new InvalidError(`A day has at most ${auditionLimits.slotsMax} times`);
    if (starts_at <= now) throw new FieldError({ start_time: past });
    if (overlaps(slots, starts_at, ends_at)) throw new FieldError({ start_time: "Another time is there" });
    await dayRepository(tx).addSlot({ day_id, starts_at, ends_at });
    await notifications.add(tx, await settleDay(tx, day_id, event, now));
  });
}

/**
 * Takes a time from a day. Those who have it are told and choose another one. Gives the day. Throws NotFoundError, ForbiddenError, and
 * InvalidError once it has begun.
 */
export function removeSlot(
  { db, clock, notifications }: Acting,
  actor: Actor,
  slotId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const dayId = await dayRepository(tx).dayOfSlot(slotId);
    if (dayId === null) throw new NotFoundError();
    const { held, event } = await holdForPoster(tx, actor, dayId);
    assertOn(held.day);
    const slot = held.slots.find(({ id }) => id === slotId);
    if (!slot) throw new NotFoundError();
    const now = clock();
    if (hasBegun(slot, now)) throw new InvalidError("This time has begun");
    const leaving = held.invitations.filter((invitation) => slotOf(held, invitation)?.id === slotId);
    await invitationRepository(tx).leave(
      leaving.map(({ id }) => id),
      { state: "invited" },
    );
    await dayRepository(tx).removeSlot(slotId);
    const news = auditionNews(event, held.day);
    const told = leaving.map((invitation) => news.slotRemoved(next(invitation)));
    await notifications.add(tx, [...told, ...(await settleDay(tx, dayId, event, now))]);
    return dayId;
  });
}

/** Cancels a held day. Gives what those are told whom it concerns. */
async function cancelHeld(
  tx: Db,
  held: HeldDay,
  call: { id: number; title: string },
  { now, isTold }: { now: Date; isTold: (invitation: HeldDay["invitations"][number]) => boolean },
): Promise<NewNotification[]> {
  const ahead = held.invitations.filter((invitation) => {
    const slot = slotOf(held, invitation);
    return isExpected(invitation) && !(slot && hasBegun(slot, now));
  });
  await dayRepository(tx).change(held.day.id, { cancelled_at: now });
  await invitationRepository(tx).raise(ahead);
  const news = auditionNews(call, held.day);
  return ahead.filter(isTold).map((invitation) => news.cancelled(next(invitation)));
}

/** Cancels a day and tells everybody who is expected. Again it changes nothing. Throws NotFoundError, ForbiddenError, and InvalidError once it is over. */
export function cancelDay({ db, clock, notifications }: Acting, actor: Actor, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { held, event } = await holdForPoster(tx, actor, id);
    if (held.day.cancelled_at) return;
    const now = clock();
    if (held.slots.length > 0 && held.slots.every((slot) => hasBegun(slot, now)))
      throw new InvalidError("This audition day is over");
    await notifications.add(tx, await cancelHeld(tx, held, event, { now, isTold: () => true }));
  });
}

/** Cancels the days of a call that is cancelled. Gives what those are told who have a time: the others hear of the call. Call it with the call held. */
export async function cancelDaysOf(
  tx: Db,
  call: { id: number; title: string },
  now: Date,
): Promise<NewNotification[]> {
  const told: NewNotification[] = [];
  const ids = (await dayRepository(tx).listOpen(call.id)).toSorted((one, other) => one - other);
  for (const id of ids) {
    const held = await dayRepository(tx).hold(id);
    if (!held || held.slots.every((slot) => hasBegun(slot, now))) continue;
    const isTold = ({ state }: { state: string }) => state === "booked";
    told.push(...(await cancelHeld(tx, held, call, { now, isTold })));
  }
  return told;
}
