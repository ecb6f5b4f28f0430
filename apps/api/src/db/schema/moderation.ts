import {
  caseSources,
  decisionActs,
  reportReasons,
  subjectKinds,
  wordListSites,
} from "@callboard/contracts/moderation";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/** What moderation is about. Not a reference: a case outlives what its author deletes. */
const subject = () => ({
  subject_kind: text({ enum: subjectKinds }).notNull(),
  subject_id: id().notNull(),
});

/** What waits for a moderator: one open case for each subject, however many reported it. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: identity(),
    ...subject(),
    /** Whose it is; null where its account is gone. */
    user_id: id().references(() => users.id),
    /** What it was called when the case was opened. */
    title: text().notNull(),
    source: text({ enum: caseSources }).notNull(),
    report_count: integer().notNull().default(0),
    opened_at: instant().notNull(),
    /** Null while it is open. */
    closed_at: instant(),
  },
  (table) => [
    uniqueIndex("moderation_cases_open_subject")
      .on(table.subject_kind, table.subject_id)
      .where(sql`${table.closed_at} is null`),
    index("moderation_cases_open").on(table.opened_at, table.id).where(sql`${table.closed_at} is null`),
    index("moderation_cases_of_user").on(table.user_id),
  ],
);

/** Who reported what, and why. */
export const reports = pgTable(
  "reports",
  {
    id: identity(),
    case_id: id()
      .notNull()
      .references(() => moderationCases.id),
    /** Null for a visitor. */
    reporter_id: id().references(() => users.id),
    /** Where a visitor wants to hear what came of it. */
    email: text(),
    reason: text({ enum: reportReasons }).notNull(),
    details: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("reports_of_reporter").on(table.case_id, table.reporter_id),
    unique("reports_of_email").on(table.case_id, table.email),
    index("reports_by_reporter").on(table.reporter_id, table.created_at),
  ],
);

/** What moderators decided, each with the answer of whom it concerns. */
export const decisions = pgTable(
  "decisions",
  {
    id: identity(),
    case_id: id()
      .notNull()
      .references(() => moderationCases.id),
    ...subject(),
    user_id: id().references(() => users.id),
    title: text().notNull(),
    act: text({ enum: decisionActs }).notNull(),
    /** What the author is told. */
    reason: text(),
    decided_by: id()
      .notNull()
      .references(() => users.id),
    decided_at: instant().notNull(),
    answer: text(),
    answered_at: instant(),
  },
  (table) => [
    index("decisions_of_user").on(table.user_id, table.decided_at, table.id),
    index("decisions_of_subject").on(table.subject_kind, table.subject_id, table.decided_at, table.id),
    index("decisions_of_case").on(table.case_id),
  ],
);

/** Words that moderators want to read first, by domain suffix; those of the empty one count on every site. */
export const wordLists = pgTable("word_lists", {
  site: text({ enum: wordListSites }).primaryKey(),
  words: jsonb().$type<string[]>().notNull(),
  version: integer().notNull(),
});
