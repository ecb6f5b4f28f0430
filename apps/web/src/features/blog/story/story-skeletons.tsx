import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

export function StoryCardSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-3/2 w-full rounded-none!" />
      <div className="grid gap-2.5 p-4">
        <Skeleton className="h-6.5 w-24 rounded-full!" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-1 h-5 w-36" />
      </div>
    </div>
  );
}

function StoryRowSkeleton() {
  return (
    <div className="flex items-start gap-4 py-5 sm:gap-6 sm:py-6">
      <div className="grid min-w-0 flex-1 gap-2.5">
        <Skeleton className="h-6.5 w-24 rounded-full!" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-10 w-full max-sm:hidden" />
        <Skeleton className="h-5 w-36" />
      </div>
      <Skeleton className="aspect-square w-28 shrink-0 sm:aspect-3/2 sm:w-54" />
    </div>
  );
}

export function StoryRowsSkeleton() {
  return (
    <Loading text="Loading articles..." className="divide-y divide-line">
      {[1, 2, 3, 4, 5].map((place) => (
        <StoryRowSkeleton key={place} />
      ))}
    </Loading>
  );
}
