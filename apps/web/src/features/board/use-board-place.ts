import { type BoardFilter, type BoardSort, boardSorts } from "@callboard/contracts/application";
import { useSearchParams } from "react-router-dom";
import { useChangeSearch } from "#shared/lib/page/use-change-search.ts";
import { columns } from "./columns.ts";

export type BoardPlace = { view: "board" | "list"; sort: BoardSort; filter: BoardFilter };

const numberIn = (search: URLSearchParams, name: string, most = Number.MAX_SAFE_INTEGER) => {
  const value = Number(search.get(name));
  return Number.isSafeInteger(value) && value > 0 && value <= most ? value : undefined;
};

/** What a board shows, as its address says; whatever else stands there is nothing. */
function boardPlaceOf(search: URLSearchParams): BoardPlace {
  const state = columns.find((one) => one === search.get("state"));
  const role_id = numberIn(search, "role");
  const label_id = numberIn(search, "label");
  const rating = numberIn(search, "rating", 5);
  const text = search.get("query")?.trim().slice(0, 120);
  return {
    view: search.get("view") === "list" ? "list" : "board",
    sort: boardSorts.find((sort) => sort === search.get("sort")) ?? "newest",
    filter: {
      ...(state && { state }),
      ...(role_id && { role_id }),
      ...(label_id && { label_id }),
      ...(rating && { rating }),
      ...(text && { text }),
    },
  };
}

/** What the board shows, and how to change that: the address holds it. */
export function useBoardPlace() {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const set = (name: string, value: string) =>
    changeSearch((next) => {
      if (value) next.set(name, value);
      else next.delete(name);
    });
  return { ...boardPlaceOf(search), set };
}
