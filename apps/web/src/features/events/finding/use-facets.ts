import type { CallFacet, CallFacets } from "@callboard/contracts/call-filter";
import { keepPreviousData } from "@tanstack/react-query";
import { listGcTime } from "#shared/lib/api/query-client.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { facetsInput } from "../listing/listing-queries.ts";
import { useListingState } from "../listing/use-listing.ts";
import type { FacetParam } from "./facet-words.ts";

/** How many calls each filter leaves; the former numbers stay until the new ones are there. */
export function useFacets() {
  const { state } = useListingState();
  return trpc.event.facets.useQuery(facetsInput(state), {
    placeholderData: keepPreviousData,
    gcTime: listGcTime,
    meta: { errors: "inline" },
  });
}

const groups = {
  category: "category_id",
  closes: "closes_within",
  tape: "self_tape",
  fair: "is_fair",
} as const;

/** The counted values of a filter by its name in the address. */
export function facetOf({ facets }: CallFacets, param: FacetParam): CallFacet[] {
  const name = param in groups ? groups[param as keyof typeof groups] : (param as "gender");
  return facets[name] ?? [];
}
