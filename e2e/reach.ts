import { axeViolations } from "./axe.ts";
import { expect, type Page } from "./journey.ts";

/** No horizontal overflow, and no axe violations. */
export async function expectReach(page: Page) {
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
}

export const guardedPaths = ["/claim-artist-profile", "/claim-agency-profile", "/account"];

/** Submits the empty form, so that the errors show. */
export async function showErrors(page: Page) {
  // A guarded page is a shell until the session is known.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator("div[aria-busy=true]")).toHaveCount(0);
  const button = page
    .getByRole("main")
    .locator("form button[type=submit]")
    .or(page.getByRole("button", { name: /Next Step/ }))
    .filter({ visible: true });
  if ((await button.count()) > 0) await button.first().click();
}
