import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import type { ClaimKind } from "./claim-draft.ts";
import { claimTitles } from "./claim-titles.ts";

/** A wizard whose earlier claim is loading. */
export function ClaimSkeleton({ kind }: { kind: ClaimKind }) {
  return (
    <Loading text="Loading your profile..." className="wrap grid max-w-4xl! gap-8 pt-8 sm:pt-12">
      <h1 className="text-34 sm:text-40">{claimTitles[kind]}</h1>
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-[32rem] w-full rounded-card!" />
    </Loading>
  );
}
