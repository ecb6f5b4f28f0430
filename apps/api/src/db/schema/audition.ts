import { invitationStates } from "@callboard/contracts/audition";
import { boolean, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { applications } from "./application.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";
import { eventRoles } from "./event-role.ts";

/** Days of auditions for a call. Whoever changes a day, its times or who is invited holds its row. */
export const auditionDays = pgTable(
  "audition_days",
  {
    id: identity(),
    event_id: id()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    role_id: id().references(() => eventRoles.id, { onDelete: "set null" }),
    by: id()
      .notNull()
      .references(() => users.id),
    /** The idempotency key of the request that made it. */
    key: text().notNull(),
    date: date({ mode: "string" }).notNull(),
    time_zone: text().notNull(),
    slot_minutes: integer().notNull(),
    capacity: integer().notNull(),
    place: text(),
    link: text(),
    note: text(),
    /** Rises with each edit: who edits names the one they saw. */
    version: integer().notNull().default(1),
    /** Rises with whatever changes: the SEQUENCE of its calendar file. */
    sequence: integer().notNull().default(0),
    created_at: instant().notNull(),
    cancelled_at: instant(),
  },
  (table) => [
    unique("audition_days_key").on(table.event_id, table.key),
    index("audition_days_of_event").on(table.event_id, table.date, table.id),
    index("audition_days_of_role").on(table.role_id),
  ],
);

export const auditionSlots = pgTable(
  "audition_slots",
  {
    id: identity(),
    day_id: id()
      .notNull()
      .references(() => auditionDays.id, { onDelete: "cascade" }),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
  },
  (table) => [index("audition_slots_of_day").on(table.day_id, table.starts_at, table.id)],
);

/** Who is invited to a day: one row for each, so that nobody has two times of it. */
export const auditionInvitations = pgTable(
  "audition_invitations",
  {
    id: identity(),
    day_id: id()
      .notNull()
      .references(() => auditionDays.id, { onDelete: "cascade" }),
    application_id: id()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    state: text({ enum: invitationStates }).notNull().default("invited"),
    /** The time of somebody who is booked. */
    slot_id: id().references(() => auditionSlots.id, { onDelete: "set null" }),
    /** That time, or the one that they had. */
    held_from: instant(),
    held_to: instant(),
    waiting_since: instant(),
    message: text(),
    shares_phone: boolean().notNull().default(false),
    /** Rises with each change: the SEQUENCE of its calendar file. */
    sequence: integer().notNull().default(0),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("audition_invitations_of_person").on(table.day_id, table.application_id),
    index("audition_invitations_of_application").on(table.application_id),
    index("audition_invitations_of_slot").on(table.slot_id),
  ],
);
