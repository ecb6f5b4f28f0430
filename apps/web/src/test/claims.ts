import type { User } from "@callboard/contracts/account";
import type { CreateAgencyProfileInput } from "@callboard/contracts/agency-profile";
import type { CreateArtistProfileInput } from "@callboard/contracts/artist-profile";
import type { Answers } from "./fake-gateway.ts";

/** The signed-in user of these tests. */
export const account: User = {
  id: 5,
  name: "Meher Contractor",
  username: "meher",
  email: "meher@example.com",
  phone: "+919800000005",
  is_phone_verified: true,
  has_artist_profile: false,
  has_agency_profile: false,
};

const auth = { user: { id: account.id, name: account.name }, token: "token" };

/** Stores their session in this browser. */
export function signIn(): void {
  localStorage.setItem("auth", JSON.stringify(auth));
}

/** Stores a draft of a wizard, as an earlier visit would. */
export function leaveDraft(
  kind: "artist" | "agency",
  answers: Record<string, unknown>,
  userId = account.id,
): void {
  localStorage.setItem(`draft:claim-${kind}-${userId}`, JSON.stringify(answers));
}

/** The stored draft of a wizard, or null. */
export function draftOf(kind: "artist" | "agency", userId = account.id): Record<string, unknown> | null {
  return JSON.parse(localStorage.getItem(`draft:claim-${kind}-${userId}`) ?? "null");
}

export const artistClaim: CreateArtistProfileInput = {
  age_range: "26–35",
  gender: "Female",
  present_city: "Pune",
  travel_cities: "Mumbai, Nashik",
  about: "Street theatre first, then the stage.",
  experience: "3 Years",
  compensation: "€120 a day",
  ready_to_travel: true,
  ethnicity: "Parsi",
  skin_color: "Medium",
  hair_color: "Black",
  height: "168 cm",
  weight: "60 kg",
  hair_length: "Shoulder",
  eye_color: "Brown",
  piercings: "Ears",
  tattoos: "No",
  profession: "Actor",
  project_name: "Six Lanterns",
  character_name: "Savita",
  year: "2025",
  project_city: "Mumbai",
};

export const agencyClaim: CreateAgencyProfileInput = {
  years_of_experience: 12,
  present_city: "Mumbai",
  about: "We cast theatre and independent film.",
  travel_cities: "Delhi, Kolkata",
  ready_to_travel: false,
  studio_address: "4 Mill Lane, Mumbai",
  office_address: "9 Harbour Road, Mumbai",
  website_address: "https://prompt-desk.example",
  facebook_address: "https://facebook.example/prompt-desk",
  youtube_address: "https://youtube.example/prompt-desk",
  profession: "Casting agency",
  project_name: "The Prompter",
  character_name: "Casting",
  project_year: 2024,
  project_city: "Mumbai",
};

/** A fake gateway with the lists, which accepts every claim of a user without profiles. */
export const claimAnswers: Answers = {
  "profile.mine": () => ({ artist: null, agency: null }),
  "session.current": () => ({ auth, user: account }),
  "reference.professions": () =>
    ["Actor", "Model", "Singer", "Voice artist", "Casting agency"].map((name, id) => ({ id: id + 1, name })),
  "reference.cities": () => [
    { id: 1, name: "London", country: "GB", time_zone: "Europe/London" },
    { id: 2, name: "Mumbai", country: "IN", time_zone: "Asia/Kolkata" },
  ],
  "profile.claimArtist": () => ({ message: "Artist profile saved" }),
  "profile.claimAgency": () => ({ message: "Agency profile saved" }),
};
