import { Skeleton } from "#shared/ui/state/skeleton.tsx";

const lines = ["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-3/5"];

export function ArticleTextSkeleton() {
  return (
    <div className="grid gap-3.5">
      {[0, 1].flatMap((paragraph) =>
        lines.map((width, line) => (
          <Skeleton key={`${paragraph}${line}${width}`} className={`h-5 ${width}`} />
        )),
      )}
    </div>
  );
}
