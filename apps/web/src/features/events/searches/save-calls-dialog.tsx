import { SaveSearchDialog } from "#shared/ui/searches/save-search-dialog.tsx";
import { facetOf, useFacets } from "../finding/use-facets.ts";
import type { ListingState } from "../listing/listing-url.ts";
import { filterOf, filterWords } from "./saved-filter.ts";
import { useSearchActs } from "./use-searches.ts";

const note = "The day and the deadline that you have chosen are not kept.";

/** Saves a search among the calls. */
export function SaveCallsDialog({ state, onClose }: { state: ListingState; onClose: () => void }) {
  const { data } = useFacets();
  const { create } = useSearchActs();
  const filter = filterOf(state);
  const categories = data ? facetOf(data, "category") : [];
  const category = categories.find(({ value }) => value === state.calls?.category)?.label ?? null;
  return (
    <SaveSearchDialog
      kind="call"
      words={filterWords(filter, category)}
      note={state.calls?.day || state.calls?.closes ? note : undefined}
      send={(named) => create.mutateAsync({ ...named, filter })}
      onClose={onClose}
    />
  );
}
