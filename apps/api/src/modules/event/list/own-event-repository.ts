import type { OwnEvent } from "@callboard/contracts/event";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../../db/page.ts";
import { applications } from "../../../db/schema/application.ts";
import { events } from "../../../db/schema/event.ts";
import { eventSummaryRepository } from "../event-summary-repository.ts";

/** The events that a user has posted. */
export function ownEventRepository(db: Db) {
  /** How many have applied to each event, and how many of those nobody has opened. None where nobody has. */
  async function countApplications(eventIds: number[]) {
    const rows = await db
      .select({
        event_id: applications.event_id,
        application_count: count(),
        unopened_count: sql`count(*) filter (where ${applications.state} = 'sent')`.mapWith(Number),
      })
      .from(applications)
      .where(inArray(applications.event_id, eventIds))
      .groupBy(applications.event_id);
    return new Map(rows.map(({ event_id, ...counts }) => [event_id, counts]));
  }

  async function screenedOf(eventIds: number[]) {
    const { id, visibility, visibility_reason, findings } = events;
    const rows = await db
      .select({ id, visibility, visibility_reason, findings })
      .from(events)
      .where(inArray(events.id, eventIds));
    return new Map(rows.map(({ id: eventId, ...screened }) => [eventId, screened]));
  }

  /** Both kinds, newest first, whoever else sees them. */
  async function list(userId: number, query: PageQuery): Promise<Page<OwnEvent>> {
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
    const counts = ids.length > 0 ? await countApplications(ids) : new Map();
    const screened = ids.length > 0 ? await screenedOf(ids) : new Map();
    const nobody = { application_count: 0, unopened_count: 0 };
    const own = (id: number) => {
      const summary = summaries.get(id);
      return summary ? [{ ...summary, ...screened.get(id), ...(counts.get(id) ?? nobody) }] : [];
    };
    return { rows: ids.flatMap(own), pagination };
  }

  return { list };
}
