import { and, eq, lte, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { contributions } from "../../db/schema/contribution.ts";

/**
 * What the ledger of a campaign comes to, in cents, and how many people's lines come to more than nothing. A subquery
 * of one row, for a campaign by its id or for each of a query's, joined laterally. With `upTo`, the id of a line: what it
 * came to right after that line.
 */
export function raisedBy(db: Db, eventId: AnyPgColumn | number, upTo?: number) {
  const people = db
    .select({ cents: sql<number>`sum(${contributions.amount_cents})`.as("cents") })
    .from(contributions)
    .where(
      and(eq(contributions.event_id, eventId), upTo === undefined ? undefined : lte(contributions.id, upTo)),
    )
    .groupBy(contributions.user_id)
    .as("people");
  return db
    .select({
      raised_cents: sql`coalesce(sum(${people.cents}), 0)`.mapWith(Number).as("raised_cents"),
      supporters: sql`count(*) filter (where ${people.cents} > 0)`.mapWith(Number).as("supporters"),
    })
    .from(people)
    .as("raised");
}
