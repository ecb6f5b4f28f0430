import type { OwnAudition, OwnAuditions } from "@callboard/contracts/audition";
import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { isApplicant } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { isShown } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import { eventRoleRepository } from "../event/event-role-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { freeSlots, ownAuditionCan, slotOf } from "./audition-policy.ts";
import { dayRepository, type HeldDay, type HeldInvitation } from "./day-repository.ts";
import { invitationRepository } from "./invitation-repository.ts";
import { toSlot } from "./show-days.ts";

/** An invitation as its applicant sees it: a link is for who has a time. */
function toOwn(held: HeldDay, invitation: HeldInvitation, now: Date): Omit<OwnAudition, "role"> {
  const { day } = held;
  const { date, time_zone, place, note } = day;
  const can = ownAuditionCan(held, invitation, now);
  const slot = slotOf(held, invitation);
  const { held_from, held_to } = invitation;
  return {
    ...{ id: invitation.id, state: invitation.state, date, time_zone, place, note, can },
    link: slot ? day.link : null,
    is_online: day.link !== null,
    is_cancelled: day.cancelled_at !== null,
    slot: slot && toSlot(slot),
    free: can.book ? freeSlots(held, now).map(toSlot) : [],
    shares_phone: invitation.shares_phone,
    held:
      held_from && held_to ? { starts_at: held_from.toISOString(), ends_at: held_to.toISOString() } : null,
    sequence: invitation.sequence,
  };
}

/** The audition days that an own application is invited to, by their date. Throws NotFoundError for any other. */
export async function ownAuditions(
  db: Db,
  actor: Actor,
  applicationId: number,
  now: Date,
): Promise<OwnAuditions> {
  const application = await applicationRepository(db).get(applicationId);
  const event = application && (await eventRepository(db).getTerms(application.event_id));
  if (!application || !event || !isApplicant(actor, application)) throw new NotFoundError();
  const about = { id: event.id, title: event.title };
  const dayIds = isShown(event) ? await invitationRepository(db).daysOf([applicationId]) : [];
  const days = dayIds.length > 0 ? await dayRepository(db).list(event.id, dayIds) : [];
  const roles = await eventRoleRepository(db).namesOf(days.map(({ role_id }) => role_id));
  const auditions: OwnAudition[] = [];
  for (const { id, role_id } of days) {
    const held = await dayRepository(db).get(id);
    const invitation = held?.invitations.find((row) => row.application_id === applicationId);
    const name = role_id === null ? undefined : roles.get(role_id);
    const role = role_id !== null && name !== undefined ? { id: role_id, name } : null;
    if (held && invitation) auditions.push({ ...toOwn(held, invitation, now), role });
  }
  return { event: about, auditions };
}

/** One of them. Throws NotFoundError for another's. */
export async function ownAudition(db: Db, actor: Actor, id: number, now: Date) {
  const terms = await invitationRepository(db).termsOf(id);
  if (!terms) throw new NotFoundError();
  const { event, auditions } = await ownAuditions(db, actor, terms.application_id, now);
  const audition = auditions.find((row) => row.id === id);
  if (!audition) throw new NotFoundError();
  return { event, audition };
}
