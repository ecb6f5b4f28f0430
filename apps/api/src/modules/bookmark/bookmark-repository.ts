import type { BookmarkKind, BookmarkListQuery, BookmarkParams } from "@callboard/contracts/bookmark";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { wordsOf } from "@callboard/server-kit/words";
import { and, desc, eq, exists, lt, type SQL, sql } from "drizzle-orm";
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

/** What people keep to find again. */
export function bookmarkRepository(db: Db) {
  const own = (userId: number, target: Target) =>
    and(eq(user_id, userId), eq(columnOf[target.kind], target.id));

  /** True of the targets with that number that are shown. The words are looked for where the public lists look for them. */
  function isShown({ kind, domain, words }: Shown, target: AnyPgColumn | number): SQL {
    const has = (search: AnyPgColumn) =>
      words.length > 0 ? sql`${search} @@ ${searchQuery(words)}` : undefined;
    if (kind === "call") {
      const isIt = and(eq(events.id, target), eq(events.kind, "event"), isPublic, has(events.search));
      return exists(db.select({ id: events.id }).from(events).where(isIt));
    }
    if (kind === "profile") {
      const isIt = and(eq(profiles.id, target), isPublicProfile, has(profiles.search));
      return exists(db.select({ id: profiles.id }).from(profiles).where(isIt));
    }
    const isListed = and(
      eq(blogListingRows.blog_id, blogs.id),
      eq(blogListingRows.domain_suffix, domain ?? anyDomain),
      eq(blogListingRows.tag_id, anyTag),
    );
    const isIt = and(eq(blogs.id, target), has(blogs.search));
    return exists(db.select({ id: blogs.id }).from(blogs).innerJoin(blogListingRows, isListed).where(isIt));
  }

  /** True where everybody sees it on a domain. */
  async function isVisible(target: Target, domain: DomainSuffix | null): Promise<boolean> {
    const shown = isShown({ kind: target.kind, domain, words: [] }, target.id);
    const { rows } = (await db.execute(sql`select ${shown} as shown`)) as { rows: { shown: boolean }[] };
    return rows[0]?.shown === true;
  }

  const has = async (userId: number, target: Target): Promise<boolean> =>
    (await db.$count(bookmarks, own(userId, target))) > 0;

  const countOf = (userId: number): Promise<number> => db.$count(bookmarks, eq(user_id, userId));

  /** For whoever does not keep it yet. */
  async function create(userId: number, { kind, id: target }: Target, created_at: Date): Promise<void> {
    const of = { article: { blog_id: target }, call: { event_id: target }, profile: { profile_id: target } };
    await db.insert(bookmarks).values({ user_id: userId, created_at, ...of[kind] });
  }

  const remove = (userId: number, target: Target) => db.delete(bookmarks).where(own(userId, target));

  /** A window of an account's bookmarks of a kind, the newest first, with the ids of what is kept. */
  function read(userId: number, shown: Shown, { after, offset, limit }: PageWindow): Promise<BookmarkRow[]> {
    const target = columnOf[shown.kind];
    const isAfter = after ? lt(id, after.id) : undefined;
    return db
      .select({ id, target: sql<number>`${target}`.mapWith(Number) })
      .from(bookmarks)
      .where(and(eq(user_id, userId), isAfter, isShown(shown, target)))
      .orderBy(desc(id))
      .offset(offset)
      .limit(limit);
  }

  /** A page of the ids of what an account keeps of a kind. A search without a word finds nothing. */
  async function list(userId: number, { kind, domain }: Omit<Shown, "words">, asked: BookmarkListQuery) {
    const { search = "", ...query } = asked;
    const words = wordsOf(search);
    const name = JSON.stringify(["bookmarks", userId, kind, domain, search]);
    const keyOf = (row: BookmarkRow) => ({ value: row.id, id: row.id });
    const { rows, pagination } = await readPage(query, name, keyOf, async (window) =>
      search !== "" && words.length === 0 ? [] : read(userId, { kind, domain, words }, window),
    );
    return { ids: rows.map(({ target }) => target), pagination };
  }

  return { isVisible, has, countOf, create, remove, list };
}
