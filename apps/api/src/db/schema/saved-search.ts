import type { SavedFilter } from "@callboard/contracts/saved-search";
import { searchRhythms } from "@callboard/contracts/saved-search-limits";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant, tsquery } from "./columns.ts";
import { events } from "./event.ts";

/** What somebody looks for among the calls, and is told of when it comes. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    filter: jsonb().$type<SavedFilter>().notNull(),
    /** Words and filter tokens, as the lists ask for them: a new call is held against it. */
    query: tsquery().notNull(),
    rhythm: text({ enum: searchRhythms }).notNull(),
    created_at: instant().notNull(),
    /** When its owner last looked at its results. */
    seen_at: instant().notNull(),
    /** When what was gathered is to be told; null where nothing waits. */
    due_at: instant(),
    /** Set once it is deleted, for the while in which it can be had back. */
    removed_at: instant(),
    /** The hash of the key in the addresses of its feeds. */
    feed_hash: text(),
    feed_made_at: instant(),
  },
  (table) => [
    unique("saved_searches_feed").on(table.feed_hash),
    index("saved_searches_of_user").on(table.user_id, table.id),
    index("saved_searches_due").on(table.due_at).where(sql`${table.due_at} is not null`),
    index("saved_searches_removed").on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
);

/** The calls that a search has found, each once. */
export const savedSearchMatches = pgTable(
  "saved_search_matches",
  {
    search_id: id()
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    event_id: id()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    found_at: instant().notNull(),
    /** Null while it waits for the day, or the week, to be told. */
    told_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.search_id, table.event_id] }),
    index("saved_search_matches_of_event").on(table.event_id),
    index("saved_search_matches_found").on(table.search_id, table.found_at),
    index("saved_search_matches_untold").on(table.search_id).where(sql`${table.told_at} is null`),
  ],
);
