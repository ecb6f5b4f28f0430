import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { wordsOf } from "../../text/words.ts";

type SearchWeight = "A" | "B" | "C" | "D";

/** A property of a row that a search can ask for beside its words. No word begins with a colon. */
export type FilterToken = `:${string}`;

/** The search column of a row: its texts with the weight of each, and its marks. */
export function searchVector(texts: Record<SearchWeight, string>, marks: FilterToken[]): SQL {
  const parts = Object.entries(texts).map(
    ([weight, text]) =>
      sql`setweight(to_tsvector('callboard', ${wordsOf(text).join(" ")}), ${sql.raw(`'${weight}'`)})`,
  );
  const marked = sql`array_to_tsvector(${`{${marks.map((mark) => `"${mark}"`).join(",")}}`}::text[])`;
  return sql.join([...parts, marked], sql` || `);
}

/** The query for rows that have every one of these words, each as the beginning of one. */
export function searchQuery(words: string[]): SQL {
  return sql`to_tsquery('callboard', ${words.map((word) => `'${word}':*`).join(" & ")})`;
}

/** For each of these words, whether a row has it. */
export function hasEach(search: AnyColumn, words: string[]): SQL<boolean[]> {
  const each = words.map((word) => sql`${search} @@ ${searchQuery([word])}`);
  return sql`array[${sql.join(each, sql`, `)}]`;
}

/** Narrows a query to rows with a mark, or to those without it. */
export function withToken(query: SQL, mark: FilterToken, isWanted = true): SQL {
  return sql`(${query} && ${`${isWanted ? "" : "!"}'${mark}'`}::tsquery)`;
}
