import { useLocation, useSearchParams } from "react-router-dom";
import { type ListingState, listingUrl, readListing } from "./listing-url.ts";

/** The URL state, and URLs that change it; changing a filter returns to the first page. */
export function useListingState() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const state = readListing(search);
  const addressOf = (change: Partial<ListingState>) => listingUrl(pathname, { ...state, page: 1, ...change });
  return { state, addressOf };
}
