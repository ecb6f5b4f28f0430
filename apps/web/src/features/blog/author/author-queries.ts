import { useLocation, useSearchParams } from "react-router-dom";
import { pageAddress, pageOf, startOf } from "#shared/lib/api/page-of.ts";
import { type QueryUtils, trpc } from "#shared/lib/api/trpc.ts";
import { storyPageSize } from "../story/story-page-size.ts";

const authorInput = (author: string, start: number) => ({ author, page: start, limit: storyPageSize });

/** The first page of the articles that a URL shows. */
function authorStart(utils: QueryUtils, author: string, search: URLSearchParams): number {
  const cachedFrom = (start: number) => utils.blog.byAuthor.getInfiniteData(authorInput(author, start));
  return startOf(pageOf(search), cachedFrom);
}

export function prefetchAuthor(utils: QueryUtils, author: string, search: URLSearchParams): Promise<unknown> {
  return utils.blog.byAuthor.prefetchInfinite(authorInput(author, authorStart(utils, author, search)), {});
}

/** The pages of an author's articles, starting with the one in the URL. */
export function useAuthorPages(author: string) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const start = authorStart(trpc.useUtils(), author, search);
  const query = trpc.blog.byAuthor.useInfiniteQuery(authorInput(author, start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const place = { start, addressOf: (page: number) => pageAddress(pathname, page) };
  return { query, place, page: pageOf(search) };
}
