import { wordsOf } from "@callboard/server-kit/words";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";

type SearchWeight = "A" | "B" | "C" | "D";

/** A filter value of a row as a token of its search column. No word begins with a colon. */
export type FilterToken = `:${string}`;

/** The search column of a row: its texts by weight, and its filter tokens. */
export function searchVector(texts: Record<SearchWeight, string>, tokens: FilterToken[]): SQL {
  const parts = Object.entries(texts).map(
    ([weight, text]) =>
      sql`setweight(to_tsvector('callboard', ${wordsOf(text).join(" ")}), ${sql.raw(`'${weight}'`)})`,
  );
  const filters = sql`array_to_tsvector(${`{${tokens.map((token) => `"${token}"`).join(",")}}`}::text[])`;
  return sql.join([...parts, filters], sql` || `);
}

/** The query for rows that have all of these words, each as a prefix. */
export function searchQuery(words: string[]): SQL {
  return sql`to_tsquery('callboard', ${words.map((word) => `'${word}':*`).join(" & ")})`;
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
