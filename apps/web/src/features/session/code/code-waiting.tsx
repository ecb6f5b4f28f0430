import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

/** The page until the pending code is known. */
export function CodeWaiting() {
  return (
    <Loading text="Loading..." className="grid gap-5">
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-14 w-64" />
      <Skeleton className="h-11 w-full" />
    </Loading>
  );
}
