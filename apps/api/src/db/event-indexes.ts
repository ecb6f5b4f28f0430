import { sql } from "drizzle-orm";
import { type AnyPgColumn, index } from "drizzle-orm/pg-core";
import { fortnightOf, periodIndexes } from "./period-indexes.ts";

type ListColumns = Record<
  | "id"
  | "kind"
  | "is_past"
  | "is_featured"
  | "category_id"
  | "city_key"
  | "created_at"
  | "starts_at"
  | "search",
  AnyPgColumn
>;

/**
 * One index for every list: each sort column, with and without a category and a city, by shelf; and those that
 * the search needs (docs/decisions/0013).
 */
export function eventIndexes(table: ListColumns) {
  const { id, kind, is_past, is_featured, category_id, city_key, search } = table;
  const lists = (["created_at", "starts_at"] as const).flatMap((sort) => [
    index(`events_${sort}`).on(kind, is_past, is_featured, table[sort], id),
    index(`events_${sort}_category`).on(kind, is_past, is_featured, category_id, table[sort], id),
    index(`events_${sort}_city`).on(kind, is_past, is_featured, city_key, table[sort], id),
    index(`events_${sort}_category_city`).on(
      ...([kind, is_past, is_featured, category_id, city_key, table[sort], id] as const),
    ),
    ...periodIndexes(`events_${sort}`, fortnightOf(sql`${table[sort]}`), search),
  ]);
  return [...lists, index("events_due").on(table.starts_at).where(sql`not ${is_past}`)];
}
