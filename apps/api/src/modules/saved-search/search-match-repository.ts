import type { AnyFilter } from "@callboard/contracts/saved-filter";
import type { SearchKind, SearchRhythm } from "@callboard/contracts/saved-search-limits";
import { and, asc, eq, gt, inArray, isNull, lt, lte, not, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { savedSearches } from "../../db/schema/saved-search.ts";
import { isOfTeam } from "../team/team-role-repository.ts";
import { isOpen, matchTables, searchedTables } from "./match-table-repository.ts";

export type Candidate = {
  id: number;
  user_id: number;
  name: string;
  filter: AnyFilter;
  rhythm: SearchRhythm;
};

/** What searches are held against: since when it is public, and whose it is. */
export type Subject = { kind: SearchKind; id: number; since: Date; owner: number | null };

/** Searches of one batch, and the rest of those of the last one's owner. */
const batchSize = 1_000;

/** Which searches find what is new. */
export function searchMatchRepository(db: Db) {
  /** The account up to which a batch goes that begins after another one; null where it goes to the end. */
  async function endOfBatch(kind: SearchKind, after: number): Promise<number | null> {
    const { user_id, id } = savedSearches;
    const [row] = await db
      .select({ user_id })
      .from(savedSearches)
      .where(and(eq(savedSearches.kind, kind), gt(user_id, after)))
      .orderBy(asc(user_id), asc(id))
      .offset(batchSize - 1)
      .limit(1);
    return row?.user_id ?? null;
  }

  /**
   * The searches of the accounts after one and up to another that were saved before something was public and whose words and tokens it
   * has, without its owner's and their team's. However many it passes, each search is looked at once.
   */
  async function listCandidates(
    { kind, id: subjectId, owner, since }: Subject,
    { after, until }: { after: number; until: number | null },
  ): Promise<Candidate[]> {
    const { id, user_id, name, filter, rhythm, query, created_at, removed_at } = savedSearches;
    // Read once, and without the places of its words: from the table it would be unpacked for each search.
    const table = searchedTables[kind];
    const search = sql`(select strip(${table.search}) from ${table} where ${table.id} = ${subjectId})`;
    return db
      .select({ id, user_id, name, filter, rhythm })
      .from(savedSearches)
      .where(
        and(
          eq(savedSearches.kind, kind),
          gt(user_id, after),
          until === null ? undefined : lte(user_id, until),
          isNull(removed_at),
          lt(created_at, since),
          sql`${search} @@ ${query}`,
          owner === null ? undefined : not(isOfTeam(sql`${owner}::bigint`, user_id)),
          isOpen(db),
        ),
      )
      .orderBy(asc(user_id), asc(id));
  }

  /** Notes that searches found something, and gives those of them that had not found it before. */
  async function create(
    { kind, id }: Pick<Subject, "kind" | "id">,
    matches: { search_id: number; told_at: Date | null }[],
    found_at: Date,
  ) {
    if (matches.length === 0) return new Set<number>();
    const { table, key } = matchTables[kind];
    const values = matches.map((match) => ({ ...match, found_at, [key]: id }));
    const rows = await db
      .insert(table)
      .values(values as never[])
      .onConflictDoNothing()
      .returning({ search_id: table.search_id });
    return new Set(rows.map(({ search_id }) => search_id));
  }

  /** Has what some searches have gathered told at a time, where it has none yet. */
  async function setDue(ids: number[], due_at: Date): Promise<void> {
    await db
      .update(savedSearches)
      .set({ due_at })
      .where(and(inArray(savedSearches.id, ids), isNull(savedSearches.due_at)));
  }

  /** Holds searches, in one order, for who sets when they are due. */
  async function hold(ids: number[]): Promise<void> {
    const { id } = savedSearches;
    await db.select({ id }).from(savedSearches).where(inArray(id, ids)).orderBy(asc(id)).for("no key update");
  }

  return { endOfBatch, listCandidates, create, setDue, hold };
}
