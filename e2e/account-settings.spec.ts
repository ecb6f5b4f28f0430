import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { codeFor, fillSignIn, newPerson, type Person, signUp } from "./account.ts";
import { signUpAgency } from "./claims.ts";
import { postEvent } from "./events.ts";
import { button, keyboard, reach } from "./hands.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { mailsTo } from "./mail-folder.ts";

test.slow();
// What is wrong, or over, is refused.
test.use({ allowed: /Failed to load resource/ });

const settings = "/account/settings";
const newPassword = "nine paper boats";

async function signIn(page: Page, identifier: string, password: string) {
  await open(page, "/login");
  await fillSignIn(page, identifier, password);
}

/** Another browser in which somebody is signed in. */
async function elsewhere(browser: Browser, { username, password }: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, username, password);
  await expect(page).toHaveURL(/\/blog$/);
  return page;
}

async function isSignedOut(page: Page) {
  await open(page, "/account");
  await expect(page).toHaveURL(/\/login\?next=/);
}

/** Opens one of the forms. */
async function ask(page: Page, what: string, title: string) {
  await open(page, settings);
  await page.getByRole("button", { name: what }).click();
  return page.getByRole("dialog", { name: title });
}

test("a name is changed under one's comments too, and in the menu", async ({ page }) => {
  const person = newPerson("Asha Kulkarni");
  await signUp(page, person);
  const article = "/blog/nine-nights-as-a-corpse";
  await open(page, article);
  const comments = page.getByRole("region", { name: /Comments/ });
  const words = `Where does the circle stand ${person.number}?`;
  await comments.getByRole("textbox").first().fill(words);
  await comments.getByRole("button", { name: /Post/ }).first().click();
  const own = comments.getByRole("listitem").filter({ hasText: words });
  await expect(own).toContainText("Asha Kulkarni");

  const dialog = await ask(page, "Change your name", "Change your name");
  await dialog.getByLabel("Name").fill("");
  await dialog.getByRole("button", { name: "Change name" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Asha Menon");
  await dialog.getByRole("button", { name: "Change name" }).click();
  await expect(page.getByText("Your name is changed")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: /Asha Menon/ })).toBeVisible();
  await open(page, article);
  await expect(own).toContainText("Asha Menon");
});

test("a password is changed by the keys alone, and every other browser is signed out", async ({
  browser,
  page,
}) => {
  const person = newPerson();
  await page.setViewportSize({ width: 375, height: 740 });
  await signUp(page, person);
  const other = await elsewhere(browser, person);
  await open(page, settings);
  await tabTo(page, "Change your password");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Change your password" });
  const present = dialog.getByLabel("Present password", { exact: true });
  await expect(present).toBeFocused();
  await page.keyboard.type("not this one");
  const next = dialog.getByLabel("New password", { exact: true });
  await next.fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This is not your password")).toBeVisible();
  await expect(present).toBeFocused();
  await expect(next).toHaveValue(newPassword);
  await present.fill(person.password);
  await next.fill("password123");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("This password is too common")).toBeVisible();
  await next.fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await isSignedOut(other);
  await open(page, "/account");
  await expect(page.getByText(person.email)).toBeVisible();
  await signIn(other, person.username, person.password);
  await expect(other.getByText("Invalid credentials")).toBeVisible();
  await signIn(other, person.username, newPassword);
  await expect(other).toHaveURL(/\/blog$/);
  await expect
    .poll(() => mailsTo(person).join(), { timeout: 30_000 })
    .toContain("The password of your account was changed");
  await other.context().close();
});

test("an e-mail address is changed by the link that is mailed there, in whatever browser", async ({
  browser,
  page,
}) => {
  const person = newPerson();
  const next = { ...person, email: `new.${person.email}` };
  await signUp(page, person);
  const dialog = await ask(page, "Change your e-mail address", "Change your e-mail address");
  await dialog.getByLabel("New e-mail address").fill(next.email);
  await dialog.getByLabel("Your password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(/waits for you/)).toContainText(next.email);
  await expect.poll(() => mailsTo(next).length, { timeout: 30_000 }).toBe(1);
  const [, token] = /\/account\/email#([\w-]+)/.exec(mailsTo(next)[0] ?? "") ?? [];
  const phone = await (await browser.newContext()).newPage();
  await open(phone, `/account/email#${token}`);
  await expect(phone).toHaveURL(/\/account\/email$/);
  await phone.getByRole("button", { name: "Confirm the address" }).click();
  await expect(phone.getByText("Your e-mail address is changed.")).toBeVisible();
  await open(page, settings);
  await expect(page.getByText(next.email)).toBeVisible();
  await expect(page.getByText(/waits for you/)).toHaveCount(0);
  await expect
    .poll(() => mailsTo(person).join(), { timeout: 30_000 })
    .toContain("The e-mail address of your account was changed");
  await open(phone, `/account/email#${token}`);
  await phone.getByRole("button", { name: "Confirm the address" }).click();
  await expect(phone.getByRole("alert")).toContainText("This link was used");
  await phone.context().close();
});

test("a number is changed with a code, which ends the other sessions", async ({ browser, page }) => {
  const person = newPerson();
  const next = newPerson();
  await signUp(page, person);
  const other = await elsewhere(browser, person);
  const dialog = await ask(page, "Change your mobile number", "Change your mobile number");
  await dialog.getByLabel("New mobile number").fill(next.number);
  await dialog.getByLabel("Your password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Send a code" }).click();
  await expect(dialog.getByText(/We texted a code to/)).toContainText(next.number);
  await dialog.getByLabel("Code").fill("000000");
  await dialog.getByRole("button", { name: "Change number" }).click();
  await expect(dialog.getByText("Invalid OTP")).toBeVisible();
  await dialog.getByLabel("Code").fill(codeFor(next));
  await dialog.getByRole("button", { name: "Change number" }).click();
  await expect(page.getByText("Your number is changed.")).toBeVisible();
  await expect(page.getByText(`+91${next.number}`)).toBeVisible();
  await isSignedOut(other);
  await signIn(other, next.number, person.password);
  await expect(other).toHaveURL(/\/blog$/);
  await other.context().close();
});

test("somebody takes their data and deletes their account on a phone by the keys alone, and reads before what becomes of it", async ({
  browser,
  page,
}) => {
  const person = newPerson("Lantern Casting");
  const title = `Voices for a lighthouse ${person.number}`;
  await signUpAgency(page, person);
  await postEvent(page, title);
  const call = new URL(page.url()).pathname;
  const artist = await browser.newPage();
  await signUp(artist, newPerson("Kabir Shah"));
  await open(artist, `${call}?apply=1`);
  await artist
    .getByRole("dialog", { name: /^Apply for/ })
    .getByLabel("Note")
    .fill("I can sing on stairs.");
  await artist.getByRole("button", { name: "Send application" }).click();
  await expect(artist.getByText("Your application")).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, settings);
  await keyboard.press(button(page, "Download"));
  const download = page.getByRole("dialog", { name: "Download your data" });
  await keyboard.write(download.getByLabel("Your password", { exact: true }), person.password);
  const saving = page.waitForEvent("download");
  await keyboard.press(button(download, "Download my data"));
  const file = await (await saving).path();
  const { parts } = JSON.parse(readFileSync(file, "utf8"));
  expect([parts.account.email, parts.postings[0].title]).toEqual([person.email, title]);
  expect(parts.profiles).toHaveLength(1);

  const section = page.getByRole("region", { name: "Delete your account" });
  await expect(section).toContainText("1 call");
  await expect(section).toContainText("1 applicant for calls to come are told.");
  await keyboard.press(button(section, "Delete my account"));
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const password = dialog.getByLabel("Your password", { exact: true });
  await keyboard.write(password, "not this one");
  await keyboard.press(button(dialog, "Delete my account for good"));
  await expect(dialog.getByText("This is not your password")).toBeVisible();
  await reach(password);
  await page.keyboard.press("ControlOrMeta+a");
  await keyboard.write(password, person.password);
  await keyboard.press(button(dialog, "Delete my account for good"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await isSignedOut(page);
  await signIn(page, person.username, person.password);
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await open(artist, "/account/notifications");
  await expect(artist.getByText(/Removed: a call in /)).toBeVisible();
  const visitor = await browser.newPage();
  await open(visitor, call);
  await expect(visitor.getByText("No event found")).toBeVisible();
  await Promise.all([artist.close(), visitor.close()]);
});
