import { type SearchKind, savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { events } from "../../db/schema/event.ts";
import { savedSearches, savedSearchMatches } from "../../db/schema/saved-search.ts";
import { isNews, isOpen, matchTables } from "./match-table-repository.ts";

type Gathered = {
  id: number;
  kind: SearchKind;
  user_id: number;
  name: string;
  due_at: Date;
  count: number;
};

const gatheredAtOnce = 200;

/** What searches have found and still is to be told, and what nobody is told of any more. */
export function gatheredSearchRepository(db: Db) {
  /** Has what some searches of one kind have gathered told now, and counts of each what is still news. */
  async function tell(kind: SearchKind, ids: number[], now: Date): Promise<Map<number, number>> {
    const { table, subject } = matchTables[kind];
    const matches = await db
      .update(table)
      .set({ told_at: now })
      .where(and(inArray(table.search_id, ids), isNull(table.told_at)))
      .returning({ search_id: table.search_id, is_news: isNews(kind, subject, now) });
    const news = matches.filter(({ is_news }) => is_news);
    const bySearch = Map.groupBy(news, ({ search_id }) => search_id);
    return new Map([...bySearch].map(([search, found]) => [search, found.length]));
  }

  /** Takes some of the searches that are due: how many, and what is told of them, each with what everybody sees of it. For a transaction. */
  async function takeDue(now: Date): Promise<{ taken: number; told: Gathered[] }> {
    const { id, kind, user_id, name, due_at, removed_at } = savedSearches;
    const due = await db
      .select({ id, kind, user_id, name, due_at, removed_at, is_open: sql<boolean>`${isOpen(db)}` })
      .from(savedSearches)
      .where(lte(due_at, now))
      .orderBy(asc(due_at))
      .limit(gatheredAtOnce)
      .for("no key update", { skipLocked: true });
    if (due.length === 0) return { taken: 0, told: [] };
    const ids = due.map((row) => row.id);
    await db.update(savedSearches).set({ due_at: null }).where(inArray(id, ids));
    const counts = new Map<number, number>();
    for (const [kind, some] of Map.groupBy(due, (row) => row.kind)) {
      const told = await tell(
        kind,
        some.map((row) => row.id),
        now,
      );
      for (const [search, count] of told) counts.set(search, count);
    }
    const told = due.flatMap(({ removed_at: removed, is_open, due_at: at, ...search }) => {
      const count = counts.get(search.id) ?? 0;
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

  /** Forgets some of what was found of articles and profiles long ago. Gives false once there is none. */
  async function sweepOld(kind: "article" | "profile", now: Date, atOnce = 5_000): Promise<boolean> {
    const { table, subject } = matchTables[kind];
    const isOld = lt(table.found_at, addMs(now, -savedSearchLimits.foundFor));
    const old = db.select({ search_id: table.search_id, subject }).from(table).where(isOld).limit(atOnce);
    const rows = await db
      .delete(table)
      .where(sql`(${table.search_id}, ${subject}) in ${old}`)
      .returning({ search_id: table.search_id });
    return rows.length > 0;
  }

  return { takeDue, sweep, sweepOld };
}
