import type { ChangeSearchInput, SavedSearch } from "@callboard/contracts/saved-search";
import {
  type SearchKind,
  type SearchRhythm,
  savedSearchLimits,
  searchKinds,
} from "@callboard/contracts/saved-search-limits";
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { anyDomain, blogListingRows, blogs } from "../../db/schema/blog.ts";
import { categories } from "../../db/schema/category.ts";
import { eventCategories } from "../../db/schema/event-category.ts";
import { savedSearches } from "../../db/schema/saved-search.ts";
import { tags } from "../../db/schema/tag.ts";
import { isShown, matchTables } from "./match-table-repository.ts";
import { queryOf, type SearchCriteria, storedCriteria } from "./search-query-repository.ts";

const { id, user_id, kind, name, filter, query, rhythm, created_at, seen_at, removed_at } = savedSearches;
const { domain_suffix, feed_hash, feed_made_at } = savedSearches;
const isActive = isNull(removed_at);
/** Of one that was deleted: it can be had back. */
const isRecent = (now: Date) =>
  sql`${removed_at} > ${addMs(now, -savedSearchLimits.undoFor).toISOString()}::timestamptz`;
const shown = { id, kind, name, filter, rhythm, created_at, feed_made_at };
const idOf = (field: "category_id" | "tag_id") => sql`(${filter}->>${sql.raw(`'${field}'`)})::bigint`;

/** The name that the newest article of an author has; read by an index. */
const authorName = sql<string | null>`(
  select ${blogs.created_by} from ${blogListingRows} join ${blogs} on ${blogs.id} = ${blogListingRows.blog_id}
  where ${blogListingRows.domain_suffix} = ${anyDomain} and ${blogListingRows.author_slug} = ${filter}->>'author'
  order by ${blogListingRows.published_at} desc, ${blogListingRows.blog_id} desc limit 1)`;

export type NewSearch = SearchCriteria & { name: string; rhythm: SearchRhythm };

/** The searches that people have saved. */
export function savedSearchRepository(db: Db) {
  const own = (userId: number, searchId: number) => and(eq(id, searchId), eq(user_id, userId));

  /** What everybody sees of what was found since the search was looked at. */
  const foundOf = (of: SearchKind) => {
    const { table, subject } = matchTables[of];
    return sql`(select count(*) from (
      select from ${table} where ${table.search_id} = ${id} and ${table.found_at} > ${seen_at} and ${isShown[of](subject)}
      limit ${savedSearchLimits.newMax}) as found)`;
  };
  const cases = searchKinds.map((of) => sql`when ${of} then ${foundOf(of)}`);
  const newCount = sql<number>`case ${kind} ${sql.join(cases, sql` `)} end`.mapWith(Number);

  async function select(condition: SQL | undefined): Promise<SavedSearch[]> {
    const isOf = (of: SearchKind, field: "category_id" | "tag_id", other: AnyColumn) =>
      and(eq(kind, of), eq(other, idOf(field)));
    const rows = await db
      .select({
        ...{ ...shown, new_count: newCount, author_name: authorName },
        category_name: sql<string | null>`coalesce(${eventCategories.name}, ${categories.name})`,
        tag: { name: tags.name, slug: tags.slug },
      })
      .from(savedSearches)
      .leftJoin(eventCategories, isOf("call", "category_id", eventCategories.id))
      .leftJoin(categories, isOf("article", "category_id", categories.id))
      .leftJoin(tags, isOf("article", "tag_id", tags.id))
      .where(and(condition, isActive))
      .orderBy(asc(id))
      .limit(savedSearchLimits.searchesMax);
    return rows.map(({ created_at: at, feed_made_at: made, author_name, tag, ...row }) => ({
      ...row,
      ...(row.kind === "article" && { author_name, tag }),
      created_at: at.toISOString(),
      feed_made_at: made?.toISOString() ?? null,
    })) as SavedSearch[];
  }

  /** An account's own, the oldest first. */
  const list = (userId: number) => select(eq(user_id, userId));

  async function get(userId: number, searchId: number): Promise<SavedSearch | null> {
    const [found] = await select(own(userId, searchId));
    return found ?? null;
  }

  /** How many an account has, and how many there are with those that it has deleted a moment ago. */
  async function countOf(userId: number): Promise<{ active: number; stored: number }> {
    const active = sql<number>`count(*) filter (where ${isActive})`.mapWith(Number);
    const [row] = await db.select({ active, stored: count() }).from(savedSearches).where(eq(user_id, userId));
    return row ?? { active: 0, stored: 0 };
  }

  const isSame = (userId: number, criteria: SearchCriteria) =>
    and(eq(user_id, userId), eq(kind, criteria.kind), sql`${query} = ${queryOf(criteria)}`);

  /** The one that asks for the same; null for none. */
  async function getSame(
    userId: number,
    criteria: SearchCriteria,
  ): Promise<{ id: number; name: string } | null> {
    const [row] = await db
      .select({ id, name })
      .from(savedSearches)
      .where(and(isSame(userId, criteria), isActive))
      .limit(1);
    return row ?? null;
  }

  /** The newest of those that asked for the same and can be had back; null for none. */
  async function getRemovedSame(userId: number, criteria: SearchCriteria, now: Date): Promise<number | null> {
    const [row] = await db
      .select({ id })
      .from(savedSearches)
      .where(and(isSame(userId, criteria), isRecent(now)))
      .orderBy(desc(id))
      .limit(1);
    return row?.id ?? null;
  }

  async function create(userId: number, search: NewSearch, now: Date): Promise<number> {
    const { kind: of, name: called, rhythm: told, filter: criteria } = search;
    const row = { user_id: userId, kind: of, name: called, rhythm: told, filter: criteria };
    const domain = search.kind === "article" ? search.domain : null;
    const stored = { query: queryOf(search), domain_suffix: domain, created_at: now, seen_at: now };
    const [created] = await db
      .insert(savedSearches)
      .values({ ...row, ...stored })
      .returning({ id });
    if (!created) throw new Error("The database returned no search");
    return created.id;
  }

  const change = async (condition: SQL | undefined, values: Partial<typeof savedSearches.$inferInsert>) =>
    (await db.update(savedSearches).set(values).where(condition).returning({ id })).length > 0;

  /** False for one that is not theirs, here and below. */
  const update = (userId: number, searchId: number, input: ChangeSearchInput) =>
    change(and(own(userId, searchId), isActive), input);
  const look = (userId: number, searchId: number, now: Date) =>
    change(and(own(userId, searchId), isActive), { seen_at: now });
  const remove = (userId: number, searchId: number, now: Date) =>
    change(and(own(userId, searchId), isActive), { removed_at: now });
  /** Gives its feeds other addresses: the former ones lead nowhere from now on. */
  const setFeed = (userId: number, searchId: number, hash: string, now: Date) =>
    change(and(own(userId, searchId), isActive), { feed_hash: hash, feed_made_at: now });

  /** What a search that was deleted a moment ago asks for; null where there is none. */
  async function getRemoved(userId: number, searchId: number, now: Date): Promise<SearchCriteria | null> {
    const [row] = await db
      .select({ kind, filter, domain_suffix })
      .from(savedSearches)
      .where(and(own(userId, searchId), isRecent(now)));
    return row ? storedCriteria(row.kind, row.filter, row.domain_suffix) : null;
  }

  const restore = (userId: number, searchId: number) => change(own(userId, searchId), { removed_at: null });

  /** The search whose feeds have a key; null for none. */
  async function getByFeed(hash: string) {
    const [row] = await db
      .select({ kind, name, filter, domain_suffix, user_id })
      .from(savedSearches)
      .where(and(eq(feed_hash, hash), isActive));
    if (!row) return null;
    const criteria = storedCriteria(row.kind, row.filter, row.domain_suffix);
    return { name: row.name, user_id: row.user_id, criteria };
  }

  /** Deletes for good, some at a time, what nobody can have back any more. */
  async function sweep(now: Date, atOnce = 1_000): Promise<void> {
    const isOld = and(isNotNull(removed_at), lt(removed_at, addMs(now, -savedSearchLimits.undoFor)));
    const old = db.select({ id }).from(savedSearches).where(isOld).limit(atOnce);
    await db.delete(savedSearches).where(inArray(id, old));
  }

  return {
    list,
    get,
    countOf,
    getSame,
    getRemovedSame,
    create,
    update,
    look,
    remove,
    setFeed,
    getRemoved,
    restore,
    getByFeed,
    sweep,
  };
}
