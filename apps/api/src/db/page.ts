import type { Pagination } from "@callboard/contracts/page";
import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";
import { toDate } from "../dates.ts";
import { decodeCursor, encodeCursor, type RowKey } from "./cursor.ts";

export type PageQuery = { page: number; limit: number; cursor?: string | undefined };
export type Page<Row> = { rows: Row[]; pagination: Pagination };

/** The rows to read. `limit` is one more than the page has, which tells whether another page follows. */
export type PageWindow = { after: RowKey | null; offset: number; limit: number };

/**
 * Reads one page. `list` identifies the list with its filters and order, `keyOf` returns a row's sort key, and `read`
 * fetches a window. A cursor takes precedence over the page number. Throws RepositoryError for a cursor of another list.
 */
export async function readPage<Row>(
  { page, limit, cursor }: PageQuery,
  list: string,
  keyOf: (row: Row) => RowKey,
  read: (window: PageWindow) => Promise<Row[]>,
): Promise<Page<Row>> {
  const after = cursor ? decodeCursor(list, cursor) : null;
  const found = await read({ after, offset: after ? 0 : (page - 1) * limit, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const nextCursor = last && found.length > limit ? encodeCursor(list, keyOf(last)) : null;
  return { rows, pagination: { page, limit, hasNextPage: nextCursor !== null, nextCursor } };
}

type KeyColumns = { value: AnyColumn; id: AnyColumn };

/** The rows after a key. The row comparison is one range of an index over both columns. */
export function keysetAfter(
  { value, id }: KeyColumns,
  after: RowKey | null,
  order: "ASC" | "DESC" = "ASC",
): SQL | undefined {
  if (!after) return undefined;
  const key = value.dataType === "date" ? toDate(after.value) : after.value;
  const than = sql.raw(order === "ASC" ? ">" : "<");
  return sql`(${value}, ${id}) ${than} (${sql.param(key, value)}, ${after.id})`;
}

/** The ORDER BY that goes with `keysetAfter`. */
export function keysetOrder({ value, id }: KeyColumns, order: "ASC" | "DESC" = "ASC"): SQL[] {
  const direction = order === "ASC" ? asc : desc;
  return [direction(value), direction(id)];
}
