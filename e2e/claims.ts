import { mutate, newPerson, type Person, signUp, tokenOf } from "./account.ts";
import { expect, open, type Page } from "./journey.ts";

/** The values of a wizard's first step, by field. */
export const artist = {
  age_range: "26–35",
  gender: "Other",
  present_city: "Pune",
  travel_cities: "Mumbai, Nashik",
  about: "Stage actor with a soft spot for farce.",
  experience: "6+ Years",
  compensation: "By agreement",
  ready_to_travel: "Yes",
  ethnicity: "Marathi",
  skin_color: "Medium",
  hair_color: "Black",
  height: "168 cm",
  weight: "60 kg",
  hair_length: "Short",
  eye_color: "Brown",
  piercings: "None",
  tattoos: "No",
};

export const agency = {
  years_of_experience: "12",
  present_city: "Mumbai",
  about: "Casting for theatre and small films.",
  travel_cities: "Pune, Goa",
  ready_to_travel: "No",
  studio_address: "4 Dock Lane",
  office_address: "4 Dock Lane, first floor",
  website_address: "example.com",
  facebook_address: "https://example.com/facebook",
  youtube_address: "https://example.com/youtube",
};

/** Fills in fields by label; selects by option label. */
export async function fillNamed(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`main [name=${name}]`);
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isSelect) await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

/** From the filled first step to the last one. */
export async function goToCredits(page: Page, profession: string) {
  await page.getByRole("button", { name: /Next Step/ }).click();
  await expect(page).toHaveURL(/step=2/);
  await page.getByRole("radio", { name: profession, exact: true }).check();
  await page.getByRole("button", { name: /Next Step/ }).click();
  await expect(page).toHaveURL(/step=3/);
}

/** Fills in the last step, which must be open, and submits. */
export async function submitCredits(page: Page) {
  await fillNamed(page, project);
  await page.locator("main :is([name=year], [name=project_year])").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Submit" }).click();
}

const project = { project_name: "The long walk", character_name: "Everyone", project_city: "Mumbai" };
const year = new Date().getUTCFullYear() - 1;

/** Makes an account with an artist's profile, without the forms. Ends on its account page. */
export async function signUpArtist(page: Page, name: string) {
  await signUp(page, newPerson(name));
  const own = { ready_to_travel: true, profession: "Actor", year: String(year) };
  const data = { ...artist, ...project, ...own };
  await mutate(page, "profile.claimArtist", { data }, await tokenOf(page));
  await open(page, "/account");
}

/** The same with an agency's profile. */
export async function signUpAgency(page: Page, person: Person) {
  await signUp(page, person);
  const own = { ready_to_travel: false, website_address: "https://example.com" };
  const data = { ...agency, ...project, ...own, profession: "Actor", project_year: year };
  await mutate(page, "profile.claimAgency", { data }, await tokenOf(page));
  await open(page, "/account");
}
