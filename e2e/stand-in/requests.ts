const artist = {
  age_range: "26–35",
  gender: "Female",
  present_city: "Pune",
  travel_cities: "Mumbai",
  about: "Reads fast.",
  experience: "3 Years",
  compensation: "By agreement",
  ready_to_travel: true,
  ethnicity: "Any",
  skin_color: "Medium",
  hair_color: "Black",
  height: "165 cm",
  weight: "58 kg",
  hair_length: "Long",
  eye_color: "Brown",
  piercings: "Ears",
  tattoos: "No",
  profession: "Actor",
  project_name: "The Courtroom",
  character_name: "The clerk",
  year: "2025",
  project_city: "Pune",
};

const agency = {
  years_of_experience: 4,
  present_city: "Pune",
  about: "Finds people.",
  travel_cities: "Mumbai",
  ready_to_travel: false,
  studio_address: "3 Station Road",
  office_address: "4 Station Road",
  website_address: "https://example.org",
  facebook_address: "https://example.org/f",
  youtube_address: "https://example.org/y",
  profession: "Casting agency",
  project_name: "The Courtroom",
  character_name: "The clerk",
  project_year: 2024,
  project_city: "Pune",
};

/** The form of a new event, with the changes that a test is about; null takes a field away. */
export function eventForm(changes: Record<string, string | null> = {}): FormData {
  const photo = () => new File([Buffer.from("ffd8ffd9", "hex")], "photo.jpg", { type: "image/jpeg" });
  const fields: Record<string, string | File | null> = {
    title: "Auditions on the roof",
    category_id: "1",
    tags: "Paid",
    description: "Bring a hat.",
    start_date: "2031-03-05",
    start_time: "18:30",
    venue_name: "The roof",
    present_city: "Pune",
    address_1: "9 Station Road",
    contact_person: "Meera",
    website: "https://example.org",
    price: "40",
    contact_number: "9812300001",
    email: "meera@example.org",
    status: "published",
    description_photo: photo(),
    banner_photo: photo(),
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  return form;
}

/** A request that works for each of the calls that change something, which need a bearer. */
export const written = {
  "/comment/create": () => ({ blog_id: 1, comment_text: "A first word" }),
  "/artist-profile/create": () => artist,
  "/agency-profile/create": () => agency,
  "/event/create": () => eventForm(),
};
