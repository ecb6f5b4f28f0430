import { ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { events } from "../../../db/event-schema.ts";
import type { Slice } from "../../../db/page.ts";
import { fortnightOf } from "../../../db/period-indexes.ts";
import { foundByPeriod } from "../../../db/period-search.ts";
import { searchQuery, withMark } from "../../../db/search.ts";
import { eventMarks } from "../event-marks.ts";
import type { EventSelection } from "./event-page-repository.ts";

/** What the text index of a list's order is asked for: the words, and the marks of all filters. */
function markedQuery(
  { kind, period, is_featured, category_id, city_key }: EventSelection,
  words: string[],
): SQL {
  let query = searchQuery(words);
  if (kind !== undefined) query = withMark(query, eventMarks.kind(kind));
  if (period) query = withMark(query, eventMarks.past, period === "past");
  if (category_id !== undefined) query = withMark(query, eventMarks.category(category_id));
  if (city_key !== undefined) query = withMark(query, eventMarks.city(city_key));
  if (is_featured !== undefined) query = withMark(query, eventMarks.featured, is_featured);
  return query;
}

/** The ids of a page of found events with what they are sorted by, from the text index. */
export function eventMatchRepository(db: Db) {
  function matched(selection: EventSelection, words: string[], slice: Slice, rareWord: string | undefined) {
    const { except, sortBy, sortOrder } = selection;
    const moment = sql`${events[sortBy]}`.mapWith(events[sortBy]);
    const query = markedQuery(selection, words);
    const where = except === undefined ? undefined : ne(events.id, except);
    const searched = { table: events, id: events.id, moment, periodOf: fortnightOf, search: events.search };
    return foundByPeriod(db, searched, { query, rareWord, sortOrder, where }, slice);
  }

  return { matched };
}
