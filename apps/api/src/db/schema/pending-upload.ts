import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Images on their way into the store: a name is noted before its files are written and struck out with the row that
 * uses them. What is left here for long belongs to nobody, and its files go.
 */
export const pendingUploads = pgTable(
  "pending_uploads",
  { name: text().primaryKey(), created_at: instant().notNull() },
  (table) => [index("pending_uploads_created").on(table.created_at)],
);
