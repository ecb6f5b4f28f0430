import type { DirectorySelection, DirectorySort } from "@callboard/contracts/directory";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { keysetAfter, keysetOrder, type PageWindow } from "../../../db/page.ts";
import { isPublicProfile, profiles } from "../../../db/schema/profile.ts";
import { fortnightOf } from "../../../db/search/period-indexes.ts";
import { searchByPeriod } from "../../../db/search/period-search.ts";
import { scanOrIndex } from "../../../db/search/scan-or-index.ts";
import { hasEach, searchQuery } from "../../../db/search/search-vector.ts";
import { selectionTerms } from "./profile-terms.ts";

export type DirectoryRow = { id: number; value: Date };
const columnOf = { newest: "created_at", updated: "updated_at" } as const;

/** True of profiles that do not show everybody that they are away on the day. It is asked of rows that are read anyway. */
const isAvailable = ({ available }: DirectorySelection) =>
  available === undefined ? undefined : sql`not ${profiles.public_away} @> ${available}::date`;

/** Public profiles of a selection, newest first: ids with the date they are sorted by (docs/decisions/0059). */
export function profileSearchRepository(db: Db) {
  /** A window of the list, whatever the words. */
  function page(selection: DirectorySelection, sort: DirectorySort, { after, offset, limit }: PageWindow) {
    const { kind } = selection;
    const columns = { value: profiles[columnOf[sort]], id: profiles.id };
    return db
      .select({ ...columns, search: profiles.search })
      .from(profiles)
      .where(
        and(
          ...[isPublicProfile, kind && eq(profiles.kind, kind), isAvailable(selection)],
          keysetAfter(columns, after, "DESC"),
        ),
      )
      .orderBy(...keysetOrder(columns, "DESC"))
      .limit(limit)
      .offset(offset);
  }

  /** The same, each profile with which of the terms it has. */
  function scan(selection: DirectorySelection, sort: DirectorySort, terms: string[], window: PageWindow) {
    const scanned = page(selection, sort, window).as("scanned");
    const has = hasEach(scanned.search, terms);
    return db
      .select({ id: scanned.id, value: scanned.value, has })
      .from(scanned)
      .orderBy(...keysetOrder(scanned, "DESC"));
  }

  function search(
    selection: DirectorySelection,
    sort: DirectorySort,
    terms: string[],
    rareTerm: string | undefined,
    window: PageWindow,
  ) {
    const column = profiles[columnOf[sort]];
    const searched = {
      ...{ table: profiles, id: profiles.id, search: profiles.search, indexed: isPublicProfile },
      ...{ moment: sql`${column}`.mapWith(column), periodOf: fortnightOf },
    };
    const where = isAvailable(selection);
    const order = { query: searchQuery(terms), rareWord: rareTerm, sortOrder: "DESC" as const, where };
    return searchByPeriod(db, searched, order, window);
  }

  async function list(
    selection: DirectorySelection,
    sort: DirectorySort,
    window: PageWindow,
  ): Promise<DirectoryRow[]> {
    const terms = selectionTerms(selection);
    if (!terms) return [];
    if (terms.length === 0) return page(selection, sort, window);
    return scanOrIndex(terms, window, {
      scan: (part) => scan(selection, sort, terms, part),
      search: (rareTerm) => search(selection, sort, terms, rareTerm, window),
    });
  }

  /** How many of these profiles have each value of each facet: `facet=value` as somebody wrote it. */
  async function facetsOf(ids: number[]): Promise<{ pair: string; count: number }[]> {
    if (ids.length === 0) return [];
    const pair = sql<string>`unnest(${profiles.facets})`.as("pair");
    const pairs = db.select({ pair }).from(profiles).where(inArray(profiles.id, ids)).as("pairs");
    return db.select({ pair: pairs.pair, count: sql<number>`count(*)::int` }).from(pairs).groupBy(pairs.pair);
  }

  return { list, facetsOf };
}
