import { ageBands } from "@callboard/contracts/call-filter-values";
import { and, eq, gt, isNotNull, lte, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { addMs } from "../../../dates.ts";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/account.ts";
import { events } from "../../../db/schema/event.ts";
import { eventRoles } from "../../../db/schema/event-role.ts";
import type { WantedToken } from "../../../filter-token.ts";
import { professionKey, eventFilterTokens as tokens } from "../event-filter-tokens.ts";
import { type CallSelection, roleFilterCount } from "./call-selection.ts";
import type { EventFilter } from "./event-page-repository.ts";

const dayMs = 86_400_000;

/** The filters of a list as tokens of the search column. */
export function tokensOf(selection: EventFilter): WantedToken[] {
  const { kind, period, is_featured, category_id, city_key, ...further } = selection;
  const { profession, gender, age, pay, self_tape, is_fair } = further;
  const wanted: WantedToken[] = [];
  const add = (token: WantedToken["token"], isWanted = true) => void wanted.push({ token, isWanted });
  if (kind !== undefined) add(tokens.kind(kind));
  if (period) add(tokens.past, period === "past");
  if (category_id !== undefined) add(tokens.category(category_id));
  if (city_key !== undefined) add(tokens.city(city_key));
  if (is_featured !== undefined) add(tokens.featured, is_featured);
  if (profession !== undefined) add(tokens.profession(profession));
  if (gender !== undefined) add(tokens.gender(gender));
  if (age !== undefined) add(tokens.age(age));
  if (pay === "paid" || pay === "unpaid") add(tokens.paid, pay === "paid");
  else if (pay !== undefined) add(tokens.paidFrom(pay));
  if (self_tape !== undefined) add(tokens.selfTape, self_tape === "yes");
  // The token leaves out the rule on the poster, which `conditionsOf` checks.
  if (is_fair) add(tokens.fair);
  return wanted;
}

/**
 * True where a query has a row. As a scalar subquery, which no planner turns into a join: it is asked of the rows that match, and not
 * of a whole table for each period of a search.
 */
const hasRow = (query: SQLWrapper): SQL => isNotNull(query);

/** True where one open role passes every filter of roles. */
function hasRole(db: Db, { profession, gender, age }: CallSelection): SQL {
  const band = ageBands.find(({ id }) => id === age);
  const role = db
    .select({ id: eventRoles.id })
    .from(eventRoles)
    .where(
      and(
        eq(eventRoles.event_id, events.id),
        eq(eventRoles.is_closed, false),
        profession === undefined ? undefined : eq(eventRoles.profession_key, professionKey(profession)),
        gender && sql`${eventRoles.gender} in ('any', ${gender})`,
        band && sql`coalesce(${eventRoles.age_from}, 0) <= ${band.to}`,
        band && sql`coalesce(${eventRoles.age_to}, 1000) >= ${band.from}`,
      ),
    )
    .limit(1);
  return hasRow(role);
}

/** What tokens do not tell of a call: what moves with the time, who posted it, and whether one role passes everything. */
export function conditionsOf(db: Db, selection: EventFilter, now: Date): SQL | undefined {
  const { closes_within, day, is_open, is_fair, except } = selection;
  const poster = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, events.user_id), isNotNull(users.phone_verified_at)))
    .limit(1);
  const isOpen = closes_within !== undefined || is_open === true;
  return and(
    except === undefined ? undefined : ne(events.id, except),
    roleFilterCount(selection) > 1 ? hasRole(db, selection) : undefined,
    is_fair ? hasRow(poster) : undefined,
    day === undefined ? undefined : eq(events.start_date, day),
    isOpen ? and(eq(events.status, "published"), gt(events.apply_until, now)) : undefined,
    closes_within === undefined
      ? undefined
      : lte(events.apply_until, addMs(now, Number(closes_within) * dayMs)),
  );
}
