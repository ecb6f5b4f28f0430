import type { FeaturedEvent } from "@callboard/contracts/featured-event";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { events } from "../../../db/schema/event.ts";
import { eventFilterTokens } from "../event-filter-tokens.ts";

/** The events that stand first in their lists. */
export function featuredEventRepository(db: Db) {
  const isEvent = eq(events.kind, "event");
  const isFeaturedEvent = and(isEvent, eq(events.is_featured, true));
  const columns = {
    ...{ id: events.id, title: events.title, banner_photo: events.banner_photo },
    ...{ present_city: events.present_city, start_date: events.start_date, visibility: events.visibility },
  };

  /** All of them, also those that nobody sees, newest first. `now` tells which have begun. */
  async function list(now: Date): Promise<FeaturedEvent[]> {
    return db
      .select({ ...columns, is_past: sql<boolean>`${events.starts_at} < ${now}` })
      .from(events)
      .where(isFeaturedEvent)
      .orderBy(desc(events.created_at), desc(events.id))
      .limit(staffLimits.featuredEventsMax);
  }

  /** Locks an event until the transaction ends; null for none. */
  async function getForUpdate(id: number) {
    const { title, is_featured, visibility } = events;
    const [row] = await db
      .select({ title, is_featured, visibility })
      .from(events)
      .where(and(eq(events.id, id), isEvent))
      .for("update");
    return row ?? null;
  }

  async function featuredCount(): Promise<number> {
    const [row] = await db.select({ featured: count() }).from(events).where(isFeaturedEvent);
    return row?.featured ?? 0;
  }

  /** Puts an event first, or back among the others, in lists and in the search. */
  async function set(id: number, is_featured: boolean): Promise<void> {
    const { search } = events;
    const token = sql`${eventFilterTokens.featured}::text`;
    const changed = is_featured
      ? sql`${search} || array_to_tsvector(array[${token}])`
      : sql`ts_delete(${search}, ${token})`;
    await db.update(events).set({ is_featured, search: changed }).where(eq(events.id, id));
  }

  return { list, getForUpdate, featuredCount, set };
}
