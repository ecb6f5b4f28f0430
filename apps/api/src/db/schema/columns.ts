import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

export const id = () => bigint({ mode: "number" });
export const identity = () => id().primaryKey().generatedByDefaultAsIdentity();
/** Millisecond precision, as in JavaScript, so that cursors compare exactly. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: "date" });
/** What a text search asks for. */
export const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });
/** The words of a row and its filter tokens, for text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
