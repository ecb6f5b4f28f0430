import { type EventKind, eventKinds, type EventFilter as Period } from "@callboard/contracts/event";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { keysetAfter, keysetOrder, type PageWindow } from "../../../db/page.ts";
import { events, isPublic } from "../../../db/schema/event.ts";
import type { CallSelection } from "./call-selection.ts";

/** The filters and the order of a list of events. */
export type EventFilter = CallSelection & {
  sortBy: "created_at" | "starts_at" | "apply_until" | "pay_cents";
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

/** The partitions that a list is merged from. Each event is in one. */
function partitionsOf({ kind, period, is_featured }: EventFilter): SQL[] {
  return (kind ? [kind] : eventKinds).flatMap((each) =>
    (period ? [period === "past"] : both).flatMap((isPast) =>
      (is_featured === undefined ? both : [is_featured]).map(
        (isFeatured) => sql`(${each}, ${isPast}::boolean, ${isFeatured}::boolean)`,
      ),
    ),
  );
}

/** From so many rows on a union of the partitions is faster: it takes longer to plan and reads no row too many. */
const unionFrom = 300;

/** Queries for a page of event ids with their sort dates (docs/decisions/0013). */
export function eventPageRepository(db: Db) {
  /** Reads as many rows of each partition as the page may need, each a range of one index, and merges them. */
  function page(selection: EventFilter, { after, limit, offset }: PageWindow) {
    const { category_id, city_key, except, sortBy, sortOrder } = selection;
    const columns = { value: events[sortBy], id: events.id };
    const inPartition = (partition: SQL) =>
      db
        .select({ id: events.id, value: columns.value })
        .from(events)
        .where(
          and(
            isPublic,
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
    const candidate = inPartition(sql`(part.kind, part.is_past, part.is_featured)`).as("candidate");
    const merged = sql`(${sql.join(
      partitions.map((each) => sql`(${inPartition(each)})`),
      sql` union all `,
    )}) as candidate`;
    const lateral = sql`(values ${sql.join(partitions, sql`, `)}) as part (kind, is_past, is_featured) cross join lateral ${candidate}`;
    return db
      .select({
        id: sql`${candidate.id}`.mapWith(events.id).as("event_id"),
        value: sql`${candidate.value}`.mapWith(columns.value).as("value"),
      })
      .from(offset + limit > unionFrom ? merged : lateral)
      .orderBy(...keysetOrder({ value: candidate.value, id: candidate.id }, sortOrder))
      .limit(limit)
      .offset(offset);
  }

  return { page };
}
