import { type EventKind, eventKinds, type EventFilter as Period } from "@callboard/contracts/event";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { events } from "../../../db/event-schema.ts";
import { behind, inOrder, type Slice } from "../../../db/page.ts";
import { hasEach } from "../../../db/search.ts";

/** Which events a list holds, and in which order. */
export type EventSelection = {
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
function shelvesOf({ kind, period, is_featured }: EventSelection): SQL[] {
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
  function listed(selection: EventSelection, { after, limit, offset }: Slice) {
    const { category_id, city_key, except, sortBy, sortOrder } = selection;
    const columns = { value: events[sortBy], id: events.id };
    const onShelf = (shelf: SQL) =>
      db
        .select({ id: events.id, value: columns.value })
        .from(events)
        .where(
          and(
            sql`(${events.kind}, ${events.is_past}, ${events.is_featured}) = ${shelf}`,
            category_id === undefined ? undefined : eq(events.category_id, category_id),
            city_key === undefined ? undefined : eq(events.city_key, city_key),
            except === undefined ? undefined : ne(events.id, except),
            behind(columns, after, sortOrder),
          ),
        )
        .orderBy(...inOrder(columns, sortOrder))
        .limit(offset + limit);
    const shelves = shelvesOf(selection);
    const place = onShelf(sql`(shelf.kind, shelf.is_past, shelf.is_featured)`).as("place");
    const merged = sql`(${sql.join(
      shelves.map((shelf) => sql`(${onShelf(shelf)})`),
      sql` union all `,
    )}) as place`;
    const eachInTurn = sql`(values ${sql.join(shelves, sql`, `)}) as shelf (kind, is_past, is_featured) cross join lateral ${place}`;
    return db
      .select({
        id: sql`${place.id}`.mapWith(events.id).as("event_id"),
        value: sql`${place.value}`.mapWith(columns.value).as("value"),
      })
      .from(offset + limit > deep ? merged : eachInTurn)
      .orderBy(...inOrder({ value: place.value, id: place.id }, sortOrder))
      .limit(limit)
      .offset(offset);
  }

  /** A part of the list, each event with which of the words it has. */
  function walked(selection: EventSelection, words: string[], part: Slice) {
    const first = listed(selection, part).as("first");
    return db
      .select({ id: first.id, value: first.value, has: hasEach(events.search, words) })
      .from(first)
      .innerJoin(events, eq(events.id, first.id))
      .orderBy(...inOrder({ value: events[selection.sortBy], id: events.id }, selection.sortOrder));
  }

  return { listed, walked };
}
