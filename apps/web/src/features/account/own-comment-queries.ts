import { limits } from "@callboard/contracts/limits";
import { useLocation, useSearchParams } from "react-router-dom";
import { pageOf, startOf } from "../../shared/lib/page-of.ts";
import { trpc } from "../../shared/lib/trpc.ts";
import { useLoadMore } from "../../shared/lib/use-load-more.ts";

const inputOf = (page: number) => ({ limit: limits.ownCommentList, page });

/** The account's own comments, page by page; the address says how many pages. */
export function useOwnComments() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const utils = trpc.useUtils();
  const loadedFrom = (page: number) => utils.comment.mine.getInfiniteData(inputOf(page))?.pages.length ?? 0;
  const start = startOf(pageOf(search), loadedFrom);
  const comments = trpc.comment.mine.useInfiniteQuery(inputOf(start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const addressOf = (page: number) => (page > 1 ? `${pathname}?page=${page}` : pathname);
  const paging = useLoadMore({ start, fetchNextPage: comments.fetchNextPage, addressOf });
  return { ...comments, ...paging, start, addressOf };
}

/** Removes one of the account's comments, and has the lists that it stood in asked for again. */
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
