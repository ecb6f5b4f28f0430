import { type CountedThing, type Numbers, type NumberUnit, numberUnits } from "@callboard/contracts/numbers";
import { type AnyColumn, and, eq, gt, gte, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { comments } from "../../db/schema/comment.ts";
import { contributions } from "../../db/schema/contribution.ts";
import { events } from "../../db/schema/event.ts";

type Measure = { table: PgTable; at: AnyColumn; value?: SQL<number>; condition?: SQL | undefined };

const hoursToAnswer = sql<number>`percentile_cont(0.5) within group (order by
  extract(epoch from ${applications.answered_at} - ${applications.created_at}) / 3600)::float8`;
/** A reversal takes its pledge back: what is left of both is nothing. */
const euros = sql<number>`sum(${contributions.amount_cents})::float8 / 100`;

const measures: Record<CountedThing, Measure> = {
  sign_ups: { table: users, at: users.created_at, condition: isNotNull(users.phone_verified_at) },
  calls: { table: events, at: events.created_at, condition: eq(events.kind, "event") },
  campaigns: { table: events, at: events.created_at, condition: eq(events.kind, "crowdfunding") },
  applications: { table: applications, at: applications.created_at },
  answer_hours: { table: applications, at: applications.answered_at, value: hoursToAnswer },
  comments: { table: comments, at: comments.created_at },
  pledges: {
    table: contributions,
    at: contributions.created_at,
    condition: gt(contributions.amount_cents, 0),
  },
  pledged_euro: { table: contributions, at: contributions.created_at, value: euros },
};

/** The steps up to now, each with its beginning; weeks begin on Monday. */
function startsOf(unit: NumberUnit, now: Date): Date[] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const count = numberUnits[unit];
  const monday = day - ((now.getUTCDay() + 6) % 7);
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    if (unit === "month") return new Date(Date.UTC(year, month - back, 1));
    return new Date(Date.UTC(year, month, unit === "week" ? monday - 7 * back : day - back));
  });
}

/** How much of what there was, over time. */
export function numbersRepository(db: Db) {
  async function read(name: CountedThing, unit: NumberUnit, starts: Date[]): Promise<(number | null)[]> {
    const { table, at, value = sql<number>`count(*)::int`, condition } = measures[name];
    const step = sql<number>`extract(epoch from date_trunc(${sql.raw(`'${unit}'`)}, ${at}, 'UTC')) * 1000`;
    const rows = await db
      .select({ step: step.mapWith(Number), value: value.mapWith(Number) })
      .from(table)
      .where(and(gte(at, starts[0]), condition))
      .groupBy(sql`1`);
    const found = new Map(rows.map((row) => [row.step, row.value]));
    const none = name === "answer_hours" ? null : 0;
    return starts.map((start) => found.get(start.getTime()) ?? none);
  }

  /** Everything that is counted, for each step up to now. */
  async function list(unit: NumberUnit, now: Date): Promise<Numbers> {
    const starts = startsOf(unit, now);
    const values = {} as Numbers["values"];
    for (const name of Object.keys(measures) as CountedThing[]) values[name] = await read(name, unit, starts);
    return { unit, starts: starts.map((start) => start.toISOString()), values };
  }

  return { list };
}
