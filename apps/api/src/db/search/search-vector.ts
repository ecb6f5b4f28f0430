import { wordsOf } from "@callboard/server-kit/words";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { FilterToken, WantedToken } from "../../filter-token.ts";

type SearchWeight = "A" | "B" | "C" | "D";

/** The search column of a row: its texts by weight, and its filter tokens. */
export function searchVector(texts: Record<SearchWeight, string>, tokens: FilterToken[]): SQL {
  const parts = Object.entries(texts).map(
    ([weight, text]) =>
      sql`setweight(to_tsvector('callboard', ${wordsOf(text).join(" ")}), ${sql.raw(`'${weight}'`)})`,
  );
  const filters = sql`array_to_tsvector(${`{${tokens.map((token) => `"${token}"`).join(",")}}`}::text[])`;
  return sql.join([...parts, filters], sql` || `);
}

/** A filter token that rows have to have, or with an exclamation mark must not have. */
const token = /^(!?)(:\w+)$/;

/** The query for rows that have all of these words, each as a prefix, and that pass each of these filter tokens. */
export function searchQuery(terms: string[]): SQL {
  const words = terms.filter((term) => !token.test(term)).map((word) => `'${word}':*`);
  const filters = terms.filter((term) => token.test(term)).map((term) => term.replace(token, "$1'$2'"));
  const filter = sql`${filters.join(" & ")}::tsquery`;
  if (words.length === 0) return filter;
  const query = sql`to_tsquery('callboard', ${words.join(" & ")})`;
  return filters.length === 0 ? query : sql`(${query} && ${filter})`;
}

/** For each of these words, whether a row has it. */
export function hasEach(search: AnyColumn, words: string[]): SQL<boolean[]> {
  const each = words.map((word) => sql`${search} @@ ${searchQuery([word])}`);
  return sql`array[${sql.join(each, sql`, `)}]`;
}

/** Narrows a query to rows with a token, or to those without it. */
export function withToken(query: SQL, token: FilterToken, isWanted = true): SQL {
  return sql`(${query} && ${`${isWanted ? "" : "!"}'${token}'`}::tsquery)`;
}

/** The query for rows that have all of these words, if there are any, and that pass each of these tokens. */
export function filteredQuery(words: string[], tokens: WantedToken[]): SQL {
  return searchQuery([...words, ...tokens.map(({ token, isWanted }) => (isWanted ? token : `!${token}`))]);
}
