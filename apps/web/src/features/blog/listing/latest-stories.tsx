import type { BlogSummary } from "@callboard/contracts/blog";
import { statusOfFailure } from "../../../shared/lib/failure.ts";
import { usePageStatus } from "../../../shared/lib/page-context.ts";
import { useLoadMore } from "../../../shared/lib/use-load-more.ts";
import { useRetryFailed } from "../../../shared/lib/use-retry-failed.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import { LoadMore } from "../../../shared/ui/load-more.tsx";
import { NewerLink } from "../../../shared/ui/newer-link.tsx";
import { StoryRow } from "../story/story-row.tsx";
import { StoryRowsSkeleton } from "../story/story-skeletons.tsx";
import { useListingState } from "./use-listing-state.ts";
import { storiesFailure, useFeatured, useStories } from "./use-stories.ts";

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
      {start > 1 && <NewerLink to={pageAddress(start - 1)} text="Newer articles" />}
      {stories.length === 0 && <p className="py-8 text-18 text-muted">No Stories Found</p>}
      <ul
        ref={list}
        aria-busy={isPlaceholderData}
        className="divide-y divide-line transition-opacity duration-180 aria-busy:opacity-60"
      >
        {stories.map((story) => (
          <li key={story.id}>
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
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="border-ink border-b-2 pb-3 text-28">
        Latest Stories
      </h2>
      <StoryList start={start} />
    </section>
  );
}
