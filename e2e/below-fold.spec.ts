import { expect, isTakenOver, type Page, test } from "./journey.ts";

/** Keeps the application back; gives what lets it through. */
async function keepApplicationBack(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isLaidOut = (part: HTMLElement | SVGElement) => part.checkVisibility({ contentVisibilityAuto: true });

test("what is further down is laid out when the application is there, and has its looks at once", async ({
  page,
}) => {
  const letThrough = await keepApplicationBack(page);
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      if ((target as Element).closest(".below-fold")) document.documentElement.dataset.changed = "";
    });
  });
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  expect(await link.evaluate(isLaidOut)).toBe(false);
  letThrough();
  await page.locator("html[data-ready=true]").waitFor({ state: "attached" });
  await expect.poll(() => link.evaluate(isLaidOut)).toBe(true);
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-changed");
});

test("whoever goes to the end before the application is there stays there", async ({ page }) => {
  const letThrough = await keepApplicationBack(page);
  await page.goto("/");
  await page.keyboard.press("End");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await expect(link).toBeInViewport();
  letThrough();
  await isTakenOver(page);
  await expect(link).toBeInViewport();
});

test("a target in the address is where it stays", async ({ page }) => {
  const letThrough = await keepApplicationBack(page);
  await page.goto("/#directory");
  const heading = page.getByRole("heading", { name: "Directory" });
  await expect(heading).toBeInViewport();
  const placeOf = () => heading.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const place = await placeOf();
  letThrough();
  await isTakenOver(page);
  expect(await placeOf()).toBe(place);
});

test("a page that is printed before the application is there is whole", async ({ page }) => {
  const letThrough = await keepApplicationBack(page);
  await page.goto("/events");
  const card = page.getByRole("region", { name: "All auditions & events" }).getByRole("listitem").last();
  expect(await card.getByRole("link").first().evaluate(isLaidOut)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await card.getByRole("link").first().evaluate(isLaidOut)).toBe(true);
  letThrough();
});
