import type { EventSummary } from "@callboard/contracts/event";
import { wordsOf } from "@callboard/server-kit/words";
import type { Db } from "../../../db/client.ts";
import { type Page, type PageQuery, type PageWindow, readPage } from "../../../db/page.ts";
import { scanOrIndex } from "../../../db/search/scan-or-index.ts";
import { eventSummaryRepository } from "../event-summary-repository.ts";
import { isOfCalls } from "./call-selection.ts";
import type { EventFilter } from "./event-page-repository.ts";
import { eventPartitionRepository } from "./event-partition-repository.ts";
import { eventScanRepository } from "./event-scan-repository.ts";
import { eventSearchRepository } from "./event-search-repository.ts";

export type EventSelection = EventFilter & { search?: string | undefined };
export type EventListOptions = PageQuery & EventSelection;

/** The lists of events and campaigns, all with the same filters, order and paging. */
export function eventListRepository(db: Db) {
  const rows = eventScanRepository(db);
  const index = eventSearchRepository(db);

  /** A window of the ids that pass every filter, each with what it is sorted by. A search without a word finds none. */
  async function read({ search, ...selection }: EventSelection, window: PageWindow, now: Date) {
    const words = search ? wordsOf(search) : [];
    if (search && words.length === 0) return [];
    const isCalls = isOfCalls(selection);
    if (!search && !isCalls) return rows.page(selection, window);
    if (selection.day !== undefined || selection.closes_within !== undefined) {
      return rows.dated(selection, words, window, now);
    }
    return scanOrIndex(words, window, {
      scan: (part) => rows.scan(selection, words, part, now),
      search: (rareWord) => index.search(selection, words, window, { rareWord, now }),
    });
  }

  /** Moves what has begun meanwhile, where a list tells past from upcoming. */
  async function bringUpToDate(selection: EventFilter, now: Date): Promise<void> {
    if (selection.period || isOfCalls(selection)) await eventPartitionRepository(db).update(now);
  }

  /** The events that pass every filter, `now` being what tells past from upcoming. */
  async function list(options: EventListOptions, now: Date): Promise<Page<EventSummary>> {
    const { page: _page, limit: _limit, cursor: _cursor, ...selection } = options;
    await bringUpToDate(selection, now);
    const name = JSON.stringify(["events", ...Object.entries(selection).sort()]);
    const keyOf = ({ value, id }: { value: Date | number; id: number }) => ({ value: Number(value), id });
    const { rows: found, pagination } = await readPage(options, name, keyOf, (window) =>
      read(selection, window, now),
    );
    const summaries = await eventSummaryRepository(db).list(found.map(({ id }) => id));
    return { rows: found.flatMap(({ id }) => summaries.get(id) ?? []), pagination };
  }

  return { list, read, bringUpToDate };
}
