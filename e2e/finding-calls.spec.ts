import { expect, open, test } from "./journey.ts";

const found = "All auditions & events";

test("somebody on a phone finds a call for actresses by its filters, and comes back to them from its page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, "/events");
  const cards = page.getByRole("region", { name: found }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  await page.getByText("More filters").click();
  await page.getByRole("link", { name: /^Female \d/ }).click();
  await expect(page).toHaveURL(/gender=Female/);
  const looked = page.getByRole("region", { name: "Looking for" });
  const actor = looked.getByRole("link", { name: /^Actor \d/ });
  const count = Number((await actor.textContent())?.replace(/\D/g, ""));
  await actor.click();
  await expect(page).toHaveURL(/profession=actor&gender=Female/);
  await expect(cards).toHaveCount(count);
  await expect(page.getByRole("link", { name: "Remove Actor" })).toBeVisible();

  await cards.first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/event\/\d+$/);
  await page.getByRole("region", { name: "Roles" }).getByRole("link", { name: "Actor" }).first().click();
  await expect(page).toHaveURL(/\/events\?profession=Actor$/);
  await page.goBack();
  await page.goBack();
  await page.getByRole("link", { name: "Remove Female" }).click();
  await expect(page).toHaveURL(/profession=actor$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/events$/);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test("by keyboard somebody opens the filters, chooses a day and takes it away", async ({ page }) => {
  await open(page, "/events");
  const day = page
    .getByRole("link", { name: /calls?$/ })
    .and(page.locator("ol a"))
    .first();
  await day.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  await expect(page.locator("ol a[aria-current=true]")).toBeFocused();
  await expect(page.getByRole("region", { name: found }).getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/events$/);
  await page.locator("summary", { hasText: "More filters" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/category=\d+/);
  await expect(page.getByRole("link", { name: /^Remove / })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters are links, and the search keeps them", async ({ page }) => {
    await page.goto("/events");
    await page.getByText("More filters").click();
    await page.getByRole("link", { name: /^Actor \d/ }).click();
    await expect(page).toHaveURL(/profession=actor#all-events$/);
    await page.getByRole("link", { name: "Pay", exact: true }).click();
    await expect(page).toHaveURL(/filter=upcoming&profession=actor&sort=pay/);
    await page.getByRole("searchbox", { name: "Search events" }).fill("call");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=call/);
    await expect(page).toHaveURL(/profession=actor/);
  });
});
