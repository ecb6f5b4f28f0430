import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";
import { profiles } from "./profile.ts";

/** The lists of profiles that somebody keeps by a name. */
export const profileLists = pgTable(
  "profile_lists",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** The name in one width and one case. */
    name_key: text().notNull(),
    created_at: instant().notNull(),
    /** Set once it is deleted, for the while in which it can be had back. */
    removed_at: instant(),
  },
  (table) => [
    uniqueIndex("profile_lists_name")
      .on(table.user_id, table.name_key)
      .where(sql`${table.removed_at} is null`),
    index("profile_lists_of_user").on(table.user_id, table.id),
    index("profile_lists_removed").on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
);

/** Who is in a list, with the words of its owner. */
export const profileListEntries = pgTable(
  "profile_list_entries",
  {
    id: identity(),
    list_id: id()
      .notNull()
      .references(() => profileLists.id, { onDelete: "cascade" }),
    profile_id: id()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    note: text().notNull().default(""),
    added_at: instant().notNull(),
  },
  (table) => [
    unique("profile_list_entries_once").on(table.list_id, table.profile_id),
    index("profile_list_entries_of_list").on(table.list_id, table.id),
    index("profile_list_entries_of_profile").on(table.profile_id),
  ],
);
