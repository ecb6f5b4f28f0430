import { ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import type { PageWindow } from "../../../db/page.ts";
import { events, isPublic } from "../../../db/schema/event.ts";
import { fortnightOf } from "../../../db/search/period-indexes.ts";
import { searchByPeriod } from "../../../db/search/period-search.ts";
import { searchQuery, withToken } from "../../../db/search/search-vector.ts";
import { eventFilterTokens } from "../event-filter-tokens.ts";
import type { EventFilter } from "./event-page-repository.ts";

/** The text query: the words, and the tokens of all filters. */
function filteredQuery(
  { kind, period, is_featured, category_id, city_key }: EventFilter,
  words: string[],
): SQL {
  let query = searchQuery(words);
  if (kind !== undefined) query = withToken(query, eventFilterTokens.kind(kind));
  if (period) query = withToken(query, eventFilterTokens.past, period === "past");
  if (category_id !== undefined) query = withToken(query, eventFilterTokens.category(category_id));
  if (city_key !== undefined) query = withToken(query, eventFilterTokens.city(city_key));
  if (is_featured !== undefined) query = withToken(query, eventFilterTokens.featured, is_featured);
  return query;
}

/** A page of matching event ids with their sort dates, from the text index. */
export function eventSearchRepository(db: Db) {
  function search(selection: EventFilter, words: string[], window: PageWindow, rareWord: string | undefined) {
    const { except, sortBy, sortOrder } = selection;
    const moment = sql`${events[sortBy]}`.mapWith(events[sortBy]);
    const query = filteredQuery(selection, words);
    const where = except === undefined ? undefined : ne(events.id, except);
    const place = { table: events, id: events.id, search: events.search, indexed: isPublic };
    const searched = { ...place, moment, periodOf: fortnightOf };
    return searchByPeriod(db, searched, { query, rareWord, sortOrder, where }, window);
  }

  return { search };
}
