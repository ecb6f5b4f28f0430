import { ChosenFilters } from "#shared/ui/facets/chosen-filters.tsx";
import { useFollowInPlace } from "#shared/ui/facets/follow-in-place.ts";
import { useListingState } from "../listing/use-listing.ts";
import { type CallsParam, callsParams } from "./calls-url.ts";
import { chipWords, type FacetParam, facetParams } from "./facet-words.ts";
import { resultsHash } from "./results.ts";
import { facetOf, useFacets } from "./use-facets.ts";

const isFacet = (param: CallsParam): param is FacetParam => (facetParams as string[]).includes(param);

/** How many calls there are, and chips of what is chosen beside the filters above the page. */
export function ChosenCalls() {
  const { state, callsAddress } = useListingState();
  const follow = useFollowInPlace();
  const { data } = useFacets();
  const calls = state.calls ?? {};
  const labelOf = (param: CallsParam, value: string) => {
    const counted = data && isFacet(param) ? facetOf(data, param) : [];
    return counted.find((facet) => facet.value.toLowerCase() === value.toLowerCase())?.label;
  };
  const chips = callsParams.flatMap((param) => {
    const value = calls[param];
    if (value === undefined || param === "sort") return [];
    const href = `${callsAddress({ [param]: undefined })}${resultsHash}`;
    return [{ label: chipWords(param, value, labelOf(param, value)), href }];
  });
  const none = Object.fromEntries(
    callsParams.filter((name) => name !== "sort").map((name) => [name, undefined]),
  );
  return <ChosenFilters chips={chips} clearHref={`${callsAddress(none)}${resultsHash}`} onFollow={follow} />;
}
