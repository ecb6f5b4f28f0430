import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "./columns.ts";

/** The `_key` columns hold identifiers in lower case, by JavaScript, so that both databases compare alike. */
export const users = pgTable(
  "users",
  {
    id: identity(),
    name: text().notNull(),
    username: text().notNull(),
    username_key: text().notNull().unique("users_username"),
    email: text().notNull(),
    email_key: text().notNull().unique("users_email"),
    /** When its owner opened a link that was mailed there. Without it the address may be anybody's. */
    email_verified_at: instant(),
    phone: text().notNull().unique("users_phone"),
    phone_verified_at: instant(),
    password_hash: text().notNull(),
    /** Sessions hold the one that they began under, and are over once it is another: to raise it ends them all. */
    credentials_version: integer().notNull().default(0),
    created_at: instant().notNull(),
    /** When its owner had all that is personal erased: nothing of it says any more who that was. */
    erased_at: instant(),
  },
  (table) => [
    index("users_created").on(table.created_at, table.id),
    index("users_words").using("gin", accountWords(table)),
  ],
);

type WordColumns = Record<"name" | "username" | "email" | "phone", AnyPgColumn>;

/** The words that staff find an account by. The index has this expression: a query must name it as it is. */
export function accountWords({ name, username, email, phone }: WordColumns): SQL {
  const text = sql`${name} || ' ' || ${username} || ' ' || ${email} || ' ' || ${phone}`;
  return sql`to_tsvector('callboard', translate(${text}, '@.+-_/''’', '        '))`;
}
