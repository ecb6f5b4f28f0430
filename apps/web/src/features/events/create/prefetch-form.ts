import { limits } from "@callboard/contracts/limits";
import type { Api } from "#shared/lib/api/trpc.ts";
import { citiesInput } from "#shared/lib/forms/use-cities.ts";

export const categoriesInput = { limit: limits.eventCategoryFetch };

/** Prefetches the options of the form. */
export function prefetchForm(api: Api): Promise<unknown> {
  return Promise.all([
    api.event.categories.prefetch(categoriesInput),
    api.reference.cities.prefetch(citiesInput),
  ]);
}
