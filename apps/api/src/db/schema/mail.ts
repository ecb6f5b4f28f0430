import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Mails that were due in the last 24 hours, by their keys: what the budgets count. A mail that is tried again counts once. */
export const countedMails = pgTable(
  "counted_mails",
  {
    key: text().primaryKey(),
    /** The keyed hash of the address. */
    address: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    index("counted_mails_created").on(table.created_at),
    index("counted_mails_of_address").on(table.address, table.created_at),
  ],
);
