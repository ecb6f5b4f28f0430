import { visibilities } from "@callboard/contracts/visibility";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { applications } from "./application.ts";
import { id, identity, instant } from "./columns.ts";

/** A conversation goes with the application that it is about. */
const applicationId = () =>
  id()
    .notNull()
    .references(() => applications.id, { onDelete: "cascade" });

/** What the two of a conversation write. */
export const conversationMessages = pgTable(
  "conversation_messages",
  {
    id: identity(),
    application_id: applicationId(),
    sender_id: id()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    /** Anything but `public` leaves its place, without its words. */
    visibility: text({ enum: visibilities }).notNull().default("public"),
    file_count: integer().notNull().default(0),
    /** Sent to several at once, which has a limit of its own. */
    is_bulk: boolean().notNull(),
    key: text().notNull(),
    /** Of what was sent with the key. */
    body_hash: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("conversation_messages_key").on(table.sender_id, table.key),
    index("conversation_messages_of_application").on(table.application_id, table.id),
    index("conversation_messages_of_sender").on(table.sender_id, table.created_at),
  ],
);

/**
 * Files of messages, each in pieces of the private store. One that no message has, yet or any more, is nobody's to fetch, and is deleted
 * with its pieces a day later.
 */
export const conversationFiles = pgTable(
  "conversation_files",
  {
    id: identity(),
    application_id: id().references(() => applications.id, { onDelete: "set null" }),
    message_id: id().references(() => conversationMessages.id, { onDelete: "set null" }),
    uploader_id: id()
      .notNull()
      .references(() => users.id),
    /** What the pieces are called; nobody is to guess it. */
    file_key: text().notNull(),
    name: text().notNull(),
    type: text({ enum: ["application/pdf", "image/webp"] }).notNull(),
    size: integer().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    index("conversation_files_of_message").on(table.message_id, table.id),
    index("conversation_files_of_application").on(table.application_id),
    index("conversation_files_of_uploader").on(table.uploader_id, table.created_at),
    index("conversation_files_unsent").on(table.created_at, table.id).where(sql`${table.message_id} is null`),
  ],
);

/** The two of a conversation in which somebody has written: what each has read, and the place in their inbox. */
export const conversationMembers = pgTable(
  "conversation_members",
  {
    application_id: applicationId(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    last_id: id().notNull(),
    last_at: instant().notNull(),
    /** The last message that they have read. */
    read_id: id().notNull().default(0),
    unread: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.application_id, table.user_id] }),
    index("conversation_members_inbox").on(table.user_id, table.last_at, table.application_id),
    index("conversation_members_unread")
      .on(table.user_id, table.last_at, table.application_id)
      .where(sql`${table.unread} > 0`),
  ],
);

/** What somebody writes often, by its name. */
export const messageTemplates = pgTable(
  "message_templates",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    body: text().notNull(),
  },
  (table) => [unique("message_templates_name").on(table.user_id, table.name)],
);

/** Who takes no messages from whom. */
export const blocks = pgTable(
  "blocks",
  {
    user_id: id()
      .notNull()
      .references(() => users.id),
    blocked_id: id()
      .notNull()
      .references(() => users.id),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.blocked_id] }),
    index("blocks_of_blocked").on(table.blocked_id),
  ],
);
