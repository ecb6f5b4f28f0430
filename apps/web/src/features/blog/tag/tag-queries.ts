import { useLocation, useSearchParams } from "react-router-dom";
import { pageAddress, pageOf, startOf } from "#shared/lib/api/page-of.ts";
import { type QueryUtils, trpc } from "#shared/lib/api/trpc.ts";
import { storyPageSize } from "../story/story-page-size.ts";

function tagInput(tagName: string, start: number) {
  return { tag_name: tagName, page: start, limit: storyPageSize };
}

/** The first page of the articles that a URL shows. */
function tagStart(utils: QueryUtils, tagName: string, search: URLSearchParams): number {
  const cachedFrom = (start: number) => utils.blog.byTag.getInfiniteData(tagInput(tagName, start));
  return startOf(pageOf(search), cachedFrom);
}

export function prefetchTag(utils: QueryUtils, tagName: string, search: URLSearchParams): Promise<unknown> {
  return utils.blog.byTag.prefetchInfinite(tagInput(tagName, tagStart(utils, tagName, search)), {});
}

/** The pages of a tag's articles, starting with the one in the URL. */
export function useTagPages(tagName: string) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const start = tagStart(trpc.useUtils(), tagName, search);
  const query = trpc.blog.byTag.useInfiniteQuery(tagInput(tagName, start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const place = { start, addressOf: (page: number) => pageAddress(pathname, page) };
  return { query, place, page: pageOf(search) };
}
