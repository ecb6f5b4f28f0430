import type { Locator } from "@playwright/test";
import { newPerson, signUp } from "./account.ts";
import { dayAhead, fillEvent, photos } from "./events.ts";
import { expect, isTakenOver, open, test } from "./journey.ts";
import { expectReach } from "./reach.ts";

test.use({ allowed: /status of (4\d\d|50[24])/ });
// Several pages and users each.
test.slow();

test("a visitor filters the events, shares one and opens a related one", async ({ page, context }) => {
  await open(page, "/events");
  const all = page.getByRole("region", { name: "All auditions & events" });
  await page.getByLabel("City").selectOption("Mumbai");
  await expect(page).toHaveURL(/city=Mumbai/i);
  await page.getByLabel("Time").selectOption("Past");
  await expect(page).toHaveURL(/past/);
  const cards = all.getByRole("article");
  await expect(cards.filter({ hasNotText: "Mumbai" })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await page.getByLabel("Time").selectOption("Upcoming");
  await expect(page).toHaveURL(/upcoming/);
  await expect(cards.first()).toContainText("Mumbai");
  await cards.first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/event\/\d+$/);
  const address = page.url();

  const popup = context.waitForEvent("page");
  await context.route(/facebook\.com|wa\.me|whatsapp\.com/, (route) => route.fulfill({ body: "shared" }));
  await page.getByRole("link", { name: /Share on Facebook/ }).click();
  const shared = await popup;
  expect(decodeURIComponent(shared.url())).toContain(address);
  await shared.close();
  await expect(page.getByRole("link", { name: /Share on Whatsapp/ })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(address)),
  );

  const calendar = page.getByRole("link", { name: "Add to calendar" });
  const file = await page.request.get((await calendar.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("BEGIN:VEVENT");

  const related = page.getByRole("region", { name: "Other Related Events" });
  await related.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("City")).toHaveValue(/mumbai/i);
});

test("somebody posts an event with two photos, signs in half-way and finds it first in the list", async ({
  page,
  context,
}) => {
  const person = newPerson("Ravi Menon");
  await signUp(page, person);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  const title = `Chorus for a dusty hall ${person.number}`;
  await open(page, "/create-event");
  await fillEvent(page, { title });
  await page.reload();
  await isTakenOver(page);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await page.getByLabel("Event photo").setInputFiles(photos.banner);
  await page.getByLabel("Description photo").setInputFiles(photos.detail);
  await page.getByRole("button", { name: "Post Event" }).click();

  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email, username or mobile number").fill(person.username);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByText("Event created successfully!").first()).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
  const cards = page.getByRole("region", { name: "All auditions & events" }).getByRole("article");
  const own = cards.filter({ has: page.getByRole("link", { name: title, exact: true }) });
  await expect(own).toBeVisible();
  // Other tests post as well: events above it are newer.
  const idOf = async (card: Locator) =>
    Number((await card.getByRole("heading").getByRole("link").getAttribute("href"))?.split("/").at(-1));
  const ids = await Promise.all((await cards.all()).map(idOf));
  const ownId = await idOf(own);
  expect(ids.slice(0, ids.indexOf(ownId)).filter((id) => id < ownId)).toEqual([]);
  const banner = own.getByRole("img").or(own.locator("img")).first();
  await expect(banner).toHaveAttribute("src", /^\/media\/[\w-]+-1440\.webp$/);
  await expect(banner).toHaveAttribute("srcset", /480w/);
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);

  await open(page, "/account");
  await expect(
    page.getByRole("region", { name: "My auditions" }).getByRole("link", { name: title }),
  ).toBeVisible();
});

test("errors of an event are shown on their fields, and nothing of the form is lost", async ({ page }) => {
  await signUp(page, newPerson());
  await open(page, "/create-event");
  const title = "A call with one thing wrong";
  await fillEvent(page, { title });
  const post = page.getByRole("button", { name: "Post Event" });

  const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(6 * 1_048_576, 1) };
  await page.getByLabel("Event photo").setInputFiles(large);
  await expect(page.getByText("Must be at most 5 MB").first()).toBeVisible();

  const text = { name: "words.png", mimeType: "image/png", buffer: Buffer.from("These are only words.") };
  await page.getByLabel("Event photo").setInputFiles(text);
  await post.click();
  await expect(page.getByText("Must be a JPEG, PNG or WebP image").first()).toBeVisible();
  await page.getByLabel("Event photo").setInputFiles(photos.banner);

  await page.getByLabel("Start date").fill(dayAhead(-2));
  await post.click();
  await expect(page.getByText("Time cannot be in the past").first()).toBeVisible();
  const summary = page.getByRole("region", { name: "The event was not posted" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Time cannot be in the past");
  await page.getByLabel("Start date").fill(dayAhead(20));

  await page.route("**/trpc/event.create*", (route) =>
    route.fulfill({
      status: 502,
      json: {
        error: { message: "An error occurred", code: -32603, data: { code: "upstream", httpStatus: 502 } },
      },
    }),
  );
  await post.click();
  await expect(page.getByText("An error occurred").first()).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await page.unroute("**/trpc/event.create*");

  await post.click();
  await expect(page.getByText("Event created successfully!").first()).toBeVisible();
});

for (const width of [375, 1280]) {
  test(`somebody applies from the list, which stays where it is, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signUp(page, newPerson("Noor Haque"));
    await open(page, "/events?filter=upcoming");
    const all = page.getByRole("region", { name: "All auditions & events" });
    const card = all.getByRole("article").nth(7);
    const apply = card.getByRole("link", { name: /^Apply Now/ });
    await apply.scrollIntoViewIfNeeded();
    const title = await card.getByRole("heading").textContent();
    const place = await page.evaluate(() => window.scrollY);
    const dialog = page.getByRole("dialog", { name: `Apply for ${title}` });

    await apply.click();
    await expect(dialog).toBeVisible();
    await expectReach(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/events\?filter=upcoming$/);
    await expect(apply).toBeFocused();

    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Send application" }).click();
    await expect(dialog.getByText("Write a note, link your reel or show your profile")).toBeVisible();
    await dialog.getByLabel("Note").fill("I can sing on stairs.");
    // Which call stands here depends on what others post meanwhile.
    const role = dialog.getByLabel("Role");
    if (await role.isVisible()) await role.selectOption({ index: 1 });
    await dialog.getByRole("button", { name: "Send application" }).click();
    await expect(card.getByRole("link", { name: `You have applied: ${title}` })).toBeFocused();
    await expect(page).toHaveURL(/\/events\?filter=upcoming$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expectReach(page);
  });
}
