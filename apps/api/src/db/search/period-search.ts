import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { toDate } from "../../dates.ts";
import type { Db } from "../client.ts";
import type { PageWindow } from "../page.ts";
import { searchQuery } from "./search-vector.ts";

/** A table whose words are indexed by the period of a moment, by which a list of it is sorted. */
type SearchedTable = {
  table: PgTable;
  id: PgColumn;
  moment: SQL<Date>;
  periodOf: (moment: SQL) => SQL;
  search: PgColumn;
};

type PeriodSearch = {
  /** The words and the marks of all filters. */
  query: SQL;
  /** One of the words that is likely to be rare: where it is not, nothing else is looked for. */
  rareWord: string | undefined;
  sortOrder: "ASC" | "DESC";
  where?: SQL | undefined;
};

/** How many rows of a period may have a word for it to be rare there: these are looked at one by one. */
const few = 10;

/** Whether a row of the period that the search has come to matches a query. */
function matchesThere({ moment, periodOf, search }: SearchedTable, template: SQL): SQL {
  const words = sql`words_of_period(${periodOf(moment)}, ${search})`;
  return sql`${words} @@ query_of_period(period.number, ${template})`;
}

/** The periods that have rows, one after the other in the order of the list, from that of a place on. */
function periods(
  { table, moment, periodOf }: SearchedTable,
  place: SQL | undefined,
  order: SQL,
  than: SQL,
): SQL {
  const number = periodOf(moment);
  const isAhead = place ? sql`${number} ${than}= ${periodOf(place)}` : sql`true`;
  return sql`(with recursive steps (number) as (
      (select ${number} from ${table} where ${isAhead} order by ${number} ${order} limit 1)
      union all select next.number from steps cross join lateral
        (select ${number} as number from ${table} where ${number} ${than} steps.number order by ${number} ${order} limit 1) as next
    ) select number from steps) as period`;
}

/**
 * Before all else counts the rows of a period that have the rare word. Where they are few, those are looked at: for
 * the beginning of a common word the index would collect every row that has it, however few have the other words.
 */
function throughRareWord(searched: SearchedTable, query: SQL, rareWord: string) {
  const whole = sql`query_template(${query})`;
  const rare = sql`query_template(${searchQuery([rareWord])})`;
  const counted = sql`(select from ${searched.table} where ${matchesThere(searched, rare)} limit ${few + 1}) as counted`;
  return {
    probe: sql`cross join lateral (select count(*) <= ${few} as is_rare, count(*) > 0 as is_there from ${counted}) as word`,
    isFound: sql`word.is_there and ${matchesThere(searched, sql`case when word.is_rare then ${rare} else ${whole} end`)}
      and (not word.is_rare or ${searched.search} @@ ${query})`,
  };
}

/**
 * The ids of a page of found rows with the moments that they are sorted by, from the text index (docs/decisions/0013).
 * The matches in a period are all fetched and put in order, and the next one is looked at only while rows are missing:
 * a lateral join takes its steps one by one, in their order, and ends with its limit.
 */
export function foundByPeriod(
  db: Db,
  searched: SearchedTable,
  { query, rareWord, sortOrder, where }: PeriodSearch,
  { after, offset, limit }: PageWindow,
) {
  const { table, id, moment } = searched;
  const order = sql.raw(sortOrder);
  const than = sql.raw(sortOrder === "ASC" ? ">" : "<");
  const place = after ? sql`${toDate(after.value).toISOString()}::timestamptz` : undefined;
  const { probe, isFound } = rareWord
    ? throughRareWord(searched, query, rareWord)
    : { probe: sql``, isFound: matchesThere(searched, sql`query_template(${query})`) };
  const inPeriod = db
    .select({ id: sql`${id}`.mapWith(Number).as("id"), value: moment.as("value") })
    .from(table)
    .where(and(isFound, where, place && sql`(${moment}, ${id}) ${than} (${place}, ${after?.id})`))
    .orderBy(sql`${moment} ${order}, ${id} ${order}`)
    .limit(offset + limit)
    .as("in_period");
  return db
    .select({ id: inPeriod.id, value: inPeriod.value })
    .from(sql`${periods(searched, place, order, than)} ${probe}`)
    .crossJoinLateral(inPeriod)
    .limit(limit)
    .offset(offset);
}
