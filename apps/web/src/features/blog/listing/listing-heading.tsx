import { useLocation } from "react-router-dom";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { listingHead } from "./listing-head.ts";
import { ListingSearch } from "./listing-search.tsx";
import { listingText } from "./listing-text.ts";
import { useCategories } from "./use-categories.ts";
import { useListingState } from "./use-listing-state.ts";

/** The heading of the listing, the document's head, and the search box. */
export function ListingHeading({ hasSearch }: { hasSearch: boolean }) {
  const { pathname } = useLocation();
  const { state } = useListingState();
  const { data } = useCategories();
  const category = data?.find(({ id }) => id === state.categoryId);
  const { heading, ...words } = listingText(category?.name, state.query);
  usePageHead(listingHead(pathname, state, words));
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <h1 className="min-w-0 text-34 sm:text-40">{heading}</h1>
      {hasSearch && <ListingSearch label="Search stories" className="w-80 max-lg:hidden" />}
    </div>
  );
}
