import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/** Suspended accounts, now and formerly. One without `lifted_at` holds, however late it is. */
export const suspensions = pgTable(
  "suspensions",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    /** What the owner of the account is told. */
    reason: text().notNull(),
    /** Null for good. */
    until: instant(),
    created_at: instant().notNull(),
    lifted_at: instant(),
  },
  (table) => [
    uniqueIndex("suspensions_in_force").on(table.user_id).where(sql`${table.lifted_at} is null`),
    index("suspensions_due").on(table.until).where(sql`${table.lifted_at} is null`),
    index("suspensions_of_user").on(table.user_id, table.created_at),
  ],
);
