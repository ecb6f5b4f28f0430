import { clipFileTypes } from "@callboard/contracts/clip-file";
import { bigint, boolean, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/**
 * Videos and recordings of artists' profiles, each in pieces of the private store. A résumé names those that are shown. A row outlives its pieces
 * for a day, so that what an account began in a day can be counted.
 */
export const clipFiles = pgTable(
  "clip_files",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    /** What its address ends in and its pieces are called; nobody is to guess it. */
    key: text().notNull(),
    name: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    /** How many bytes of it are stored. */
    received: bigint({ mode: "number" }).notNull().default(0),
    /** By its bytes, once the first are there. */
    type: text({ enum: clipFileTypes }),
    /** True while the saved résumé names it. */
    is_in_resume: boolean().notNull().default(false),
    created_at: instant().notNull(),
    /** When bytes of it came last, or the résumé began or ceased to name it. */
    touched_at: instant().notNull(),
    /** When it was given up, or was not needed any more. */
    discarded_at: instant(),
    /** When its pieces were deleted. */
    removed_at: instant(),
  },
  (table) => [
    unique("clip_files_key").on(table.key),
    index("clip_files_of_user").on(table.user_id, table.created_at),
    index("clip_files_touched").on(table.touched_at),
  ],
);
