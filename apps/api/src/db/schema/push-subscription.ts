import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";
import { sessions } from "./session.ts";

/**
 * The browsers that an account is told of notifications at. One gets no push any more once it is signed out, the account's credentials have
 * another version, or nobody was signed in there for long; what is left of it by then is swept.
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    /** Null once the session has ended by itself; whoever ends it by an act deletes the row. */
    session_id: id().references(() => sessions.id, { onDelete: "set null" }),
    credentials_version: integer().notNull(),
    /** The browser's address at its push service: whoever has it may try to send there. */
    endpoint: text().notNull(),
    /** The browser's keys, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    user_agent: text(),
    created_at: instant().notNull(),
    /** When a session of the account was there last. */
    confirmed_at: instant().notNull(),
  },
  (table) => [
    unique("push_subscriptions_endpoint").on(table.endpoint),
    index("push_subscriptions_of_user").on(table.user_id, table.confirmed_at),
    index("push_subscriptions_of_session").on(table.session_id),
    index("push_subscriptions_confirmed").on(table.confirmed_at),
  ],
);
