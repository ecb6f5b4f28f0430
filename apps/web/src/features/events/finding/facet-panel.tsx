import { SlidersHorizontal } from "lucide-react";
import { FacetGroup, type FacetValue } from "#shared/ui/facets/facet-group.tsx";
import { useFollowInPlace } from "#shared/ui/facets/follow-in-place.ts";
import { useListingState } from "../listing/use-listing.ts";
import { type FacetParam, facetParams, groupWords, sortWords, valueWords } from "./facet-words.ts";
import { resultsHash } from "./results.ts";
import { facetOf, useFacets } from "./use-facets.ts";

/** Professions are compared without case: the address may spell one as a call does. */
const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

function useFacetValues() {
  const { state, callsAddress } = useListingState();
  const { data } = useFacets();
  return (param: FacetParam): FacetValue[] => {
    const chosen = state.calls?.[param];
    const counted = data ? facetOf(data, param) : [];
    const isThere = chosen === undefined || counted.some(({ value }) => isSame(chosen, value));
    const all = isThere ? counted : [{ value: chosen, label: chosen, count: 0, is_more: false }, ...counted];
    return all.map(({ value, label, count, is_more }) => {
      const isChosen = isSame(chosen, value);
      const href = `${callsAddress({ [param]: isChosen ? undefined : value })}${resultsHash}`;
      return { value, label: valueWords(param, value, label), count, isMore: is_more, href, isChosen };
    });
  };
}

/** The further filters. Without JavaScript each is a link too, and the panel closes with the page. */
export function FacetPanel() {
  const valuesOf = useFacetValues();
  const follow = useFollowInPlace();
  const { data, isPlaceholderData } = useFacets();
  if (!data) return null;
  return (
    <details className="group/panel min-w-0 rounded-card border border-line bg-surface print:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-card px-4 font-semibold hover:bg-sunken">
        <SlidersHorizontal aria-hidden className="size-4.5" />
        More filters
      </summary>
      <div
        aria-busy={isPlaceholderData}
        className="grid grid-cols-1 gap-x-8 gap-y-6 border-line border-t p-4 transition-opacity duration-180 aria-busy:opacity-60 sm:grid-cols-2 lg:grid-cols-3 lg:p-6"
      >
        {facetParams.map((param) => (
          <FacetGroup key={param} title={groupWords[param]} values={valuesOf(param)} onFollow={follow} />
        ))}
      </div>
    </details>
  );
}

/** The orders of the list. By date, deadline and pay it is of what has not begun, unless the past was asked for. */
export function SortLinks() {
  const { state, callsAddress } = useListingState();
  const follow = useFollowInPlace();
  const sorts = Object.entries(sortWords).filter(
    ([sort]) => state.filter !== "past" || sort === "newest" || sort === "date",
  );
  const values = sorts.map(([sort, label]) => {
    const isChosen = (state.calls?.sort ?? "newest") === sort;
    const isAhead = sort !== "newest" && state.filter === "";
    const change = isAhead ? ({ filter: "upcoming" } as const) : {};
    const href = `${callsAddress({ sort: sort === "newest" ? undefined : sort }, change)}${resultsHash}`;
    return { value: sort, label, count: null, isMore: false, href, isChosen };
  });
  return <FacetGroup title="Sort by" values={values} onFollow={follow} />;
}
