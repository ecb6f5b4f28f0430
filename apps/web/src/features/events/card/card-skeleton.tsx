import { cx } from "#shared/lib/text/class-names.ts";
import { Skeleton } from "#shared/ui/state/skeleton.tsx";

/** A campaign's card is taller. */
export function CardSkeleton({ isCampaign = false }: { isCampaign?: boolean }) {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-video w-full rounded-none!" />
      <div className="flex items-center justify-between border-line border-b-2 border-dashed px-4 py-3">
        <Skeleton className="h-10 w-24" />
        <Skeleton className="h-6.5 w-20 rounded-full!" />
      </div>
      <div className="@container flex flex-1 flex-col gap-2.5 p-4">
        <Skeleton className="h-11 w-4/5 @md:h-6" />
        <Skeleton className="h-23 w-full @md:h-12" />
        <div className={cx("mt-auto grid gap-4 pt-2", !isCampaign && "@md:grid-cols-[3fr_1fr]")}>
          <Skeleton className="h-11 w-full" />
          {isCampaign && <Skeleton className="h-20 w-full" />}
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
    </div>
  );
}
