import type { ProfileSummary, PublicProfile } from "@callboard/contracts/profile";
import { emptyResume } from "@callboard/contracts/resume";

/** A numbered profile summary. */
export function profileSummary(id: number, change: Partial<ProfileSummary> = {}): ProfileSummary {
  return {
    id,
    slug: null,
    kind: "artist",
    name: `Person ${id}`,
    profession: "Actor",
    present_city: "Pune",
    photo: null,
    ...change,
  };
}

export function profilesFrom(from: number, to: number): ProfileSummary[] {
  return Array.from({ length: to - from + 1 }, (_, index) => profileSummary(from + index));
}

/** A page of the directory; `cursor` is the next page. */
export function profilePage(profiles: ProfileSummary[], cursor: string | null = null) {
  return { profiles, pagination: { page: 1, limit: 12, hasNextPage: cursor !== null, nextCursor: cursor } };
}

export function publicProfile(change: Partial<PublicProfile> = {}): PublicProfile {
  return {
    ...profileSummary(7, { name: "Meher Contractor" }),
    about: "Street theatre first, then the stage.",
    travel_cities: "Mumbai, Nashik",
    ready_to_travel: true,
    experience: "3 Years",
    website_address: null,
    facebook_address: null,
    youtube_address: null,
    project_name: "Six Lanterns",
    character_name: "Savita",
    project_year: 2025,
    project_city: "Mumbai",
    ...{ ...emptyResume, headshots: [], details: [] },
    ...change,
  };
}
