import type { EventDetails, OwnEvent } from "@callboard/contracts/event";
import { and, eq, inArray, or } from "drizzle-orm";
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
import type { Actor } from "../../session/session-repository.ts";
import { accountsOf, roleFor } from "../../team/team-policy.ts";
import { teamRoleRepository } from "../../team/team-role-repository.ts";
import { eventRepository } from "../event-repository.ts";
import { eventSummaryRepository } from "../event-summary-repository.ts";

/** True of what somebody has posted, and of the calls of their teams. */
function isOwn(actor: Actor) {
  const [own, ...teams] = accountsOf(actor, "look");
  const isTheirs = eq(events.user_id, own ?? 0);
  return teams.length === 0
    ? isTheirs
    : or(isTheirs, and(inArray(events.user_id, teams), eq(events.kind, "event")));
}

/** The events that a user, or one of their teams, has posted. */
export function ownEventRepository(db: Db) {
  /** What those alone are told who posted it. */
  async function toldOf(eventIds: number[], actor: Actor) {
    const { id, visibility, visibility_reason, findings, user_id, posted_by } = events;
    const rows = await db
      .select({ id, visibility, visibility_reason, findings, user_id, posted_by })
      .from(events)
      .where(and(inArray(id, eventIds), isOwn(actor)));
    const others = rows.filter((row) => row.user_id !== actor.userId).map((row) => row.user_id);
    const names = await teamRoleRepository(db).namesOf([...others, ...rows.map((row) => row.posted_by)]);
    return new Map(
      rows.map(({ id: eventId, user_id: accountId, posted_by: poster, ...screened }) => {
        const role = roleFor(actor, accountId);
        const isOfTeam = role !== null && accountId !== actor.userId;
        const team = isOfTeam ? { id: accountId, name: names.get(accountId) ?? "", role } : null;
        const posted_by_name = poster === null ? null : (names.get(poster) ?? null);
        return [eventId, { ...screened, team, posted_by_name }];
      }),
    );
  }

  /** One of them whole, whoever else sees it; null for none. */
  async function get(id: number, actor: Actor): Promise<EventDetails | null> {
    const told = (await toldOf([id], actor)).get(id);
    const event = told && (await eventRepository(db).getAny(id));
    return event ? { ...event, ...told } : null;
  }

  /** Both kinds, newest first, whoever else sees them. */
  async function list(actor: Actor, query: PageQuery, now: Date): Promise<Page<OwnEvent>> {
    const columns = { value: events.created_at, id: events.id };
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select(columns)
        .from(events)
        .where(and(isOwn(actor), keysetAfter(columns, after, "DESC")))
        .orderBy(...keysetOrder(columns, "DESC"))
        .limit(limit)
        .offset(offset);
    const keyOf = ({ value, id }: { value: Date; id: number }) => ({ value: value.getTime(), id });
    const name = JSON.stringify(["own events", actor.userId]);
    const { rows, pagination } = await readPage(query, name, keyOf, read);
    const ids = rows.map(({ id }) => id);
    const summaries = await eventSummaryRepository(db).list(ids);
    const standing = await callRepository(db).standingOf(ids, actor, now);
    const told = ids.length > 0 ? await toldOf(ids, actor) : new Map();
    const own = (id: number) => {
      const [summary, stands] = [summaries.get(id), standing.get(id)];
      return summary && stands ? [{ ...summary, ...told.get(id), ...stands }] : [];
    };
    return { rows: ids.flatMap(own), pagination };
  }

  return { get, list };
}
