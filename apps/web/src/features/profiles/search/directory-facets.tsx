import type { DirectoryCounts } from "@callboard/contracts/directory";
import { ListFilter } from "lucide-react";
import { type MouseEvent, useId, useState } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { FacetGroup } from "#shared/ui/facets/facet-group.tsx";
import { AvailableOn } from "./available-on.tsx";
import { facetNames, facetTitle, valueWords } from "./facet-words.ts";
import { searchUrl, withoutFacet } from "./search-url.ts";
import { useSearchState } from "./use-search.ts";

const keyOf = (value: string | undefined) => value?.toLowerCase();

type DirectoryFacetsProps = {
  counts: DirectoryCounts;
  onFollow: (href: string) => (event: MouseEvent) => void;
};

/** The facets' values beside the list. On narrow screens they open with a button, where there is JavaScript to open them. */
export function DirectoryFacets({ counts, onFollow }: DirectoryFacetsProps) {
  const { state, addressOf } = useSearchState();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const chosen = Object.keys(state.facets).length + (state.available ? 1 : 0);
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className={cx(buttonClass({ variant: "secondary" }), "justify-self-start lg:hidden noscript:hidden")}
      >
        <ListFilter aria-hidden className="size-5" />
        {chosen > 0 ? `Filters (${chosen})` : "Filters"}
      </button>
      <div
        id={panel}
        className={cx("grid min-w-0 grid-cols-1 gap-6", !isOpen && "max-lg:hidden max-lg:noscript:grid")}
      >
        <h2 className="sr-only">Filters</h2>
        {facetNames.map((facet) => (
          <FacetGroup
            key={facet}
            title={facetTitle(facet)}
            onFollow={onFollow}
            values={counts.facets[facet].map(({ value, count, is_more }) => {
              const isChosen = keyOf(value) === keyOf(state.facets[facet]);
              const href = isChosen
                ? searchUrl(withoutFacet(state, facet))
                : addressOf({ facets: { ...state.facets, [facet]: value } });
              const label = valueWords(facet, value);
              return { value, label, count, isMore: is_more, href, isChosen };
            })}
          />
        ))}
        <AvailableOn key={state.available} />
      </div>
    </div>
  );
}
