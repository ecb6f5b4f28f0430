import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";

const inputOf = (page: number) => ({ limit: limits.ownCommentList, page });

/** My comments, paged; the URL holds the last page shown. */
export function useMyComments() {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.comment.mine.getInfiniteData(inputOf(page));
  const place = useListPages("page", cachedFrom);
  const query = trpc.comment.mine.useInfiniteQuery(inputOf(place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place };
}

/** Deletes a comment and refetches the lists that show it. */
export function useRemoveComment(onRemoved: (message: string) => void) {
  const utils = trpc.useUtils();
  return trpc.comment.remove.useMutation({
    meta: { failure: "The comment could not be deleted" },
    onSuccess: async ({ message }) => {
      await utils.comment.invalidate();
      onRemoved(message);
    },
  });
}
