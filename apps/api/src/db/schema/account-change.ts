import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

const userId = () =>
  id()
    .notNull()
    .references(() => users.id);

/** What accounts may do so often on a day, and wrong passwords, as long as they count. */
export const accountActs = pgTable(
  "account_acts",
  {
    id: identity(),
    user_id: userId(),
    kind: text({
      enum: ["wrong_password", "name", "password", "export", "slug", "invitation", "withdrawal"],
    }).notNull(),
    /** Its session, of a wrong password. Not a reference: sessions end. */
    session_id: id(),
    created_at: instant().notNull(),
  },
  (table) => [index("account_acts_of_user").on(table.user_id, table.kind, table.created_at)],
);

/** Addresses that wait for their owners' word. Those that are over stay for a day, to be counted. */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: identity(),
    user_id: userId(),
    email: text().notNull(),
    email_key: text().notNull(),
    /** Of the token that was mailed to the address; null where another account has that, whose owner got a mail without one. */
    token_hash: text().unique("email_changes_token"),
    /** The one that the account had: with another, whoever asked may be somebody else. */
    credentials_version: integer().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    /** When it was confirmed, taken back or replaced. */
    ended_at: instant(),
  },
  (table) => [
    index("email_changes_of_user").on(table.user_id, table.created_at),
    index("email_changes_of_address").on(table.email_key, table.created_at),
  ],
);
