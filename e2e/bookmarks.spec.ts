import { newPerson, signUp } from "./account.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { firstUrl } from "./states/scenarios.ts";

test.use({ viewport: { width: 375, height: 740 } });

const save = (page: Page) => page.getByRole("button", { name: /^Save this/ });
const titleOf = async (page: Page) =>
  (await page.getByRole("heading", { level: 1 }).textContent())?.trim() ?? "";

test("somebody saves a call, a profile and a story, finds them again, and removes them by the keys alone", async ({
  browser,
  page,
}) => {
  const person = newPerson("Ira Bose");
  const elsewhere = await browser.newPage();
  await signUp(elsewhere, person);
  await elsewhere.context().close();

  // A visitor signs in over the page, and what they pressed is done.
  await open(page, await firstUrl(page, "/events?filter=upcoming", /\/event\/\d+/));
  const call = await titleOf(page);
  await save(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email, username or mobile number").fill(person.username);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");

  for (const path of ["/profiles/artist/1", "/blog/self-tape-in-a-one-room-flat"]) {
    await open(page, path);
    await expect(save(page)).toHaveAttribute("aria-pressed", "false");
    await save(page).press("Enter");
    await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  }

  await open(page, "/account");
  await page.getByRole("link", { name: "What you saved" }).click();
  await expect(page).toHaveURL("/account/bookmarks");
  await expect(page.getByRole("article").filter({ hasText: call })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Stories" }).click();
  await page.getByRole("searchbox", { name: "Search what you saved" }).fill("zyxomma");
  await expect(page.getByText("Nothing that you saved here has “zyxomma”.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search what you saved" }).fill("self");
  await expect(page.getByRole("article")).toHaveCount(1);

  await open(page, "/account/bookmarks");
  await tabTo(page, `Remove ${call}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("You have saved no call.")).toBeVisible();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: call })).toBeVisible();
  await tabTo(page, `Remove ${call}`);
  await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await page.reload();
  await expect(page.getByText("You have saved no call.")).toBeVisible();
});
