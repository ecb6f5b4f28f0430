import { trpc } from "#shared/lib/api/trpc.ts";
import { SaveSearchDialog } from "#shared/ui/searches/save-search-dialog.tsx";
import { facetNames, valueWords } from "./facet-words.ts";
import type { SearchState } from "./search-url.ts";

const kinds = { artist: "Artists", agency: "Agencies" };

function wordsOf({ kind, search, facets }: SearchState): string {
  const values = facetNames.flatMap((facet) => {
    const value = facets[facet];
    return value === undefined ? [] : [valueWords(facet, value)];
  });
  return [search && `“${search}”`, kind && kinds[kind], ...values].filter(Boolean).join(", ");
}

/** Saves a search among the profiles: it finds what everybody reads of them. */
export function SaveProfilesDialog({ state, onClose }: { state: SearchState; onClose: () => void }) {
  const { kind, search, facets } = state;
  const create = trpc.savedSearch.createOfProfiles.useMutation({ meta: { errors: "form" } });
  const filter = { ...facets, ...(kind && { kind }), ...(search && { search }) };
  return (
    <SaveSearchDialog
      kind="profile"
      words={wordsOf(state)}
      send={(named) => create.mutateAsync({ ...named, filter })}
      onClose={onClose}
    />
  );
}
