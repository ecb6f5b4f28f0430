import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { identity } from "./columns.ts";

export const professions = pgTable("professions", {
  id: identity(),
  name: text().notNull().unique(),
  position: integer().notNull(),
});

export const cities = pgTable(
  "cities",
  {
    id: identity(),
    name: text().notNull(),
    country: text().notNull(),
    time_zone: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique("cities_name").on(table.name, table.country)],
);
