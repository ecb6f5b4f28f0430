import { type CallChange, callStatuses } from "@callboard/contracts/call";
import type { Finding } from "@callboard/contracts/finding";
import { visibilities } from "@callboard/contracts/visibility";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { fortnightOf, periodIndexes } from "../search/period-indexes.ts";
import { users } from "./account.ts";
import { id, identity, instant, tsvector } from "./columns.ts";
import { eventCategories } from "./event-category.ts";

/** Auditions, events and campaigns. Dates and times are local to `time_zone`; money is in cents. */
export const events = pgTable(
  "events",
  {
    id: identity(),
    kind: text({ enum: ["event", "crowdfunding"] }).notNull(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    /** Who of a team posted it for the agency; null for the account itself. */
    posted_by: id().references(() => users.id),
    title: text().notNull(),
    description: text().notNull(),
    category_id: id()
      .notNull()
      .references(() => eventCategories.id),
    start_date: date({ mode: "string" }).notNull(),
    start_time: text().notNull(),
    end_time: text(),
    apply_by: date({ mode: "string" }),
    /** The day by which its poster has promised to answer. */
    decide_by: date({ mode: "string" }),
    time_zone: text().notNull(),
    /** Date and time as instants; applications close at the end of the day `apply_by`. */
    starts_at: instant().notNull(),
    apply_until: instant().notNull(),
    venue_name: text().notNull(),
    present_city: text().notNull(),
    /** The city in lower case, by JavaScript, so that both databases compare alike. */
    city_key: text().notNull(),
    address_1: text().notNull(),
    address_2: text(),
    contact_person: text().notNull(),
    website: text().notNull(),
    price_cents: integer().notNull(),
    /** The most that it pays a person, be it in one role; null until its filter tokens are written. */
    pay_cents: integer(),
    contact_number: text().notNull(),
    email: text().notNull(),
    banner_photo: text(),
    description_photo: text(),
    status: text({ enum: callStatuses }).notNull(),
    /** Rises with each edit and each change of the status. */
    version: integer().notNull().default(0),
    /** What says something else than when the first application came. */
    changes: jsonb().$type<CallChange[]>().notNull().default([]),
    is_featured: boolean().notNull(),
    /** Whether `starts_at` has passed; brought up to date before a list reads it. */
    is_past: boolean().notNull().default(false),
    created_at: instant().notNull(),
    visibility: text({ enum: visibilities }).notNull().default("public"),
    /** When everybody could see it for the first time, and those were told who look for such a call. */
    first_public_at: instant(),
    /** What its poster is told of it, and who set it when: nobody, where the rules did. */
    visibility_reason: text(),
    visibility_by: id().references(() => users.id),
    visibility_at: instant(),
    /** What the rules found in it when it was posted. */
    findings: jsonb().$type<Finding[]>().notNull().default([]),
    /** The search column, written with the event. */
    search: tsvector().notNull(),
  },
  (table) => [
    ...eventIndexes(table),
    index("events_over_time").using("brin", table.created_at),
    index("events_of_user").on(table.user_id, table.created_at, table.id),
    index("events_without_tokens").on(table.id).where(sql`${table.pay_cents} is null`),
    // For those who look at them: in the order in which they came.
    index("events_withheld")
      .on(table.visibility, table.created_at, table.id)
      .where(sql`${table.visibility} <> 'public'`),
  ],
);

/** True of the events that everybody sees: the lists have indexes of these alone, and must name this condition as it is. */
export const isPublic: SQL<boolean> = sql`${events.visibility} = 'public'`;

/**
 * True of the calls that everybody sees and that have filter tokens. What it says of the pay keeps the indexes of these to the lists that
 * name it: to others the planner might take them for a way to read everything.
 */
export const isListedCall: SQL<boolean> = sql`${isPublic} and ${events.kind} = 'event' and ${events.pay_cents} is not null`;

/** True of those of them that are still ahead: what lists by deadline and by pay hold. */
export const isAhead: SQL<boolean> = sql`${isListedCall} and not ${events.is_past}`;

/** The band of a sum in cents: its periods, in a list by pay. */
export const payBandOf = (cents: SQL) => sql`(${cents} / 2500)`;

/** Tags of events, apart from those of articles; equal names in another case are one tag. */
export const eventTags = pgTable("event_tags", {
  id: identity(),
  name: text().notNull(),
  name_key: text().notNull().unique("event_tags_name"),
});

export const taggedEvents = pgTable(
  "tagged_events",
  {
    event_id: id()
      .notNull()
      .references(() => events.id),
    tag_id: id()
      .notNull()
      .references(() => eventTags.id),
  },
  (table) => [primaryKey({ columns: [table.event_id, table.tag_id] })],
);

/** Idempotency keys of posted events: a form that is sent twice creates one event. */
export const eventIdempotencyKeys = pgTable(
  "event_idempotency_keys",
  {
    user_id: id()
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    /** The hash of the form that came with the key. */
    body_hash: text().notNull(),
    event_id: id()
      .notNull()
      .references(() => events.id),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);

type IndexedColumns = Record<
  | "id"
  | "kind"
  | "is_past"
  | "is_featured"
  | "category_id"
  | "city_key"
  | "created_at"
  | "starts_at"
  | "start_date"
  | "apply_until"
  | "pay_cents"
  | "search"
  | "visibility",
  AnyPgColumn
>;

/**
 * One index for each list: by partition (kind, past, featured) and sort column, with and without category and city; and
 * those of the search (docs/decisions/0013). Each of public events alone, so that others cost a list nothing.
 */
function eventIndexes(table: IndexedColumns) {
  const { id, kind, is_past, is_featured, category_id, city_key, search } = table;
  const shown = sql`${table.visibility} = 'public'`;
  const lists = (["created_at", "starts_at"] as const).flatMap((sort) => [
    index(`events_${sort}`).on(kind, is_past, is_featured, table[sort], id).where(shown),
    index(`events_${sort}_category`)
      .on(kind, is_past, is_featured, category_id, table[sort], id)
      .where(shown),
    index(`events_${sort}_city`).on(kind, is_past, is_featured, city_key, table[sort], id).where(shown),
    index(`events_${sort}_category_city`)
      .on(...([kind, is_past, is_featured, category_id, city_key, table[sort], id] as const))
      .where(shown),
    ...periodIndexes(`events_${sort}`, fortnightOf(sql`${table[sort]}`), search, shown),
  ]);
  return [
    ...lists,
    ...callIndexes(table, shown),
    index("events_due").on(table.starts_at).where(sql`not ${is_past}`),
  ];
}

/** Those of the lists that only calls have: of a day, by deadline and by pay. */
function callIndexes({ id, kind, is_past, search, ...table }: IndexedColumns, shown: SQL) {
  const { start_date, apply_until, pay_cents } = table;
  const listed = sql`${shown} and ${kind} = 'event' and ${pay_cents} is not null`;
  const ahead = sql`${listed} and not ${is_past}`;
  return [
    index("events_start_date").on(start_date, id).where(listed),
    index("events_apply_until").on(apply_until, id).where(ahead),
    index("events_pay_cents").on(pay_cents, id).where(ahead),
    ...periodIndexes("events_apply_until", fortnightOf(sql`${apply_until}`), search, ahead),
    ...periodIndexes("events_pay_cents", payBandOf(sql`${pay_cents}`), search, ahead),
  ];
}
