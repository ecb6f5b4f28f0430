import { limits } from "@callboard/contracts/limits";
import type { UpstreamContext } from "../../upstream/upstream.ts";
import { type Entry, type SectionName, sections } from "./sections.ts";

/** How many pages of a list make a part: 5,000 addresses, which is as many calls as one request makes at most. */
const pagesInPart = 50;
/** The deepest page that a list has a number for ends the last part. */
const partsMax = Math.floor(limits.listPageMax / pagesInPart);

const firstPageOf = (part: number) => (part - 1) * pagesInPart + 1;

/** The number of the last part that exists, found without walking through the others; 0 where there is none. */
async function lastPart(exists: (part: number) => Promise<boolean>): Promise<number> {
  let [found, beyond] = [0, 1];
  while (beyond <= partsMax && (await exists(beyond))) [found, beyond] = [beyond, beyond * 2];
  beyond = Math.min(beyond, partsMax + 1);
  while (beyond - found > 1) {
    const middle = Math.floor((found + beyond) / 2);
    if (await exists(middle)) found = middle;
    else beyond = middle;
  }
  return found;
}

async function partsOf(name: SectionName, ctx: UpstreamContext): Promise<string[]> {
  const count = await lastPart(async (part) => {
    const { entries } = await sections[name]({ page: firstPageOf(part) }, ctx);
    return entries.length > 0;
  });
  return Array.from({ length: count }, (_, index) => `/sitemaps/${name}-${index + 1}.xml`);
}

/** The addresses of all parts. */
export async function readIndex(ctx: UpstreamContext): Promise<Entry[]> {
  const names = Object.keys(sections) as SectionName[];
  const parts = await Promise.all(names.map((name) => partsOf(name, ctx)));
  return parts.flat().map((path) => ({ path }));
}

/** The addresses of one part; none where it does not exist. */
export async function readPart(name: SectionName, part: number, ctx: UpstreamContext): Promise<Entry[]> {
  if (part > partsMax) return [];
  const all: Entry[] = [];
  let cursor: string | undefined;
  for (let step = 0; step < pagesInPart; step += 1) {
    const { entries, pagination } = await sections[name]({ page: firstPageOf(part), cursor }, ctx);
    all.push(...entries);
    if (pagination.nextCursor === null) break;
    cursor = pagination.nextCursor;
  }
  return all;
}
