import { articleStates } from "@callboard/contracts/article";
import { limits } from "@callboard/contracts/limits";
import { FilterBar, SelectFilter, TextFilter } from "../../kit/filter-bar.tsx";
import type { useFilters } from "../../kit/use-filters.ts";
import { stateWords } from "../state-words.ts";
import { useAuthors } from "./use-authors.ts";
import { useCategories } from "./use-categories.ts";

export const filterNames = ["search", "state", "category", "author"] as const;
type Filters = ReturnType<typeof useFilters<(typeof filterNames)[number]>>;

/** An address may name a category that is not among them. */
function CategoryOptions({ chosen }: { chosen: string }) {
  const categories = useCategories();
  const isKnown = chosen === "" || categories.some(({ id }) => String(id) === chosen);
  return (
    <>
      {!isKnown && <option value={chosen}>Category {chosen}</option>}
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}

/** Words, state, category and author: the filters of the articles. */
export function ArticleFilters({ filters }: { filters: Filters }) {
  const { values, change, clear, isFiltered } = filters;
  const authors = [...new Set([...useAuthors(), values.author])].filter(Boolean);
  return (
    <FilterBar label="Filter the articles" isFiltered={isFiltered} onClear={clear}>
      <TextFilter
        label="Search"
        placeholder="Words of the article"
        maxLength={limits.searchMax}
        value={values.search}
        onChange={(search) => change({ search })}
      />
      <SelectFilter
        label="State"
        all="Every state"
        value={values.state}
        onChange={(state) => change({ state })}
      >
        {articleStates.map((state) => (
          <option key={state} value={state}>
            {stateWords[state].text}
          </option>
        ))}
      </SelectFilter>
      <SelectFilter
        label="Category"
        all="Every category"
        value={values.category}
        onChange={(category) => change({ category })}
      >
        <CategoryOptions chosen={values.category} />
      </SelectFilter>
      <SelectFilter
        label="Author"
        all="Every author"
        value={values.author}
        onChange={(author) => change({ author })}
      >
        {authors.map((author) => (
          <option key={author}>{author}</option>
        ))}
      </SelectFilter>
    </FilterBar>
  );
}
