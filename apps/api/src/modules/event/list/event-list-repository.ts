import type { EventSummary } from "@callboard/contracts/event";
import { wordsOf } from "@callboard/server-kit/words";
import type { Db } from "../../../db/client.ts";
import { type Page, type PageQuery, type PageWindow, readPage } from "../../../db/page.ts";
import { scanOrIndex } from "../../../db/search/scan-or-index.ts";
import { eventSummaryRepository } from "../event-summary-repository.ts";
import { type EventFilter, eventPageRepository } from "./event-page-repository.ts";
import { eventPartitionRepository } from "./event-partition-repository.ts";
import { eventSearchRepository } from "./event-search-repository.ts";

export type EventListOptions = PageQuery & EventFilter & { search?: string | undefined };

/** The lists of events and campaigns, all with the same filters, order and paging. */
export function eventListRepository(db: Db) {
  const pages = eventPageRepository(db);
  const index = eventSearchRepository(db);

  async function read({ search, ...selection }: EventListOptions, window: PageWindow) {
    if (!search) return pages.page(selection, window);
    const words = wordsOf(search);
    if (words.length === 0) return [];
    return scanOrIndex(words, window, {
      scan: (part) => pages.scan(selection, words, part),
      search: (rareWord) => index.search(selection, words, window, rareWord),
    });
  }

  /** The events that pass every filter, `now` being what tells past from upcoming. A search without a word finds none. */
  async function list(options: EventListOptions, now: Date): Promise<Page<EventSummary>> {
    const { page: _page, limit: _limit, cursor: _cursor, ...selection } = options;
    if (selection.period) await eventPartitionRepository(db).update(now);
    const name = JSON.stringify(["events", ...Object.entries(selection).sort()]);
    const keyOf = ({ value, id }: { value: Date; id: number }) => ({ value: value.getTime(), id });
    const { rows, pagination } = await readPage(options, name, keyOf, (window) => read(options, window));
    const summaries = await eventSummaryRepository(db).list(rows.map(({ id }) => id));
    return { rows: rows.flatMap(({ id }) => summaries.get(id) ?? []), pagination };
  }

  return { list };
}
