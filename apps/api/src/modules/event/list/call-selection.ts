import { type CallFilter, callFilterNames } from "@callboard/contracts/call-filter";

/** What a list of calls is narrowed by, beside the filters of every list. */
export type CallSelection = Omit<CallFilter, "sort"> & {
  /** Only those that take applications now. */
  is_open?: boolean | undefined;
};

/** The filters that one role has to pass together. */
const roleFilters = ["profession", "gender", "age"] as const;

/** True where a list asks for something that calls alone have: it is answered by their tokens. */
export function isOfCalls({ sortBy, ...selection }: CallSelection & { sortBy: string }): boolean {
  const names = [...callFilterNames, "is_open"] as const;
  return sortBy === "pay_cents" || names.some((name) => selection[name] !== undefined);
}

/** How many of the filters are held against the same role. */
export const roleFilterCount = (selection: CallSelection) =>
  roleFilters.filter((name) => selection[name] !== undefined).length;
