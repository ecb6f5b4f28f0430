import { and, eq, inArray, lt, not, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { events } from "../../../db/schema/event.ts";
import { eventFilterTokens } from "../event-filter-tokens.ts";

/** Rows of one statement, so that none lasts long. */
const batchSize = 1_000;

/** Moves events that have begun into the partitions of the past. */
export function eventPartitionRepository(db: Db) {
  const token = sql`array_to_tsvector(array[${eventFilterTokens.past}::text])`;

  /** Locks the rows in one order, so that concurrent updates wait for each other. */
  const due = (now: Date) =>
    db
      .select({ id: events.id })
      .from(events)
      .where(and(not(events.is_past), lt(events.starts_at, now)))
      .orderBy(events.starts_at, events.id)
      .limit(batchSize)
      .for("update");

  /** Sets `is_past` of events that began before `now`. Nearly always there are none. */
  async function update(now: Date): Promise<void> {
    let moved: { id: number }[];
    do {
      moved = await db
        .update(events)
        .set({ is_past: true, search: sql`${events.search} || ${token}` })
        .where(inArray(events.id, due(now)))
        .returning({ id: events.id });
    } while (moved.length === batchSize);
  }

  /** Puts an event that was written anew where it belongs by its beginning. */
  async function place(id: number, now: Date): Promise<void> {
    const { search, starts_at } = events;
    await db
      .update(events)
      .set({
        is_past: sql`${starts_at} < ${now}`,
        search: sql`case when ${starts_at} < ${now} then ${search} || ${token} else ts_delete(${search}, ${eventFilterTokens.past}::text) end`,
      })
      .where(eq(events.id, id));
  }

  return { update, place };
}
