import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, index } from "drizzle-orm/pg-core";

/** The number of the two weeks that a moment lies in, counted from 1970. */
export const fortnightOf = (moment: SQL) => sql`fortnight_of(${moment})`;

/** The number of the thirteen weeks that a moment lies in, counted from 1970. */
export const quarterOf = (moment: SQL) => sql`quarter_of(${moment})`;

/** The indexes of a search in the order of a date: the periods that have rows, and the words of each. Of the rows `where` alone. */
export function periodIndexes(name: string, period: SQL, search: AnyPgColumn, where?: SQL) {
  const periods = index(`${name}_period`).on(period);
  // No pending list, which every search would read from end to end.
  const words = index(`${name}_words`)
    .using("gin", sql`words_of_period(${period}, ${search})`)
    .with({ fastupdate: false });
  return where ? [periods.where(where), words.where(where)] : [periods, words];
}
