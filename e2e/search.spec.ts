import { expect, open, type Page, test } from "./journey.ts";

const field = (page: Page) => page.getByRole("banner").getByRole("searchbox").filter({ visible: true });
const suggestions = (page: Page) => page.getByRole("region", { name: "Suggestions" });

test("somebody finds a call, a profile and a story by one search, with the keys alone", async ({ page }) => {
  await open(page, "/help");
  await field(page).focus();
  await page.keyboard.type("monso");
  await expect(suggestions(page).getByRole("link", { name: /^Monsoon Audio/ })).toBeVisible();
  await expect(page.getByText(/^\d suggestions below the field$/)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  const first = suggestions(page).getByRole("link").first();
  await expect(first).toBeFocused();
  const call = await first.getAttribute("href");
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("monso");

  await page.keyboard.type("o");
  await expect(suggestions(page).getByRole("link", { name: /^Monsoon Audio/ })).toBeVisible();
  // The next page takes its time: what is typed meanwhile is not lost to its heading.
  await page.route("**/trpc/*event.get*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fallback();
  });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(call ?? "");
  await expect(suggestions(page)).toHaveCount(0);

  await field(page).focus();
  await page.keyboard.type("monsoon");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Help/);
  await expect(field(page)).toBeFocused();
  await suggestions(page).getByRole("link", { name: "Search everything for “monsoon”" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?query=monsoon");
  for (const kind of ["Calls and events", "People", "Stories"])
    await expect(page.getByRole("region", { name: kind }).getByRole("article").first()).toBeVisible();
  await page.getByRole("link", { name: "All people" }).click();
  await expect(page).toHaveURL("/directory?search=monsoon");
  await expect(page.getByRole("article").filter({ hasText: "Monsoon Audio" })).toBeVisible();
});

test("on a phone suggestions fit below the field, and go when something else is pressed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, "/blog");
  await field(page).fill("monsoon");
  await expect(suggestions(page).getByRole("link", { name: /^Monsoon Audio/ })).toBeVisible();
  const box = await suggestions(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.mouse.click(3, 730);
  await expect(suggestions(page)).toHaveCount(0);
  await field(page).press("Enter");
  await expect(page).toHaveURL("/blog?query=monsoon");
  await page.getByRole("link", { name: "Search calls, people and campaigns too" }).click();
  await expect(page).toHaveURL("/search?query=monsoon");
});

test("without a script what is searched for stands on a page", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/search");
  await page.getByRole("main").getByRole("searchbox").fill("monsoon");
  await page.getByRole("main").getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/search?query=monsoon");
  await expect(page.getByRole("region", { name: "People" }).getByText("Monsoon Audio")).toBeVisible();
  await page.context().close();
});

test("what is mistyped, or spelt as others spell a name, finds what was meant, also without script", async ({
  page,
  browser,
}) => {
  await open(page, "/search?query=mira+joshee");
  await expect(page.getByText("Nothing has “mira joshee”. This is what meera joshi finds.")).toBeVisible();
  const people = page.getByRole("region", { name: "People" });
  await expect(people.getByRole("article").filter({ hasText: "Meera Joshi" })).toBeVisible();

  await field(page).fill("lal darwaja");
  const meant = suggestions(page).getByRole("link", { name: "lal darwaza" });
  await expect(meant).toBeVisible();
  await meant.press("Enter");
  await expect(page).toHaveURL("/search?query=lal%20darwaza");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const [address, to] of [
    ["/directory?search=joshee", "/directory?search=joshi"],
    ["/blog?query=mansoon", "/blog?query=monsoon"],
    ["/events?search=mansoon", "/events?search=monsoon"],
  ] as const) {
    await plain.goto(new URL(address, page.url()).href);
    const link = plain
      .getByText(/^Did you mean/)
      .getByRole("link")
      .first();
    await expect(link).toHaveAttribute("href", to);
  }
  await context.close();
});
