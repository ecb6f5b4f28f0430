import AxeBuilder from "@axe-core/playwright";
import { newPerson, signUp } from "./account.ts";
import { expect, open, type Page, test } from "./journey.ts";

test.use({ allowed: /Failed to load resource/ });

const artist = {
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

const agency = {
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

async function fill(page: Page, answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) {
    const field = page.locator(`main [name=${name}]`);
    const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isSelect) await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

async function goToCredits(page: Page, profession: string) {
  await page.getByRole("button", { name: /Next Step/ }).click();
  await expect(page).toHaveURL(/step=2/);
  await page.getByRole("radio", { name: profession, exact: true }).check();
  await page.getByRole("button", { name: /Next Step/ }).click();
  await expect(page).toHaveURL(/step=3/);
}

test("an artist claims a profile, and a reload costs no answer", async ({ page }) => {
  const person = newPerson("Leela Bose");
  await signUp(page, person, "/register?as=artist");
  await expect(page).toHaveURL(/\/claim-artist-profile/);
  await page.getByRole("button", { name: /Next Step/ }).click();
  await expect(page.getByText("Age range is required").first()).toBeVisible();
  await fill(page, artist);
  await page.reload();
  await expect(page.locator("main [name=about]")).toHaveValue(artist.about);
  await goToCredits(page, "Actor");

  await page.goBack();
  await expect(page).toHaveURL(/step=2/);
  await page.getByRole("button", { name: /Next Step/ }).click();
  await fill(page, { project_name: "Six lanterns", character_name: "The heron", project_city: "Mumbai" });
  await page.locator("main [name=year]").selectOption({ index: 1 });
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Your artist profile is on the board" })).toBeVisible();

  await open(page, "/");
  const card = page.getByRole("region", { name: "Directory" }).getByRole("link", { name: /Leela Bose/ });
  await card.first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Leela Bose/ })).toBeVisible();
  await expect(page.getByText("60 kg")).toHaveCount(0);
});

test("an agency's claim survives a failing provider and goes through on the second try", async ({ page }) => {
  await signUp(page, newPerson("Dock Lane Casting"), "/register?as=agency");
  await fill(page, agency);
  await page.locator("main [name=about]").focus();
  await expect(page.locator("main [name=website_address]")).toHaveValue("https://example.com");
  await goToCredits(page, "Casting agency");
  await fill(page, { project_name: "The long walk", character_name: "Everyone", project_city: "Mumbai" });
  await page.locator("main [name=project_year]").selectOption({ index: 1 });

  await page.route("**/trpc/profile.claimAgency**", (route) => route.abort());
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Network error, please check your connection").first()).toBeVisible();
  await expect(page.locator("main [name=project_name]")).toHaveValue("The long walk");
  await page.unroute("**/trpc/profile.claimAgency**");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Your agency profile is on the board" })).toBeVisible();
});
