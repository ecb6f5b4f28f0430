import type { ChosenAudiences } from "@callboard/contracts/audience";
import type { Away, Clip, Credit, Language, Link, Measurement, Training } from "@callboard/contracts/resume";
import { visibilities } from "@callboard/contracts/visibility";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { fortnightOf, periodIndexes } from "../search/period-indexes.ts";
import { users } from "./account.ts";
import { dateMultirange, id, identity, instant, qualified, tsvector } from "./columns.ts";

/** Claimed profiles. Of an artist's, everybody reads what `audiences` leaves public. */
export const profiles = pgTable(
  "profiles",
  {
    id: identity(),
    user_id: id()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ["artist", "agency"] }).notNull(),
    profession: text().notNull(),
    present_city: text().notNull(),
    travel_cities: text().notNull(),
    about: text().notNull(),
    ready_to_travel: boolean().notNull(),
    experience: text().notNull(),
    website_address: text(),
    facebook_address: text(),
    youtube_address: text(),
    project_name: text().notNull(),
    character_name: text().notNull(),
    project_year: integer().notNull(),
    project_city: text().notNull(),
    /** The address of the main headshot, written with the headshots. */
    photo: text(),
    /** The own part of its address, where its owner has chosen one. Written with the profile's slugs. */
    slug: text(),
    /** When it was changed lately, ISO 8601: as many moments as count. */
    slug_changes: jsonb().$type<string[]>().notNull().default([]),
    /** Who sees which field, as far as its owner has chosen. */
    audiences: jsonb().$type<ChosenAudiences>().notNull().default({}),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    visibility: text({ enum: visibilities }).notNull().default("public"),
    /** When it was public for the first time; null while it never was. */
    first_public_at: instant(),
    /** The search column, of what everybody reads; null until it is written. */
    search: tsvector(),
    /** The facets' values among that, as `facet=value`. */
    facets: text().array().notNull().default([]),
    /** When everybody reads that they are away; written with `search`. */
    public_away: dateMultirange().notNull().default("{}"),
  },
  (table) => [
    unique("profiles_of_user").on(table.user_id, table.kind),
    index("profiles_without_search").on(table.id).where(sql`${table.search} is null`),
    ...(["created_at", "updated_at"] as const).flatMap((sort) => listIndexes(table, sort)),
  ],
);

type IndexedColumns = Record<
  "id" | "kind" | "created_at" | "updated_at" | "search" | "visibility",
  AnyPgColumn
>;

/** Of public profiles alone: the directory in the order of a date, whole and by kind, and its search (docs/decisions/0059). */
function listIndexes(table: IndexedColumns, sort: "created_at" | "updated_at") {
  const shown = sql`${table.visibility} = 'public'`;
  return [
    index(`profiles_${sort}`).on(table[sort], table.id).where(shown),
    index(`profiles_${sort}_kind`).on(table.kind, table[sort], table.id).where(shown),
    ...periodIndexes(`profiles_${sort}`, fortnightOf(sql`${table[sort]}`), table.search, shown),
  ];
}

/** True of the profiles that everybody sees: their lists have indexes of these alone. */
export const isPublicProfile: SQL<boolean> = sql`${profiles.visibility} = 'public'`;

/** True where everybody sees the profile with this id. */
export const isShownProfile = (id: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${profiles} where ${profiles.id} = ${qualified(id)} and ${isPublicProfile})`;

const profileId = () =>
  id()
    .primaryKey()
    .references(() => profiles.id);

/**
 * Every slug that a profile has or had, small letters: it leads there, and nobody else gets it. Of an erased profile a hash stays, so
 * that old links never lead to somebody else.
 */
export const profileSlugs = pgTable(
  "profile_slugs",
  {
    kind: text({ enum: ["artist", "agency"] }).notNull(),
    /** The slug, or `erased:` and its hash. */
    slug: text().notNull(),
    /** Null once the profile is erased. */
    profile_id: id().references(() => profiles.id),
    /** When it was chosen last. */
    chosen_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: "profile_slugs_key", columns: [table.kind, table.slug] }),
    index("profile_slugs_of_profile").on(table.profile_id, table.chosen_at),
  ],
);

/** What of an artist's profile is private until they open it. */
export const artistDetails = pgTable("artist_details", {
  profile_id: profileId(),
  age_range: text().notNull(),
  gender: text().notNull(),
  compensation: text().notNull(),
  ethnicity: text().notNull(),
  skin_color: text().notNull(),
  hair_color: text().notNull(),
  height: text().notNull(),
  weight: text().notNull(),
  hair_length: text().notNull(),
  eye_color: text().notNull(),
  piercings: text().notNull(),
  tattoos: text().notNull(),
});

/** The private part of an agency's profile. */
export const agencyDetails = pgTable("agency_details", {
  profile_id: profileId(),
  years_of_experience: doublePrecision().notNull(),
  studio_address: text().notNull(),
  office_address: text().notNull(),
});

/** Portraits of artists, the main one first. */
export const headshots = pgTable(
  "headshots",
  {
    id: identity(),
    profile_id: id()
      .notNull()
      .references(() => profiles.id),
    position: integer().notNull(),
    address: text().notNull().unique(),
    alt: text().notNull(),
    /** Of the form that it came with: sent twice, it is one. */
    form_hash: text().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    unique("headshots_of_form").on(table.profile_id, table.form_hash),
    index("headshots_of_profile").on(table.profile_id, table.position),
  ],
);

/** Résumés of artists. Until one is saved, it is the credit of the claim. */
export const resumes = pgTable("resumes", {
  profile_id: profileId(),
  credits: jsonb().$type<Credit[]>().notNull(),
  training: jsonb().$type<Training[]>().notNull(),
  skills: jsonb().$type<string[]>().notNull(),
  languages: jsonb().$type<Language[]>().notNull(),
  memberships: jsonb().$type<string[]>().notNull().default([]),
  measurements: jsonb().$type<Measurement[]>().notNull().default([]),
  links: jsonb().$type<Link[]>().notNull().default([]),
  away: jsonb().$type<Away[]>().notNull().default([]),
  clips: jsonb().$type<Clip[]>().notNull().default([]),
  version: integer().notNull(),
  updated_at: instant().notNull(),
});
