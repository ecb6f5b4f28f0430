import { type MouseEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { pageAddress } from "#shared/lib/api/page-of.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { ChosenFilters } from "#shared/ui/facets/chosen-filters.tsx";
import { useFollowInPlace } from "#shared/ui/facets/follow-in-place.ts";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import { DirectoryFacets } from "./directory-facets.tsx";
import { DirectoryOrder } from "./directory-order.tsx";
import { facetNames, valueWords } from "./facet-words.ts";
import { FoundProfiles } from "./found-profiles.tsx";
import { SaveProfiles } from "./save-profiles.tsx";
import { directoryPath, searchFields, searchUrl, withoutFacet } from "./search-url.ts";
import { useCounts, useSearchState } from "./use-search.ts";

function useDirectoryHead() {
  const { state, isFiltered } = useSearchState();
  usePageHead({
    title: "Directory",
    description:
      "Artists and agencies with a profile on the board, by profession, city, language, skill and experience.",
    canonical: state.search ? undefined : pageAddress(directoryPath, isFiltered ? 1 : state.page),
    robots: state.search ? "noindex" : undefined,
  });
}

function DirectorySearch() {
  const navigate = useNavigate();
  const { state, addressOf } = useSearchState();
  const { search: _search, ...fields } = searchFields(state);
  const handleSearch = (search: string) => {
    if (search !== state.search) void navigate(addressOf({ search }), { replace: state.search !== "" });
  };
  return (
    <SearchBox
      label="Search the directory"
      placeholder="Name, credit, skill or language"
      value={state.search}
      onSearch={handleSearch}
      action={directoryPath}
      name="search"
      fields={fields}
      className="w-full"
    />
  );
}

/** How many there are in words: "500+ profiles". */
function totalWords({ count, is_more }: { count: number; is_more: boolean }): string {
  return `${count}${is_more ? "+" : ""} ${count === 1 ? "profile" : "profiles"}`;
}

/** Artists and agencies by words and facets. The state is in the URL. */
export function DirectoryScreen() {
  const { state } = useSearchState();
  const { data: counts } = useCounts();
  const follow = useFollowInPlace();
  const heading = useRef<HTMLHeadingElement>(null);
  useDirectoryHead();

  // A chip goes with its filter, and the focus would go with it.
  const followAway = (href: string) => (event: MouseEvent) => {
    follow(href)(event);
    if (event.defaultPrevented) heading.current?.focus({ preventScroll: true });
  };
  const chips = facetNames.flatMap((facet) => {
    const value = state.facets[facet];
    if (value === undefined) return [];
    return [{ label: valueWords(facet, value), href: searchUrl(withoutFacet(state, facet)) }];
  });
  if (state.available) {
    const href = searchUrl({ ...state, available: null, page: 1 });
    chips.push({ label: `Available on ${formatDay(state.available)}`, href });
  }
  const clearHref = searchUrl({ ...state, facets: {}, available: null, search: "", page: 1 });

  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 sm:pt-12">
      <div className="grid grid-cols-1 gap-6">
        <div>
          <h1 className="text-34 sm:text-40">Directory</h1>
          <p className="mt-2 text-18 text-muted">Artists and agencies with a profile on the board</p>
        </div>
        <DirectorySearch />
        <DirectoryOrder onFollow={follow} />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        {counts ? <DirectoryFacets counts={counts} onFollow={follow} /> : <div className="max-lg:hidden" />}
        <section aria-labelledby="found" className="grid min-w-0 grid-cols-1 gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-b-2 pb-2">
            <h2 ref={heading} id="found" tabIndex={-1} className="text-28">
              {counts ? totalWords(counts.total) : "Profiles"}
            </h2>
            <SaveProfiles />
          </div>
          <ChosenFilters chips={chips} clearHref={clearHref} onFollow={followAway} />
          <FoundProfiles clearHref={clearHref} />
        </section>
      </div>
    </div>
  );
}
