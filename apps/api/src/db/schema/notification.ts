import { type NotificationKind, notificationKinds } from "@callboard/contracts/notification";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { applications } from "./application.ts";
import { blogs } from "./blog.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";
import { profiles } from "./profile.ts";

/** What somebody is told. It goes with the call, application, article or profile that it is about. */
export const notifications = pgTable(
  "notifications",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    /** Its place among those of its reader. */
    seq: id().notNull(),
    kind: text({ enum: notificationKinds }).$type<NotificationKind>().notNull(),
    key: text().notNull(),
    event_id: id().references(() => events.id, { onDelete: "cascade" }),
    application_id: id().references(() => applications.id, { onDelete: "cascade" }),
    blog_id: id().references(() => blogs.id, { onDelete: "cascade" }),
    profile_id: id().references(() => profiles.id, { onDelete: "cascade" }),
    /** The account that it names, beside those above: it goes when that is erased. */
    about_id: id().references(() => users.id),
    data: jsonb().$type<unknown>().notNull(),
    created_at: instant().notNull(),
    read_at: instant(),
    /** When a mail about it is due; null where none is, or it was left to the mails. */
    mail_at: instant(),
    /** When a push about it is due; the same way. */
    push_at: instant(),
  },
  (table) => [
    unique("notifications_key").on(table.user_id, table.key),
    unique("notifications_of_user").on(table.user_id, table.seq),
    index("notifications_unread").on(table.user_id, table.seq).where(sql`${table.read_at} is null`),
    index("notifications_to_mail").on(table.mail_at, table.user_id).where(sql`${table.mail_at} is not null`),
    index("notifications_to_push").on(table.push_at, table.user_id).where(sql`${table.push_at} is not null`),
    index("notifications_of_event").on(table.event_id),
    index("notifications_of_application").on(table.application_id),
    index("notifications_of_blog").on(table.blog_id).where(sql`${table.blog_id} is not null`),
    index("notifications_of_profile").on(table.profile_id).where(sql`${table.profile_id} is not null`),
    index("notifications_of_account").on(table.about_id).where(sql`${table.about_id} is not null`),
    index("notifications_created").on(table.created_at),
  ],
);

/**
 * Where each reader's notifications stand. Whoever writes one holds the row until the end of the transaction, so that they become visible
 * in the order of their numbers: who has read up to one has missed none.
 */
export const notificationMarks = pgTable("notification_marks", {
  user_id: id()
    .primaryKey()
    .references(() => users.id),
  /** The number of the newest notification. */
  seq: id().notNull(),
  /** Rises with whatever open streams are to hear of: a new one, one that was read, a session that ended. */
  version: id().notNull(),
});
