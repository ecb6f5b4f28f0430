import { useLocation, useSearchParams } from "react-router-dom";
import { pageAddress, pageOf } from "#shared/lib/api/page-of.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { useLoadMore } from "#shared/lib/lists/use-load-more.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { LoadMore } from "#shared/ui/list/load-more.tsx";
import { NewerLink } from "#shared/ui/list/newer-link.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { later } from "#shared/ui/state/later.tsx";
import { TagArticles, TagArticlesSkeleton } from "./tag-articles.tsx";
import { TagBanner, tagDescription } from "./tag-banner.tsx";
import { tagInput, tagStart } from "./tag-queries.ts";

const NotFound = later(() => import("#shared/ui/state/not-found.tsx").then(({ NotFound }) => NotFound));

type TagListingProps = { tagName: string };

/** The pages of a tag's articles, from the one that the address asks for. */
function useTagPages(tagName: string) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const start = tagStart(trpc.useUtils(), tagName, search);
  const pages = trpc.blog.byTag.useInfiniteQuery(tagInput(tagName, start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const addressOf = (page: number) => pageAddress(pathname, page);
  const { list, handleLoadMore } = useLoadMore({ start, fetchNextPage: pages.fetchNextPage, addressOf });
  return { pages, page: pageOf(search), start, addressOf, list, handleLoadMore };
}

type TagHeadProps = TagListingProps & Pick<ReturnType<typeof useTagPages>, "pages" | "page">;

function TagHead({ tagName, pages, page }: TagHeadProps) {
  const tag = pages.data?.pages[0]?.tag;
  const name = tag?.name ?? tagName;
  const slug = encodeURIComponent(tag?.slug ?? tagName);
  const path = `/blog/tag/${slug}`;
  usePageStatus(statusOfFailure(pages.error));
  usePageHead({
    title: tag?.meta_title || name,
    description: tag?.meta_description || tagDescription(name, tag?.description),
    canonical: pageAddress(path, page),
    robots: pages.data ? undefined : "noindex",
    image: tag?.photo ? { href: tag.photo, alt: name } : undefined,
    trail: [
      { name: "Blog", path: "/blog" },
      { name, path },
    ],
    feeds: [{ format: "rss", title: `${name} | Callboard`, path: `/feed.xml?tag=${slug}` }],
  });
  return <TagBanner name={tagName} tag={tag} />;
}

/** A tag's page: what it is about, and its articles. An unknown tag is not found. */
export function TagListing({ tagName }: TagListingProps) {
  const { pages, page, start, addressOf, list, handleLoadMore } = useTagPages(tagName);
  const { data, error, hasNextPage, isFetchingNextPage } = pages;
  const retry = useRetryFailed();
  const failure = error ? readFailure(error) : undefined;
  if (failure?.code === "not_found" && !data) return <NotFound />;
  const message = failure && failureMessage(failure, "Failed to fetch blogs");
  return (
    <>
      <TagHead tagName={tagName} pages={pages} page={page} />
      <div className="wrap pt-8 sm:pt-12">
        {message && !data && <ErrorState message={message} onRetry={retry} />}
        {!message && !data && <TagArticlesSkeleton />}
        {start > 1 && <NewerLink to={addressOf(start - 1)} text="Newer articles" />}
        {data && <TagArticles articles={data.pages.flatMap(({ articles }) => articles)} ref={list} />}
        {hasNextPage && (
          <LoadMore
            isFetching={isFetchingNextPage}
            onLoadMore={() => void handleLoadMore()}
            href={addressOf(start + (data?.pages.length ?? 0))}
            failure={message}
          />
        )}
      </div>
    </>
  );
}
