import type { CreateAgencyProfileInput } from "@callboard/contracts/agency-profile";
import type { CreateArtistProfileInput } from "@callboard/contracts/artist-profile";

export function artistClaim(fields: Partial<CreateArtistProfileInput> = {}): CreateArtistProfileInput {
  return {
    age_range: "26–35",
    gender: "Other",
    present_city: "Pune",
    travel_cities: "Mumbai, Goa",
    about: "Seven years on small stages.",
    experience: "6+ Years",
    compensation: "private: 4,000 a day",
    ready_to_travel: true,
    ethnicity: "private: Marathi",
    skin_color: "Medium",
    hair_color: "private: black",
    height: "private: 170 cm",
    weight: "private: 64 kg",
    hair_length: "private: short",
    eye_color: "Brown",
    piercings: "None",
    tattoos: "No",
    profession: "Actor",
    project_name: "The Lamp",
    character_name: "Keeper",
    year: "2025",
    project_city: "Nashik",
    ...fields,
  };
}

export function agencyClaim(fields: Partial<CreateAgencyProfileInput> = {}): CreateAgencyProfileInput {
  return {
    years_of_experience: 12,
    present_city: "Kochi",
    about: "Casting for theatre and film.",
    travel_cities: "Chennai",
    ready_to_travel: false,
    studio_address: "private: 4 Lake Road",
    office_address: "private: 5 Lake Road",
    website_address: "https://agency.example.com",
    facebook_address: "https://facebook.example.com/agency",
    youtube_address: "https://youtube.example.com/agency",
    profession: "Casting agency",
    project_name: "The Ferry",
    character_name: "All of them",
    project_year: 2024,
    project_city: "Kochi",
    ...fields,
  };
}
