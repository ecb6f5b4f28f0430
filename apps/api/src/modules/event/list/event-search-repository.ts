import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import type { PageWindow } from "../../../db/page.ts";
import { events, isAhead, isPublic, payBandOf } from "../../../db/schema/event.ts";
import { fortnightOf } from "../../../db/search/period-indexes.ts";
import { searchByPeriod } from "../../../db/search/period-search.ts";
import { filteredQuery } from "../../../db/search/search-vector.ts";
import { conditionsOf, tokensOf } from "./call-condition-repository.ts";
import type { EventFilter } from "./event-page-repository.ts";

const published = { periodOf: fortnightOf, indexed: isPublic };

/** What holds of all rows in the indexes of each order, and how those are divided. */
const indexesOf = {
  created_at: published,
  starts_at: published,
  apply_until: { indexed: isAhead, periodOf: fortnightOf },
  pay_cents: {
    indexed: isAhead,
    periodOf: payBandOf,
    literal: (cents: number) => sql`${cents}::integer`,
  },
};

/** A page of matching event ids with their sort values, from the text index. */
export function eventSearchRepository(db: Db) {
  function search(
    selection: EventFilter,
    words: string[],
    window: PageWindow,
    { rareWord, now }: { rareWord: string | undefined; now: Date },
  ) {
    const { sortBy, sortOrder } = selection;
    const moment: SQL<Date | number> = sql`${events[sortBy]}`.mapWith(events[sortBy]);
    const query = filteredQuery(words, tokensOf(selection));
    const where = conditionsOf(db, selection, now);
    const searched = { table: events, id: events.id, search: events.search, moment, ...indexesOf[sortBy] };
    return searchByPeriod(db, searched, { query, rareWord, sortOrder, where }, window);
  }

  return { search };
}
