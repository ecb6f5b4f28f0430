import {
  type CallFacetGroup,
  type CallFacets,
  callFacetGroups,
  callFacetLimits,
} from "@callboard/contracts/call-filter";
import { defaultTimeZone } from "@callboard/contracts/city-zones";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { msBetween, wallClock } from "../../../dates.ts";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/account.ts";
import { events } from "../../../db/schema/event.ts";
import { eventCategories } from "../../../db/schema/event-category.ts";
import { eventRoles } from "../../../db/schema/event-role.ts";
import { eventFilterTokens } from "../event-filter-tokens.ts";
import { callDayRepository } from "./call-day-repository.ts";
import { type CountedCall, type CountedRole, countFacet } from "./count-facets.ts";
import { type EventSelection, eventListRepository } from "./event-list-repository.ts";

type Sample = { calls: CountedCall[]; is_more: boolean };

const window = { after: null, offset: 0, limit: callFacetLimits.counted + 1 };

/** How many calls each value of a filter leaves, of at most so many as are counted. */
export function callFacetRepository(db: Db) {
  const lists = eventListRepository(db);

  async function rolesOf(ids: number[]): Promise<Map<number, CountedRole[]>> {
    const { event_id, profession, gender, age_from, age_to, wants, is_closed } = eventRoles;
    const rows = await db
      .select({ event_id, profession, gender, age_from, age_to, wants })
      .from(eventRoles)
      .where(and(inArray(event_id, ids), eq(is_closed, false)));
    return Map.groupBy(rows, (row) => row.event_id);
  }

  async function callsOf(ids: number[], now: Date): Promise<CountedCall[]> {
    if (ids.length === 0) return [];
    const { id, pay_cents, status, apply_until, search } = events;
    const rows = await db
      .select({
        ...{ id, pay_cents, status, apply_until },
        category: { id: eventCategories.id, name: eventCategories.name },
        is_fair: sql<boolean>`${search} @@ ${`'${eventFilterTokens.fair}'`}::tsquery and ${isNotNull(users.phone_verified_at)}`,
      })
      .from(events)
      .innerJoin(eventCategories, eq(eventCategories.id, events.category_id))
      .innerJoin(users, eq(users.id, events.user_id))
      .where(inArray(id, ids));
    const roles = await rolesOf(ids);
    return rows.map((row) => {
      const left = msBetween(now, row.apply_until);
      const closes_in = row.status === "published" && left > 0 ? left : null;
      return { ...row, pay_cents: row.pay_cents ?? 0, closes_in, roles: roles.get(row.id) ?? [] };
    });
  }

  async function sample(selection: EventSelection, now: Date): Promise<Sample> {
    const rows = await lists.read(selection, window, now);
    const ids = rows.slice(0, callFacetLimits.counted).map(({ id }) => id);
    return { calls: await callsOf(ids, now), is_more: rows.length > callFacetLimits.counted };
  }

  /** Each group is counted as if nothing of it were chosen: what is not chosen shares one sample. */
  async function count(selection: EventSelection, now: Date): Promise<CallFacets> {
    await lists.bringUpToDate(selection, now);
    const all = await sample(selection, now);
    const facets = {} as Record<CallFacetGroup, CallFacets["facets"][CallFacetGroup]>;
    for (const group of callFacetGroups) {
      const isChosen = selection[group] !== undefined;
      const { calls, is_more } = isChosen ? await sample({ ...selection, [group]: undefined }, now) : all;
      facets[group] = countFacet(group, calls, selection, is_more);
    }
    const today = wallClock(defaultTimeZone, now).slice(0, 10);
    const days = await callDayRepository(db).count({ ...selection, day: undefined }, today, now);
    return { total: { count: all.calls.length, is_more: all.is_more }, facets, days };
  }

  return { count };
}
