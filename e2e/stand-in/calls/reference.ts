import type { Call, Row } from "../define-call.ts";
import type { Store } from "../store.ts";

const choice = { required: ["id", "name"] };

function listOf(path: string, name: string, rowsIn: (store: Store) => readonly Row[]): Call {
  return {
    method: "GET",
    path,
    query: { page: "page", limit: "limit" },
    defaultLimit: 10,
    answer: ({ place, store }) => ({ kind: "list", name, rows: rowsIn(store), entity: choice, place }),
  };
}

/** Lists that forms choose from. */
export const referenceCalls = (eventCategoriesPath: string): Call[] => [
  listOf("/profession/view", "profession", ({ professions }) => professions),
  listOf("/cities/view", "cities", ({ cities }) => cities),
  listOf(eventCategoriesPath, "categories", ({ eventCategories }) => eventCategories),
];
