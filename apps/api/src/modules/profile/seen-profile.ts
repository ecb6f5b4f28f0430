import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import {
  type AudienceField,
  type ChosenAudiences,
  isSeenBy,
  type ProfileReader,
} from "@callboard/contracts/audience";
import type { Headshot } from "@callboard/contracts/headshot";
import type { ProfileSummary, PublicProfile } from "@callboard/contracts/profile";
import type { Resume } from "@callboard/contracts/resume";
import type { artistDetails, profiles } from "../../db/schema/profile.ts";

type SummaryRow = Pick<
  typeof profiles.$inferSelect,
  "id" | "slug" | "kind" | "profession" | "present_city" | "photo" | "audiences"
> & { name: string };

/** All that there is of a profile. */
export type WholeProfile = {
  profile: typeof profiles.$inferSelect;
  name: string;
  /** Null of an agency's. */
  details: typeof artistDetails.$inferSelect | null;
  headshots: Headshot[];
  resume: Resume;
};

/** What a reader is shown of a field: its value, or what stands for none. */
const shownTo =
  (reader: ProfileReader, audiences: ChosenAudiences) =>
  <Value, None>(field: AudienceField, value: Value, none: None): Value | None =>
    isSeenBy(reader, audiences, field) ? value : none;

/** A profile in a list, as far as its reader sees it. */
export function seenSummary(row: SummaryRow, reader: ProfileReader): ProfileSummary {
  const { id, slug, kind, name, profession, present_city, photo, audiences } = row;
  const shown = shownTo(reader, audiences);
  return {
    ...{ id, slug, kind, name, profession },
    present_city: shown("present_city", present_city, null),
    photo: shown("headshots", photo, null),
  };
}

/** A profile as far as its reader sees it. The only place where that is decided. */
export function seenProfile(whole: WholeProfile, reader: ProfileReader): PublicProfile {
  const { profile, name, details, headshots, resume } = whole;
  const { audiences } = profile;
  const shown = shownTo(reader, audiences);
  const { website_address, facebook_address, youtube_address } = profile;
  const { project_name, character_name, project_year, project_city } = profile;
  const claimed = { project_name, character_name, project_year, project_city };
  const nothing = { project_name: null, character_name: null, project_year: null, project_city: null };
  return {
    ...seenSummary({ ...profile, name }, reader),
    ...{ website_address, facebook_address, youtube_address },
    about: shown("about", profile.about, null),
    travel_cities: shown("travel_cities", profile.travel_cities, null),
    ready_to_travel: shown("ready_to_travel", profile.ready_to_travel, null),
    experience: shown("experience", profile.experience, null),
    // Whoever deleted the credit of the claim does not find it on the page again.
    ...(resume.credits.length > 0 ? shown("credits", claimed, nothing) : nothing),
    headshots: shown("headshots", headshots, []),
    credits: shown("credits", resume.credits, []),
    training: shown("training", resume.training, []),
    skills: shown("skills", resume.skills, []),
    languages: shown("languages", resume.languages, []),
    memberships: shown("memberships", resume.memberships, []),
    measurements: shown("measurements", resume.measurements, []),
    links: shown("links", resume.links, []),
    away: shown("away", resume.away, []),
    clips: shown("clips", resume.clips, []),
    details: details ? seenDetails(details, audiences, reader) : [],
  };
}

/** Those of the private fields that a reader sees, besides the ones that were ticked for them. */
export function seenDetails(
  details: NonNullable<WholeProfile["details"]>,
  audiences: ChosenAudiences,
  reader: ProfileReader,
  ticked: readonly string[] = [],
): PublicProfile["details"] {
  return artistPrivateFields
    .filter((field) => ticked.includes(field) || isSeenBy(reader, audiences, field))
    .map((field) => ({ field, value: details[field] }));
}
