import { pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "./columns.ts";

/** Messages of the contact form. */
export const contactMessages = pgTable("contact_messages", {
  id: identity(),
  reference: text().notNull().unique(),
  name: text().notNull(),
  email: text().notNull(),
  topic: text(),
  message: text().notNull(),
  created_at: instant().notNull(),
});
