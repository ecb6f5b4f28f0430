import type { ChosenAudiences } from "@callboard/contracts/audience";
import type { Credit, Language, Training } from "@callboard/contracts/resume";
import { visibilities } from "@callboard/contracts/visibility";
import { type SQL, sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

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
    /** Who sees which field, as far as its owner has chosen. */
    audiences: jsonb().$type<ChosenAudiences>().notNull().default({}),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    visibility: text({ enum: visibilities }).notNull().default("public"),
  },
  (table) => [
    unique("profiles_of_user").on(table.user_id, table.kind),
    index("profiles_created").on(table.created_at, table.id).where(sql`${table.visibility} = 'public'`),
    index("profiles_created_kind")
      .on(table.kind, table.created_at, table.id)
      .where(sql`${table.visibility} = 'public'`),
  ],
);

/** True of the profiles that everybody sees: their lists have indexes of these alone. */
export const isPublicProfile: SQL<boolean> = sql`${profiles.visibility} = 'public'`;

const profileId = () =>
  id()
    .primaryKey()
    .references(() => profiles.id);

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
  version: integer().notNull(),
  updated_at: instant().notNull(),
});
