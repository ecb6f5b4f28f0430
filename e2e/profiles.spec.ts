import { newPerson, signUp, signUpByForm } from "./account.ts";
import { axeViolations } from "./axe.ts";
import { artist, fillNamed, goToCredits, submitCredits } from "./claims.ts";
import { photos, postEvent } from "./events.ts";
import { button, keyboard, link, reach } from "./hands.ts";
import { expect, open, type Page, test } from "./journey.ts";

test.slow();

const phone = { width: 375, height: 740 };

async function anArtist(page: Page, name: string) {
  await signUpByForm(page, newPerson(name), "/register?as=artist");
  await expect(page).toHaveURL(/\/claim-artist-profile/);
  await fillNamed(page, artist);
  await goToCredits(page, "Actor");
  await submitCredits(page);
  await expect(page.getByRole("heading", { name: "Your artist profile is on the board" })).toBeVisible();
}

async function addHeadshot(page: Page, file: string, words: string) {
  await keyboard.press(button(page, "Add a headshot"));
  const dialog = page.getByRole("dialog", { name: "Add a headshot" });
  await keyboard.attach(dialog.getByLabel("Photo", { exact: true }), file);
  await expect(dialog.getByText("Which part is kept")).toBeVisible();
  await expect(dialog.locator(".ReactCrop__crop-selection")).toBeVisible();
  await keyboard.write(dialog.getByLabel("What is to be seen"), words);
  await keyboard.press(button(dialog, "Add headshot"));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Headshots" }).getByText(words)).toBeVisible();
}

async function addCredit(page: Page, title: string) {
  await keyboard.press(button(page, "Add a credit"));
  const dialog = page.getByRole("dialog", { name: "Add a credit" });
  await keyboard.write(dialog.getByLabel("Title"), title);
  await keyboard.write(dialog.getByLabel("Role"), "The heron");
  await keyboard.choose(dialog.getByLabel("Kind"), "Film");
  await keyboard.write(dialog.getByLabel("Year"), "2024");
  await keyboard.press(button(dialog, "Save"));
  await expect(page.getByRole("list", { name: "Credits" }).getByText(title)).toBeVisible();
}

const seenBy = (page: Page, field: string, who: string) =>
  keyboard.choose(page.getByLabel(`${field} is seen by`), who);

/** Goes to a tab by the arrow keys. */
async function readAs(page: Page, reader: string) {
  const tab = page.getByRole("tab", { name: reader, exact: true });
  await reach(page.getByRole("tab", { selected: true }));
  while (!(await tab.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("ArrowRight");
}

test("an artist adds headshots and credits, says who sees what, and looks at it as three readers, on a phone and by the keys alone", async ({
  browser,
  page,
}) => {
  const title = `A call for herons ${newPerson().number}`;
  const poster = await browser.newPage();
  await signUp(poster, newPerson("Dock Lane"));
  await postEvent(poster, title);
  const call = new URL(poster.url()).pathname;

  await page.setViewportSize(phone);
  await anArtist(page, "Leela Bose");
  await open(page, "/account");
  await keyboard.press(link(page, "Edit the artist profile"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your artist profile");

  await addHeadshot(page, photos.banner, "Leela at a window");
  await addHeadshot(page, photos.detail, "Leela laughing");
  await keyboard.press(button(page, "Move Leela laughing up"));
  await expect(page.getByText("Leela laughing: now 1 of 2")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move Leela laughing up" })).toBeFocused();

  await addCredit(page, "Six lanterns");
  await keyboard.press(button(page, "Move Six lanterns up"));
  await expect(page.getByRole("list", { name: "Credits" }).getByRole("listitem").first()).toContainText(
    "Six lanterns",
  );
  await keyboard.write(page.getByLabel("Skill", { exact: true }), "Stage combat");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Delete Stage combat" })).toBeVisible();

  await seenBy(page, "Height", "Everybody");
  await seenBy(page, "Weight", "Posters I applied to");
  await seenBy(page, "Present city", "Only me");
  await keyboard.press(button(page, "Save who sees what"));
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const preview = page.getByRole("tabpanel");
  await expect(preview.getByText("168 cm")).toBeVisible();
  for (const hidden of ["60 kg", "Marathi", "Pune"]) await expect(preview.getByText(hidden)).toHaveCount(0);
  await readAs(page, "A poster I applied to");
  await expect(preview.getByText("60 kg")).toBeVisible();
  await expect(preview.getByText("Marathi")).toHaveCount(0);
  await readAs(page, "Me");
  for (const own of ["60 kg", "Marathi", "Pune"]) await expect(preview.getByText(own).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const address = await page.getByRole("link", { name: "View public page" }).getAttribute("href");
  const visitor = await browser.newPage();
  await open(visitor, address ?? "");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Leela Bose");
  await expect(visitor.getByText("168 cm")).toBeVisible();
  for (const hidden of ["60 kg", "Marathi", "Pune"]) await expect(visitor.getByText(hidden)).toHaveCount(0);
  // With its structured data and all that the page brings for its script.
  const html = await (await visitor.request.get(address ?? "")).text();
  expect(["168 cm", "60 kg", "Marathi", "Pune"].filter((value) => html.includes(value))).toEqual(["168 cm"]);
  await expect(visitor.getByText("Stage combat")).toBeVisible();
  await expect(visitor.getByRole("img", { name: "Leela at a window" })).toBeVisible();

  await open(poster, address ?? "");
  await expect(poster.getByRole("heading", { level: 1 })).toHaveText("Leela Bose");
  await expect(poster.getByText("60 kg")).toHaveCount(0);
  await open(page, `${call}?apply=1`);
  await page.getByRole("dialog").getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Your application", { exact: true })).toBeVisible();
  await open(poster, address ?? "");
  await expect(poster.getByText("60 kg")).toBeVisible();
  await expect(poster.getByText("You see this profile as a poster")).toBeVisible();
  await expect(poster.getByText("Marathi")).toHaveCount(0);
});
