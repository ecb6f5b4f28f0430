import type { DomainSuffix } from "@callboard/contracts/domain";
import type { AnyFilter } from "@callboard/contracts/saved-filter";
import { searchKinds, searchRhythms } from "@callboard/contracts/saved-search-limits";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { blogs } from "./blog.ts";
import { id, identity, instant, tsquery } from "./columns.ts";
import { events } from "./event.ts";
import { profiles } from "./profile.ts";

/** What somebody looks for among the calls, articles or profiles, or follows, and is told of when it comes. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: searchKinds }).notNull().default("call"),
    name: text().notNull(),
    filter: jsonb().$type<AnyFilter>().notNull(),
    /** Words and filter tokens, as the lists ask for them: what is new is held against it. */
    query: tsquery().notNull(),
    /** Of articles: the domain whose articles it finds; null are all. */
    domain_suffix: text().$type<DomainSuffix>(),
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
    index("saved_searches_of_kind").on(table.kind, table.user_id, table.id),
    index("saved_searches_due").on(table.due_at).where(sql`${table.due_at} is not null`),
    index("saved_searches_removed").on(table.removed_at).where(sql`${table.removed_at} is not null`),
  ],
);

/** What a search has found, each once. */
const matchColumns = () => ({
  search_id: id()
    .notNull()
    .references(() => savedSearches.id, { onDelete: "cascade" }),
  found_at: instant().notNull(),
  /** Null while it waits for the day, or the week, to be told. */
  told_at: instant(),
});

/** The calls that searches have found. */
export const savedSearchMatches = pgTable(
  "saved_search_matches",
  {
    ...matchColumns(),
    event_id: id()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.search_id, table.event_id] }),
    index("saved_search_matches_of_event").on(table.event_id),
    index("saved_search_matches_found").on(table.search_id, table.found_at),
    index("saved_search_matches_untold").on(table.search_id).where(sql`${table.told_at} is null`),
  ],
);

/** The articles that they have found. */
export const savedSearchArticles = pgTable(
  "saved_search_articles",
  {
    ...matchColumns(),
    blog_id: id()
      .notNull()
      .references(() => blogs.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.search_id, table.blog_id] }),
    index("saved_search_articles_of_blog").on(table.blog_id),
    index("saved_search_articles_found").on(table.search_id, table.found_at),
    index("saved_search_articles_untold").on(table.search_id).where(sql`${table.told_at} is null`),
    index("saved_search_articles_old").on(table.found_at),
  ],
);

/** The profiles that they have found. */
export const savedSearchProfiles = pgTable(
  "saved_search_profiles",
  {
    ...matchColumns(),
    profile_id: id()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.search_id, table.profile_id] }),
    index("saved_search_profiles_of_profile").on(table.profile_id),
    index("saved_search_profiles_found").on(table.search_id, table.found_at),
    index("saved_search_profiles_untold").on(table.search_id).where(sql`${table.told_at} is null`),
    index("saved_search_profiles_old").on(table.found_at),
  ],
);
