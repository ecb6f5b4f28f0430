import { createAgencyProfileInput } from "@callboard/contracts/agency-profile";
import {
  ageRanges,
  createArtistProfileInput,
  eyeColors,
  genders,
  piercings,
  skinColors,
  yesNo,
} from "@callboard/contracts/artist-profile";
import { yearOf } from "../dates.ts";
import { hashToInt } from "../hash-to-int.ts";
import type { DemoAgency } from "./agencies.ts";
import type { DemoArtist } from "./artists.ts";

/** One of the values, always the same for the same person and question. */
const pick = <Value>(values: readonly Value[], who: string, question: string): Value =>
  values[hashToInt(`${who} ${question}`, values.length)] as Value;

const day = (amount: number) => `₹ ${amount.toLocaleString("en-IN")} a day`;

function creditOf({ credit: [project_name, character_name, project_city] }: DemoArtist | DemoAgency) {
  return { project_name, character_name, project_city };
}

/** What an artist would have filled in; the private answers follow from the username. */
export function artistProfileInput(artist: DemoArtist, now: Date) {
  const { username, travel, city, profession, about, experience, ready, years_ago } = artist;
  const answer = <Value>(values: readonly Value[], question: string) => pick(values, username, question);
  return createArtistProfileInput.parse({
    ...{ profession, about, experience, present_city: city, travel_cities: travel, ready_to_travel: ready },
    ...creditOf(artist),
    year: String(yearOf(now) - years_ago),
    age_range: answer(ageRanges.slice(1), "age"),
    gender: artist.gender ?? answer(genders, "gender"),
    compensation: day(2_500 + 500 * hashToInt(`${username} day`, 12)),
    ethnicity: answer(["Indian", "South Asian", "Prefer to say in person"], "ethnicity"),
    skin_color: answer(skinColors, "skin"),
    hair_color: answer(["Black", "Dark brown", "Grey", "Hennaed"], "hair"),
    height: `${154 + hashToInt(`${username} height`, 30)} cm`,
    weight: `${50 + hashToInt(`${username} weight`, 32)} kg`,
    hair_length: answer(["Short", "To the shoulder", "Long", "Cropped"], "length"),
    eye_color: answer(eyeColors, "eyes"),
    piercings: answer(piercings, "piercings"),
    tattoos: answer(yesNo, "tattoos"),
  });
}

/** What an agency would have filled in. */
export function agencyProfileInput(agency: DemoAgency, now: Date) {
  const { username, travel, city, profession, about, years, ready, studio, years_ago } = agency;
  const project_year = yearOf(now) - years_ago;
  return createAgencyProfileInput(project_year).parse({
    ...{ profession, about, present_city: city, travel_cities: travel, ready_to_travel: ready, project_year },
    ...creditOf(agency),
    years_of_experience: years,
    studio_address: `${studio}, ${city}`,
    office_address: `${studio}, ${city}`,
    website_address: `https://${username}.example.com`,
    facebook_address: `https://www.facebook.com/${username}.example`,
    youtube_address: `https://www.youtube.com/@${username}-example`,
  });
}
