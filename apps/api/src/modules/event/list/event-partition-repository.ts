import { and, inArray, lt, not, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { events } from "../../../db/schema/event.ts";
import { eventFilterTokens } from "../event-filter-tokens.ts";

/** So many at once: no statement lasts long, however many events have passed unseen. */
const batch = 1_000;

/** Keeps apart what is past and what is not. */
export function eventPartitionRepository(db: Db) {
  /** Holds the rows in one order, so that two that do this at the same time wait for each other. */
  const due = (now: Date) =>
    db
      .select({ id: events.id })
      .from(events)
      .where(and(not(events.is_past), lt(events.starts_at, now)))
      .orderBy(events.starts_at, events.id)
      .limit(batch)
      .for("update");

  /** Marks what has begun before `now` as past. Nothing to do, nearly always. */
  async function update(now: Date): Promise<void> {
    const mark = sql`array_to_tsvector(array[${eventFilterTokens.past}::text])`;
    let moved: { id: number }[];
    do {
      moved = await db
        .update(events)
        .set({ is_past: true, search: sql`${events.search} || ${mark}` })
        .where(inArray(events.id, due(now)))
        .returning({ id: events.id });
    } while (moved.length === batch);
  }

  return { update };
}
