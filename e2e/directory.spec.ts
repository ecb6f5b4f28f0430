import { expect, isTakenOver, open, type Page, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";

const phone = { width: 375, height: 740 };

/** The number in a heading such as "42 profiles". */
async function found(page: Page): Promise<number> {
  const text = await page.getByRole("heading", { level: 2, name: /profiles?$/ }).textContent();
  return Number.parseInt(text ?? "", 10);
}

async function names(page: Page) {
  return page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();
}

/** How far content has moved by itself since the page began, as Chromium counts it: 0 for not at all. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Entries of what is drawn already come within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 100)));
      }),
  );

test("somebody finds artists by facets on a phone, with the keyboard alone, and comes back to them", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, "/");
  await page.getByRole("link", { name: "Search and filter all of them" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Directory" })).toBeVisible();
  const all = await found(page);
  expect(all).toBeGreaterThan(40);

  await tabTo(page, "Filters");
  await page.keyboard.press("Enter");
  const language = page.getByRole("region", { name: "Language" });
  const marathi = language.getByRole("link", { name: /^Marathi/ });
  const count = Number((await marathi.textContent())?.match(/\d+/)?.[0]);
  await marathi.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/language=Marathi/);
  await expect(marathi).toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${count} `) })).toBeVisible();
  expect(count).toBeLessThan(all);

  const actor = page.getByRole("region", { name: "Profession" }).getByRole("link", { name: /^Actor/ });
  await actor.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/directory?profession=Actor&language=Marathi");
  await expect(page.getByRole("link", { name: "Ira Kulkarni" })).toBeVisible();
  // A voice artist, who speaks it too.
  await expect(page.getByRole("link", { name: "Farhan Qureshi" })).toHaveCount(0);
  const shown = await names(page);

  await page.getByRole("link", { name: "Ira Kulkarni" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ira Kulkarni" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/directory?profession=Actor&language=Marathi");
  expect(await names(page)).toEqual(shown);

  await tabTo(page, "Remove Marathi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/directory?profession=Actor");
  await expect(page.locator("#found")).toBeFocused();
  await tabTo(page, "Clear all");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/directory");
  await expect(page.getByRole("heading", { level: 2, name: `${all} profiles` })).toBeVisible();
});

test("words find credits and skills, and a search can be shared", async ({ page }) => {
  await open(page, "/directory");
  await page.getByRole("searchbox", { name: "Search the directory" }).fill("paus padto");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "1 profile" })).toBeVisible();
  expect(await names(page)).toEqual(["Ira Kulkarni"]);
  await open(page, page.url());
  expect(await names(page)).toEqual(["Ira Kulkarni"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("facets, search and Load More are links and a form", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/directory");
    const all = await found(page);
    await page
      .getByRole("region", { name: "Travel" })
      .getByRole("link", { name: /^Ready to travel/ })
      .click();
    await expect(page).toHaveURL("/directory?travel=yes");
    expect(await found(page)).toBeLessThan(all);
    await page.getByRole("searchbox", { name: "Search the directory" }).fill("actor");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/directory?travel=yes&search=actor");
    expect(await found(page)).toBeGreaterThan(0);
    await page.goto("/directory");
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page).toHaveURL("/directory?page=2");
    expect(await names(page)).toHaveLength(12);
  });
});

for (const width of [375, 1280])
  test(`headshots that come late move nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/directory", "/profiles/artist/2"]) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route("**/media/portrait-*", async (route) => {
        await promise;
        await route.continue();
      });
      // The page is loaded only when its images are, so the application starts with a key.
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.keyboard.press("Tab");
      await isTakenOver(page);
      const portrait = page.getByRole("main").locator('img[src*="/portrait-"]').first();
      await portrait.scrollIntoViewIfNeeded();
      expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
      // A typeface that comes late may move words of the header by a pixel or two.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await layoutShift(page);
      resolve();
      await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
      expect(await layoutShift(page), path).toBe(before);
      await page.unrouteAll({ behavior: "wait" });
    }
  });
