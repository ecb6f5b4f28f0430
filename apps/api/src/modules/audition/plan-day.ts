import type { ChangeAuditionInput, CreateAuditionInput } from "@callboard/contracts/audition";
import { auditionLimits } from "@callboard/contracts/audition-limits";
import { minutesOf, slotStarts } from "@callboard/contracts/audition-slots";
import { addMs, msBetween, nextInstantOf, toDate } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { ConflictError, FieldError, InvalidError } from "../../http/errors.ts";
import { eventToDecide } from "../application/event-to-review.ts";
import { callRepository } from "../call/call-repository.ts";
import { eventRoleRepository } from "../event/event-role-repository.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { auditionNews, next } from "./audition-news.ts";
import { hasBegun, isChangeable, slotOf } from "./audition-policy.ts";
import { type DayRow, dayRepository, type HeldDay } from "./day-repository.ts";
import { type Acting, assertOn, holdForPoster } from "./hold-for-poster.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { remind } from "./remind.ts";

const minuteMs = 60_000;
export const past = "Must be in the future";
/** The moment of a clock time on a day. */
export const momentOf = (zone: string, date: string, clock: string) =>
  nextInstantOf(zone, `${date}T${clock}`, toDate(0));

async function assertRole(tx: Db, eventId: number, roleId: number | undefined): Promise<void> {
  const roles = await eventRoleRepository(tx).list(eventId);
  if (roleId !== undefined && !roles.some(({ id }) => id === roleId))
    throw new FieldError({ role_id: "Choose a role of this call" });
}

function timesOf(plan: CreateAuditionInput, zone: string) {
  const begin = momentOf(zone, plan.date, plan.start_time);
  return slotStarts(plan).map((at) => {
    const starts_at = addMs(begin, (at - minutesOf(plan.start_time)) * minuteMs);
    return { starts_at, ends_at: addMs(starts_at, plan.slot_minutes * minuteMs) };
  });
}

/**
 * Makes an audition day of a call with all its times. The same key again is the same day. Throws NotFoundError, ForbiddenError, FieldError, and
 * InvalidError for a call that is cancelled or has too many.
 */
export function createDay({ db, clock }: Acting, sent: Actor, plan: CreateAuditionInput): Promise<number> {
  return db.transaction(async (tx) => {
    const actor = await standing(tx, sent);
    const { id: event_id } = await eventToDecide(tx, actor, plan.event_id);
    // One after the other: the same form sent twice is one day, and nobody cancels the call meanwhile.
    const call = await callRepository(tx).getLocked(event_id);
    const days = dayRepository(tx);
    const made = await days.findByKey(event_id, plan.key);
    if (made) return made.id;
    if (call?.status === "cancelled") throw new InvalidError("This call is cancelled");
    if ((await days.list(event_id)).length >= auditionLimits.daysMax)
      throw new InvalidError(`A call has at most ${auditionLimits.daysMax} audition days`);
    await assertRole(tx, event_id, plan.role_id);
    const [now, time_zone] = [clock(), await days.timeZoneOf(event_id)];
    const times = timesOf(plan, time_zone);
    if (times.some((slot) => hasBegun(slot, now))) throw new FieldError({ date: past });
    const { key, date, slot_minutes, capacity, role_id = null } = plan;
    const where = { place: plan.place ?? null, link: plan.link ?? null, note: plan.note ?? null };
    const day = { event_id, role_id, by: actor.userId, key, date, time_zone, slot_minutes, capacity };
    return (await days.create({ ...day, ...where, created_at: now }, times)).id;
  });
}

/** By how much all times move, in ms. Throws InvalidError once one has begun, and FieldError for a time that has passed. */
function shiftOf({ day, slots }: HeldDay, { date, start_time }: ChangeAuditionInput, now: Date): number {
  const begin = momentOf(day.time_zone, date, start_time);
  const [first] = slots;
  const ms = first ? msBetween(first.starts_at, begin) : 0;
  if (ms === 0) return 0;
  if (slots.some((slot) => hasBegun(slot, now))) throw new InvalidError("It has begun: its times stay");
  if (begin <= now) throw new FieldError({ date: past });
  return ms;
}

/** What those with a time ahead are told of a day that changed. */
async function tellBooked(
  tx: Db,
  call: { id: number; title: string },
  before: HeldDay,
  ms: number,
  now: Date,
) {
  const news = auditionNews(call, before.day);
  const told: NewNotification[] = [];
  for (const invitation of before.invitations) {
    const slot = slotOf(before, invitation);
    if (!slot || hasBegun(slot, now)) continue;
    const moved = { ...slot, starts_at: addMs(slot.starts_at, ms), ends_at: addMs(slot.ends_at, ms) };
    if (ms !== 0) await remind(tx, invitation.id, moved, now);
    told.push(ms === 0 ? news.placeChanged(next(invitation)) : news.moved(next(invitation), moved));
  }
  return told;
}

const isElsewhere = (day: DayRow, to: Pick<DayRow, "place" | "link">) =>
  day.place !== to.place || day.link !== to.link;

/**
 * Changes where or when a day is, and tells those who have a time. Throws NotFoundError, ForbiddenError, ConflictError for an older version, FieldError and
 * InvalidError.
 */
export function changeDay(
  { db, clock, notifications }: Acting,
  actor: Actor,
  id: number,
  input: ChangeAuditionInput,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { held, event } = await holdForPoster(tx, actor, id);
    const { day } = held;
    assertOn(day);
    if (day.version !== input.version) throw new ConflictError("Somebody else changed this day meanwhile");
    if (!isChangeable(day.version)) throw new InvalidError("This day was changed too often");
    const now = clock();
    const ms = shiftOf(held, input, now);
    const { date, place = null, link = null, note = null } = input;
    await dayRepository(tx).change(id, { date, place, link, note, version: day.version + 1 });
    if (ms !== 0) await dayRepository(tx).shift(id, ms);
    if (ms === 0 && !isElsewhere(day, { place, link })) return;
    await invitationRepository(tx).follow(id);
    await notifications.add(tx, await tellBooked(tx, event, held, ms, now));
  });
}
