import { auditionLimits } from "@callboard/contracts/audition-limits";
import type { DayRow, HeldDay, HeldInvitation, SlotRow } from "./day-repository.ts";

const invitedStates: readonly HeldInvitation["state"][] = ["invited", "booked", "waiting"];
const open: readonly HeldInvitation["state"][] = [...invitedStates, "declined"];

/** True of who comes, waits or has not answered. */
export const isExpected = ({ state }: Pick<HeldInvitation, "state">) => invitedStates.includes(state);

/** What has begun can neither be taken nor left for another time. */
export const hasBegun = (slot: Pick<SlotRow, "starts_at">, now: Date) => slot.starts_at <= now;

/** How many more people a time takes. */
export function placesLeft({ day, invitations }: HeldDay, slot: Pick<SlotRow, "id">): number {
  const booked = invitations.filter(({ state, slot_id }) => state === "booked" && slot_id === slot.id);
  return day.capacity - booked.length;
}

/** Times that somebody can be booked for. */
export const freeSlots = (held: HeldDay, now: Date): SlotRow[] =>
  held.day.cancelled_at
    ? []
    : held.slots.filter((slot) => !hasBegun(slot, now) && placesLeft(held, slot) > 0);

/** The time that somebody is booked for; null for none. */
export const slotOf = ({ slots }: HeldDay, { state, slot_id }: HeldInvitation): SlotRow | null =>
  state === "booked" ? (slots.find(({ id }) => id === slot_id) ?? null) : null;

/** True where their time has not begun, or they have none. */
const isAhead = (held: HeldDay, invitation: HeldInvitation, now: Date) => {
  const slot = slotOf(held, invitation);
  return slot === null || !hasBegun(slot, now);
};

/** Whether an invitation can be answered: not after the day, nor by who was declined or taken off. */
const isOpen = (held: HeldDay, invitation: HeldInvitation, now: Date) =>
  held.day.cancelled_at === null &&
  invitation.application_state !== "declined" &&
  open.includes(invitation.state) &&
  isAhead(held, invitation, now);

/** What an applicant may do with their invitation. */
export function ownAuditionCan(held: HeldDay, invitation: HeldInvitation, now: Date) {
  const canAnswer = isOpen(held, invitation, now);
  const isFree = freeSlots(held, now).length > 0;
  const isFull = !isFree && held.slots.some((slot) => !hasBegun(slot, now));
  const hasNone = invitation.state === "invited" || invitation.state === "declined";
  return {
    book: canAnswer && isFree,
    wait: canAnswer && isFull && hasNone,
    decline: canAnswer && isExpected(invitation),
  };
}

/** Whom the free times go to: those who wait, the longest first, each the earliest one. */
export function nextInLine(held: HeldDay, now: Date): { invitation: HeldInvitation; slot: SlotRow }[] {
  const waiting = held.invitations
    .filter(({ state, application_state }) => state === "waiting" && application_state !== "declined")
    .sort(byTurn);
  const free = freeSlots(held, now).flatMap((slot) => new Array<SlotRow>(placesLeft(held, slot)).fill(slot));
  return waiting.flatMap((invitation, index) => {
    const slot = free[index];
    return slot ? [{ invitation, slot }] : [];
  });
}

/** The order of those who wait. */
export const byTurn = (one: HeldInvitation, other: HeldInvitation) =>
  (one.waiting_since?.getTime() ?? 0) - (other.waiting_since?.getTime() ?? 0) || one.id - other.id;

/** True where a time would begin before another one of the day is over. */
export const overlaps = (slots: readonly SlotRow[], from: Date, to: Date) =>
  slots.some(({ starts_at, ends_at }) => starts_at < to && from < ends_at);

/** True while the changes of a day or an invitation, each of which somebody is told, are not too many. */
export const isChangeable = (changes: number) => changes < auditionLimits.changesMax;

/** Whether an application can be invited to a day. */
export function isInvitable(
  day: Pick<DayRow, "role_id">,
  application: { state: string; role_id: number | null },
): "gone" | "role" | null {
  if (application.state === "declined") return "gone";
  return day.role_id !== null && day.role_id !== application.role_id ? "role" : null;
}
