import type { Locator } from "@playwright/test";
import { newPerson, signUp } from "./account.ts";
import { expect, open, test } from "./journey.ts";
import { expectTrapped, focusIsSeen, tabTo } from "./keyboard.ts";
import { firstUrl, navigateTo } from "./states/scenarios.ts";

test.use({ allowed: /status of 4\d\d/ });
// Each key press is a round trip to the browser.
test.slow();

const article = "/blog/holding-a-circle-nukkad-natak";

/** Records what a live region announces. */
async function whatIsSaid(region: Locator) {
  const said = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    const listen = () => texts.push(element.textContent ?? "");
    new MutationObserver(listen).observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => said.jsonValue();
}

test("the first Tab reaches the skip link, and search opens its results", async ({ page }) => {
  await open(page, "/help");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main")))).toBe(true);

  await tabTo(page, "query", { back: true });
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.type("voice");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\?query=voice/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("filters keep the focus and say how many are left; Load More goes on at the first new one", async ({
  page,
}) => {
  await open(page, "/events");
  const shown = /^\d+ events? shown/;
  const count = page.getByRole("status").filter({ hasText: shown });
  await expect(count).toHaveText(/^12 events shown, and there are more$/);
  const said = await whatIsSaid(count);
  await tabTo(page, "filter");
  await page.keyboard.press("u");
  await expect(page).toHaveURL(/filter=upcoming/);
  await expect(page.getByLabel("Time")).toBeFocused();
  const once = ["", expect.stringMatching(shown)];
  await expect.poll(said).toEqual(once);
  await tabTo(page, "city");
  await page.keyboard.press("m");
  await expect(page).toHaveURL(/city=mumbai/);
  // Also where the number stays the same: the region is cleared and announces it again.
  await expect.poll(said).toEqual([...once, ...once]);

  await open(page, "/events");
  await tabTo(page, "Load More", { most: 200 });
  await page.keyboard.press("Enter");
  await expect(count).toHaveText(/^24 events shown/);
  const all = page.getByRole("region", { name: "All auditions & events" });
  await expect(all.getByRole("article").nth(12).getByRole("heading").getByRole("link")).toBeFocused();
});

test("the menu of who is signed in opens, asks before it signs out, and gives the focus back", async ({
  page,
}) => {
  await signUp(page, newPerson("Farida Khan"));
  await open(page, "/help");
  await tabTo(page, "FFarida Khan");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: /Farida/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Account" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Messages" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Are you sure?" })).toBeVisible();
  await expectTrapped(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: /Farida/ })).toBeFocused();
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("an article is shared, and videos are gone through", async ({ page }) => {
    await open(page, article);
    await tabTo(page, "Copy link");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Copied!" })).toBeVisible();

    await open(page, "/events");
    await page.getByRole("button", { name: "Previous videos" }).focus();
    await tabTo(page, "Next videos");
    const videos = page.getByRole("group", { name: "Videos" });
    const places = () =>
      videos
        .getByRole("listitem")
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    const before = await places();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await places())[0]).toBeLessThan(before[0] ?? 0);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => Math.round((await places())[0] ?? 0)).toBe(Math.round(before[0] ?? 0));
    // Tabbing scrolls each video into view.
    for (const video of await videos.getByRole("listitem").all()) {
      await page.keyboard.press("Tab");
      await expect(video.getByRole("link")).toBeFocused();
      await expect(video.getByRole("link")).toBeInViewport({ ratio: 0.9 });
    }
  });
});

test("a page that takes its time has the focus, and its heading as soon as that is there", async ({
  page,
}) => {
  await open(page, "/help");
  const answer = Promise.withResolvers<void>();
  await page.route("**/trpc/**", async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await navigateTo(page, await firstUrl(page, "/events", /\/event\/\d+/));
  await expect(page.getByRole("status").filter({ hasText: "Loading event details..." })).toBeAttached();
  await expect(page.getByRole("main")).toBeFocused();
  answer.resolve();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
});
