import { failureTexts } from "@callboard/contracts/error";
import { limits } from "@callboard/contracts/limits";
import { trpc } from "../api/trpc.ts";

/** The query input of the cities, also for `prefetch`. */
export const citiesInput = { limit: limits.referenceFetch };

export function useCities() {
  return trpc.reference.cities.useQuery(citiesInput, { meta: { failure: failureTexts.cities } });
}
