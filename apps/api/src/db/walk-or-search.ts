import type { Slice } from "./page.ts";

/** How many rows of a list are looked at for each one wanted, first and in all, before the text index is asked. */
const walkFactors = [1, 5];
/** Of a page further behind, nothing is walked. */
const walkMost = 600;

type Row = { id: number; value: Date };

type Ways = {
  /** A part of the list, each row with which of the words it has. */
  walk: (part: Slice) => Promise<(Row & { has: boolean[] })[]>;
  /** A page of what the text index finds; the word is one that may be rare. */
  search: (rareWord: string | undefined) => PromiseLike<Row[]>;
};

/** Very common words are met soon by walking the list, all others the text index finds (docs/decisions/0013). */
export async function walkOrSearch(words: string[], slice: Slice, { walk, search }: Ways): Promise<Row[]> {
  const end = slice.offset + slice.limit;
  const counts = walkFactors.map((factor) => factor * end).filter((count) => count <= walkMost);
  const seen: Awaited<ReturnType<typeof walk>> = [];
  for (const count of counts) {
    const last = seen.at(-1);
    const after = last ? { value: last.value.getTime(), id: last.id } : slice.after;
    seen.push(...(await walk({ after, offset: 0, limit: count - seen.length })));
    const found = seen.filter(({ has }) => has.every(Boolean));
    if (found.length >= end || seen.length < count) return found.slice(slice.offset, end);
  }
  const unseen = words.filter((_, word) => !seen.some(({ has }) => has[word]));
  return search(unseen.sort((one, other) => other.length - one.length)[0]);
}
