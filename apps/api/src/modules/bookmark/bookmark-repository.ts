import type { BookmarkKind, BookmarkListQuery, BookmarkParams } from "@callboard/contracts/bookmark";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { wordsOf } from "@callboard/server-kit/words";
import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { type PageWindow, readPage } from "../../db/page.ts";
import { anyDomain, anyTag, blogListingRows, blogs } from "../../db/schema/blog.ts";
import { bookmarks } from "../../db/schema/bookmark.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { isPublicProfile, profiles } from "../../db/schema/profile.ts";
import { searchQuery } from "../../db/search/search-vector.ts";

const { id, user_id } = bookmarks;
const columnOf = { article: bookmarks.blog_id, call: bookmarks.event_id, profile: bookmarks.profile_id };

type Target = BookmarkParams;
/** Which of them are listed: those that everybody sees on a domain (on any, when null), with all of the words. */
type Shown = { kind: BookmarkKind; domain: DomainSuffix | null; words: string[] };
type BookmarkRow = { id: number; target: number };

/** What people have bookmarked. */
export function bookmarkRepository(db: Db) {
  const own = (userId: number, target: Target) =>
    and(eq(user_id, userId), eq(columnOf[target.kind], target.id));

  /** The query for the target with that number, if it is shown. The words are looked for where the public lists look for them. */
  function shownTarget({ kind, domain, words }: Shown, target: AnyPgColumn | number): SQL {
    const has = (search: AnyPgColumn) =>
      words.length > 0 ? sql`${search} @@ ${searchQuery(words)}` : undefined;
    if (kind === "call") {
      const isIt = and(eq(events.id, target), eq(events.kind, "event"), isPublic, has(events.search));
      return db.select({ id: events.id }).from(events).where(isIt).getSQL();
    }
    if (kind === "profile") {
      const isIt = and(eq(profiles.id, target), isPublicProfile, has(profiles.search));
      return db.select({ id: profiles.id }).from(profiles).where(isIt).getSQL();
    }
    const isListed = and(
      eq(blogListingRows.blog_id, blogs.id),
      eq(blogListingRows.domain_suffix, domain ?? anyDomain),
      eq(blogListingRows.tag_id, anyTag),
    );
    const isIt = and(eq(blogs.id, target), has(blogs.search));
    return db.select({ id: blogs.id }).from(blogs).innerJoin(blogListingRows, isListed).where(isIt).getSQL();
  }

  /** True where everybody sees it on a domain. Until the transaction ends nobody deletes it. */
  async function isVisible(target: Target, domain: DomainSuffix | null): Promise<boolean> {
    const shown = shownTarget({ kind: target.kind, domain, words: [] }, target.id);
    const { rows } = (await db.execute(sql`${shown} for key share`)) as { rows: unknown[] };
    return rows.length > 0;
  }

  const has = async (userId: number, target: Target): Promise<boolean> =>
    (await db.$count(bookmarks, own(userId, target))) > 0;

  const countOf = (userId: number): Promise<number> => db.$count(bookmarks, eq(user_id, userId));

  /** For whoever has not bookmarked it yet. */
  async function create(userId: number, { kind, id: target }: Target, created_at: Date): Promise<void> {
    const of = { article: { blog_id: target }, call: { event_id: target }, profile: { profile_id: target } };
    await db.insert(bookmarks).values({ user_id: userId, created_at, ...of[kind] });
  }

  const remove = (userId: number, target: Target) => db.delete(bookmarks).where(own(userId, target));

  /** A window of an account's bookmarks of a kind, the newest first, with the ids of their targets. */
  function read(userId: number, shown: Shown, { after, offset, limit }: PageWindow): Promise<BookmarkRow[]> {
    const target = columnOf[shown.kind];
    const isAfter = after ? lt(id, after.id) : undefined;
    return db
      .select({ id, target: sql<number>`${target}`.mapWith(Number) })
      .from(bookmarks)
      .where(and(eq(user_id, userId), isAfter, sql`exists (${shownTarget(shown, target)})`))
      .orderBy(desc(id))
      .offset(offset)
      .limit(limit);
  }

  /** A page of an account's bookmarks of a kind, by the ids of their targets. A search without a word finds nothing. */
  async function list(userId: number, { kind, domain }: Omit<Shown, "words">, query: BookmarkListQuery) {
    const { search = "", ...page } = query;
    const words = wordsOf(search);
    const name = JSON.stringify(["bookmarks", userId, kind, domain, search]);
    const keyOf = (row: BookmarkRow) => ({ value: row.id, id: row.id });
    const { rows, pagination } = await readPage(page, name, keyOf, async (window) =>
      search !== "" && words.length === 0 ? [] : read(userId, { kind, domain, words }, window),
    );
    return { ids: rows.map(({ target }) => target), pagination };
  }

  return { isVisible, has, countOf, create, remove, list };
}
