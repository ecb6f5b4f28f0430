import { useLocation, useSearchParams } from "react-router-dom";
import { failureMessage, readFailure, statusOfFailure } from "../../../shared/lib/failure.ts";
import { usePageStatus } from "../../../shared/lib/page-context.ts";
import { usePageHead } from "../../../shared/lib/page-head.ts";
import { trpc } from "../../../shared/lib/trpc.ts";
import { useLoadMore } from "../../../shared/lib/use-load-more.ts";
import { useRetryFailed } from "../../../shared/lib/use-retry-failed.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import { LoadMore } from "../../../shared/ui/load-more.tsx";
import { NewerLink } from "../../../shared/ui/newer-link.tsx";
import { NotFound } from "../../../shared/ui/not-found.tsx";
import { TagArticles, TagArticlesSkeleton } from "./tag-articles.tsx";
import { TagBanner, tagDescription } from "./tag-banner.tsx";
import { tagInput, tagStart } from "./tag-queries.ts";

type TagListingProps = { tagName: string };

/** The pages of a tag's articles, from the one that the address asks for. */
function useTagPages(tagName: string) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const start = tagStart(trpc.useUtils(), tagName, search);
  const pages = trpc.blog.byTag.useInfiniteQuery(tagInput(tagName, start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  const addressOf = (page: number) => (page > 1 ? `${pathname}?page=${page}` : pathname);
  const { list, handleLoadMore } = useLoadMore({ start, fetchNextPage: pages.fetchNextPage, addressOf });
  return { pages, start, addressOf, list, handleLoadMore };
}

function TagHead({ tagName, pages }: TagListingProps & Pick<ReturnType<typeof useTagPages>, "pages">) {
  const tag = pages.data?.pages[0]?.tag;
  const name = tag?.name ?? tagName;
  usePageStatus(statusOfFailure(pages.error));
  usePageHead({
    title: tag?.meta_title || name,
    description: tag?.meta_description || tagDescription(name, tag?.description),
    canonical: `/blog/tag/${encodeURIComponent(tag?.slug ?? tagName)}`,
  });
  return <TagBanner name={tagName} tag={tag} />;
}

/** A tag's page: what it is about, and its articles. An unknown tag is not found. */
export function TagListing({ tagName }: TagListingProps) {
  const { pages, start, addressOf, list, handleLoadMore } = useTagPages(tagName);
  const { data, error, hasNextPage, isFetchingNextPage } = pages;
  const retry = useRetryFailed();
  const failure = error ? readFailure(error) : undefined;
  if (failure?.code === "not_found" && !data) return <NotFound />;
  const message = failure && failureMessage(failure, "Failed to fetch blogs");
  return (
    <>
      <TagHead tagName={tagName} pages={pages} />
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
