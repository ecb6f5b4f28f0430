import { limits } from "@callboard/contracts/limits";
import type { Api } from "#shared/lib/api/trpc.ts";
import { citiesInput } from "#shared/lib/forms/use-cities.ts";

export const categoriesInput = { limit: limits.eventCategoryFetch };

/** Brings the lists that the form chooses from into the cache. */
export function prefetchForm(api: Api): Promise<unknown> {
  return Promise.all([
    api.event.categories.prefetch(categoriesInput),
    api.reference.cities.prefetch(citiesInput),
  ]);
}
