import type { SavedFilter } from "@callboard/contracts/saved-search";
import type { SearchRhythm } from "@callboard/contracts/saved-search-limits";
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import { savedSearches, savedSearchMatches } from "../../db/schema/saved-search.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import { isOfTeam } from "../team/team-role-repository.ts";

export type Candidate = {
  id: number;
  user_id: number;
  name: string;
  filter: SavedFilter;
  rhythm: SearchRhythm;
};
export type NewCall = NonNullable<Awaited<ReturnType<ReturnType<typeof searchMatchRepository>["getCall"]>>>;

type Gathered = { id: number; user_id: number; name: string; due_at: Date; count: number };

/** Searches of one batch, and the rest of those of the last one's owner. */
const batchSize = 1_000;
const gatheredAtOnce = 200;

/** Nobody is told anything while their account is suspended. */
const isOpen = (db: Db): SQL | undefined =>
  notExists(
    db
      .select({ id: suspensions.id })
      .from(suspensions)
      .where(and(eq(suspensions.user_id, savedSearches.user_id), isNull(suspensions.lifted_at))),
  );

/** Which calls saved searches have found, and what of that is still to be told. */
export function searchMatchRepository(db: Db) {
  /** A call as far as searches look at it; until the transaction ends nobody hides or changes it. Null for none. */
  async function getCall(eventId: number) {
    const [call] = await db
      .select({
        ...{ id: events.id, user_id: events.user_id, title: events.title, status: events.status },
        ...{ visibility: events.visibility, starts_at: events.starts_at },
        first_public_at: events.first_public_at,
      })
      .from(events)
      .where(eq(events.id, eventId))
      .for("no key update");
    if (!call) return null;
    const isPoster = and(eq(users.id, call.user_id), isNotNull(users.phone_verified_at));
    const { profession, gender, age_from, age_to, is_closed } = eventRoles;
    const roles = await db
      .select({ profession, gender, age_from, age_to })
      .from(eventRoles)
      .where(and(eq(eventRoles.event_id, eventId), eq(is_closed, false)));
    return { ...call, roles, is_poster_verified: (await db.$count(users, isPoster)) > 0 };
  }

  /** The account up to which a batch goes that begins after another one; null where it goes to the end. */
  async function endOfBatch(after: number): Promise<number | null> {
    const { user_id, id } = savedSearches;
    const [row] = await db
      .select({ user_id })
      .from(savedSearches)
      .where(gt(user_id, after))
      .orderBy(asc(user_id), asc(id))
      .offset(batchSize - 1)
      .limit(1);
    return row?.user_id ?? null;
  }

  /**
   * The searches of the accounts after one and up to another that were saved before a call was public and whose words and tokens it has,
   * without its poster's and their team's. However many a call passes, each search is looked at once.
   */
  async function listCandidates(
    call: Pick<NewCall, "id" | "user_id">,
    since: Date,
    { after, until }: { after: number; until: number | null },
  ): Promise<Candidate[]> {
    const { id, user_id, name, filter, rhythm, query, created_at, removed_at } = savedSearches;
    // Read once, and without the places of its words: from the table it would be unpacked for each search.
    const search = sql`(select strip(${events.search}) from ${events} where ${events.id} = ${call.id})`;
    return db
      .select({ id, user_id, name, filter, rhythm })
      .from(savedSearches)
      .where(
        and(
          gt(user_id, after),
          until === null ? undefined : lte(user_id, until),
          isNull(removed_at),
          lt(created_at, since),
          sql`${search} @@ ${query}`,
          not(isOfTeam(sql`${call.user_id}::bigint`, user_id)),
          isOpen(db),
        ),
      )
      .orderBy(asc(user_id), asc(id));
  }

  /** Notes that searches found a call, and gives those of them that had not found it before. */
  async function create(
    matches: { search_id: number; told_at: Date | null }[],
    event_id: number,
    found_at: Date,
  ) {
    if (matches.length === 0) return new Set<number>();
    const rows = await db
      .insert(savedSearchMatches)
      .values(matches.map((match) => ({ ...match, event_id, found_at })))
      .onConflictDoNothing()
      .returning({ search_id: savedSearchMatches.search_id });
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

  /** Takes some of the searches that are due: how many, and what is told of them, each with its calls that are ahead and that everybody sees. For a transaction. */
  async function takeDue(now: Date): Promise<{ taken: number; told: Gathered[] }> {
    const { id, user_id, name, due_at, removed_at } = savedSearches;
    const due = await db
      .select({ id, user_id, name, due_at, removed_at, is_open: sql<boolean>`${isOpen(db)}` })
      .from(savedSearches)
      .where(lte(due_at, now))
      .orderBy(asc(due_at))
      .limit(gatheredAtOnce)
      .for("no key update", { skipLocked: true });
    if (due.length === 0) return { taken: 0, told: [] };
    const ids = due.map((row) => row.id);
    await db.update(savedSearches).set({ due_at: null }).where(inArray(id, ids));
    const { search_id, event_id, told_at } = savedSearchMatches;
    const matches = await db
      .update(savedSearchMatches)
      .set({ told_at: now })
      .from(events)
      .where(and(inArray(search_id, ids), isNull(told_at), eq(events.id, event_id)))
      .returning({ search_id, is_news: sql<boolean>`${isPublic} and ${gt(events.starts_at, now)}` });
    const counts = Map.groupBy(
      matches.filter(({ is_news }) => is_news),
      (match) => match.search_id,
    );
    const told = due.flatMap(({ removed_at: removed, is_open, due_at: at, ...search }) => {
      const count = counts.get(search.id)?.length ?? 0;
      return at && !removed && is_open && count > 0 ? [{ ...search, due_at: at, count }] : [];
    });
    return { taken: due.length, told };
  }

  /**
   * Forgets what was found of some of the calls that have begun by now, one after the other: nobody is told of them any more. Gives
   * false once there are none.
   */
  async function sweep(now: Date, callsAtOnce = 100): Promise<boolean> {
    const { event_id } = savedSearchMatches;
    const next = (where: SQL) => sql`(select min(event_id) from ${savedSearchMatches} ${where})`;
    // Few calls have many matches: the index is read from one call to the next.
    const calls = sql`with recursive call (id) as (
      select ${next(sql``)} union all select ${next(sql`where event_id > call.id`)} from call where call.id is not null
    ) select call.id`;
    const begun = sql`${calls} from call join ${events} on ${events.id} = call.id
      where ${lt(events.starts_at, now)} limit ${callsAtOnce}`;
    const { rows } = (await db.execute(begun)) as { rows: { id: number | string }[] };
    for (const { id } of rows) await db.delete(savedSearchMatches).where(eq(event_id, Number(id)));
    return rows.length > 0;
  }

  return { getCall, endOfBatch, listCandidates, create, setDue, hold, takeDue, sweep };
}
