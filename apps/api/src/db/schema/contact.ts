import { messageStates } from "@callboard/contracts/contact-inbox";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/** Messages of the contact form. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: identity(),
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text(),
    message: text().notNull(),
    created_at: instant().notNull(),
    state: text({ enum: messageStates }).notNull().default("new"),
    assignee_id: id().references(() => users.id),
    /** Raised with each change by staff. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("contact_messages_latest").on(table.created_at, table.id),
    index("contact_messages_of_state").on(table.state, table.created_at, table.id),
    index("contact_messages_of_assignee").on(table.assignee_id, table.created_at, table.id),
    index("contact_messages_of_sender").on(sql`lower(${table.email})`, table.created_at, table.id),
  ],
);

/** What staff answered to messages; each was mailed. */
export const contactAnswers = pgTable(
  "contact_answers",
  {
    id: identity(),
    message_id: id()
      .notNull()
      .references(() => contactMessages.id),
    author_id: id()
      .notNull()
      .references(() => users.id),
    /** As it was then: who answered stays named where the account is gone. */
    author_name: text().notNull(),
    text: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index("contact_answers_of_message").on(table.message_id, table.id)],
);
