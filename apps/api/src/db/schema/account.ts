import { pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "./columns.ts";

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
