import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "./columns.ts";

/** The `_key` columns hold identifiers in lower case, by JavaScript, so that both databases compare alike. */
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
  /** Sessions hold the one that they began under, and are over once it is another: to raise it ends them all. */
  credentials_version: integer().notNull().default(0),
  created_at: instant().notNull(),
});
