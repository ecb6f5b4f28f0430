import { Loading, Skeleton } from "../../shared/ui/skeleton.tsx";

/** The shape of a wizard whose earlier answers are still on their way. */
export function ClaimSkeleton() {
  return (
    <Loading text="Loading your profile..." className="wrap grid max-w-4xl! gap-8 pt-8 sm:pt-12">
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-[32rem] w-full rounded-card!" />
    </Loading>
  );
}
