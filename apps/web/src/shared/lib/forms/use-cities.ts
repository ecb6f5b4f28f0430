import { failureTexts } from "@callboard/contracts/error";
import { limits } from "@callboard/contracts/limits";
import { trpc } from "../api/trpc.ts";

/** What the cities are asked for with: for a page's `prefetch` too. */
export const citiesInput = { limit: limits.referenceFetch };

/** The cities that the product knows. */
export function useCities() {
  return trpc.reference.cities.useQuery(citiesInput, { meta: { failure: failureTexts.cities } });
}
