import type { EventSummary } from "@callboard/contracts/event";
import type { Db } from "../../../db/client.ts";
import { type Page, type PageQuery, readPage, type Slice } from "../../../db/page.ts";
import { walkOrSearch } from "../../../db/walk-or-search.ts";
import { wordsOf } from "../../../text/words.ts";
import { eventSummaryRepository } from "../event-summary-repository.ts";
import { eventMatchRepository } from "./event-match-repository.ts";
import { type EventSelection, eventPageRepository } from "./event-page-repository.ts";
import { eventShelfRepository } from "./event-shelf-repository.ts";

export type EventListing = PageQuery & EventSelection & { search?: string | undefined };

/** The lists of events and campaigns, all with the same filters, order and paging. */
export function eventListRepository(db: Db) {
  const pages = eventPageRepository(db);
  const matches = eventMatchRepository(db);

  async function read({ search, ...selection }: EventListing, slice: Slice) {
    if (!search) return pages.listed(selection, slice);
    const words = wordsOf(search);
    if (words.length === 0) return [];
    return walkOrSearch(words, slice, {
      walk: (part) => pages.walked(selection, words, part),
      search: (rareWord) => matches.matched(selection, words, slice, rareWord),
    });
  }

  /** The events that pass every filter, `now` being what tells past from upcoming. A search without a word finds none. */
  async function list(listing: EventListing, now: Date): Promise<Page<EventSummary>> {
    const { page: _page, limit: _limit, cursor: _cursor, ...selection } = listing;
    if (selection.period) await eventShelfRepository(db).update(now);
    const name = JSON.stringify(["events", ...Object.entries(selection).sort()]);
    const keyOf = ({ value, id }: { value: Date; id: number }) => ({ value: value.getTime(), id });
    const { rows, pagination } = await readPage(listing, name, keyOf, (slice) => read(listing, slice));
    const summaries = await eventSummaryRepository(db).list(rows.map(({ id }) => id));
    return { rows: rows.flatMap(({ id }) => summaries.get(id) ?? []), pagination };
  }

  return { list };
}
