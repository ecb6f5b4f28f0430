import { newPerson, signUp } from "./account.ts";
import { expect, isTakenOver, open, type Page, test } from "./journey.ts";
import { expectTrapped } from "./keyboard.ts";
import { answerInstead } from "./screenshots/answers.ts";
import { firstUrl, navigateTo } from "./states/scenarios.ts";

test.use({ allowed: /Failed to load resource/ });

const campaignOn = (page: Page) => firstUrl(page, "/crowdfunding?filter=upcoming", /\/Crowdfunding\/\d+/);

/** Buttons, fields and button-like links without a border. */
function withoutLine(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      "button, select, textarea, a.justify-center, input:not([type=radio], [type=checkbox], [type=file])";
    const hasLine = (element: Element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility() && !element.closest("[aria-hidden=true]"))
      .filter((element) => !hasLine(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

test.describe("with the reader's own colours", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

  test("controls have a border, and the focus is visible", async ({ page }) => {
    test.slow();
    for (const path of ["/", "/events", "/create-event", "/login", await campaignOn(page)]) {
      await test.step(path, async () => {
        await open(page, path);
        expect(await withoutLine(page)).toEqual([]);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).not.toHaveCSS("outline-style", "none");
      });
    }
  });

  test("a choice, a campaign's progress and a dialog stand out", async ({ page }) => {
    await open(page, "/blog");
    const [chosen, other] = ["ALL", "Theatre"].map((name) =>
      page.getByRole("navigation", { name: "Categories" }).first().getByRole("link", { name }),
    );
    const ground = await other?.evaluate((link) => getComputedStyle(link).backgroundColor);
    await expect(chosen as NonNullable<typeof chosen>).not.toHaveCSS("background-color", ground ?? "");

    await open(page, await campaignOn(page));
    const bar = page.getByRole("progressbar", { name: "Raised so far" }).first();
    await expect(bar).toHaveCSS("border-top-style", "solid");
    const paper = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(bar.locator("rect")).not.toHaveCSS("fill", paper);
    await page.getByRole("button", { name: "Contribute" }).first().click();
    await expect(page.getByRole("dialog", { name: "Sign In" })).toHaveCSS("border-top-style", "solid");
  });
});

test.describe("with reduced motion", () => {
  const running = (page: Page) => page.evaluate(() => document.getAnimations().length);

  test("nothing moves, whether it loads, opens or arrives", async ({ page }) => {
    await open(page, "/help");
    await answerInstead(page, /./, "held");
    await navigateTo(page, "/events");
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => running(page)).toBe(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });

    await page.setViewportSize({ width: 375, height: 740 });
    await open(page, "/blog/self-tape-in-a-one-room-flat");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await running(page)).toBe(0);
    await expectTrapped(page);
    await page.keyboard.press("Escape");
    await page.mouse.wheel(0, 900);
    const top = page.getByRole("button", { name: "Scroll to top" });
    await expect(top).toBeVisible();
    expect(await running(page)).toBe(0);
    await top.click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("the header of who is signed in shows no way in before it knows them, and nothing in it moves", async ({
  page,
}) => {
  await signUp(page, newPerson("Ira Bose"));
  const way = page.getByRole("banner").locator('a[href="/login"]').first();
  const search = page.getByRole("banner").getByRole("searchbox");
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const place = await search.boundingBox();
  await isTakenOver(page);
  await expect(page.getByRole("banner").getByRole("button", { name: /Ira Bose/ })).toBeVisible();
  expect(await search.boundingBox()).toEqual(place);

  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/help");
  await expect(way).toBeAttached();
  await expect(way).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/help");
  await expect(way).toBeVisible();
});

test("the document's head is updated on navigation", async ({ page }) => {
  await open(page, "/blog");
  const link = page
    .getByRole("region", { name: "Latest Stories" })
    .getByRole("article")
    .first()
    .getByRole("link");
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${address}$`));
  const said = await page.evaluate(() => [
    document.title,
    document.querySelector("meta[name=description]")?.getAttribute("content"),
    document.querySelectorAll('[property="og:title"], script[type="application/ld+json"]').length,
  ]);
  await page.reload();
  await expect(page).toHaveTitle(String(said[0]));
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", String(said[1]));
  expect(said[2]).toBe(0);
});
