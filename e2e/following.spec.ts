import { newPerson, signUp } from "./account.ts";
import { expect, open, test } from "./journey.ts";

test.use({ viewport: { width: 375, height: 740 } });

test("somebody follows an author and a tag, saves a search among people, and finds all of it on one page", async ({
  browser,
  page,
}) => {
  const person = newPerson("Ira Bose");
  const elsewhere = await browser.newPage();
  await signUp(elsewhere, person);
  await elsewhere.context().close();

  await open(page, "/blog/self-tape-in-a-one-room-flat");
  const author = page.locator('article header a[href^="/blog/author/"]');
  const name = (await author.textContent()) ?? "";
  await author.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const follow = page.getByRole("button", { name: /^Follow / });
  await follow.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email, username or mobile number").fill(person.username);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(follow).toHaveAttribute("aria-pressed", "true");

  await open(page, "/blog/tag/self-tape");
  await expect(follow).toHaveAttribute("aria-pressed", "false");
  await follow.press("Enter");
  await expect(follow).toHaveAttribute("aria-pressed", "true");

  await open(page, "/directory?profession=Actor");
  await page.getByRole("button", { name: "Save this search" }).click();
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(dialog).toBeHidden();

  await open(page, "/account/searches");
  const items = page.getByRole("list", { name: "Saved searches" }).getByRole("listitem");
  await expect(items).toHaveCount(3);
  await expect(items.getByText(`Articles: by ${name}`)).toBeVisible();
  await expect(items.getByText("People: Actor")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.getByRole("link", { name: `See results of ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  // Before it is known, a press follows.
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
});
