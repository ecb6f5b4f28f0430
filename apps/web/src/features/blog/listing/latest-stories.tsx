import type { BlogSummary } from "@callboard/contracts/blog";
import { Rss } from "lucide-react";
import { statusOfFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { useLoadMore } from "#shared/lib/lists/use-load-more.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { FeedLink } from "#shared/ui/list/feed-link.tsx";
import { LoadMore } from "#shared/ui/list/load-more.tsx";
import { NewerLink } from "#shared/ui/list/newer-link.tsx";
import { ShownCount } from "#shared/ui/list/shown-count.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { later } from "#shared/ui/state/later.tsx";
import { StoryRow } from "../story/story-row.tsx";
import { articleFeed } from "./listing-head.ts";
import { useListingState } from "./use-listing-state.ts";
import { storiesFailure, useFeatured, useStories } from "./use-stories.ts";

const StoryRowsSkeleton = later(() =>
  import("../story/story-skeletons.tsx").then(({ StoryRowsSkeleton }) => StoryRowsSkeleton),
);

function StoryList({ start }: { start: number }) {
  const { addressOf } = useListingState();
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } =
    useStories(start);
  const { data: featured } = useFeatured(start === 1);
  const isFeatured = ({ id }: BlogSummary) => start === 1 && featured?.blogs.some((blog) => blog.id === id);
  const retry = useRetryFailed();
  const pageAddress = (page: number) => addressOf({ page });
  const { list, handleLoadMore } = useLoadMore({ start, fetchNextPage, addressOf: pageAddress });
  const failure = storiesFailure(error);
  usePageStatus(statusOfFailure(error));

  if (failure && !data) return <ErrorState message={failure} onRetry={retry} />;
  if (!data) return <StoryRowsSkeleton />;
  const stories = data.pages.flatMap(({ blogs }) => blogs);
  return (
    <>
      <ShownCount
        count={stories.length}
        words={["article", "articles"]}
        hasMore={hasNextPage}
        isStale={isPlaceholderData}
      />
      {start > 1 && <NewerLink to={pageAddress(start - 1)} text="Newer articles" />}
      {stories.length === 0 && <p className="py-8 text-18 text-muted">No Stories Found</p>}
      <ul
        ref={list}
        aria-busy={isPlaceholderData}
        className="divide-y divide-line transition-opacity duration-180 aria-busy:opacity-60"
      >
        {stories.map((story, place) => (
          <li key={story.id} className={place > 2 ? "below-fold" : undefined}>
            <StoryRow story={story} isRepeated={isFeatured(story)} />
          </li>
        ))}
      </ul>
      {hasNextPage && !isPlaceholderData && (
        <LoadMore
          isFetching={isFetchingNextPage}
          onLoadMore={() => void handleLoadMore()}
          href={pageAddress(start + data.pages.length)}
          failure={failure}
        />
      )}
    </>
  );
}

/** The Latest Stories list with its heading. */
export function LatestStories({ start }: { start: number }) {
  const { state } = useListingState();
  return (
    <section aria-labelledby="latest">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-ink border-b-2">
        <h2 id="latest" className="pb-2 text-28">
          Latest Stories
        </h2>
        <FeedLink feed={articleFeed(state)} Icon={Rss}>
          RSS feed
        </FeedLink>
      </div>
      <StoryList start={start} />
    </section>
  );
}
