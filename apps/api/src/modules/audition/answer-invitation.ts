import type { BookSlotInput } from "@callboard/contracts/audition";
import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { isApplicant } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { isShown } from "../event/event-policy.ts";
import { type EventTerms, eventRepository } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { toPosters } from "../team/tell-posters.ts";
import { next } from "./audition-news.ts";
import { hasBegun, isChangeable, ownAuditionCan, placesLeft, slotOf } from "./audition-policy.ts";
import { dayRepository, type HeldDay, type HeldInvitation } from "./day-repository.ts";
import { type Acting, assertOn } from "./hold-for-poster.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { remind } from "./remind.ts";
import { settleDay } from "./settle-day.ts";

type Answer = "booked" | "swapped" | "waits" | "declined";
type Own = { tx: Db; held: HeldDay; invitation: HeldInvitation; event: EventTerms; now: Date };

/** Holds an own application, then the day it is invited to. Throws NotFoundError, UnauthorizedError, and InvalidError where nothing can be answered. */
async function holdOwn(tx: Db, sent: Actor, id: number, now: Date): Promise<Own> {
  const actor = await standing(tx, sent);
  const terms = await invitationRepository(tx).termsOf(id);
  const application = terms && (await applicationRepository(tx).getLocked(terms.application_id));
  if (!terms || !application || !isApplicant(actor, application)) throw new NotFoundError();
  const held = await dayRepository(tx).hold(terms.day_id);
  const invitation = held?.invitations.find((row) => row.id === id);
  const event = held && (await eventRepository(tx).getTerms(held.day.event_id));
  if (!held || !invitation || !event) throw new NotFoundError();
  if (!isShown(event)) throw new InvalidError("This call is not public at the moment");
  assertOn(held.day);
  return { tx, held, invitation, event, now };
}

/** Tells the poster's side, and gives what became free to who waits. */
async function tell(
  { notifications }: Acting,
  { tx, held, invitation, event, now }: Own,
  answer: Answer,
  message?: string,
): Promise<void> {
  const { id, sequence } = next(invitation);
  const told = await toPosters(
    tx,
    { poster_id: event.user_id, act: "look", by: invitation.user_id },
    {
      ...{ kind: "audition_answered", key: `audition ${id} ${sequence}` },
      ...{ event_id: event.id, application_id: invitation.application_id },
      data: {
        ...{ event_title: event.title, applicant_name: invitation.name, answer, date: held.day.date },
        ...(message && { message }),
      },
    },
  );
  await notifications.add(tx, [...told, ...(await settleDay(tx, held.day.id, event, now))]);
}

function assertChangeable({ invitation }: Own): void {
  if (!isChangeable(invitation.sequence))
    throw new InvalidError("You have changed this too often: write to who invited you");
}

/**
 * Books an own invitation for a time; the one that it had is kept where there is no place. Sent again it is the same. Throws NotFoundError, and
 * InvalidError with the reason.
 */
export function bookSlot(acting: Acting, actor: Actor, { id, slot_id, shares_phone }: BookSlotInput) {
  return acting.db.transaction(async (tx) => {
    const own = await holdOwn(tx, actor, id, acting.clock());
    const { held, invitation, now } = own;
    const before = slotOf(held, invitation);
    if (before?.id === slot_id && invitation.shares_phone === shares_phone) return;
    const slot = held.slots.find((row) => row.id === slot_id);
    if (!slot || hasBegun(slot, now)) throw new InvalidError("This time is not there any more");
    assertChangeable(own);
    const isSame = before?.id === slot_id;
    if (!isSame && placesLeft(held, slot) < 1)
      throw new InvalidError("Somebody was faster: this time is taken");
    if (!isSame && !ownAuditionCan(held, invitation, now).book)
      throw new InvalidError("You can choose no time of this day");
    await invitationRepository(tx).book(id, slot, shares_phone);
    if (isSame) return;
    await remind(tx, id, slot, now);
    await tell(acting, own, before ? "swapped" : "booked");
  });
}

/** Waits for a time of a day that is full. Throws NotFoundError, and InvalidError where a time is free. */
export function waitForSlot(acting: Acting, actor: Actor, id: number) {
  return acting.db.transaction(async (tx) => {
    const own = await holdOwn(tx, actor, id, acting.clock());
    const { held, invitation, now } = own;
    if (invitation.state === "waiting") return;
    if (!ownAuditionCan(held, invitation, now).wait)
      throw new InvalidError("There is a free time, or none that you could wait for");
    assertChangeable(own);
    await invitationRepository(tx).leave([id], { state: "waiting", waiting_since: now });
    await tell(acting, own, "waits");
  });
}

/** Says that one is not coming; the time goes to who waits. Sent again it is the same. Throws NotFoundError and InvalidError. */
export function declineAudition(acting: Acting, actor: Actor, id: number, message: string | undefined) {
  return acting.db.transaction(async (tx) => {
    const own = await holdOwn(tx, actor, id, acting.clock());
    const { held, invitation, now } = own;
    if (invitation.state === "declined") return;
    if (!ownAuditionCan(held, invitation, now).decline)
      throw new InvalidError("There is nothing to decline any more");
    await invitationRepository(tx).leave([id], { state: "declined", message: message ?? null });
    await tell(acting, own, "declined", message);
  });
}
