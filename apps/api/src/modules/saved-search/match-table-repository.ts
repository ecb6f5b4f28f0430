import type { SearchKind } from "@callboard/contracts/saved-search-limits";
import { and, eq, gt, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { blogs, isListed } from "../../db/schema/blog.ts";
import { qualified } from "../../db/schema/columns.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { isShownProfile, profiles } from "../../db/schema/profile.ts";
import {
  savedSearchArticles,
  savedSearches,
  savedSearchMatches,
  savedSearchProfiles,
} from "../../db/schema/saved-search.ts";
import { suspensions } from "../../db/schema/suspension.ts";

/** Where what searches of each kind have found is kept. */
export const matchTables = {
  call: { table: savedSearchMatches, subject: savedSearchMatches.event_id, key: "event_id" },
  article: { table: savedSearchArticles, subject: savedSearchArticles.blog_id, key: "blog_id" },
  profile: { table: savedSearchProfiles, subject: savedSearchProfiles.profile_id, key: "profile_id" },
};

/** What searches of each kind look at. */
export const searchedTables = { call: events, article: blogs, profile: profiles };

const publicCall = (id: AnyPgColumn, further?: SQL) =>
  sql`exists (select from ${events} where ${and(eq(events.id, qualified(id)), isPublic, further)})`;

/** True where everybody sees what a search has found. */
export const isShown: Record<SearchKind, (id: AnyPgColumn) => SQL<boolean>> = {
  call: (id) => sql<boolean>`${publicCall(id)}`,
  article: isListed,
  profile: isShownProfile,
};

/** The same, of calls only those that are ahead: whether it is still to be told. */
export const isNews = (kind: SearchKind, id: AnyPgColumn, now: Date): SQL<boolean> =>
  kind === "call" ? sql<boolean>`${publicCall(id, gt(events.starts_at, now))}` : isShown[kind](id);

/** Nobody is told anything while their account is suspended. */
export const isOpen = (db: Db): SQL | undefined =>
  notExists(
    db
      .select({ id: suspensions.id })
      .from(suspensions)
      .where(and(eq(suspensions.user_id, savedSearches.user_id), isNull(suspensions.lifted_at))),
  );
