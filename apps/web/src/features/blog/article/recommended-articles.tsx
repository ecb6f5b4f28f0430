import type { Blog } from "@callboard/contracts/blog";
import { failureTexts } from "@callboard/contracts/error";
import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { SectionHead } from "#shared/ui/section-head.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading } from "#shared/ui/state/skeleton.tsx";
import { cardItemClass, cardRowClass } from "../story/card-row.ts";
import { StoryCards } from "../story/story-cards.tsx";
import { StoryCardSkeleton } from "../story/story-skeletons.tsx";
import { recommendedInput } from "./article-queries.ts";

const places = Array.from({ length: limits.blogRecommended }, (_, index) => index);

function RecommendedGrid({ blog }: { blog: Blog }) {
  const { data, error } = trpc.blog.recommended.useQuery(recommendedInput(blog), {
    meta: { errors: "inline" },
  });
  const retry = useRetryFailed();
  if (error) {
    const message = failureMessage(readFailure(error), failureTexts.blogs);
    return <ErrorState message={message} onRetry={retry} />;
  }
  if (!data) {
    return (
      <Loading text="Loading articles..." className={cardRowClass}>
        {places.map((place) => (
          <div key={place} className={cardItemClass}>
            <StoryCardSkeleton />
          </div>
        ))}
      </Loading>
    );
  }
  return <StoryCards stories={data} />;
}

export function RecommendedArticles({ blog }: { blog: Blog }) {
  return (
    <section aria-labelledby="recommended" className="below-fold wrap pt-12 sm:pt-16 print:hidden">
      <SectionHead id="recommended" title="Recommended Articles" to="/blog" linkText="View All" />
      <RecommendedGrid blog={blog} />
    </section>
  );
}
