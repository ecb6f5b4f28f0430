import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { cardItemClass, cardRowClass } from "../story/card-row.ts";
import { StoryCardSkeleton } from "../story/story-skeletons.tsx";

export function FeaturedSkeleton() {
  return (
    <Loading text="Loading featured articles..." className="grid grid-cols-1 gap-4 sm:gap-6">
      <div className="grid overflow-hidden rounded-hero border border-line bg-surface lg:grid-cols-[55fr_45fr]">
        <Skeleton className="aspect-3/2 w-full rounded-none!" />
        <div className="grid content-center gap-4 p-5 sm:p-8 lg:p-10">
          <Skeleton className="h-6.5 w-28 rounded-full!" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-5 w-56" />
        </div>
      </div>
      <div className={cardRowClass}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={cardItemClass}>
            <StoryCardSkeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}
