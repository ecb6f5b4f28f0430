import { useLocation, useNavigate } from "react-router-dom";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import { useListingState } from "./use-listing-state.ts";

type ListingSearchProps = {
  /** The accessible name. */
  label: string;
  className: string;
};

/** Filters the listing while the user types, inside the chosen category. */
export function ListingSearch({ label, className }: ListingSearchProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { state, addressOf } = useListingState();
  const handleSearch = (query: string) => {
    if (query !== state.query) void navigate(addressOf({ query }), { replace: true });
  };
  return (
    <SearchBox
      label={label}
      value={state.query}
      onSearch={handleSearch}
      action={pathname}
      fields={state.categoryId ? { category_id: String(state.categoryId) } : {}}
      className={className}
    />
  );
}
