import { newPerson, type Person, signUp } from "./account.ts";
import { postEvent } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { mailsTo } from "./mail-folder.ts";

test.slow();

const heard = (person: Person, words: string) =>
  mailsTo(person).filter((mail) => mail.includes(words)).length;
const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

test("somebody on a phone saves a search by keyboard, and hears once, in the bell and by mail, of a call that it finds", async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const asha = newPerson("Asha Rao");
  await signUp(page, asha);
  // A word that no other call has.
  const word = `marimba${asha.number}`;
  await open(page, `/events?search=${word}`);
  await tabTo(page, "Save this search");
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Save this search" });
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue(`“${word}”`);
  await form.getByLabel("Name", { exact: true }).fill("Marimbas");
  await isNarrow(page);
  await tabTo(page, "Save search");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Search saved")).toBeVisible();

  const poster = await browser.newPage();
  await signUp(poster, newPerson("Leela Casting"));
  const title = `A ${word} in a stairwell`;
  await postEvent(poster, title);
  await postEvent(poster, `Nobody's call ${asha.number}`);

  await expect.poll(() => heard(asha, title), { timeout: 60_000 }).toBe(1);
  await open(page, "/account/notifications");
  const told = page.getByRole("main").getByRole("link", { name: /New for “Marimbas”/ });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText(title);

  await open(page, "/account/searches");
  const search = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Marimbas" }) });
  await expect(search.getByText("1 new call")).toBeVisible();
  await search.getByRole("button", { name: "Feeds of Marimbas" }).click();
  await search.getByRole("button", { name: "Make the addresses of Marimbas" }).click();
  const address = await search.getByLabel("RSS feed").inputValue();
  await isNarrow(page);
  // A feed reader has no session.
  const reader = await browser.newContext();
  const feed = await reader.request.get(address);
  expect([feed.status(), await feed.text()]).toEqual([200, expect.stringContaining(title)]);
  const calendar = await reader.request.get(address.replace(".xml", ".ics"));
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  await search.getByRole("button", { name: "Make new addresses of Marimbas" }).click();
  await expect(search.getByLabel("RSS feed")).not.toHaveValue(address);
  expect((await reader.request.get(address)).status()).toBe(404);

  await search.getByRole("link", { name: "See results of Marimbas" }).click();
  await expect(page.getByRole("article").getByRole("heading", { name: title })).toBeVisible();
  await open(page, "/account/searches");
  await expect(search.getByText("1 new call")).toHaveCount(0);
  await search.getByRole("button", { name: "Delete Marimbas" }).click();
  await page.getByRole("button", { name: "Undo deleting Marimbas" }).click();
  await expect(search).toBeVisible();
});

test("a visitor signs in to save a search, and is back at its form", async ({ page }) => {
  await open(page, "/events?profession=Actor");
  await page.getByRole("button", { name: "Save this search" }).click();
  const signIn = page.getByRole("dialog", { name: "Sign In" });
  await signIn.getByLabel("Email, username or mobile number").fill("demo-artist");
  await signIn.getByLabel("Password", { exact: true }).fill("callboard-demo");
  await signIn.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/events\?.*profession=Actor/);
  await expect(page.getByRole("dialog", { name: "Save this search" })).toBeVisible();
});
