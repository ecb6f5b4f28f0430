import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Images that no row uses yet: a name is added before its files are written and removed with the insert of the row that
 * uses them. A name that stays here is an orphan, and its files are deleted.
 */
export const pendingUploads = pgTable(
  "pending_uploads",
  { name: text().primaryKey(), created_at: instant().notNull() },
  (table) => [index("pending_uploads_created").on(table.created_at)],
);
