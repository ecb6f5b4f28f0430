import { codeFor, newPerson, signUp, signUpByForm } from "./account.ts";
import { agency, artist } from "./claims.ts";
import { dayAhead, photos } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { expectTrapped, focusIsSeen, tabTo } from "./keyboard.ts";
import { firstUrl } from "./states/scenarios.ts";

test.use({ allowed: /status of 4\d\d/ });
// Each key press is a round trip to the browser.
test.slow();

test("somebody applies: the dialog holds the focus and gives it back", async ({ page }) => {
  await signUp(page, newPerson("Kabir Shah"));
  await open(page, await firstUrl(page, "/events?filter=upcoming", /\/event\/\d+/));
  await tabTo(page, "Apply Now");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Apply for/ });
  await expect(dialog.getByLabel("Role")).toBeFocused();
  await expectTrapped(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Apply Now" }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Role")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "note");
  await page.keyboard.type("I can sing on stairs.");
  await tabTo(page, "Send application");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your application")).toBeVisible();
  await expect(page.getByText("Application sent")).toBeVisible();
  // The pressed button was removed; the focus is at its place.
  await expect(page.locator(":focus")).toContainText("Your application");
});

test("somebody posts an event with its two photos", async ({ page }) => {
  await signUp(page, newPerson("Leela Casting"));
  await open(page, "/create-event");
  const [year, month, day] = dayAhead(30).split("-");
  const answers: [name: string, text: string][] = [
    ["title", "Six people for a stairwell"],
    ["category_id", "Theatre"],
    ["tags", "open call"],
    ["description", "We look for six people who can carry a tune and a ladder."],
    ["start_date", `${month}${day}${year}`],
    ["start_time", "0630PM"],
    ["venue_name", "Old Mill Hall"],
    ["present_city", "Mumbai"],
    ["address_1", "12 Mill Lane"],
    ["contact_person", "Asha Rao"],
    ["website", "example.com/open-call"],
    ["price", "120"],
    ["contact_number", "0005550199"],
    ["email", "asha@example.com"],
  ];
  for (const [name, text] of answers) {
    await tabTo(page, name);
    expect(await focusIsSeen(page)).toBe(true);
    await page.keyboard.type(text);
  }
  await tabTo(page, "Post Event");
  await page.keyboard.press("Enter");
  // It is refused without photos; the error links to the field.
  const summary = page.getByRole("region", { name: "The event was not posted" });
  await expect(summary).toBeFocused();
  await tabTo(page, "Banner photo is required");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Event photo")).toBeFocused();
  await page.getByLabel("Event photo").setInputFiles(photos.banner);
  await page.getByLabel("Description photo").setInputFiles(photos.detail);
  await tabTo(page, "Post Event");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Event created successfully!").first()).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

const article = "/blog/holding-a-circle-nukkad-natak";

test("somebody comments and replies", async ({ page }) => {
  await signUp(page, newPerson("Ravi Menon"));
  await open(page, article);
  const words = `The circle holds ${Date.now()}`;
  await tabTo(page, "Your comment");
  await page.keyboard.type(words);
  await tabTo(page, "Post Comment");
  await page.keyboard.press("Enter");
  const own = page.getByRole("listitem").filter({ hasText: words }).first();
  await expect(own).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
  await tabTo(page, "Reply");
  await page.keyboard.press("Enter");
  await expect(page.locator("textarea:focus")).toHaveAttribute("aria-label", /^Your reply to/);
  await page.keyboard.type("And so it does");
  await tabTo(page, "Post Reply");
  await page.keyboard.press("Enter");
  await expect(page.getByText("And so it does")).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
});

test("somebody signs up and proves the number by keyboard alone", async ({ page }) => {
  const { number, ...person } = newPerson("Meera Joshi");
  await open(page, "/register");
  for (const [name, value] of Object.entries(person)) {
    await tabTo(page, name);
    await page.keyboard.type(value);
  }
  await tabTo(page, "phone");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/verify-otp/);
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeVisible();
  if (!(await code.evaluate((field) => field === document.activeElement))) await tabTo(page, "otp");
  await page.keyboard.type(codeFor({ ...person, number }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Register as" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

/** Fills in fields by label; options are found by typing. */
async function typeInto(page: Page, answers: Record<string, string>) {
  for (const [name, text] of Object.entries(answers)) {
    await tabTo(page, name, { most: 240 });
    expect(await focusIsSeen(page)).toBe(true);
    await page.keyboard.type(text);
  }
}

async function pressOn(page: Page, name: string) {
  await tabTo(page, name, { most: 240 });
  await page.keyboard.press("Enter");
}

const credits = { project_name: "The long walk", character_name: "Everyone", project_city: "Mumbai" };

for (const { kind, answers, year, nextText } of [
  // Only characters that a keyboard has.
  {
    kind: "artist",
    answers: { ...artist, age_range: "26" },
    year: "year",
    nextText: (step: number) => `Next Step (${step} / 3)`,
  },
  {
    kind: "agency",
    answers: agency,
    year: "project_year",
    nextText: (step: number) => `Next Step ( ${step} / 3 )`,
  },
]) {
  test(`somebody claims an ${kind} profile on a phone by keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await signUpByForm(page, newPerson("Asha Keys"), `/register?as=${kind}`);
    await pressOn(page, nextText(1));
    // The missing field has the focus and an accessible error.
    await expect(page.locator(":focus")).toHaveAttribute("aria-invalid", "true");
    await typeInto(page, answers);
    await pressOn(page, nextText(1));
    await expect(page).toHaveURL(/step=2/);
    await tabTo(page, "profession", { most: 240 });
    await page.keyboard.press("Space");
    await pressOn(page, nextText(2));
    await expect(page).toHaveURL(/step=3/);
    await typeInto(page, { ...credits, [year]: "2" });
    await pressOn(page, "Submit");
    const done = page.getByRole("heading", { name: `Your ${kind} profile is on the board` });
    await expect(done).toBeVisible();
  });
}
