import { expect, isTakenOver, type Page, test } from "./journey.ts";

/** Delays the app's script; returns what releases it. */
async function keepApplicationBack(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/entry-client-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isLaidOut = (part: HTMLElement | SVGElement) => part.checkVisibility({ contentVisibilityAuto: true });

test("the content below the fold is laid out after hydration, styled at once", async ({ page }) => {
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

test("scrolling to the end before hydration is kept", async ({ page }) => {
  const letThrough = await keepApplicationBack(page);
  await page.goto("/");
  await page.keyboard.press("End");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await expect(link).toBeInViewport();
  letThrough();
  await isTakenOver(page);
  await expect(link).toBeInViewport();
});

test("a hash target keeps its position", async ({ page }) => {
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

test("a page that is printed before hydration is complete", async ({ page }) => {
  const letThrough = await keepApplicationBack(page);
  await page.goto("/events");
  const card = page.getByRole("region", { name: "All auditions & events" }).getByRole("listitem").last();
  expect(await card.getByRole("link").first().evaluate(isLaidOut)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await card.getByRole("link").first().evaluate(isLaidOut)).toBe(true);
  letThrough();
});

for (const name of ["Theatre", "Directory"]) {
  test(`the link to ${name} ends with the section below the header, whatever is filled on the way`, async ({
    page,
  }) => {
    await page.goto("/");
    await isTakenOver(page);
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    const section = page.locator(`#${name.toLowerCase()}`);
    const headerHeight = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    const top = () => section.evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await expect.poll(top).toBe(headerHeight);
    // It stays there when everything has arrived.
    await page.waitForLoadState("networkidle");
    expect(await top()).toBe(headerHeight);
  });
}
