import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

/** An article that is on its way. */
export function EditorSkeleton() {
  return (
    <Loading text="Loading..." className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-4">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
      <div className="grid content-start gap-5">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-11 w-full" />
        ))}
      </div>
    </Loading>
  );
}
