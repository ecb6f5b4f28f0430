import { expect, open, test } from "./journey.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the menu traps the focus, closes with Escape and navigates", async ({ page }) => {
    await open(page, "/help");
    await page.getByRole("button", { name: /menu/i }).click();
    const menu = page.getByRole("dialog");
    await expect(menu).toBeVisible();
    for (let press = 0; press < 20; press++) await page.keyboard.press("Tab");
    expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: /menu/i })).toBeFocused();
  });

  test("the header hides on scrolling down and returns on scrolling up", async ({ page }) => {
    await open(page, "/terms");
    const header = page.getByRole("banner");
    await page.mouse.wheel(0, 600);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(header).toBeInViewport();
  });
});

test("the theme is remembered and set before the first paint", async ({ page }) => {
  await open(page, "/help");
  await page.getByTitle("Dark theme").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the scroll-to-top button appears after 200 px and leads up", async ({ page }) => {
  await open(page, "/terms");
  const button = page.getByRole("button", { name: /top/i });
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 500);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("header search opens the blog with the search", async ({ page }) => {
  await open(page, "/help");
  const box = page.getByRole("banner").getByRole("searchbox");
  await box.fill("voice");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/blog\?query=voice/);
});
