import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";

const inputOf = (page: number) => ({ limit: limits.notificationList, page });

/** My notifications, paged; the URL holds the last page shown. */
export function useNotifications() {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.notification.list.getInfiniteData(inputOf(page));
  const place = useListPages("page", cachedFrom);
  const query = trpc.notification.list.useInfiniteQuery(inputOf(place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place };
}

/** How many are unread. Where that is not known, nothing is said of it. */
export function useUnread(): number {
  const { data } = trpc.notification.unread.useQuery(undefined, { meta: { errors: "inline" } });
  return data?.unread ?? 0;
}

/** Marks notifications as read, here and at the bell. */
export function useMarkRead() {
  const utils = trpc.useUtils();
  return trpc.notification.markRead.useMutation({
    meta: { failure: "It could not be marked as read" },
    onSuccess: (data) => {
      utils.notification.unread.setData(undefined, data);
      return utils.notification.list.invalidate();
    },
  });
}
