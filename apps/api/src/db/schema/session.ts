import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/** One row a session; its bearer is valid as long as the row exists and has the version of its account. */
export const sessions = pgTable(
  "sessions",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    token_hash: text().notNull().unique(),
    credentials_version: integer().notNull().default(0),
    user_agent: text(),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
    /** When a second factor was shown last; null in all sessions but those of staff. */
    factor_at: instant(),
  },
  (table) => [index("sessions_of_user").on(table.user_id, table.last_used_at)],
);
