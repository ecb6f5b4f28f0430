import { readFileSync } from "node:fs";
import { fillSignIn, newPerson, signUp } from "./account.ts";
import { comeIn } from "./admin.ts";
import { postEvent } from "./events.ts";
import { expect, isTakenOver, open, test } from "./journey.ts";
import { product } from "./product.ts";

test.use({ allowed: /status of 4\d\d/ });

test("a moderator suspends an account: its session ends, its call is gone, and both are back when it is lifted", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const person = newPerson("Rohan Das");
  const title = `Open call of ${person.username}`;
  const theirs = await browser.newPage({ baseURL: product.baseUrl });
  await signUp(theirs, person);
  await postEvent(theirs, title);
  const address = new URL(theirs.url()).pathname;
  const visitor = await browser.newPage({ baseURL: product.baseUrl });
  const call = visitor.getByRole("heading", { level: 1, name: title });
  await open(visitor, address);
  await expect(call).toBeVisible();

  await comeIn(page, "/admin/people", "demo-moderator", "callboard-demo");
  await page.getByLabel("Find somebody").fill(person.email);
  await page.getByRole("link", { name: person.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.name);
  await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Suspend…" }).click();
  await page.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.getByText("Reason is required")).toBeVisible();
  await page.getByLabel("Reason").fill("Asked applicants for a fee.");
  await page.getByLabel("For how long").selectOption("For good");
  await page.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.getByRole("region", { name: "Suspension" })).toContainText("Asked applicants for a fee.");
  await expect(page.getByText("Signed in nowhere.")).toBeVisible();

  await theirs.goto("/account");
  await expect(theirs).toHaveURL(/\/login/);
  await theirs.getByLabel("Email, username or mobile number").fill(person.username);
  await theirs.getByLabel("Password", { exact: true }).fill(person.password);
  await theirs.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(theirs.getByText(/is suspended for good. Reason: Asked applicants for a fee\./)).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await visitor.goto(`/events?search=${person.username}`);
  await expect(visitor.getByRole("main")).toBeVisible();
  await expect(visitor.getByRole("link", { name: title, exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Lift suspension…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift suspension" }).click();
  await expect(page.getByRole("region", { name: "Suspension" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(2);
  await open(visitor, address);
  await expect(call).toBeVisible();
  await theirs.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(theirs).not.toHaveURL(/\/login/);
});

test("an administrator exports what is kept of somebody, and erases it", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const person = newPerson("Ira Sen");
  const theirs = await browser.newPage({ baseURL: product.baseUrl });
  await signUp(theirs, person);

  await comeIn(page, "/admin/people", "demo-admin", "callboard-demo");
  await page.getByLabel("Find somebody").fill(person.username);
  await expect(page).toHaveURL(new RegExp(person.username));
  await expect(page.getByRole("link", { name: person.name })).toHaveCount(1);
  await page.getByRole("link", { name: person.name }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as a file" }).click(),
  ]);
  const { parts } = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(parts.account).toMatchObject({ name: person.name, email: person.email });
  expect(parts.sessions).toHaveLength(1);

  await page.getByRole("button", { name: "Erase…" }).click();
  await page.getByLabel("Username").fill("somebody");
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("This is not the username of the account")).toBeVisible();
  await page.getByLabel("Username").fill(person.username);
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erased account");
  await expect(page.getByRole("main")).not.toContainText(person.email);

  await theirs.goto("/account");
  await expect(theirs).toHaveURL(/\/login/);
  await isTakenOver(theirs);
  await fillSignIn(theirs, person.username, person.password);
  await expect(theirs.getByText("Invalid credentials")).toBeVisible();
});
