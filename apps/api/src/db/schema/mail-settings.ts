import type { MailGroup, MailSettings } from "@callboard/contracts/notification-mail";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, instant } from "./columns.ts";

/** How somebody wants mails and pushes about their notifications. Who has said nothing has no row. */
export const mailSettings = pgTable("mail_settings", {
  user_id: id()
    .primaryKey()
    .references(() => users.id),
  /** By group; those that are missing are as they are for everybody. */
  rhythms: jsonb().$type<Partial<MailSettings["rhythms"]>>().notNull(),
  time_zone: text().notNull(),
  /** By the clock of the zone, `HH:mm`; both or none. */
  quiet_from: text(),
  quiet_to: text(),
  /** What comes by push; null until a first browser of theirs asks for it. */
  push_groups: jsonb().$type<MailGroup[]>(),
  changed_at: instant().notNull(),
});
