import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";
import { eventRoles } from "./event-role.ts";

/** One row a person and event, gone when it is withdrawn. */
export const applications = pgTable(
  "applications",
  {
    id: identity(),
    event_id: id()
      .notNull()
      .references(() => events.id),
    user_id: id()
      .notNull()
      .references(() => users.id),
    role_id: id().references(() => eventRoles.id),
    note: text(),
    reel_url: text(),
    shares_profile: boolean().notNull(),
    /** The private fields of the artist's profile that its poster reads as long as the application is there. */
    shared_fields: text({ enum: artistPrivateFields }).array().notNull().default([]),
    state: text({ enum: ["sent", "viewed", "shortlisted", "declined"] }).notNull(),
    created_at: instant().notNull(),
    /** When its poster first decided on it: shortlisted or declined. */
    answered_at: instant(),
  },
  (table) => [
    unique("applications_of_person").on(table.event_id, table.user_id),
    index("applications_of_event").on(table.event_id, table.created_at, table.id),
    index("applications_of_role").on(table.role_id).where(sql`${table.role_id} is not null`),
    index("applications_over_time").using("brin", table.created_at),
    index("applications_answered").using("brin", table.answered_at),
    index("applications_of_user").on(table.user_id, table.created_at, table.id),
  ],
);
