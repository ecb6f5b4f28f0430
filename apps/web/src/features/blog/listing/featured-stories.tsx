import { failureTexts } from "@callboard/contracts/error";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { StoryCards } from "../story/story-cards.tsx";
import { FeaturedHero } from "./featured-hero.tsx";
import { FeaturedSkeleton } from "./featured-skeleton.tsx";
import { useFeatured, useStories } from "./use-stories.ts";

/** A hero and up to four cards; nothing where there are none. */
export function FeaturedStories() {
  const { data, error, isPlaceholderData } = useFeatured();
  const stories = useStories(1);
  const retry = useRetryFailed();
  // If the list below failed too, it shows the error for both.
  if (error) {
    const message = failureMessage(readFailure(error), failureTexts.blogs);
    return stories.error ? null : <ErrorState message={message} onRetry={retry} />;
  }
  if (!data) return <FeaturedSkeleton />;
  const [first, ...others] = data.blogs;
  if (!first) return null;
  return (
    <section
      aria-labelledby="featured"
      aria-busy={isPlaceholderData}
      className="grid grid-cols-1 gap-4 transition-opacity duration-180 aria-busy:opacity-60 sm:gap-6"
    >
      <h2 id="featured" className="sr-only">
        Featured
      </h2>
      <FeaturedHero story={first} />
      {others.length > 0 && <StoryCards stories={others} />}
    </section>
  );
}
