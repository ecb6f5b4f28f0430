import {
  ageBandIds,
  callGenders,
  callSorts,
  closingDays,
  payChoices,
  tapeChoices,
} from "@callboard/contracts/call-filter-values";

const nameMax = 100;
const isId = (value: string) => /^[1-9]\d{0,14}$/.test(value);
const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** The further filters of the calls by their names in the address, and which values each has. */
const readers = {
  category: isId,
  profession: (value: string) => value.length <= nameMax,
  gender: oneOf(callGenders),
  age: oneOf(ageBandIds),
  pay: oneOf(payChoices),
  closes: oneOf(closingDays),
  tape: oneOf(tapeChoices),
  fair: oneOf(["true"]),
  day: (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  sort: oneOf(callSorts),
};
export type CallsParam = keyof typeof readers;
export const callsParams = Object.keys(readers) as CallsParam[];

/** What of the calls is asked for, by the names of the address; what is not asked for is not there. */
export type CallsState = Partial<Record<CallsParam, string>>;

/** Reads the further filters of an address; invalid values count as absent. */
export function readCalls(search: URLSearchParams): CallsState {
  const said = callsParams.flatMap((name): [CallsParam, string][] => {
    const value = (search.get(name) ?? "").trim();
    return value !== "" && readers[name](value) ? [[name, value]] : [];
  });
  return Object.fromEntries(said);
}

/** True where a list is narrowed; its order alone does not. */
export const isNarrowed = ({ sort: _, ...calls }: CallsState): boolean => Object.keys(calls).length > 0;
