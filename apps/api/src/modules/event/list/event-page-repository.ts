import { type EventKind, eventKinds, type EventFilter as Period } from "@callboard/contracts/event";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { keysetAfter, keysetOrder, type PageWindow } from "../../../db/page.ts";
import { events } from "../../../db/schema/event.ts";
import { hasEach } from "../../../db/search/search-vector.ts";

/** Which events a list holds, and in which order. */
export type EventFilter = {
  sortBy: "created_at" | "starts_at";
  sortOrder: "ASC" | "DESC";
  kind?: EventKind | undefined;
  period?: Period | undefined;
  is_featured?: boolean | undefined;
  category_id?: number | undefined;
  city_key?: string | undefined;
  /** The id of one that is left out. */
  except?: number | undefined;
};

const both = [false, true];

/** The shelves that a list is put together from. Events stand on one each, in the order of every list. */
function partitionsOf({ kind, period, is_featured }: EventFilter): SQL[] {
  return (kind ? [kind] : eventKinds).flatMap((each) =>
    (period ? [period === "past"] : both).flatMap((isPast) =>
      (is_featured === undefined ? both : [is_featured]).map(
        (isFeatured) => sql`(${each}, ${isPast}::boolean, ${isFeatured}::boolean)`,
      ),
    ),
  );
}

/** From how many rows on it pays to write every shelf out: merging them takes longer to plan, and reads no row too many. */
const deep = 300;

/** The ids of a page of events with what they are sorted by, as queries of a list (docs/decisions/0013). */
export function eventPageRepository(db: Db) {
  /** From each shelf as many as may be needed, a range of one index, and the first of all those. */
  function page(selection: EventFilter, { after, limit, offset }: PageWindow) {
    const { category_id, city_key, except, sortBy, sortOrder } = selection;
    const columns = { value: events[sortBy], id: events.id };
    const inPartition = (partition: SQL) =>
      db
        .select({ id: events.id, value: columns.value })
        .from(events)
        .where(
          and(
            sql`(${events.kind}, ${events.is_past}, ${events.is_featured}) = ${partition}`,
            category_id === undefined ? undefined : eq(events.category_id, category_id),
            city_key === undefined ? undefined : eq(events.city_key, city_key),
            except === undefined ? undefined : ne(events.id, except),
            keysetAfter(columns, after, sortOrder),
          ),
        )
        .orderBy(...keysetOrder(columns, sortOrder))
        .limit(offset + limit);
    const partitions = partitionsOf(selection);
    const place = inPartition(sql`(shelf.kind, shelf.is_past, shelf.is_featured)`).as("place");
    const merged = sql`(${sql.join(
      partitions.map((shelf) => sql`(${inPartition(shelf)})`),
      sql` union all `,
    )}) as place`;
    const eachInTurn = sql`(values ${sql.join(partitions, sql`, `)}) as shelf (kind, is_past, is_featured) cross join lateral ${place}`;
    return db
      .select({
        id: sql`${place.id}`.mapWith(events.id).as("event_id"),
        value: sql`${place.value}`.mapWith(columns.value).as("value"),
      })
      .from(offset + limit > deep ? merged : eachInTurn)
      .orderBy(...keysetOrder({ value: place.value, id: place.id }, sortOrder))
      .limit(limit)
      .offset(offset);
  }

  /** A part of the list, each event with which of the words it has. */
  function scan(selection: EventFilter, words: string[], part: PageWindow) {
    const first = page(selection, part).as("first");
    return db
      .select({ id: first.id, value: first.value, has: hasEach(events.search, words) })
      .from(first)
      .innerJoin(events, eq(events.id, first.id))
      .orderBy(...keysetOrder({ value: events[selection.sortBy], id: events.id }, selection.sortOrder));
  }

  return { page, scan };
}
