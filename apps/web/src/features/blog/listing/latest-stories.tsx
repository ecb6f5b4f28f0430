import type { BlogSummary } from "@callboard/contracts/blog";
import { failureTexts } from "@callboard/contracts/error";
import { Rss } from "lucide-react";
import { Link } from "react-router-dom";
import { statusOfFailure } from "#shared/lib/failure/failure.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { FeedLink } from "#shared/ui/list/feed-link.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { StoryRow } from "../story/story-row.tsx";
import { StoryRowsSkeleton } from "../story/story-skeletons.tsx";
import { articleFeed } from "./listing-head.ts";
import { useListingState } from "./use-listing-state.ts";
import { useFeatured, useStories } from "./use-stories.ts";

function StoryList({ start }: { start: number }) {
  const { addressOf } = useListingState();
  const query = useStories(start);
  const { data: featured } = useFeatured(start === 1);
  const isFeatured = ({ id }: BlogSummary) => start === 1 && featured?.blogs.some((blog) => blog.id === id);
  usePageStatus(statusOfFailure(query.error));
  return (
    <PagedList
      query={query}
      place={{ start, addressOf: (page) => addressOf({ page }) }}
      itemsOf={(page) => page.blogs}
      words={["article", "articles"]}
      failure={failureTexts.blogs}
      skeleton={<StoryRowsSkeleton />}
      empty={<p className="py-8 text-18 text-muted">No Stories Found</p>}
      hasCount
      belowFoldFrom={3}
      className="divide-y divide-line"
    >
      {(story) => <StoryRow story={story} isRepeated={isFeatured(story)} />}
    </PagedList>
  );
}

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
      {state.query && (
        <p className="pt-4">
          <Link to={`/search?query=${encodeURIComponent(state.query)}`} className="text-link underline">
            Search calls, people and campaigns too
          </Link>
        </p>
      )}
      <StoryList start={start} />
    </section>
  );
}
