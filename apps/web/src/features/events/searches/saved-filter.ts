import type { SavedFilter } from "@callboard/contracts/saved-filter";
import { callsInput } from "../finding/calls-input.ts";
import type { CallsState } from "../finding/calls-url.ts";
import { chipWords } from "../finding/facet-words.ts";
import { type ListingState, listingUrl } from "../listing/listing-url.ts";

type Asked = Pick<ListingState, "search" | "city" | "calls">;

/** What of a list of calls a search keeps: a new call has no order, and its day and deadline are still ahead. */
export function filterOf({ search, city, calls = {} }: Asked): SavedFilter {
  const { closes_within: _, day: __, sort: ___, ...kept } = callsInput(calls);
  const filter = { ...kept, ...(search && { search }), ...(city && { present_city: city }) };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** True where a list asks for something that a saved search can ask for. */
export const isSaveable = (state: ListingState): boolean =>
  state.filter !== "past" && Object.keys(filterOf(state)).length > 0;

function callsOf({ category_id, profession, gender, age, pay, self_tape, is_fair }: SavedFilter): CallsState {
  const category = category_id === undefined ? {} : { category: String(category_id) };
  const named = { profession, gender, age, pay, tape: self_tape, fair: is_fair ? "true" : undefined };
  const asked = Object.entries(named).filter(([, value]) => value !== undefined);
  return { ...category, ...Object.fromEntries(asked) };
}

/** The address of the calls that a saved search finds now. */
export function callsAddress(filter: SavedFilter): string {
  const { search = "", present_city: city = "" } = filter;
  return listingUrl("/events", {
    search,
    city: city.toLowerCase(),
    filter: "upcoming",
    page: 1,
    calls: callsOf(filter),
  });
}

const capitalised = (name: string) => name.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** What a search asks for in words: also the name that is proposed for it. */
export function filterWords(filter: SavedFilter, categoryName: string | null): string {
  const { category: _, ...calls } = callsOf(filter);
  const words = [
    filter.search && `“${filter.search}”`,
    filter.category_id !== undefined && (categoryName ?? "One category"),
    ...Object.entries(calls).map(([param, value]) => chipWords(param as keyof CallsState, String(value))),
    filter.present_city && capitalised(filter.present_city),
  ];
  return words.filter(Boolean).join(", ");
}
