import { keepPreviousData } from "@tanstack/react-query";
import { keptFor } from "#shared/lib/api/query-client.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { featuredInput, storiesInput } from "./listing-queries.ts";
import { useListingState } from "./use-listing-state.ts";

/** While other words or another category load, what was there stays, marked as busy. */
const options = { placeholderData: keepPreviousData, gcTime: keptFor };

/** The featured articles of the chosen category and search; not asked for where they are not wanted. */
export function useFeatured(isWanted = true) {
  const { state } = useListingState();
  return trpc.blog.list.useQuery(featuredInput(state), { ...options, enabled: isWanted });
}

/** The newest articles of the chosen category and search, page by page from `start` on. */
export function useStories(start: number) {
  const { state } = useListingState();
  return trpc.blog.list.useInfiniteQuery(storiesInput(state, start), {
    ...options,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
}
