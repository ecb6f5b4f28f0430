import type { CallFacetsQuery, EventListQuery } from "@callboard/contracts/event";
import { cityKey } from "../../reference/city-key.ts";
import { isAboutCalls, orderOf } from "./call-order.ts";
import type { EventListOptions, EventSelection } from "./event-list-repository.ts";

/** The query's names for what a list is selected by; an empty filter is none. */
export function toListing({ sort, is_event, present_city, ...query }: EventListQuery): EventListOptions {
  return {
    ...query,
    sortBy: query.sortBy === "start_date" ? "starts_at" : query.sortBy,
    ...(is_event && { period: is_event }),
    ...(present_city && { city_key: cityKey(present_city) }),
    ...(isAboutCalls({ ...query, sort }) && { kind: "event" }),
    ...orderOf(sort, is_event),
  };
}

/** What facets are counted of: calls alone, in the order of their list, the newest first where it has none. */
export function toSelection({ sort = "newest", ...query }: CallFacetsQuery): EventSelection {
  const newest = { page: 1, limit: 1, sortBy: "created_at", sortOrder: "DESC" } as const;
  const { page: _page, limit: _limit, ...selection } = toListing({ ...newest, ...query, sort });
  return selection;
}
