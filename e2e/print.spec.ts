import { expect, open, type Page, test } from "./journey.ts";

/** The worst case: the dark theme, and a notice on the screen. */
test.use({ colorScheme: "dark", viewport: { width: 794, height: 1123 } });

async function print(page: Page, path: string) {
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
}

/** Screen-only parts are hidden, and the rest is black on white. */
async function expectPaper(page: Page) {
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const colours = await page.evaluate(() => {
    const title = document.querySelector("h1") as HTMLElement;
    return [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(title).color];
  });
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
}

test("an event is printed with its title, day, place and contact before anything else", async ({ page }) => {
  await open(page, "/events");
  const link = page
    .getByRole("region", { name: "All auditions & events" })
    .getByRole("heading", { level: 3 });
  await link.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/event\/\d+$/);
  await print(page, new URL(page.url()).pathname);
  await expectPaper(page);
  for (const name of ["Venue & Contact Info", "About Event"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Other Related Events" })).toBeHidden();
  await expect(page.getByText(new RegExp(`${new URL(page.url()).host}/event/\\d+$`))).toBeVisible();
  const tops = await page.evaluate(() =>
    ["h1", "h1 ~ p time", "#venue-info", "#about-event"].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("an article is printed with its text and where its links lead, and nothing to press", async ({
  page,
}) => {
  await print(page, "/blog/self-tape-in-a-one-room-flat");
  await expectPaper(page);
  await expect(page.locator(".article-text")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recommended Articles" })).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Comments/ })).toBeHidden();
  await expect(page.getByText(/\/blog\/self-tape-in-a-one-room-flat$/)).toBeVisible();
  const link = page.locator(".article-text a").first();
  const href = await link.getAttribute("href");
  const shown = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(shown).toContain(href);
});
