import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, identity, instant } from "./columns.ts";

/** The keys are what identifiers are compared by: both databases fold case differently, and JavaScript always the same. */
export const users = pgTable("users", {
  id: identity(),
  name: text().notNull(),
  username: text().notNull(),
  username_key: text().notNull().unique("users_username"),
  email: text().notNull(),
  email_key: text().notNull().unique("users_email"),
  phone: text().notNull().unique("users_phone"),
  phone_verified_at: instant(),
  password_hash: text().notNull(),
  created_at: instant().notNull(),
});

/** One row a place where somebody is signed in; without the row, its bearer is worth nothing. */
export const sessions = pgTable(
  "sessions",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    token_hash: text().notNull().unique(),
    user_agent: text(),
    created_at: instant().notNull(),
    last_used_at: instant().notNull(),
  },
  (table) => [index("sessions_of_user").on(table.user_id, table.last_used_at)],
);

/** Codes asked for, kept for as long as they count towards a number's limits. Without a user nothing was sent. */
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
