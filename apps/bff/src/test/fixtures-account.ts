import type { User } from "@callboard/contracts/account";
import type { CreateAgencyProfileInput } from "@callboard/contracts/agency-profile";
import type { CreateArtistProfileInput } from "@callboard/contracts/artist-profile";
import type { DirectoryCounts } from "@callboard/contracts/directory";
import type { PublicProfile } from "@callboard/contracts/profile";
import { emptyResume } from "@callboard/contracts/resume";

export const secrets = {
  password: "canary-password-4f1a",
  otp: "917365",
  bearer: "canary-bearer-a83e02",
  newBearer: "canary-new-bearer-77c1",
};

export const phone = "+919812345670";

/** An account of our own API, which leaves nothing out. */
type Person = { [Key in keyof User]: NonNullable<User[Key]> };

export function userOf(id: number, changes: Partial<Person> = {}): Person {
  return {
    id,
    name: `Person ${id}`,
    username: `person-${id}`,
    email: `person-${id}@example.com`,
    phone,
    is_phone_verified: false,
    has_artist_profile: false,
    has_agency_profile: false,
    ...changes,
  };
}

export const artistProfile: CreateArtistProfileInput = {
  age_range: "26–35",
  gender: "Other",
  present_city: "Pune",
  travel_cities: "Mumbai",
  about: "Seven years on small stages.",
  experience: "5 Years",
  compensation: "By the day",
  ready_to_travel: true,
  ethnicity: "Marathi",
  skin_color: "Medium",
  hair_color: "Black",
  height: "170 cm",
  weight: "64 kg",
  hair_length: "Short",
  eye_color: "Brown",
  piercings: "None",
  tattoos: "No",
  profession: "Actor",
  project_name: "The Lamp",
  character_name: "Keeper",
  year: "2025",
  project_city: "Pune",
};

export const agencyProfile: CreateAgencyProfileInput = {
  years_of_experience: 12,
  present_city: "Pune",
  about: "Casting for theatre and film.",
  travel_cities: "Mumbai, Goa",
  ready_to_travel: true,
  studio_address: "4 Lake Road",
  office_address: "5 Lake Road",
  website_address: "https://agency.example.com",
  facebook_address: "https://facebook.example.com/agency",
  youtube_address: "https://youtube.example.com/agency",
  profession: "Casting agency",
  project_name: "The Lamp",
  character_name: "All of them",
  project_year: 2025,
  project_city: "Pune",
};

export const publicProfile: PublicProfile = {
  id: 3,
  slug: null,
  kind: "artist",
  name: "Person 3",
  profession: "Actor",
  present_city: "Pune",
  photo: null,
  about: "Seven years on small stages.",
  travel_cities: "Mumbai",
  ready_to_travel: true,
  experience: "5 Years",
  website_address: null,
  facebook_address: null,
  youtube_address: null,
  project_name: "The Lamp",
  character_name: "Keeper",
  project_year: 2025,
  project_city: "Pune",
  ...{ ...emptyResume, headshots: [], details: [] },
};

/** A new comment, as the upstream describes it. */
export const createdComment = {
  id: 5,
  author: "Person 1",
  avatar: null,
  content: "Well said",
  created_at: "2026-03-01T11:00:00.000Z",
  can: { remove: true },
  replies: [],
  reply_count: 0,
  parent_comment_id: null,
};

/** Of one profile. */
export const directoryCounts: DirectoryCounts = {
  total: { count: 1, is_more: false },
  facets: {
    ...{ profession: [{ value: "Actor", count: 1, is_more: false }], city: [], travel: [], age: [] },
    ...{ gender: [], language: [], skill: [], experience: [], reel: [] },
  },
};
