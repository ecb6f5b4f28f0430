import { type SQL, sql } from "drizzle-orm";
import { wordsOf } from "../text/words.ts";

type SearchWeight = "A" | "B" | "C" | "D";

/** The search column of a row: its texts with the weight of each. */
export function searchVector(texts: Record<SearchWeight, string>): SQL {
  const parts = Object.entries(texts).map(
    ([weight, text]) =>
      sql`setweight(to_tsvector('callboard', ${wordsOf(text).join(" ")}), ${sql.raw(`'${weight}'`)})`,
  );
  return sql.join(parts, sql` || `);
}

/** The query for rows that have every word, each as the beginning of one; null when the text holds no word. */
export function searchQuery(text: string): SQL | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  return sql`to_tsquery('callboard', ${words.map((word) => `'${word}':*`).join(" & ")})`;
}
