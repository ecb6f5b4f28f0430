import { visibilities } from "@callboard/contracts/visibility";
import { type SQL, sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./account.ts";
import { id, identity, instant } from "./columns.ts";

/** The public part of claimed profiles. */
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
    photo: text(),
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

/** The private part of an artist's profile. */
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
