import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { optionGrid } from "./option-grid.ts";

const places = Array.from({ length: 12 }, (_, index) => index);

export function ProfessionsSkeleton() {
  return (
    <Loading text="Loading professions..." className={optionGrid}>
      {places.map((place) => (
        <Skeleton key={place} className="h-12" />
      ))}
    </Loading>
  );
}
