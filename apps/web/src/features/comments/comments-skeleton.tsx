import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

export function CommentsSkeleton() {
  return (
    <Loading text="Loading comments..." className="grid gap-8">
      {["first", "second"].map((place) => (
        <div key={place} className="flex gap-4">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
