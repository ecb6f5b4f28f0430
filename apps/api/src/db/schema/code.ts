import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/** One-time codes, stored as long as they count towards a number's limits. Without a user nothing was sent. */
export const codes = pgTable(
  "codes",
  {
    id: identity(),
    phone: text().notNull(),
    purpose: text().notNull(),
    user_id: id().references(() => users.id),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    used_at: instant(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [
    index("codes_of_phone").on(table.phone, table.created_at),
    index("codes_created").on(table.created_at),
  ],
);
