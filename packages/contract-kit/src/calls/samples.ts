import { FormData } from "undici";
import type { Known } from "../contract-call.ts";
import type { Settings } from "../settings.ts";

const webAddress = "https://example.org";
const halfYear = 180 * 86_400_000;

const credit = ({ city = "Mumbai" }: Known) => ({
  project_name: "Contract check",
  character_name: "The clerk",
  project_city: city,
});

/** A claim of an artist's profile. */
export function artistClaim(known: Known): object {
  const { city = "Mumbai", profession = "Actor" } = known;
  return {
    ...{ age_range: "26–35", gender: "Other", present_city: city, travel_cities: city },
    ...{ about: "A profile of the contract check.", experience: "3 Years", compensation: "By agreement" },
    ...{ ready_to_travel: true, ethnicity: "Any", skin_color: "Medium", hair_color: "Black" },
    ...{ height: "165 cm", weight: "60 kg", hair_length: "Short", eye_color: "Brown" },
    ...{ piercings: "None", tattoos: "No", profession, year: "2024" },
    ...credit(known),
  };
}

/** A claim of an agency's profile. */
export function agencyClaim(known: Known): object {
  const { city = "Mumbai", profession = "Casting agency" } = known;
  return {
    ...{ years_of_experience: 4, present_city: city, about: "A profile of the contract check." },
    ...{ travel_cities: city, ready_to_travel: false },
    ...{ studio_address: "3 Station Road", office_address: "4 Station Road" },
    ...{ website_address: webAddress, facebook_address: webAddress, youtube_address: webAddress },
    ...{ profession, project_year: 2024 },
    ...credit(known),
  };
}

/** A picture of one colour, 320 by 180 pixels. */
const picture = [
  "iVBORw0KGgoAAAANSUhEUgAAAUAAAAC0AQMAAADfKmdSAAAAA1BMVEUojIziHDLOAAAAHklEQVR42u3BMQEAAADCoP",
  "VPbQ0PoAAAAAAAAAB+DRzUAAG9+HBKAAAAAElFTkSuQmCC",
].join("");

/** The form of an event half a year from now. */
export function eventForm({ eventCategoryId = "", city = "Mumbai" }: Known, { now }: Settings): FormData {
  const start = new Date(now.getTime() + halfYear).toISOString();
  const photo = () => new File([Buffer.from(picture, "base64")], "contract-check.png", { type: "image/png" });
  const fields: Record<string, string | File> = {
    ...{ title: "Contract check", category_id: eventCategoryId, tags: "Contract check" },
    ...{
      description: "An event of the contract check.",
      start_date: start.slice(0, 10),
      start_time: "18:30",
    },
    ...{ venue_name: "Hall Six", present_city: city, address_1: "3 Station Road" },
    ...{ contact_person: "Contract Check", website: webAddress, price: "10" },
    ...{ contact_number: "9812300001", email: "contract@example.com", status: "published" },
    ...{ description_photo: photo(), banner_photo: photo() },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
