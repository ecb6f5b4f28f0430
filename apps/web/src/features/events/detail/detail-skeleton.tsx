import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { bodyGrid, heroGrid } from "./detail-grid.ts";

/** `title` is the heading until the event is loaded. */
export function DetailSkeleton({ title }: { title: string }) {
  return (
    <Loading text="Loading event details...">
      <h1 className="sr-only">{title}</h1>
      <div className="wrap pt-4 sm:pt-6">
        <Skeleton className="my-2 h-7 w-44" />
        <div className={heroGrid}>
          <div className="grid grid-cols-1 gap-4 max-lg:order-last">
            <Skeleton className="h-6.5 w-28 rounded-full!" />
            <Skeleton className="h-10 w-full xl:h-12" />
            <Skeleton className="h-10 w-2/3 xl:h-12" />
            <Skeleton className="h-12 w-56" />
            <Skeleton className="h-11 w-36" />
            <Skeleton className="h-11 w-80 max-w-full rounded-full!" />
          </div>
          <Skeleton className="aspect-video w-full rounded-hero!" />
        </div>
      </div>
      <div className={bodyGrid}>
        <div className="grid gap-5">
          <Skeleton className="h-8 w-52" />
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
        <Skeleton className="h-96 w-full rounded-card!" />
      </div>
    </Loading>
  );
}
