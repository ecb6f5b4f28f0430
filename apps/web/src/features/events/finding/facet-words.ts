import { ageBands } from "@callboard/contracts/call-filter-values";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import type { CallsParam } from "./calls-url.ts";

/** What each filter is called, in the order in which they are shown. */
export const groupWords = {
  category: "Category",
  profession: "Looking for",
  gender: "Gender of a role",
  age: "Playing age",
  pay: "Pay per person",
  closes: "Applications close",
  tape: "Self-tape",
  fair: "Fair-call check",
} as const;
export type FacetParam = keyof typeof groupWords;
export const facetParams = Object.keys(groupWords) as FacetParam[];

export const sortWords = { newest: "Newest", date: "Date", deadline: "Deadline", pay: "Pay" } as const;

const payWords = (value: string) =>
  ({ paid: "Paid", unpaid: "Unpaid" })[value] ?? `From ${formatEuro(Number(value))}`;

/** How a value is called; `label` is what the upstream calls it, where it is a name. */
export function valueWords(param: CallsParam, value: string, label = value): string {
  if (param === "age") return ageBands.find(({ id }) => id === value)?.label ?? value;
  if (param === "pay") return payWords(value);
  if (param === "closes") return `Within ${value} days`;
  if (param === "tape") return value === "yes" ? "Asked for" : "Not asked for";
  if (param === "fair") return "Meets every check";
  if (param === "day") return formatDay(value);
  return label;
}

/** The same where nothing else says of what: on a chip. */
export function chipWords(param: CallsParam, value: string, label?: string): string {
  const words = valueWords(param, value, label);
  if (param === "closes") return `Closes ${words.toLowerCase()}`;
  if (param === "age") return `Age ${words.toLowerCase()}`;
  if (param === "tape") return value === "yes" ? "With a self-tape" : "Without a self-tape";
  if (param === "fair") return "Fair-call check met";
  return words;
}
