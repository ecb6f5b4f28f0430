import type { Locator } from "@playwright/test";
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

test.describe("an ended session", () => {
  test.use({ allowed: /status of 401/ });

  for (const width of [375, 1280]) {
    test(`the bar of an ended session covers nothing else at the bottom, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, "/help");
      await page.evaluate(() => {
        localStorage.setItem(
          "auth",
          JSON.stringify({ user: { id: 1, name: "Asha" }, token: "of yesterday" }),
        );
      });
      await open(page, "/event/135");
      await page.mouse.wheel(0, 400);
      const boxOf = async (locator: Locator) => {
        await expect(locator).toBeVisible();
        return (await locator.boundingBox()) ?? { y: 0, height: 0 };
      };
      const bar = await boxOf(page.getByRole("region", { name: "Signed out" }));
      const isAbove = async (locator: Locator) => {
        const { y, height } = await boxOf(locator);
        return y + height <= bar.y;
      };
      await expect.poll(() => isAbove(page.getByRole("button", { name: "Scroll to top" }))).toBe(true);
      const apply = page.getByRole("button", { name: "Apply Now" }).filter({ visible: true });
      if (width === 375) await expect.poll(() => isAbove(apply)).toBe(true);
    });
  }
});
