import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

export function ProfileSkeleton() {
  return (
    <Loading
      text="Loading profile..."
      className="grid grid-cols-1 items-start gap-8 pt-2 sm:pt-4 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16"
    >
      <Skeleton className="aspect-4/5 w-full max-w-xs rounded-hero! md:max-w-none" />
      <div className="grid gap-4">
        <Skeleton className="h-5 w-16" />
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-6.5 w-40 rounded-full!" />
        <Skeleton className="mt-4 h-28 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </Loading>
  );
}
