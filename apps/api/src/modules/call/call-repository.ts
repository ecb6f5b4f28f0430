import { unansweredStates } from "@callboard/contracts/application";
import type { CallStatus, OwnCallCan } from "@callboard/contracts/call";
import type { EventFields } from "@callboard/contracts/event-form";
import type { EventRole, EventRoleInput } from "@callboard/contracts/event-role";
import { toEuro } from "@callboard/contracts/money";
import { count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { eventIdempotencyKeys, events, taggedEvents } from "../../db/schema/event.ts";
import { eventRoleRepository } from "../event/event-role-repository.ts";
import { eventTagRepository } from "../event/event-tag-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { isOwner, nothing, ownCallCan } from "./call-policy.ts";

export type CallRow = typeof events.$inferSelect;
export type CallCounts = { application_count: number; unopened_count: number; waiting_count: number };
const nobody: CallCounts = { application_count: 0, unopened_count: 0, waiting_count: 0 };

/** How long a call is held: nobody edits it meanwhile, or nobody applies for it either. */
type Lock = "no key update" | "update";

/** Calls as their posters change them. */
export function callRepository(db: Db) {
  async function get(id: number): Promise<CallRow | null> {
    const [row] = await db.select().from(events).where(eq(events.id, id));
    return row ?? null;
  }

  /** A call or campaign, held until the transaction ends; null for none. */
  async function getLocked(id: number, lock: Lock = "no key update"): Promise<CallRow | null> {
    const [row] = await db.select().from(events).where(eq(events.id, id)).for(lock);
    return row ?? null;
  }

  /** What its form said. */
  async function fieldsOf(row: CallRow): Promise<EventFields> {
    const [tag] = await eventTagRepository(db).list(row.id);
    const { end_time, apply_by, decide_by, address_2 } = row;
    const roles = (await eventRoleRepository(db).list(row.id)).map(toInput);
    return {
      kind: "event",
      roles,
      ...{ title: row.title, category_id: row.category_id, tags: tag?.name ?? "" },
      ...{ description: row.description, venue_name: row.venue_name, present_city: row.present_city },
      ...{ address_1: row.address_1, contact_person: row.contact_person, website: row.website },
      ...{ price: toEuro(row.price_cents), contact_number: row.contact_number, email: row.email },
      ...{ start_date: row.start_date, start_time: row.start_time },
      ...(end_time && { end_time }),
      ...(apply_by && { apply_by }),
      ...(decide_by && { decide_by }),
      ...(address_2 && { address_2 }),
    };
  }

  /** How many have applied to each, how many of those nobody has opened, and how many wait for an answer. */
  async function countApplications(eventIds: number[]): Promise<Map<number, CallCounts>> {
    const { event_id, state } = applications;
    const rows = await db
      .select({
        event_id,
        application_count: count(),
        unopened_count: sql`count(*) filter (where ${state} = 'sent')`.mapWith(Number),
        waiting_count: sql`count(*) filter (where ${inArray(state, [...unansweredStates])})`.mapWith(Number),
      })
      .from(applications)
      .where(inArray(event_id, eventIds))
      .groupBy(event_id);
    return new Map(rows.map(({ event_id: id, ...counts }) => [id, counts]));
  }

  /** What their poster is told of events, and may do with them. */
  async function standingOf(eventIds: number[], actor: Actor, now: Date) {
    if (eventIds.length === 0) return new Map<number, CallCounts & { can: OwnCallCan }>();
    const counted = await countApplications(eventIds);
    const { id, kind, status, visibility, starts_at, apply_until, user_id } = events;
    const rows = await db
      .select({ id, kind, status, visibility, starts_at, apply_until, user_id })
      .from(events)
      .where(inArray(id, eventIds));
    return new Map(
      rows.map((row) => {
        const counts = counted.get(row.id) ?? nobody;
        const can = isOwner(actor, row) ? ownCallCan(row, counts.application_count, now) : nothing;
        return [row.id, { ...counts, can }] as const;
      }),
    );
  }

  async function hasApplications(id: number): Promise<boolean> {
    const rows = await db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.event_id, id))
      .limit(1);
    return rows.length > 0;
  }

  async function setStatus(id: number, status: CallStatus): Promise<void> {
    const version = sql`${events.version} + 1`;
    await db.update(events).set({ status, version }).where(eq(events.id, id));
  }

  /** Deletes a call that nobody has applied for. Works inside a transaction that holds it. */
  async function remove(id: number): Promise<void> {
    await db.delete(taggedEvents).where(eq(taggedEvents.event_id, id));
    await db.delete(eventIdempotencyKeys).where(eq(eventIdempotencyKeys.event_id, id));
    await db.delete(events).where(eq(events.id, id));
  }

  return { get, getLocked, fieldsOf, standingOf, hasApplications, setStatus, remove };
}

/** A role as the form of its call holds it. */
function toInput({ apply_until: _, ...role }: EventRole): EventRoleInput {
  const { description, profession, age_from, age_to, pay, apply_by, ...filled } = role;
  return {
    ...filled,
    ...(description && { description }),
    ...(profession && { profession }),
    ...(age_from !== null && { age_from }),
    ...(age_to !== null && { age_to }),
    ...(pay !== null && { pay }),
    ...(apply_by && { apply_by }),
  };
}
