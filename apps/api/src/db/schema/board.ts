import { applicationStates } from "@callboard/contracts/application";
import { index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { applications } from "./application.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";

const applicationId = () =>
  id()
    .notNull()
    .references(() => applications.id, { onDelete: "cascade" });
const userId = () =>
  id()
    .notNull()
    .references(() => users.id);

/** Each change of a state. An undone one stays for the record and is shown to nobody. */
export const applicationHistory = pgTable(
  "application_history",
  {
    id: identity(),
    application_id: applicationId(),
    at: instant().notNull(),
    by: userId(),
    from_state: text({ enum: applicationStates }).notNull(),
    to_state: text({ enum: applicationStates }).notNull(),
    from_turned_down_at: instant(),
    /** The application's version after it: nothing else happened as long as it is the same. */
    version: integer().notNull(),
    /** The idempotency key of the request, which may have moved many. */
    key: text().notNull(),
    undone_at: instant(),
  },
  (table) => [
    index("application_history_of_application").on(table.application_id, table.id),
    unique("application_history_of_key").on(table.by, table.key, table.application_id),
  ],
);

/** What the poster's side writes down for itself. */
export const applicationNotes = pgTable(
  "application_notes",
  {
    id: identity(),
    application_id: applicationId(),
    by: userId(),
    body: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [index("application_notes_of_application").on(table.application_id, table.id)],
);

/** The labels of a call's board; equal names in another case are one. */
export const applicationLabels = pgTable(
  "application_labels",
  {
    id: identity(),
    event_id: id()
      .notNull()
      .references(() => events.id),
    name: text().notNull(),
    name_key: text().notNull(),
  },
  (table) => [unique("application_labels_of_event").on(table.event_id, table.name_key)],
);

export const labelledApplications = pgTable(
  "labelled_applications",
  {
    label_id: id()
      .notNull()
      .references(() => applicationLabels.id, { onDelete: "cascade" }),
    application_id: applicationId(),
  },
  (table) => [
    primaryKey({ columns: [table.label_id, table.application_id] }),
    index("labelled_applications_of_application").on(table.application_id),
  ],
);
