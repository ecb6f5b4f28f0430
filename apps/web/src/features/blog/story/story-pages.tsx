import type { BlogSummary } from "@callboard/contracts/blog";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { StoryCard } from "./story-card.tsx";
import { storyPageSize } from "./story-page-size.ts";
import { StoryCardSkeleton } from "./story-skeletons.tsx";

const gridClass = "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4";
const places = Array.from({ length: storyPageSize }, (_, index) => index);

const skeleton = (
  <Loading text="Loading articles..." className={gridClass}>
    {places.map((place) => (
      <StoryCardSkeleton key={place} />
    ))}
  </Loading>
);

const toBlog = (
  <Link to="/blog" className={buttonClass({ variant: "secondary" })}>
    Go to the blog
  </Link>
);

type StoryPage = { articles: BlogSummary[] };
type StoryPagesProps = Pick<ComponentProps<typeof PagedList<StoryPage, BlogSummary>>, "query" | "place"> & {
  /** What stands in place of none. */ emptyTitle: string;
};

/** The pages of a list of articles, as cards. */
export function StoryPages({ query, place, emptyTitle }: StoryPagesProps) {
  return (
    <PagedList
      query={query}
      place={place}
      itemsOf={({ articles }) => articles}
      words={["article", "articles"]}
      failure="Failed to fetch blogs"
      skeleton={skeleton}
      empty={<Empty title={emptyTitle} action={toBlog} />}
      belowFoldFrom={3}
      className={gridClass}
    >
      {(story) => (
        <StoryCard
          story={story}
          headingLevel={2}
          sizes="(min-width: 1280px) 300px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 94vw"
        />
      )}
    </PagedList>
  );
}
