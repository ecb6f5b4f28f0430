import { limits } from "@callboard/contracts/limits";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { directoryGrid } from "./directory-grid.ts";

const places = Array.from({ length: limits.profileList }, (_, index) => index);

export function DirectorySkeleton() {
  return (
    <Loading text="Loading profiles..." className={directoryGrid}>
      {places.map((place) => (
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
