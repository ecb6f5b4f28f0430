import type { EventSummary } from "@callboard/contracts/event";
import type { EventRole, RoleWant } from "@callboard/contracts/event-role";
import type { Dayjs } from "#shared/lib/dates/dates.ts";

const wantWords: Record<RoleWant, string> = {
  reel: "a reel",
  self_tape: "a self-tape",
  photo: "a photo",
};

/** Made where the first list is shown: a browser loads its data for it, which takes a phone 60 ms. */
let listFormat: Intl.ListFormat | undefined;

/** What a role asks for beside a note; null for nothing. */
export function wantsText(wants: readonly RoleWant[]): string | null {
  if (wants.length === 0) return null;
  listFormat ??= new Intl.ListFormat("en", { type: "conjunction" });
  return listFormat.format(wants.map((want) => wantWords[want]));
}

function agesText({ age_from, age_to }: Pick<EventRole, "age_from" | "age_to">): string | null {
  if (age_from === null) return age_to === null ? null : `up to ${age_to} years`;
  if (age_to === null) return `from ${age_from} years`;
  return age_from === age_to ? `${age_from} years` : `${age_from}–${age_to} years`;
}

/** Whom a role is for, in short: `2 people`, `Actor`, `Female`, `18–35 years`. */
export function roleFacts(role: EventRole): string[] {
  const { seats, profession, gender } = role;
  const people = seats === 1 ? "1 person" : `${seats} people`;
  return [people, profession, gender === "any" ? null : gender, agesText(role)].filter(
    (fact) => fact !== null,
  );
}

/** True where somebody can apply for a role now. */
export const isRoleOpenAt = ({ apply_until, is_closed }: EventRole, now: Dayjs): boolean =>
  !is_closed && now.isBefore(apply_until);

/** How many roles of a call are open; null where it says nothing of roles. */
export function openRolesOf({ roles_until }: Pick<EventSummary, "roles_until">, now: Dayjs): number | null {
  if (roles_until.length === 0) return null;
  return roles_until.filter((until) => until !== null && now.isBefore(until)).length;
}
