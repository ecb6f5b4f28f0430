import { listLimits } from "@callboard/contracts/list-limits";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";

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

export function prefetchResults(
  utils: QueryUtils,
  search: URLSearchParams,
  hasProfiles: boolean,
): Promise<unknown> {
  const query = readQuery(search);
  if (!query) return Promise.resolve();
  const { calls, people, stories, campaigns } = searchInputs(query, pageCounts);
  return Promise.all([
    utils.event.list.prefetch(calls),
    hasProfiles && utils.profile.list.prefetch(people),
    utils.blog.list.prefetch(stories),
    utils.event.list.prefetch(campaigns),
  ]);
}
