import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

export const id = () => bigint({ mode: "number" });
export const identity = () => id().primaryKey().generatedByDefaultAsIdentity();
/** Milliseconds, as JavaScript counts: a cursor made of one compares exactly. */
export const instant = () => timestamp({ precision: 3, withTimezone: true, mode: "date" });
/** Words of a row and its marks, as the text search keeps them. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
