import { usePageHead } from "../../../shared/lib/page-head.ts";
import { ListingSearch } from "./listing-search.tsx";
import { listingWords } from "./listing-words.ts";
import { useCategories } from "./use-categories.ts";
import { useListingState } from "./use-listing-state.ts";

/** What the listing is about, for the page and for the document, and its search. */
export function ListingHeading({ hasSearch }: { hasSearch: boolean }) {
  const { state, addressOf } = useListingState();
  const { data } = useCategories();
  const category = data?.find(({ id }) => id === state.categoryId);
  const { heading, ...words } = listingWords(category?.name, state.query);
  usePageHead({
    ...words,
    canonical: state.query ? undefined : addressOf({ page: state.page }),
    robots: state.query ? "noindex" : undefined,
  });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <h1 className="min-w-0 text-34 break-words sm:text-40">{heading}</h1>
      {hasSearch && <ListingSearch label="Search stories" className="w-80 max-lg:hidden" />}
    </div>
  );
}
