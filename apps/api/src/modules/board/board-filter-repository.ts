import type { BoardFilter } from "@callboard/contracts/application";
import { wordsOf } from "@callboard/server-kit/words";
import { and, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import { applications } from "../../db/schema/application.ts";
import { labelledApplications } from "../../db/schema/board.ts";
import { searchQuery, searchVector, withToken } from "../../db/search/search-vector.ts";
import type { FilterToken } from "../../filter-token.ts";

const eventToken = (eventId: number): FilterToken => `:e${eventId}`;

/** The search column of an application: found within its event alone. */
export function applicationSearch(eventId: number, name: string, note: string | null): SQL {
  return searchVector({ A: name, B: "", C: "", D: note ?? "" }, [eventToken(eventId)]);
}

/** What is asked for, and whose application is left out: nobody sees what their team makes of their own. */
export type SeenBoard = BoardFilter & { without?: number };

/** The applications for an event that a filter leaves. */
export function boardConditions(eventId: number, filter: SeenBoard): SQL | undefined {
  const { state, role_id, label_id, rating, without } = filter;
  const words = wordsOf(filter.text ?? "");
  const isLabelled = sql`exists (select 1 from ${labelledApplications} where ${labelledApplications.label_id} = ${label_id}
    and ${labelledApplications.application_id} = ${applications.id})`;
  const hasWords = () => sql`${applications.search} @@ ${withToken(searchQuery(words), eventToken(eventId))}`;
  return and(
    eq(applications.event_id, eventId),
    without === undefined ? undefined : ne(applications.user_id, without),
    state && eq(applications.state, state),
    role_id === undefined ? undefined : eq(applications.role_id, role_id),
    rating === undefined ? undefined : gte(applications.rating, rating),
    label_id === undefined ? undefined : isLabelled,
    words.length > 0 ? hasWords() : undefined,
  );
}
