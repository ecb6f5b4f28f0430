import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, customType, timestamp } from "drizzle-orm/pg-core";

export const id = () => bigint({ mode: "number" });
export const identity = () => id().primaryKey().generatedByDefaultAsIdentity();
/** Millisecond precision, as in JavaScript, so that cursors compare exactly. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: "date" });
/** Any number of ranges of days. */
export const dateMultirange = customType<{ data: string }>({ dataType: () => "datemultirange" });
/** What a text search asks for. */
export const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });
/** The words of a row and its filter tokens, for text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
/** A column with its table, for a subquery: alone it may be one of the same name there. */
export const qualified = (column: AnyPgColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;
