import { tapeTypes } from "@callboard/contracts/tape";
import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { applications } from "./application.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";

/**
 * Videos of applications, each in pieces of the private store. One is begun for a call, and belongs to the application once that is sent. Its row
 * outlives its pieces for a day, so that what an account began in a day can be counted.
 */
export const tapes = pgTable(
  "tapes",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    event_id: id().references(() => events.id, { onDelete: "set null" }),
    application_id: id().references(() => applications.id, { onDelete: "set null" }),
    /** What its address ends in and its pieces are called; nobody is to guess it. */
    key: text().notNull(),
    name: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    /** How many bytes of it are stored. */
    received: bigint({ mode: "number" }).notNull().default(0),
    /** By its bytes, once the first are there. */
    type: text({ enum: tapeTypes }),
    created_at: instant().notNull(),
    /** When bytes of it came last. */
    touched_at: instant().notNull(),
    /** When it became part of an application. */
    sent_at: instant(),
    /** When its sender had enough of it, or took another one. */
    discarded_at: instant(),
    /** When its pieces were deleted. */
    removed_at: instant(),
  },
  (table) => [
    unique("tapes_key").on(table.key),
    unique("tapes_of_application").on(table.application_id),
    // One at a time for a call.
    uniqueIndex("tapes_under_way")
      .on(table.user_id, table.event_id)
      .where(sql`${table.sent_at} is null and ${table.discarded_at} is null`),
    index("tapes_of_user").on(table.user_id, table.created_at),
    index("tapes_of_event").on(table.event_id),
    index("tapes_touched").on(table.touched_at),
  ],
);
