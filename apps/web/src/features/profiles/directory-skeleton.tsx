import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

type DirectorySkeletonProps = { count: number; className: string };

/** Stands where `count` profiles will. */
export function DirectorySkeleton({ count, className }: DirectorySkeletonProps) {
  return (
    <Loading text="Loading profiles..." className={className}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/5 w-full rounded-none!" />
          <div className="grid gap-2 p-3 sm:p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-6.5 w-20 rounded-full!" />
            <Skeleton className="mt-1 h-5 w-24" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
