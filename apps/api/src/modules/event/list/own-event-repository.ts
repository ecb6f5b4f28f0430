import type { OwnEvent } from "@callboard/contracts/event";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../../db/page.ts";
import { events } from "../../../db/schema/event.ts";
import { callRepository } from "../../call/call-repository.ts";
import { eventSummaryRepository } from "../event-summary-repository.ts";

/** The events that a user has posted. */
export function ownEventRepository(db: Db) {
  async function screenedOf(eventIds: number[]) {
    const { id, visibility, visibility_reason, findings } = events;
    const rows = await db
      .select({ id, visibility, visibility_reason, findings })
      .from(events)
      .where(inArray(events.id, eventIds));
    return new Map(rows.map(({ id: eventId, ...screened }) => [eventId, screened]));
  }

  /** Both kinds, newest first, whoever else sees them. */
  async function list(userId: number, query: PageQuery, now: Date): Promise<Page<OwnEvent>> {
    const columns = { value: events.created_at, id: events.id };
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select(columns)
        .from(events)
        .where(and(eq(events.user_id, userId), keysetAfter(columns, after, "DESC")))
        .orderBy(...keysetOrder(columns, "DESC"))
        .limit(limit)
        .offset(offset);
    const keyOf = ({ value, id }: { value: Date; id: number }) => ({ value: value.getTime(), id });
    const { rows, pagination } = await readPage(query, JSON.stringify(["own events", userId]), keyOf, read);
    const ids = rows.map(({ id }) => id);
    const summaries = await eventSummaryRepository(db).list(ids);
    const standing = await callRepository(db).standingOf(ids, now);
    const screened = ids.length > 0 ? await screenedOf(ids) : new Map();
    const own = (id: number) => {
      const [summary, stands] = [summaries.get(id), standing.get(id)];
      return summary && stands ? [{ ...summary, ...screened.get(id), ...stands }] : [];
    };
    return { rows: ids.flatMap(own), pagination };
  }

  return { list };
}
