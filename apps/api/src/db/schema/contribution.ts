import { type AnyPgColumn, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";

/** The ledgers of all campaigns, append-only. The amount raised is the sum of the lines. */
export const contributions = pgTable(
  "contributions",
  {
    id: identity(),
    event_id: id()
      .notNull()
      .references(() => events.id),
    user_id: id()
      .notNull()
      .references(() => users.id),
    /** Negative for a reversal. */
    amount_cents: integer().notNull(),
    /** Null for an anonymous one. */
    public_name: text(),
    message: text(),
    reversal_of_id: id()
      .references((): AnyPgColumn => contributions.id)
      .unique("contributions_reversed_once"),
    /** The key that its sender gave the pledge, and the hash of what came with it. */
    idempotency_key: text(),
    body_hash: text(),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("contributions_of_key").on(table.user_id, table.idempotency_key),
    index("contributions_over_time").using("brin", table.created_at),
    index("contributions_of_event").on(table.event_id, table.created_at, table.id),
    index("contributions_of_user").on(table.user_id, table.created_at, table.id),
  ],
);
