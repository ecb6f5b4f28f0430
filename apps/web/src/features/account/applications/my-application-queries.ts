import { trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { myPageSize } from "../list/my-page-size.ts";

const inputOf = (page: number) => ({ limit: myPageSize, page });

/** My applications, paged; the URL holds the last page shown. */
export function useMyApplications() {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.application.mine.getInfiniteData(inputOf(page));
  const place = useListPages("applications", cachedFrom);
  const query = trpc.application.mine.useInfiniteQuery(inputOf(place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place };
}
