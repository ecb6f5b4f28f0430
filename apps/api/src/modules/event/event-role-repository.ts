import type { EventRole, EventRoleInput } from "@callboard/contracts/event-role";
import { limits } from "@callboard/contracts/limits";
import { toCents, toEuro } from "@callboard/contracts/money";
import { and, asc, count, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { events } from "../../db/schema/event.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import { RepositoryError } from "../../repository-error.ts";
import { professionKey } from "./event-filter-tokens.ts";

const { event_id, position, apply_by, pay_cents, ...shown } = {
  ...{ id: eventRoles.id, event_id: eventRoles.event_id, position: eventRoles.position },
  ...{ name: eventRoles.name, description: eventRoles.description, profession: eventRoles.profession },
  ...{ seats: eventRoles.seats, age_from: eventRoles.age_from, age_to: eventRoles.age_to },
  ...{ gender: eventRoles.gender, pay_cents: eventRoles.pay_cents, wants: eventRoles.wants },
  ...{ apply_by: eventRoles.apply_by, is_closed: eventRoles.is_closed },
};

/** The end of a role's own last day in its call's city, and the call's end at the latest, however its call moves. */
const applyUntil = sql`case when ${apply_by} is null then ${events.apply_until}
  else least(${events.apply_until}, timezone(${events.time_zone}, ${apply_by} + 1 + time '00:00')) end`.mapWith(
  events.apply_until,
);

/** The roles of calls. */
export function eventRoleRepository(db: Db) {
  /** Those of a call, in its poster's order. */
  async function list(eventId: number): Promise<EventRole[]> {
    const rows = await db
      .select({ ...shown, apply_by, pay_cents, apply_until: applyUntil })
      .from(eventRoles)
      .innerJoin(events, eq(events.id, event_id))
      .where(eq(event_id, eventId))
      .orderBy(asc(position), asc(eventRoles.id))
      .limit(limits.rolesMax);
    return rows.map(({ pay_cents: cents, apply_until, ...role }) => ({
      ...role,
      pay: cents === null ? null : toEuro(cents),
      apply_until: apply_until.toISOString(),
    }));
  }

  /** Until when each takes applications, by call; null for one that is closed. */
  async function listEnds(eventIds: number[]): Promise<Map<number, (string | null)[]>> {
    const ends = new Map<number, (string | null)[]>();
    if (eventIds.length === 0) return ends;
    const rows = await db
      .select({ event_id, apply_until: applyUntil, is_closed: eventRoles.is_closed })
      .from(eventRoles)
      .innerJoin(events, eq(events.id, event_id))
      .where(inArray(event_id, eventIds))
      .orderBy(asc(position), asc(eventRoles.id))
      .limit(limits.rolesMax * eventIds.length);
    for (const row of rows) {
      const end = row.is_closed ? null : row.apply_until.toISOString();
      ends.set(row.event_id, [...(ends.get(row.event_id) ?? []), end]);
    }
    return ends;
  }

  /** One of a call for somebody who applies: it stays until their transaction ends. Null for none. */
  async function getToApply(eventId: number, roleId: number) {
    const [role] = await db
      .select({ id: eventRoles.id, name: eventRoles.name, is_closed: eventRoles.is_closed })
      .from(eventRoles)
      .where(and(eq(eventRoles.id, roleId), eq(event_id, eventId)))
      .for("share");
    if (!role) return null;
    const [end] = await db
      .select({ apply_until: applyUntil })
      .from(eventRoles)
      .innerJoin(events, eq(events.id, event_id))
      .where(eq(eventRoles.id, roleId));
    return end ? { ...role, apply_until: end.apply_until.toISOString() } : null;
  }

  const hasAny = async (eventId: number) => (await db.$count(eventRoles, eq(event_id, eventId))) > 0;

  /** The names of roles, by id. */
  async function namesOf(ids: (number | null)[]): Promise<Map<number, string>> {
    const known = ids.filter((id) => id !== null);
    if (known.length === 0) return new Map();
    const { id, name } = eventRoles;
    const rows = await db.select({ id, name }).from(eventRoles).where(inArray(id, known));
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  /**
   * Makes these the roles of a call, in this order: those with an id stay, others are new, and those that are missing go. Works inside a
   * transaction. Throws RepositoryError `event_role_unknown`, `event_role_used` where somebody has applied for one that is missing, and
   * `event_role_cast` where one is left fewer seats than are cast.
   */
  async function replace(eventId: number, roles: readonly EventRoleInput[]): Promise<void> {
    const kept = roles.flatMap(({ id }) => id ?? []);
    // Held against somebody who applies for one of them meanwhile.
    const held = await db
      .select({ id: eventRoles.id })
      .from(eventRoles)
      .where(eq(event_id, eventId))
      .for("update");
    const ids = held.map(({ id }) => id);
    if (kept.some((id) => !ids.includes(id))) throw new RepositoryError("event_role_unknown");
    const gone = ids.filter((id) => !kept.includes(id));
    if (gone.length > 0) {
      const used = await db.$count(applications, inArray(applications.role_id, gone));
      if (used > 0) throw new RepositoryError("event_role_used");
      await db.delete(eventRoles).where(and(eq(event_id, eventId), notInArray(eventRoles.id, [...kept, 0])));
    }
    await assertSeats(roles);
    for (const [index, role] of roles.entries()) {
      const row = toRow(role, index);
      if (role.id === undefined) await db.insert(eventRoles).values({ ...row, event_id: eventId });
      else await db.update(eventRoles).set(row).where(eq(eventRoles.id, role.id));
    }
  }

  /** The roles are held: whoever casts waits, and then finds the seats that are left. */
  async function assertSeats(roles: readonly EventRoleInput[]): Promise<void> {
    const kept = roles.flatMap(({ id }) => id ?? []);
    if (kept.length === 0) return;
    const cast = await db
      .select({ id: applications.role_id, count: count() })
      .from(applications)
      .where(and(inArray(applications.role_id, kept), eq(applications.state, "cast")))
      .groupBy(applications.role_id);
    const counts = new Map(cast.map((row) => [row.id, row.count]));
    const isTooFew = ({ id, seats }: EventRoleInput) => id !== undefined && seats < (counts.get(id) ?? 0);
    if (roles.some(isTooFew)) throw new RepositoryError("event_role_cast");
  }

  return { list, listEnds, getToApply, hasAny, namesOf, replace };
}

/** What is left out is null, so that an update takes it away. */
function toRow({ pay, ...role }: EventRoleInput, index: number) {
  const { name, seats, gender, wants, is_closed } = role;
  const {
    description = null,
    profession = null,
    age_from = null,
    age_to = null,
    apply_by: day = null,
  } = role;
  return {
    ...{ name, seats, gender, wants, is_closed, description, profession, age_from, age_to },
    profession_key: profession === null ? null : professionKey(profession),
    apply_by: day,
    position: index,
    pay_cents: pay === undefined ? null : toCents(pay),
  };
}
