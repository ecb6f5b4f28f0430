import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, identity } from "./columns.ts";

export const categories = pgTable("categories", {
  id: identity(),
  name: text().notNull().unique(),
  photo: text(),
  show_on_header: boolean().notNull(),
  position: integer().notNull(),
});

/** How many articles a category has on each domain. */
export const categoryCounts = pgTable(
  "category_counts",
  {
    domain_suffix: text().notNull(),
    category_id: id()
      .notNull()
      .references(() => categories.id),
    blog_count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.domain_suffix, table.category_id] })],
);
