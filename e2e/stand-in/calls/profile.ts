import { z } from "zod";
import type { Call } from "../define-call.ts";
import { oneOf, text, webAddress, wholeNumber } from "../fields.ts";

const artistFields = {
  age_range: text,
  gender: oneOf("Male", "Female", "Other"),
  present_city: text,
  travel_cities: text,
  about: text,
  experience: oneOf("1 Year", "2 Years", "3 Years", "4 Years", "5 Years", "6+ Years"),
  compensation: text,
  ready_to_travel: z.boolean("is required"),
  ethnicity: text,
  skin_color: oneOf("Fair", "Medium", "Dark"),
  hair_color: text,
  height: text,
  weight: text,
  hair_length: text,
  eye_color: oneOf("Brown", "Blue", "Green"),
  piercings: oneOf("Ears", "Nose", "None"),
  tattoos: oneOf("Yes", "No"),
  profession: text,
  project_name: text,
  character_name: text,
  year: text,
  project_city: text,
};

const agencyFields = {
  years_of_experience: z.number("must be a number").min(0, "cannot be negative"),
  present_city: text,
  about: text,
  travel_cities: text,
  ready_to_travel: z.boolean("is required"),
  studio_address: text,
  office_address: text,
  website_address: webAddress,
  facebook_address: webAddress,
  youtube_address: webAddress,
  profession: text,
  project_name: text,
  character_name: text,
  project_year: wholeNumber.min(1900, "must be after 1900"),
  project_city: text,
};

function claim(path: string, body: z.ZodRawShape, message: string): Call {
  return {
    method: "POST",
    path,
    needsBearer: true,
    body,
    answer: ({ body: fields, store }) => {
      store.claims.push(fields);
      return { kind: "fields", fields: {}, message };
    },
  };
}

export const profileCalls: Call[] = [
  claim("/artist-profile/create", artistFields, "Your artist profile was created"),
  claim("/agency-profile/create", agencyFields, "Your agency profile was created"),
];
