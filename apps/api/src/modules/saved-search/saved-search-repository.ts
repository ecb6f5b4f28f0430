import type {
  ChangeSearchInput,
  SavedFilter,
  SavedSearch,
  SaveSearchInput,
} from "@callboard/contracts/saved-search";
import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { eventCategories } from "../../db/schema/event-category.ts";
import { savedSearches, savedSearchMatches } from "../../db/schema/saved-search.ts";
import { filteredQuery } from "../../db/search/search-vector.ts";
import { tokensOf } from "../event/list/call-condition-repository.ts";
import { selectionOf } from "./search-selection.ts";

const { id, user_id, name, filter, query, rhythm, created_at, seen_at, removed_at, feed_hash, feed_made_at } =
  savedSearches;
const isActive = isNull(removed_at);
const shown = { id, name, filter, rhythm, created_at, feed_made_at };

/** The query of a filter. Two that ask for the same have the same one. */
function queryOf(input: SavedFilter): SQL {
  const { words, selection } = selectionOf(input);
  return filteredQuery(words, tokensOf(selection));
}

/** The searches that people have saved. */
export function savedSearchRepository(db: Db) {
  const own = (userId: number, searchId: number) => and(eq(id, searchId), eq(user_id, userId));

  /** Calls that are public, found since the search was looked at. */
  const newCount = sql<number>`(select count(*) from (
    select from ${savedSearchMatches} join ${events} on ${events.id} = ${savedSearchMatches.event_id}
    where ${savedSearchMatches.search_id} = ${id} and ${savedSearchMatches.found_at} > ${seen_at} and ${isPublic}
    limit ${savedSearchLimits.newMax}) as found)`.mapWith(Number);

  async function select(condition: SQL | undefined): Promise<SavedSearch[]> {
    const rows = await db
      .select({ ...shown, new_count: newCount, category_name: eventCategories.name })
      .from(savedSearches)
      .leftJoin(eventCategories, sql`${eventCategories.id} = (${filter}->>'category_id')::bigint`)
      .where(and(condition, isActive))
      .orderBy(asc(id))
      .limit(savedSearchLimits.searchesMax);
    return rows.map(({ created_at: at, feed_made_at: made, ...row }) => ({
      ...row,
      created_at: at.toISOString(),
      feed_made_at: made?.toISOString() ?? null,
    }));
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

  /** The name of the one that asks for the same; null for none. */
  async function nameOfSame(userId: number, input: SavedFilter): Promise<string | null> {
    const isSame = and(eq(user_id, userId), isActive, sql`${query} = ${queryOf(input)}`);
    const [row] = await db.select({ name }).from(savedSearches).where(isSame).limit(1);
    return row?.name ?? null;
  }

  async function create(userId: number, input: SaveSearchInput, now: Date): Promise<number> {
    const times = { created_at: now, seen_at: now };
    const row = { user_id: userId, ...input, query: queryOf(input.filter), ...times };
    const [created] = await db.insert(savedSearches).values(row).returning({ id });
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
  async function removedFilter(userId: number, searchId: number, now: Date): Promise<SavedFilter | null> {
    const isRecent = sql`${removed_at} > ${addMs(now, -savedSearchLimits.undoFor).toISOString()}::timestamptz`;
    const [row] = await db
      .select({ filter })
      .from(savedSearches)
      .where(and(own(userId, searchId), isRecent));
    return row?.filter ?? null;
  }

  const restore = (userId: number, searchId: number) => change(own(userId, searchId), { removed_at: null });

  /** The search whose feeds have a key; null for none. */
  async function getByFeed(hash: string) {
    const [row] = await db
      .select({ name, filter, user_id })
      .from(savedSearches)
      .where(and(eq(feed_hash, hash), isActive));
    return row ?? null;
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
    nameOfSame,
    create,
    update,
    look,
    remove,
    setFeed,
    removedFilter,
    restore,
    getByFeed,
    sweep,
  };
}
