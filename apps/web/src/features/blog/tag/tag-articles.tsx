import type { BlogSummary } from "@callboard/contracts/blog";
import { limits } from "@callboard/contracts/limits";
import type { Ref } from "react";
import { buttonClass } from "#shared/ui/button.tsx";
import { Link } from "#shared/ui/link.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { StoryCard } from "../story/story-card.tsx";
import { StoryCardSkeleton } from "../story/story-skeletons.tsx";

const gridClass = "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4";
const places = Array.from({ length: limits.tagSkeletons }, (_, index) => index);

/** The shapes of a tag's articles while they load. */
export function TagArticlesSkeleton() {
  return (
    <Loading text="Loading articles..." className={gridClass}>
      {places.map((place) => (
        <StoryCardSkeleton key={place} />
      ))}
    </Loading>
  );
}

/** A tag's articles in a grid. */
export function TagArticles({
  articles,
  ref,
}: {
  articles: readonly BlogSummary[];
  ref: Ref<HTMLUListElement>;
}) {
  if (articles.length === 0) {
    const action = (
      <Link to="/blog" className={buttonClass({ variant: "secondary" })}>
        Go to the blog
      </Link>
    );
    return <Empty title="No blogs found for this tag." action={action} />;
  }
  return (
    <ul ref={ref} className={gridClass}>
      {articles.map((story, place) => (
        <li key={story.id} className={place > 2 ? "below-fold" : undefined}>
          <StoryCard
            story={story}
            headingLevel={2}
            sizes="(min-width: 1280px) 300px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 94vw"
          />
        </li>
      ))}
    </ul>
  );
}
