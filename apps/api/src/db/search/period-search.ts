import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { toDate } from "../../dates.ts";
import type { Db } from "../client.ts";
import type { PageWindow } from "../page.ts";
import { searchQuery } from "./search-vector.ts";

/** A table whose words are indexed by the period of its sort date. */
type SearchedTable<Value = unknown> = {
  table: PgTable;
  id: PgColumn;
  /** The date, or the number, that the list is sorted by. */
  moment: SQL<Value>;
  /** A value of a cursor; a date where nothing else is said. */
  literal?: (value: number) => SQL;
  periodOf: (moment: SQL) => SQL;
  search: PgColumn;
  /** What holds of all rows that the indexes have. */
  indexed?: SQL;
};

type PeriodSearch = {
  /** The words and the tokens of all filters. */
  query: SQL;
  /** A word that is likely to be rare: a period without it is skipped. */
  rareWord: string | undefined;
  sortOrder: "ASC" | "DESC";
  where?: SQL | undefined;
};

/** A word is rare in a period where at most so many rows have it; those are read one by one. */
const few = 10;

const momentAt = (value: number) => sql`${toDate(value).toISOString()}::timestamptz`;

/** Whether a row of the current period matches a query. */
function matchesInPeriod(
  { moment, periodOf, search, indexed = sql`true` }: SearchedTable,
  template: SQL,
): SQL {
  const words = sql`words_of_period(${periodOf(moment)}, ${search})`;
  return sql`(${indexed} and ${words} @@ query_of_period(period.number, ${template}))`;
}

/** The periods that have rows, in the order of the list, from that of the cursor on. */
function periods(
  { table, moment, periodOf, indexed = sql`true` }: SearchedTable,
  from: SQL | undefined,
  order: SQL,
  than: SQL,
): SQL {
  const number = periodOf(moment);
  const isAhead = from ? sql`${number} ${than}= ${periodOf(from)}` : sql`true`;
  return sql`(with recursive steps (number) as (
      (select ${number} from ${table} where ${indexed} and ${isAhead} order by ${number} ${order} limit 1)
      union all select next.number from steps cross join lateral
        (select ${number} as number from ${table} where ${indexed} and ${number} ${than} steps.number order by ${number} ${order} limit 1) as next
    ) select number from steps) as period`;
}

/**
 * Counts the rows of a period that have the rare word first, and reads them one by one where they are few: for the
 * prefix of a common word the index would collect every row that has it, however few have the other words.
 */
function probeRareWord(searched: SearchedTable, query: SQL, rareWord: string) {
  const whole = sql`query_template(${query})`;
  const rare = sql`query_template(${searchQuery([rareWord])})`;
  const counted = sql`(select from ${searched.table} where ${matchesInPeriod(searched, rare)} limit ${few + 1}) as counted`;
  return {
    probe: sql`cross join lateral (select count(*) <= ${few} as is_rare, count(*) > 0 as is_there from ${counted}) as word`,
    matches: sql`word.is_there and ${matchesInPeriod(searched, sql`case when word.is_rare then ${rare} else ${whole} end`)}
      and (not word.is_rare or ${searched.search} @@ ${query})`,
  };
}

/**
 * A page of matching ids with their sort dates, from the text index (docs/decisions/0013). All matches of a period are
 * fetched and sorted, and the next period is read only while rows are missing: a lateral join takes its rows in their
 * order and stops at the limit.
 */
export function searchByPeriod<Value extends Date | number>(
  db: Db,
  searched: SearchedTable<Value>,
  { query, rareWord, sortOrder, where }: PeriodSearch,
  { after, offset, limit }: PageWindow,
) {
  const { table, id, moment, literal = momentAt } = searched;
  const order = sql.raw(sortOrder);
  const than = sql.raw(sortOrder === "ASC" ? ">" : "<");
  const from = after ? literal(after.value) : undefined;
  const { probe, matches } = rareWord
    ? probeRareWord(searched, query, rareWord)
    : { probe: sql``, matches: matchesInPeriod(searched, sql`query_template(${query})`) };
  const matching = db
    .select({ id: sql`${id}`.mapWith(Number).as("id"), value: moment.as("value") })
    .from(table)
    .where(and(matches, where, from && sql`(${moment}, ${id}) ${than} (${from}, ${after?.id})`))
    .as("matching");
  // Beyond "offset 0" the planner does not see the order: among a million rows it would walk the whole list by the index of its date.
  const inPeriod = db
    .select({ id: matching.id, value: matching.value })
    .from(sql`(select * from ${matching} offset 0) as matching`)
    .orderBy(sql`${matching.value} ${order}, ${matching.id} ${order}`)
    .limit(offset + limit)
    .as("in_period");
  return db
    .select({ id: inPeriod.id, value: inPeriod.value })
    .from(sql`${periods(searched, from, order, than)} ${probe}`)
    .crossJoinLateral(inPeriod)
    .limit(limit)
    .offset(offset);
}
