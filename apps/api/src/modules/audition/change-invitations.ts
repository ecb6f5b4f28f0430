import type { AssignSlotInput, Invited, InviteToAuditionInput } from "@callboard/contracts/audition";
import { auditionLimits } from "@callboard/contracts/audition-limits";
import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { isOfOther } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventToDecide } from "../application/event-to-review.ts";
import { historyRepository } from "../board/history-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { auditionNews, next } from "./audition-news.ts";
import { hasBegun, isChangeable, isInvitable, placesLeft, slotOf } from "./audition-policy.ts";
import { dayRepository, type HeldDay, type HeldInvitation } from "./day-repository.ts";
import { type Acting, assertOn, type HeldForPoster } from "./hold-for-poster.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { remind } from "./remind.ts";
import { settleDay } from "./settle-day.ts";

type Applications = Awaited<ReturnType<ReturnType<typeof historyRepository>["getLocked"]>>;

/** Who of those that were asked for is invited, and why others are not. */
function choose(held: HeldDay, ids: number[], found: Applications): Invited {
  const applications = new Map(found.map((row) => [row.id, row]));
  const known = new Map(held.invitations.map((row) => [row.application_id, row]));
  let room = auditionLimits.invitationsMax - held.invitations.length;
  const [invited, skipped]: [number[], Invited["skipped"]] = [[], []];
  for (const id of new Set(ids)) {
    const application = applications.get(id);
    const before = known.get(id);
    const reason = application ? isInvitable(held.day, application) : "gone";
    if (reason) skipped.push({ id, reason });
    else if (before && (before.state !== "removed" || !isChangeable(before.sequence)))
      skipped.push({ id, reason: "already" });
    else if (!before && room <= 0) skipped.push({ id, reason: "full" });
    else {
      if (!before) room -= 1;
      invited.push(id);
    }
  }
  return { invited, skipped };
}

/**
 * Invites applicants to a day, each once, and tells them. Says who is not and why. Throws NotFoundError, ForbiddenError, and InvalidError for a
 * day that is cancelled or over.
 */
export function invite(
  { db, clock, notifications }: Acting,
  sent: Actor,
  { day_id, application_ids }: InviteToAuditionInput,
): Promise<Invited> {
  return db.transaction(async (tx) => {
    const actor = await standing(tx, sent);
    const seen = await dayRepository(tx).get(day_id);
    if (!seen) throw new NotFoundError();
    const event = await eventToDecide(tx, actor, seen.day.event_id);
    const locked = await historyRepository(tx).getLocked(event.id, application_ids);
    const applications = locked.filter((row) => isOfOther(actor, row));
    const held = (await dayRepository(tx).hold(day_id)) ?? seen;
    assertOn(held.day);
    const now = clock();
    if (!held.slots.some((slot) => !hasBegun(slot, now)))
      throw new InvalidError("This day has no time ahead: add one first");
    const chosen = choose(held, application_ids, applications);
    const rows = await invitationRepository(tx).invite(day_id, chosen.invited, now);
    const users = new Map(applications.map(({ id, user_id }) => [id, user_id]));
    const news = auditionNews(event, held.day);
    const told = rows.map((row) => news.invited({ ...row, user_id: users.get(row.application_id) ?? 0 }));
    if (told.length > 0) await dayRepository(tx).change(day_id);
    await notifications.add(tx, told);
    return chosen;
  });
}

type Found = HeldForPoster & { invitation: HeldInvitation };

/** Holds somebody's application, then the day they are invited to. Throws NotFoundError, ForbiddenError and UnauthorizedError. */
async function holdInvitation(tx: Db, sent: Actor, id: number): Promise<Found> {
  const actor = await standing(tx, sent);
  const terms = await invitationRepository(tx).termsOf(id);
  const application = terms && (await applicationRepository(tx).getLocked(terms.application_id));
  if (!terms || !application) throw new NotFoundError();
  const event = await eventToDecide(tx, actor, application.event_id);
  const held = await dayRepository(tx).hold(terms.day_id);
  const invitation = held?.invitations.find((row) => row.id === id);
  if (!held || !invitation || !isOfOther(actor, application)) throw new NotFoundError();
  assertOn(held.day);
  return { held, event, invitation };
}

function assertAssignable({ held, invitation }: Found, now: Date): void {
  if (invitation.application_state === "declined") throw new InvalidError("Their application was declined");
  if (invitation.state === "declined") throw new InvalidError("They said that they are not coming");
  const slot = slotOf(held, invitation);
  if (slot && hasBegun(slot, now)) throw new InvalidError("Their time has begun");
  if (!isChangeable(invitation.sequence)) throw new InvalidError("This was changed too often");
}

/**
 * Books somebody for a time, or for another one than they have, and tells them. Gives the day. Throws NotFoundError, ForbiddenError, and InvalidError where
 * there is no place.
 */
export function assignSlot(
  { db, clock, notifications }: Acting,
  actor: Actor,
  { id, slot_id }: AssignSlotInput,
): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await holdInvitation(tx, actor, id);
    const { held, event, invitation } = found;
    const { day } = held;
    if (slotOf(held, invitation)?.id === slot_id) return day.id;
    const now = clock();
    assertAssignable(found, now);
    const slot = held.slots.find((row) => row.id === slot_id);
    if (!slot || hasBegun(slot, now)) throw new InvalidError("This time is not there any more");
    if (placesLeft(held, slot) < 1) throw new InvalidError("This time is taken");
    await invitationRepository(tx).book(id, slot);
    await remind(tx, id, slot, now);
    const told = auditionNews(event, day).booked(next(invitation), slot);
    await notifications.add(tx, [told, ...(await settleDay(tx, day.id, event, now))]);
    return day.id;
  });
}

/** Takes somebody off a day, and tells them. Again it changes nothing. Gives the day. Throws NotFoundError, ForbiddenError and InvalidError. */
export function removeInvitation(
  { db, clock, notifications }: Acting,
  actor: Actor,
  id: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { held, event, invitation } = await holdInvitation(tx, actor, id);
    const { day } = held;
    if (invitation.state === "removed") return day.id;
    const now = clock();
    const slot = slotOf(held, invitation);
    if (slot && hasBegun(slot, now)) throw new InvalidError("Their time has begun");
    await invitationRepository(tx).leave([id], { state: "removed" });
    const isNews = invitation.state !== "declined" && invitation.application_state !== "declined";
    const told = isNews ? [auditionNews(event, day).cancelled(next(invitation))] : [];
    await notifications.add(tx, [...told, ...(await settleDay(tx, day.id, event, now))]);
    return day.id;
  });
}
