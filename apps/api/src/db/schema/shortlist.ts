import { shortlistActs, shortlistMarks } from "@callboard/contracts/shortlist";
import { index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { applications } from "./application.ts";
import { id, identity, instant } from "./columns.ts";
import { events } from "./event.ts";

const shortlistId = () =>
  id()
    .notNull()
    .references(() => shortlists.id, { onDelete: "cascade" });
const applicationId = () =>
  id()
    .notNull()
    .references(() => applications.id, { onDelete: "cascade" });
const visitorId = () =>
  id()
    .notNull()
    .references(() => shortlistVisitors.id, { onDelete: "cascade" });
const userId = () =>
  id()
    .notNull()
    .references(() => users.id);

/** Applications for a call that whoever has the link sees. */
export const shortlists = pgTable(
  "shortlists",
  {
    id: identity(),
    event_id: id()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The keyed hash of the token in the link. */
    token_hash: text().notNull(),
    created_by: userId(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    /** When the poster's side was told of marks last. */
    told_at: instant(),
  },
  (table) => [
    unique("shortlists_token").on(table.token_hash),
    index("shortlists_of_event").on(table.event_id, table.id),
  ],
);

export const shortlistedApplications = pgTable(
  "shortlisted_applications",
  { shortlist_id: shortlistId(), application_id: applicationId() },
  (table) => [
    primaryKey({ columns: [table.shortlist_id, table.application_id] }),
    index("shortlisted_applications_of_application").on(table.application_id),
  ],
);

/** Who of the poster's side did what with one. */
export const shortlistHistory = pgTable(
  "shortlist_history",
  {
    id: identity(),
    shortlist_id: shortlistId(),
    at: instant().notNull(),
    by: userId(),
    act: text({ enum: shortlistActs }).notNull(),
    /** How many applications it was about. */
    count: integer().notNull(),
  },
  (table) => [index("shortlist_history_of_shortlist").on(table.shortlist_id, table.id)],
);

/** Who gave a name behind a link: they have no account. */
export const shortlistVisitors = pgTable(
  "shortlist_visitors",
  {
    id: identity(),
    shortlist_id: shortlistId(),
    name: text().notNull(),
    /** The keyed hash of what their browser keeps. */
    key_hash: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("shortlist_visitors_key").on(table.key_hash),
    index("shortlist_visitors_of_shortlist").on(table.shortlist_id, table.id),
  ],
);

export const visitorMarks = pgTable(
  "shortlist_marks",
  {
    visitor_id: visitorId(),
    application_id: applicationId(),
    mark: text({ enum: shortlistMarks }).notNull(),
    marked_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor_id, table.application_id] }),
    index("shortlist_marks_of_application").on(table.application_id),
  ],
);

export const shortlistComments = pgTable(
  "shortlist_comments",
  {
    id: identity(),
    visitor_id: visitorId(),
    application_id: applicationId(),
    body: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    index("shortlist_comments_of_visitor").on(table.visitor_id, table.application_id),
    index("shortlist_comments_of_application").on(table.application_id),
  ],
);
