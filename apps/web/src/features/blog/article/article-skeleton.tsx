import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { articleColumns } from "./article-columns.ts";
import { ArticleTextSkeleton } from "./article-text-skeleton.tsx";

export function ArticleSkeleton() {
  return (
    <Loading text="Loading article...">
      <h1 className="sr-only">Blog</h1>
      <div className="wrap pt-4 sm:pt-6">
        <Skeleton className="my-2 h-7 w-32" />
        <div className="mt-2 grid gap-6 lg:mt-4 lg:grid-cols-[45fr_55fr] lg:items-center lg:gap-12">
          <div className="grid gap-4">
            <Skeleton className="h-6.5 w-28 rounded-full!" />
            <Skeleton className="h-10 w-full xl:h-12" />
            <Skeleton className="h-10 w-3/4 xl:h-12" />
            <Skeleton className="h-5 w-56" />
            <Skeleton className="h-11 w-40 rounded-full!" />
          </div>
          <Skeleton className="aspect-3/2 w-full rounded-hero!" />
        </div>
        <div className={`mt-8 ${articleColumns}`}>
          <Skeleton className="h-12 lg:h-80" />
          <ArticleTextSkeleton />
        </div>
      </div>
    </Loading>
  );
}
