import { applicationStates } from "@callboard/contracts/application";
import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant, tsvector } from "./columns.ts";
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
    /** Whoever has the link of a shortlist sees all that was sent, and not the name and the public profile alone. */
    allows_sharing: boolean().notNull().default(false),
    state: text({ enum: applicationStates }).notNull(),
    created_at: instant().notNull(),
    /** When its poster first decided on it: shortlisted or declined. */
    answered_at: instant(),
    /** Counts the changes of its state, by either side: who moves it says which one they saw. */
    version: integer().notNull().default(1),
    /** When the applicant said no to an offer, until the poster moves it on. */
    turned_down_at: instant(),
    /** The poster's own, 0 for none. */
    rating: smallint().notNull().default(0),
    /** The words of its name and note, and the token of its event. */
    search: tsvector().notNull().default(sql`''::tsvector`),
  },
  (table) => [
    unique("applications_of_person").on(table.event_id, table.user_id),
    index("applications_of_event").on(table.event_id, table.created_at, table.id),
    index("applications_of_role")
      .on(table.role_id, table.created_at, table.id)
      .where(sql`${table.role_id} is not null`),
    index("applications_of_role_by_state")
      .on(table.role_id, table.state, table.created_at, table.id)
      .where(sql`${table.role_id} is not null`),
    index("applications_by_state").on(table.event_id, table.state, table.created_at, table.id),
    index("applications_by_rating").on(table.event_id, table.rating, table.id),
    index("applications_by_state_rating").on(table.event_id, table.state, table.rating, table.id),
    index("applications_words").using("gin", table.search),
    index("applications_over_time").using("brin", table.created_at),
    index("applications_answered").using("brin", table.answered_at),
    index("applications_of_user").on(table.user_id, table.created_at, table.id),
  ],
);
