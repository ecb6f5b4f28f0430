import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";

type Wanted = { search: string; isUnused?: boolean };

/** The images of the library that have these words, the newest first; or those that nothing uses. */
export function useLibrary({ search, isUnused = false }: Wanted) {
  const input = { ...(search && { search }), ...(isUnused && { is_unused: true }) };
  const query = trpc.image.list.useInfiniteQuery(input, {
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { errors: "inline" },
  });
  return { query, images: query.data?.pages.flatMap((page) => page.images) ?? [] };
}
