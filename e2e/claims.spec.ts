import { newPerson, signUpByForm } from "./account.ts";
import { axeViolations } from "./axe.ts";
import { agency, artist, fillNamed, goToCredits } from "./claims.ts";
import { expect, open, test } from "./journey.ts";

test.use({ allowed: /Failed to load resource/ });

test("an artist claims a profile, and a reload costs no answer", async ({ browser, page }) => {
  const person = newPerson("Leela Bose");
  await signUpByForm(page, person, "/register?as=artist");
  await expect(page).toHaveURL(/\/claim-artist-profile/);
  await page.getByRole("button", { name: /Next Step/ }).click();
  await expect(page.getByText("Age range is required").first()).toBeVisible();
  await fillNamed(page, artist);
  await page.reload();
  await expect(page.locator("main [name=about]")).toHaveValue(artist.about);
  await goToCredits(page, "Actor");

  await page.goBack();
  await expect(page).toHaveURL(/step=2/);
  await page.getByRole("button", { name: /Next Step/ }).click();
  await fillNamed(page, {
    project_name: "Six lanterns",
    character_name: "The heron",
    project_city: "Mumbai",
  });
  await page.locator("main [name=year]").selectOption({ index: 1 });
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Your artist profile is on the board" })).toBeVisible();

  await open(page, "/");
  const card = page.getByRole("region", { name: "Directory" }).getByRole("link", { name: /Leela Bose/ });
  await card.first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Leela Bose/ })).toBeVisible();
  await expect(page.getByText("60 kg")).toBeVisible();
  const stranger = await browser.newPage();
  await open(stranger, page.url());
  await expect(stranger.getByRole("heading", { level: 1, name: /Leela Bose/ })).toBeVisible();
  await expect(stranger.getByText("60 kg")).toHaveCount(0);
  await stranger.close();
});

test("an agency's claim survives a failing API and goes through on the second try", async ({ page }) => {
  await signUpByForm(page, newPerson("Dock Lane Casting"), "/register?as=agency");
  await fillNamed(page, agency);
  await page.locator("main [name=about]").focus();
  await expect(page.locator("main [name=website_address]")).toHaveValue("https://example.com");
  await goToCredits(page, "Casting agency");
  await fillNamed(page, {
    project_name: "The long walk",
    character_name: "Everyone",
    project_city: "Mumbai",
  });
  await page.locator("main [name=project_year]").selectOption({ index: 1 });

  await page.route("**/trpc/profile.claimAgency**", (route) => route.abort());
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Network error, please check your connection").first()).toBeVisible();
  await expect(page.locator("main [name=project_name]")).toHaveValue("The long walk");
  await page.unroute("**/trpc/profile.claimAgency**");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Your agency profile is on the board" })).toBeVisible();
});
