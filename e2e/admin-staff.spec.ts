import { newPerson, signUpByForm } from "./account.ts";
import { adminFiles, codeOf, comeIn, inviteAs, shownSecret } from "./admin.ts";
import { expect, open, test } from "./journey.ts";

test.use({ allowed: /status of 4\d\d/ });

const codeField = { name: "Code", exact: true } as const;

test("somebody who is invited joins, sets up a second factor, and shows it again in a new session", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const person = newPerson("Nandini Rao");
  const link = await inviteAs(browser, person.email, "Administrator");
  expect(link).toContain("/admin/join#");

  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Join the staff");
  expect(page.url()).not.toContain("#");
  await page.getByRole("link", { name: "Create an account" }).click();
  await signUpByForm(page, person, page.url());
  await expect(page).toHaveURL(/\/admin\/join$/);
  await page.getByRole("button", { name: "Join the staff" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up your second factor");
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = await shownSecret(page);
  await page.getByRole("textbox", codeField).fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This code is not right, or was used before")).toBeVisible();
  await page.getByRole("textbox", codeField).fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  const listed = page.getByRole("region", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(listed).toHaveCount(10);
  const [recoveryCode = ""] = await listed.allInnerTexts();
  const next = page.getByRole("button", { name: "Continue" });
  await expect(next).toBeDisabled();
  await page.getByLabel("I have stored them").check();
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Nandini Rao");

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/$/);
  await comeIn(page, "/admin/staff", person.username, person.password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter your code");
  await page.getByRole("textbox", codeField).fill(recoveryCode);
  await page.getByRole("button", { name: "Open the back office" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Staff");

  // As ten minutes later: the upstream asks for a fresh code once.
  let refusals = 0;
  await page.route("**/trpc/staff.changeRole", (route) => {
    refusals += 1;
    const error = { message: "Confirm", code: -32603, data: { code: "factor_required" } };
    return refusals === 1 ? route.fulfill({ status: 403, json: { error } }) : route.fallback();
  });
  await page
    .getByRole("button", { name: `Acts for ${person.name}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Change role…" }).click();
  await page.getByLabel("Moderator").check();
  await page.getByRole("button", { name: "Change role" }).click();
  const asked = page.getByRole("dialog", { name: "Confirm that it is you" });
  await asked.getByRole("textbox", codeField).fill(codeOf(secret, 1));
  await asked.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`${person.name}: Moderator`)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the administrator of the demo finds who did what, and shares it by its address", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await inviteAs(browser, person.email, "Editor");
  await comeIn(page, "/admin/audit", "demo-admin", "callboard-demo");
  await expect(page.getByText(/an account of the demo, without a second factor/)).toBeVisible();
  const entries = page.getByRole("list", { name: "Entries" });
  await expect(entries.getByText(person.email)).toBeVisible();
  await page.getByLabel("Act", { exact: true }).selectOption({ label: "Joined the staff" });
  await expect(page).toHaveURL(/action=staff\.join/);
  await expect(entries.getByText(person.email)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await entries
    .getByRole("listitem")
    .filter({ hasText: person.email })
    .getByRole("button", { name: /^Only what was done to/ })
    .click();
  await expect(page).toHaveURL(/kind=invitation&subject=\d+/);
  await expect(entries.getByRole("article")).toHaveCount(1);
  await page.reload();
  await expect(entries.getByRole("article")).toHaveCount(1);
});

test("an account that does not run the site is told so, and its page has no way there", async ({ page }) => {
  await comeIn(page, "/admin", "demo-artist", "callboard-demo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This is for the people who run the site");
  await open(page, "/account");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: /Back office/ })).toHaveCount(0);
});

test("staff get to the back office from their account", async ({ page }) => {
  await comeIn(page, "/admin", "demo-editor", "callboard-demo");
  await expect(page.getByRole("link", { name: "Staff", exact: true })).toHaveCount(0);
  await page.goto("/admin/staff");
  await expect(page.getByText("Your role does not allow this")).toBeVisible();
  await open(page, "/account");
  await page.getByRole("link", { name: /Back office/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Leela Fernandes");
});

test("no public page loads or names a file of the back office", async ({ page }) => {
  const own = adminFiles();
  expect(own.length).toBeGreaterThan(4);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  for (const path of [
    "/",
    "/blog",
    "/blog/self-tape-in-a-one-room-flat",
    "/events",
    "/crowdfunding",
    "/login",
    "/help",
  ]) {
    const response = await open(page, path);
    await page.waitForLoadState("networkidle");
    const text = await response?.text();
    expect(own.filter((file) => asked.includes(file) || text?.includes(file))).toEqual([]);
  }
});
