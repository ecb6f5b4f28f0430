import type {
  ApplicantAuditions,
  AuditionDay,
  AuditionDays,
  AuditionInvitation,
  AuditionSlot,
  InvitationState,
} from "@callboard/contracts/audition";
import type { RoleName } from "@callboard/contracts/event-role";
import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { canDecide, isOfOther } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventToReview } from "../application/event-to-review.ts";
import { eventRoleRepository } from "../event/event-role-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { byTurn } from "./audition-policy.ts";
import {
  type DayRow,
  dayRepository,
  type HeldDay,
  type HeldInvitation,
  type SlotRow,
} from "./day-repository.ts";
import { invitationRepository } from "./invitation-repository.ts";

export const toSlot = ({ id, starts_at, ends_at }: SlotRow): AuditionSlot => ({
  ...{ id, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
});

type Roles = ReadonlyMap<number, string>;
const roleIn = (roles: Roles, id: number | null): RoleName | null => {
  const name = id === null ? undefined : roles.get(id);
  return id !== null && name !== undefined ? { id, name } : null;
};

function toDay(day: DayRow, roles: Roles) {
  const { id, date, time_zone, slot_minutes, capacity, place, link, note, version } = day;
  const facts = { id, date, time_zone, slot_minutes, capacity, place, link, note, version };
  return { ...facts, role: roleIn(roles, day.role_id), is_cancelled: day.cancelled_at !== null };
}

/** The audition days of a call, for its poster's side. Throws NotFoundError and ForbiddenError. */
export async function listDays(db: Db, actor: Actor, eventId: number): Promise<AuditionDays> {
  const event = await eventToReview(db, actor, eventId);
  const days = await dayRepository(db).list(event.id);
  const own = await applicationRepository(db).find(event.id, actor.userId);
  const ids = days.map(({ id }) => id);
  const counted = await invitationRepository(db).countsOf(ids, own?.id);
  const times = await dayRepository(db).countSlots(ids);
  const roles = await eventRoleRepository(db).list(event.id);
  const names = new Map(roles.map(({ id, name }) => [id, name]));
  const countsOf = (id: number) => {
    const none: Record<InvitationState, number> = {
      ...{ invited: 0, booked: 0, waiting: 0, declined: 0, removed: 0 },
    };
    for (const row of counted) if (row.day_id === id) none[row.state] = row.count;
    return none;
  };
  return {
    event: { id: event.id, title: event.title },
    roles: roles.map(({ id, name }) => ({ id, name })),
    time_zone: await dayRepository(db).timeZoneOf(event.id),
    days: days.map((day) => ({
      ...toDay(day, names),
      ...{ slots: times.get(day.id) ?? 0, counts: countsOf(day.id) },
    })),
    can: { act: canDecide(actor, event) },
  };
}

/** Their number is for those alone who may write to them, of somebody who is coming and lets them see it. */
function toInvitation(row: HeldInvitation, roles: Roles, canAct: boolean): AuditionInvitation {
  const { id, application_id, name, state, slot_id, message } = row;
  const isShared = canAct && state === "booked" && row.shares_phone;
  return {
    ...{ id, application_id, name, state, slot_id, message },
    ...{ role: roleIn(roles, row.role_id), phone: isShared ? row.phone : null },
  };
}

/** Those who wait in their turn, the others by name. */
const inOrder = ({ invitations }: HeldDay) =>
  invitations.toSorted((one, other) =>
    one.state === "waiting" && other.state === "waiting"
      ? byTurn(one, other)
      : one.name.localeCompare(other.name) || one.id - other.id,
  );

/** An audition day with everybody who is invited, for its poster's side; nobody sees their own. Throws NotFoundError and ForbiddenError. */
export async function showDay(db: Db, actor: Actor, id: number): Promise<AuditionDay> {
  const held = await dayRepository(db).get(id);
  if (!held) throw new NotFoundError();
  const event = await eventToReview(db, actor, held.day.event_id);
  const seen = inOrder(held).filter((row) => isOfOther(actor, row));
  const roles = await eventRoleRepository(db).namesOf([held.day.role_id, ...seen.map((row) => row.role_id)]);
  const act = canDecide(actor, event);
  return {
    ...toDay(held.day, roles),
    event: { id: event.id, title: event.title },
    slots: held.slots.map(toSlot),
    invitations: seen.map((row) => toInvitation(row, roles, act)),
    sequence: held.day.sequence,
    can: { act },
  };
}

/** Where an applicant stands with each day, for the poster's side. Throws NotFoundError and ForbiddenError. */
export async function applicantAuditions(
  db: Db,
  actor: Actor,
  applicationId: number,
): Promise<ApplicantAuditions> {
  const application = await applicationRepository(db).get(applicationId);
  if (!application) throw new NotFoundError();
  await eventToReview(db, actor, application.event_id);
  if (!isOfOther(actor, application)) throw new NotFoundError();
  const rows = await invitationRepository(db).listOf(applicationId);
  return {
    invitations: rows.map((row) => ({ ...row, starts_at: row.starts_at?.toISOString() ?? null })),
  };
}
