import type { PageWindow } from "../page.ts";

/** Rows scanned for each row wanted, before the text index is used. */
const scanFactor = 2;
/** A page that needs more rows than this is not scanned at all. */
const scanMax = 600;

type Row<Value> = { id: number; value: Value };

type Readers<Value> = {
  /** A window of the list, each row with which of the words it has; further conditions follow those. */
  scan: (window: PageWindow) => Promise<(Row<Value> & { has: boolean[] })[]>;
  /** A page of matches from the text index; `rareWord` was met in no scanned row. */
  search: (rareWord: string | undefined) => PromiseLike<Row<Value>[]>;
};

/** Very common words fill the page soon by scanning the list; all others go to the text index (docs/decisions/0013). */
export async function scanOrIndex<Value extends Date | number>(
  words: string[],
  window: PageWindow,
  { scan, search }: Readers<Value>,
): Promise<Row<Value>[]> {
  const end = window.offset + window.limit;
  const count = scanFactor * end;
  const isScanned = count <= scanMax;
  const seen = isScanned ? await scan({ after: window.after, offset: 0, limit: count }) : [];
  const found = seen.filter(({ has }) => has.every(Boolean));
  const isWhole = isScanned && seen.length < count;
  if (found.length >= end || isWhole) return found.slice(window.offset, end);
  const unseen = words.filter((_, word) => !seen.some(({ has }) => has[word]));
  return search(unseen.sort((one, other) => other.length - one.length)[0]);
}
