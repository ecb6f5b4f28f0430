import { Link } from "react-router-dom";
import { buttonClass } from "#shared/ui/button.tsx";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { StoryCard } from "../story/story-card.tsx";
import { StoryCardSkeleton } from "../story/story-skeletons.tsx";
import { tagPageSize, useTagPages } from "./tag-queries.ts";

const gridClass = "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4";
const places = Array.from({ length: tagPageSize }, (_, index) => index);

function TagArticlesSkeleton() {
  return (
    <Loading text="Loading articles..." className={gridClass}>
      {places.map((place) => (
        <StoryCardSkeleton key={place} />
      ))}
    </Loading>
  );
}

function NoArticles() {
  const action = (
    <Link to="/blog" className={buttonClass({ variant: "secondary" })}>
      Go to the blog
    </Link>
  );
  return <Empty title="No blogs found for this tag." action={action} />;
}

export function TagArticles({ tagName }: { tagName: string }) {
  const { query, place } = useTagPages(tagName);
  return (
    <PagedList
      query={query}
      place={place}
      itemsOf={({ articles }) => articles}
      words={["article", "articles"]}
      failure="Failed to fetch blogs"
      skeleton={<TagArticlesSkeleton />}
      empty={<NoArticles />}
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
