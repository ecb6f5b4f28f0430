import type { SavedFilter } from "@callboard/contracts/saved-filter";
import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { wordsOf } from "@callboard/server-kit/words";
import type { EventListOptions } from "../event/list/event-list-repository.ts";
import { toListing } from "../event/list/to-listing.ts";

/** The list of what a search finds now: the newest calls that are still ahead. */
export const listingOf = (filter: SavedFilter): EventListOptions =>
  toListing({
    ...filter,
    ...{ kind: "event", is_event: "upcoming", page: 1, limit: savedSearchLimits.feedMax },
    ...{ sortBy: "created_at", sortOrder: "DESC" },
  });

/** What a new call has to have: the words, in one order however they were typed, and the list's filters but the time. */
export function selectionOf(filter: SavedFilter) {
  const { search = "", period: _, ...selection } = listingOf(filter);
  return { words: [...new Set(wordsOf(search))].sort(), selection };
}
