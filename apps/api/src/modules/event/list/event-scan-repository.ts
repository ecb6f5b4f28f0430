import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { keysetAfter, keysetOrder, type PageWindow } from "../../../db/page.ts";
import { events, isAhead, isListedCall } from "../../../db/schema/event.ts";
import { filteredQuery, hasEach } from "../../../db/search/search-vector.ts";
import { conditionsOf, tokensOf } from "./call-condition-repository.ts";
import { isOfCalls } from "./call-selection.ts";
import { type EventFilter, eventPageRepository } from "./event-page-repository.ts";

/** Reading rows of a list one after the other, and which of them match. */
export function eventScanRepository(db: Db) {
  const pages = eventPageRepository(db);

  /** A window of all calls that are ahead, by deadline or by pay. */
  function pageAhead({ sortBy, sortOrder }: EventFilter, { after, limit, offset }: PageWindow) {
    const columns = { value: events[sortBy], id: events.id };
    return db
      .select({
        id: events.id,
        value: sql<Date | number>`${columns.value}`.mapWith(columns.value).as("value"),
      })
      .from(events)
      .where(and(isAhead, keysetAfter(columns, after, sortOrder)))
      .orderBy(...keysetOrder(columns, sortOrder))
      .limit(limit)
      .offset(offset);
  }

  /** A window of the list, each event with which of the words it has, and whether it passes the further filters. */
  function scan(selection: EventFilter, words: string[], window: PageWindow, now: Date) {
    const { sortBy, sortOrder } = selection;
    const isAheadOnly = sortBy === "apply_until" || sortBy === "pay_cents";
    const first = isAheadOnly
      ? pageAhead(selection, window).as("first")
      : pages.page(selection, window).as("first");
    return db
      .select({ id: first.id, value: first.value, has: hasAll(selection, words, now) })
      .from(first)
      .innerJoin(events, eq(events.id, first.id))
      .orderBy(...keysetOrder({ value: events[sortBy], id: events.id }, sortOrder));
  }

  function hasAll(selection: EventFilter, words: string[], now: Date): SQL<boolean[]> {
    if (!isOfCalls(selection)) return hasEach(events.search, words);
    const passes = and(matches(selection, [], now)) ?? sql`true`;
    return words.length === 0
      ? sql`array[${passes}]`
      : sql`${hasEach(events.search, words)} || array[${passes}]`;
  }

  const matches = (selection: EventFilter, words: string[], now: Date): SQL | undefined =>
    and(
      sql`${events.search} @@ ${filteredQuery(words, tokensOf(selection))}`,
      conditionsOf(db, selection, now),
    );

  /**
   * A page of calls of a day, or of those that close soon: few enough to be read whole, by the index of the day or of the
   * deadline. The offset keeps the planner from walking through the list in its order instead.
   */
  function dated(selection: EventFilter, words: string[], { after, limit, offset }: PageWindow, now: Date) {
    const { sortBy, sortOrder, day } = selection;
    const columns = { value: events[sortBy], id: events.id };
    const isIndexed = day === undefined ? isAhead : isListedCall;
    const found = sql`(select ${events.id} as id, ${events[sortBy]} as value from ${events}
      where ${and(isIndexed, matches(selection, words, now), keysetAfter(columns, after, sortOrder))} offset 0) as found`;
    return db
      .select({
        id: sql`found.id`.mapWith(Number).as("id"),
        value: sql<Date | number>`found.value`.mapWith(events[sortBy]).as("value"),
      })
      .from(found)
      .orderBy(sql`found.value ${sql.raw(sortOrder)}, found.id ${sql.raw(sortOrder)}`)
      .limit(limit)
      .offset(offset);
  }

  return { page: pages.page, scan, dated, matches };
}
