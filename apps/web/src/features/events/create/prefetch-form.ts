import { limits } from "@callboard/contracts/limits";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { citiesInput } from "#shared/lib/forms/use-cities.ts";

export const categoriesInput = { limit: limits.eventCategoryFetch };

/** Prefetches the options of the form. */
export function prefetchForm(utils: QueryUtils): Promise<unknown> {
  return Promise.all([
    utils.event.categories.prefetch(categoriesInput),
    utils.reference.cities.prefetch(citiesInput),
  ]);
}
