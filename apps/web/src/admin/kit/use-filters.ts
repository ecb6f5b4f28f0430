import { useSearchParams } from "react-router-dom";
import { useChangeSearch } from "#shared/lib/page/use-change-search.ts";

/** The filters of a list, which stand in the address under their names; an empty text is none. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ""])) as Record<
    Name,
    string
  >;
  const change = (next: Partial<Record<Name, string>>) =>
    changeSearch((params) => {
      for (const [name, value] of Object.entries(next) as [Name, string][]) {
        if (value) params.set(name, value);
        else params.delete(name);
      }
    });
  const clear = () => change(Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>);
  return { values, change, clear, isFiltered: names.some((name) => values[name] !== "") };
}
