import { type CallFacets, callFacetLimits } from "@callboard/contracts/call-filter";
import { wordsOf } from "@callboard/server-kit/words";
import { and, count, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { addMs, dayAfter, toDate } from "../../../dates.ts";
import type { Db } from "../../../db/client.ts";
import { events, isListedCall } from "../../../db/schema/event.ts";
import { type EventSelection, eventListRepository } from "./event-list-repository.ts";
import { eventScanRepository } from "./event-scan-repository.ts";

type Day = CallFacets["days"][number];

const { counted, countedOfDay, days: dayCount } = callFacetLimits;
const window = { offset: 0, limit: counted + 1 };
/** Clocks are up to fourteen hours ahead of UTC: no event of a day begins earlier than so before its midnight there. */
const aheadOfUtc = 14 * 3_600_000;

/** On which of the next days calls begin. */
export function callDayRepository(db: Db) {
  /** The days of these calls, where they are all that begin until then. */
  async function daysOf(ids: number[], first: string, last: string): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const { id, start_date } = events;
    const rows = await db
      .select({ day: start_date, count: count() })
      .from(events)
      .where(and(inArray(id, ids), gte(start_date, first), lte(start_date, last)))
      .groupBy(start_date);
    return new Map(rows.map((row) => [row.day, row.count]));
  }

  /** Each day by itself, up to so many calls: where they are many, few are read for it. */
  async function countEach(selection: EventSelection, days: string[], now: Date): Promise<Day[]> {
    const words = selection.search ? wordsOf(selection.search) : [];
    const matches = eventScanRepository(db).matches(selection, words, now);
    const found: Day[] = [];
    for (const day of days) {
      const some = db
        .select({ one: sql`1`.as("one") })
        .from(events)
        .where(and(isListedCall, eq(events.start_date, day), matches))
        .limit(countedOfDay + 1)
        .as("some");
      const [row] = await db.select({ count: count() }).from(some);
      const all = row?.count ?? 0;
      found.push({ day, count: Math.min(all, countedOfDay), is_more: all > countedOfDay });
    }
    return found;
  }

  /** How many calls of a selection begin on each day from `today` on. */
  async function countDays(selection: EventSelection, today: string, now: Date): Promise<Day[]> {
    const days = Array.from({ length: dayCount }, (_, n) => dayAfter(today, n));
    const last = days.at(-1) ?? today;
    const after = { value: addMs(toDate(`${today}T00:00:00Z`), -aheadOfUtc).getTime(), id: 0 };
    const soonest = { ...selection, sortBy: "starts_at", sortOrder: "ASC" } as const;
    const rows = await eventListRepository(db).read(soonest, { ...window, after }, now);
    const end = addMs(toDate(`${last}T00:00:00Z`), aheadOfUtc + 86_400_000);
    const isWhole = rows.length <= counted || Number(rows.at(-1)?.value) > end.getTime();
    if (!isWhole) return countEach(selection, days, now);
    const found = await daysOf(
      rows.map(({ id }) => id),
      today,
      last,
    );
    return days.map((day) => ({ day, count: found.get(day) ?? 0, is_more: false }));
  }

  return { count: countDays };
}
