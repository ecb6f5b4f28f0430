import type { Db } from "../../db/client.ts";
import { eventRepository } from "../event/event-repository.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import { auditionNews, next } from "./audition-news.ts";
import { hasBegun, isExpected, nextInLine, slotOf } from "./audition-policy.ts";
import { dayRepository } from "./day-repository.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { remind } from "./remind.ts";

type Call = { id: number; title: string };

/**
 * Ends an act on a held day: whoever waits gets what is free, the longest waiting first, and calendars hear of it. Gives what those are
 * told; add it with the other news of the act.
 */
export async function settleDay(tx: Db, dayId: number, call: Call, now: Date): Promise<NewNotification[]> {
  const days = dayRepository(tx);
  await days.change(dayId);
  const held = await days.hold(dayId);
  if (!held) return [];
  const news = auditionNews(call, held.day);
  const told: NewNotification[] = [];
  for (const { invitation, slot } of nextInLine(held, now)) {
    await invitationRepository(tx).book(invitation.id, slot);
    await remind(tx, invitation.id, slot, now);
    told.push(news.booked(next(invitation), slot));
  }
  return told;
}

/**
 * Takes applications that are declined, or about to go, from the audition days that are ahead of them. Call it with the applications held.
 * Gives what those are told who get their times.
 */
export async function releaseAuditions(
  tx: Db,
  applicationIds: number[],
  now: Date,
): Promise<NewNotification[]> {
  const told: NewNotification[] = [];
  const ids = new Set(applicationIds);
  for (const dayId of await invitationRepository(tx).daysOf(applicationIds)) {
    const held = await dayRepository(tx).hold(dayId);
    const leaving = held?.invitations.filter((invitation) => {
      const slot = slotOf(held, invitation);
      return ids.has(invitation.application_id) && isExpected(invitation) && !(slot && hasBegun(slot, now));
    });
    const event = held && leaving?.length ? await eventRepository(tx).getTerms(held.day.event_id) : null;
    if (!event || !leaving) continue;
    await invitationRepository(tx).leave(
      leaving.map(({ id }) => id),
      { state: "removed" },
    );
    told.push(...(await settleDay(tx, dayId, event, now)));
  }
  return told;
}
