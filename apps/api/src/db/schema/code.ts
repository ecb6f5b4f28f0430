import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/**
 * One-time codes, stored as long as they count towards limits. Without a user nothing was sent, or the account is erased. `client` is the network
 * of who asked, `requested_by` the account of their bearer. Wrong tries count for who makes them.
 */
export const codes = pgTable(
  "codes",
  {
    id: identity(),
    /** The first digits of the number, which budgets count by, and its keyed hash: it is readable nowhere else than in its account. */
    phone: text().notNull(),
    purpose: text().notNull(),
    user_id: id().references(() => users.id),
    code_hash: text().notNull(),
    client: text().notNull().default(""),
    requested_by: id().references(() => users.id),
    /** The user had verified the number when the code was made. */
    is_verified: boolean().notNull().default(false),
    /** That user asked, on a browser where they signed in before. */
    by_owner: boolean().notNull().default(false),
    /** Counts towards the budgets of texts. */
    is_sent: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    tries_by_owner: integer().notNull().default(0),
    tries_by_others: integer().notNull().default(0),
    used_at: instant(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    index("codes_of_phone").on(table.phone, table.created_at),
    index("codes_created").on(table.created_at),
    index("codes_of_client").on(table.client, table.created_at),
    index("codes_of_account").on(table.requested_by, table.created_at),
    index("codes_sent").on(table.created_at, table.phone).where(sql`${table.is_sent}`),
  ],
);
