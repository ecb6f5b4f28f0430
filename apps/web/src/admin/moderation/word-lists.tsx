import { type WordList, type WordListSite, wordListSites } from "@callboard/contracts/moderation";
import { trpc } from "#shared/lib/api/trpc.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { FilterBar, SelectFilter } from "../kit/filter-bar.tsx";
import { ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { WordListForm } from "./word-list-form.tsx";

const isSite = (text: string): text is WordListSite => (wordListSites as readonly string[]).includes(text);

const listOf = (lists: readonly WordList[], site: WordListSite): WordList =>
  lists.find((list) => list.site === site) ?? { site, words: [], version: 0 };

/** The words with which a comment waits for a moderator, for every site and for each. */
export function WordLists() {
  const filters = useFilters(["site"]);
  const site = isSite(filters.values.site) ? filters.values.site : "";
  const query = trpc.moderation.words.useQuery(undefined, { staleTime: 0, meta: { errors: "inline" } });
  return (
    <>
      <BackLink to="/admin/moderation">All cases</BackLink>
      <PageHeader
        title="Words"
        text="A comment with one of these waits for a moderator. Whole words and phrases, in any spelling that reads alike."
      />
      <FilterBar label="Choose a site" isFiltered={false} onClear={filters.clear}>
        <SelectFilter
          label="Site"
          all="Every site"
          value={site}
          onChange={(next) => filters.change({ site: next })}
        >
          {wordListSites.filter(Boolean).map((each) => (
            <option key={each} value={each}>
              Sites that end in {each}
            </option>
          ))}
        </SelectFilter>
      </FilterBar>
      <ListState query={query} failure="The words could not be loaded">
        {(lists) => <WordListForm key={site} list={listOf(lists, site)} />}
      </ListState>
    </>
  );
}
