import { keepPreviousData } from "@tanstack/react-query";
import { listGcTime } from "#shared/lib/api/query-client.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { featuredInput, storiesInput } from "./listing-queries.ts";
import { useListingState } from "./use-listing-state.ts";

/** While another search or category loads, the old results stay, marked as busy. */
const options = { placeholderData: keepPreviousData, gcTime: listGcTime };

export function useFeatured(isWanted = true) {
  const { state } = useListingState();
  return trpc.blog.list.useQuery(featuredInput(state), { ...options, enabled: isWanted });
}

export function useStories(start: number) {
  const { state } = useListingState();
  return trpc.blog.list.useInfiniteQuery(storiesInput(state, start), {
    ...options,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
}
