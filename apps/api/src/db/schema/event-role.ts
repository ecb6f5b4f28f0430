import { roleGenders, roleWants } from "@callboard/contracts/event-role";
import { boolean, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, identity } from "./columns.ts";
import { events } from "./event.ts";

/** What a call casts; money is in cents. Without a last day of its own, a role has its call's. */
export const eventRoles = pgTable(
  "event_roles",
  {
    id: identity(),
    event_id: id()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    description: text(),
    profession: text(),
    /** The key that professions are compared by; in JavaScript, so that both databases compare alike. */
    profession_key: text(),
    seats: integer().notNull(),
    age_from: integer(),
    age_to: integer(),
    gender: text({ enum: roleGenders }).notNull().default("any"),
    pay_cents: integer(),
    wants: text({ enum: roleWants }).array().notNull(),
    apply_by: date({ mode: "string" }),
    is_closed: boolean().notNull().default(false),
  },
  (table) => [index("event_roles_of_event").on(table.event_id, table.position, table.id)],
);
