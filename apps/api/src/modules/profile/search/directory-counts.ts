import {
  type DirectoryCounts,
  type DirectoryFacet,
  type DirectorySelection,
  directoryFacets,
  orderedValues,
} from "@callboard/contracts/directory";
import type { Db } from "../../../db/client.ts";
import { profileSearchRepository } from "./profile-search-repository.ts";
import { valueKey } from "./profile-terms.ts";

/** Profiles that are counted at most: of more, the newest so many. It bounds what a count costs. */
const countedMax = 500;
/** Values of a facet that are shown at most, the most frequent ones. */
const valuesMax = 12;

type Value = DirectoryCounts["facets"][DirectoryFacet][number];
type Counted = { total: number; isMore: boolean; values: Record<DirectoryFacet, Map<string, Value>> };

/** Counts the profiles of a selection, and of each facet's values. Spellings of one value are one, named as the most frequent. */
async function countSelection(db: Db, selection: DirectorySelection): Promise<Counted> {
  const search = profileSearchRepository(db);
  const window = { after: null, offset: 0, limit: countedMax + 1 };
  const found = await search.list(selection, "newest", window);
  const isMore = found.length > countedMax;
  const ids = found.slice(0, countedMax).map(({ id }) => id);
  const pairs = await search.facetsOf(ids);
  const values = Object.fromEntries(directoryFacets.map((facet) => [facet, new Map<string, Value>()]));
  for (const { pair, count } of pairs.sort((one, other) => other.count - one.count)) {
    const [facet = "", ...parts] = pair.split("=");
    const value = parts.join("=");
    const known = values[facet]?.get(valueKey(value));
    if (known) known.count += count;
    else values[facet]?.set(valueKey(value), { value, count, is_more: isMore });
  }
  return { total: ids.length, isMore, values: values as Counted["values"] };
}

/** The most frequent values, in the order of the facet, and the chosen one whether or not a profile has it. */
function shownValues(facet: DirectoryFacet, counted: Counted, chosen: string | undefined): Value[] {
  const all = [...counted.values[facet].values()];
  const order = orderedValues[facet];
  const most = all
    .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value, "en"))
    .slice(0, valuesMax);
  const key = chosen === undefined ? undefined : valueKey(chosen);
  if (chosen !== undefined && !most.some(({ value }) => valueKey(value) === key)) {
    const known = counted.values[facet].get(key ?? "");
    most.push(known ?? { value: chosen, count: 0, is_more: counted.isMore });
  }
  return order ? most.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value)) : most;
}

/** The counts beside a selection: a facet's own values are those of the selection without it. */
export async function directoryCounts(db: Db, selection: DirectorySelection): Promise<DirectoryCounts> {
  const whole = await countSelection(db, selection);
  const facets: Partial<DirectoryCounts["facets"]> = {};
  for (const facet of directoryFacets) {
    const chosen = selection[facet];
    const counted =
      chosen === undefined ? whole : await countSelection(db, { ...selection, [facet]: undefined });
    facets[facet] = shownValues(facet, counted, chosen);
  }
  return {
    total: { count: whole.total, is_more: whole.isMore },
    facets: facets as DirectoryCounts["facets"],
  };
}
