import type { Capability } from "@callboard/contracts/capability";
import { listLimits } from "@callboard/contracts/list-limits";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { prefetchSpellings } from "#shared/lib/lists/spellings.ts";

export const searchPath = "/search";

/** The search text of a URL, trimmed and cut; an empty text asks for nothing. */
export function readQuery(search: URLSearchParams): string {
  return (search.get("query") ?? "").slice(0, listLimits.searchMax).trim();
}

export const searchUrl = (query: string) =>
  query ? `${searchPath}?query=${encodeURIComponent(query)}` : searchPath;

/** How many of each kind are asked for: on the page whole rows, below a search box a few. */
export const pageCounts = { calls: 3, people: 6, stories: 4, campaigns: 3 };
export const suggestionCounts = { calls: 3, people: 3, stories: 3, campaigns: 2 };
export type ResultCounts = typeof pageCounts;

/** What each list is asked for. */
export function searchInputs(search: string, counts: ResultCounts) {
  return {
    calls: { kind: "event" as const, search, limit: counts.calls },
    people: { search, limit: counts.people },
    stories: { search, limit: counts.stories },
    campaigns: { kind: "crowdfunding" as const, search, limit: counts.campaigns },
  };
}

type Places = { search: URLSearchParams; capabilities: readonly Capability[] };

/** Gives how many of them are found. */
async function prefetchLists(utils: QueryUtils, query: string, capabilities: readonly Capability[]) {
  const { calls, people, stories, campaigns } = searchInputs(query, pageCounts);
  await Promise.all([
    utils.event.list.prefetch(calls),
    capabilities.includes("profiles") && utils.profile.list.prefetch(people),
    utils.blog.list.prefetch(stories),
    utils.event.list.prefetch(campaigns),
  ]);
  const events = [calls, campaigns].flatMap((input) => utils.event.list.getData(input)?.events ?? []);
  const profiles = utils.profile.list.getData(people)?.profiles ?? [];
  return events.length + profiles.length + (utils.blog.list.getData(stories)?.blogs.length ?? 0);
}

/** What a text finds, and where it finds nothing, what the nearest spelling does. */
export async function prefetchResults(utils: QueryUtils, { search, capabilities }: Places): Promise<void> {
  const query = readQuery(search);
  if (!query) return;
  const [count] = await Promise.all([
    prefetchLists(utils, query, capabilities),
    prefetchSpellings(utils, capabilities, { search: query }),
  ]);
  const [meant] = utils.spelling.list.getData({ search: query })?.spellings ?? [];
  if (count === 0 && meant) await prefetchLists(utils, meant.search, capabilities);
}
