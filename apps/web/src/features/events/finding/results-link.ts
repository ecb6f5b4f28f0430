import { listingUrl } from "../listing/listing-url.ts";
import type { CallsState } from "./calls-url.ts";

/** The address of the calls that pass some filters. */
export const resultsOf = (calls: CallsState): string =>
  listingUrl("/events", { search: "", filter: "", city: "", page: 1, calls });

/** The address of what a search for a tag finds: every upstream has that. */
export const taggedResults = (name: string, isCampaign: boolean): string =>
  listingUrl(isCampaign ? "/crowdfunding" : "/events", { search: name, filter: "", city: "", page: 1 });
