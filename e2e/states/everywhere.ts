import { axeViolations } from "../axe.ts";
import { expect, type Page } from "../journey.ts";

const allRules = {
  type: "tag" as const,
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
const colourRules = { type: "rule" as const, values: ["color-contrast"] };
const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

async function expectOnScreen(page: Page, screen: typeof desk, state: string) {
  await page.setViewportSize(screen);
  // Floating elements cover what is below them, by design.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // A theme changes colours only: the other rules run once.
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const violations = await axeViolations(page, colorScheme === "dark" ? allRules : colourRules);
    expect.soft(violations, `${state}: ${colorScheme}, ${screen.width} px`).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${state}: sideways, ${screen.width} px`).toBeLessThanOrEqual(0);
}

/**
 * On a phone, optionally on a desktop, in both themes: no axe violations and no horizontal overflow. Continues after a
 * finding.
 */
export async function expectUsable(page: Page, state: string, isOnDesk: boolean) {
  if (isOnDesk) await expectOnScreen(page, desk, state);
  await expectOnScreen(page, phone, state);
  await page.setViewportSize(desk);
}
