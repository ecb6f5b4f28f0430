import type { ReceivedApplication } from "@callboard/contracts/application";
import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";

const inputOf = (event_id: number, page: number) => ({ event_id, limit: limits.applicationList, page });

/** The applications for one's own event, newest first, paged; the URL holds the last page shown. */
export function useReceived(eventId: number) {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.application.received.getInfiniteData(inputOf(eventId, page));
  const place = useListPages("applications", cachedFrom);
  const query = trpc.application.received.useInfiniteQuery(inputOf(eventId, place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    meta: { errors: "inline" },
  });
  return { query, place };
}

/** Marks an application as viewed, shortlisted or declined, and updates the cached list that starts at `start`. */
export function useReview(eventId: number, start: number) {
  const utils = trpc.useUtils();
  const put = (reviewed: ReceivedApplication) =>
    utils.application.received.setInfiniteData(
      inputOf(eventId, start),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            applications: page.applications.map((one) => (one.id === reviewed.id ? reviewed : one)),
          })),
        },
    );
  return trpc.application.review.useMutation({
    meta: { failure: "The application could not be updated" },
    onSuccess: (reviewed) => {
      put(reviewed);
      void utils.event.mine.invalidate();
    },
  });
}
