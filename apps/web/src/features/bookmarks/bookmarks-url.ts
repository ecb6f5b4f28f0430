import type { BookmarkKind } from "@callboard/contracts/bookmark";
import { listLimits } from "@callboard/contracts/list-limits";

export const bookmarksPath = "/account/bookmarks";

/** The tabs, in their order. Not imported from the contracts, which would load their schemas. */
export const tabs: { kind: BookmarkKind; text: string }[] = [
  { kind: "call", text: "Calls" },
  { kind: "profile", text: "People" },
  { kind: "article", text: "Stories" },
];

export type BookmarksState = { kind: BookmarkKind; query: string };

/** Parses the URL of the saved things; invalid values count as absent. */
export function readBookmarks(search: URLSearchParams): BookmarksState {
  return {
    kind: tabs.find(({ kind }) => kind === search.get("kind"))?.kind ?? "call",
    query: (search.get("query") ?? "").slice(0, listLimits.searchMax).trim(),
  };
}

export function bookmarksUrl({ kind, query }: BookmarksState): string {
  const search = new URLSearchParams({ ...(kind !== "call" && { kind }), ...(query && { query }) });
  return search.size > 0 ? `${bookmarksPath}?${search}` : bookmarksPath;
}
