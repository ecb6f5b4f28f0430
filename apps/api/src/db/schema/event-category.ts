import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { identity } from "./columns.ts";

export const eventCategories = pgTable("event_categories", {
  id: identity(),
  name: text().notNull().unique(),
  position: integer().notNull(),
});
