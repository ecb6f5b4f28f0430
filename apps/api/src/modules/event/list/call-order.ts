import { type CallFilter, callFilterNames } from "@callboard/contracts/call-filter";
import type { CallSort } from "@callboard/contracts/call-filter-values";
import type { EventFilter as Period } from "@callboard/contracts/event";
import type { EventFilter } from "./event-page-repository.ts";

/** True where a query asks for what calls alone have. */
export const isAboutCalls = (query: CallFilter): boolean =>
  query.sort !== undefined || callFilterNames.some((name) => query[name] !== undefined);

/** How a list in one of the orders of calls is read. By deadline it holds those alone that take applications. */
export function orderOf(sort: CallSort | undefined, period: Period | undefined): Partial<EventFilter> {
  const ahead = { period: period || ("upcoming" as const) };
  if (sort === "newest") return { sortBy: "created_at", sortOrder: "DESC" };
  if (sort === "date") return { sortBy: "starts_at", sortOrder: period === "past" ? "DESC" : "ASC" };
  if (sort === "deadline") return { ...ahead, sortBy: "apply_until", sortOrder: "ASC", is_open: true };
  if (sort === "pay") return { ...ahead, sortBy: "pay_cents", sortOrder: "DESC" };
  return {};
}
