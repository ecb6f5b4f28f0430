import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, pgTable, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { blogs } from "./blog.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";
import { profiles } from "./profile.ts";

const isSet = (column: AnyPgColumn): SQL => sql`${column} is not null`;

/** Bookmarks: of an article, an event or a profile, one in each row. */
export const bookmarks = pgTable(
  "bookmarks",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    blog_id: id().references(() => blogs.id, { onDelete: "cascade" }),
    event_id: id().references(() => events.id, { onDelete: "cascade" }),
    profile_id: id().references(() => profiles.id, { onDelete: "cascade" }),
    created_at: instant().notNull(),
  },
  (table) => [
    check(
      "bookmarks_of_one",
      sql`num_nonnulls(${table.blog_id}, ${table.event_id}, ${table.profile_id}) = 1`,
    ),
    unique("bookmarks_blog").on(table.user_id, table.blog_id),
    unique("bookmarks_event").on(table.user_id, table.event_id),
    unique("bookmarks_profile").on(table.user_id, table.profile_id),
    index("bookmarks_of_user").on(table.user_id, table.id),
    index("bookmarks_of_blog").on(table.blog_id).where(isSet(table.blog_id)),
    index("bookmarks_of_event").on(table.event_id).where(isSet(table.event_id)),
    index("bookmarks_of_profile").on(table.profile_id).where(isSet(table.profile_id)),
  ],
);
