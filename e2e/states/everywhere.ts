import type axe from "axe-core";
import { axeViolations } from "../axe.ts";
import { expect, type Page } from "../journey.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const allRules: axe.RunOptions = { runOnly: { type: "tag", values: tags } };
const colourRules: axe.RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };
const otherRules: axe.RunOptions = { ...allRules, rules: { "color-contrast": { enabled: false } } };

/** A theme changes colours only: the other rules run once. */
const inBothThemes = { dark: allRules, light: colourRules };
const inOneTheme = { light: otherRules };
const desk = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

type Themes = Partial<Record<"dark" | "light", axe.RunOptions>>;

async function expectOnScreen(page: Page, screen: typeof desk, state: string, themes: Themes) {
  await page.setViewportSize(screen);
  // Floating elements cover what is below them, by design.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  for (const [colorScheme, rules] of Object.entries(themes)) {
    await page.emulateMedia({ colorScheme: colorScheme as keyof Themes, reducedMotion: "reduce" });
    const violations = await axeViolations(page, rules);
    expect.soft(violations, `${state}: ${colorScheme}, ${screen.width} px`).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${state}: sideways, ${screen.width} px`).toBeLessThanOrEqual(0);
}

/**
 * On a phone, in both themes: no axe violations and no horizontal overflow. On a desktop too for the first state of a page
 * (the others share its layout), and for each state that `isOnDesk` names; there colours are those of the
 * phone, and the rules about them run for the first state only. Continues after a finding.
 */
export async function expectUsable(
  page: Page,
  state: string,
  { isFirst, isOnDesk }: { isFirst: boolean; isOnDesk: boolean },
) {
  if (isFirst) await expectOnScreen(page, desk, state, inBothThemes);
  else if (isOnDesk) await expectOnScreen(page, desk, state, inOneTheme);
  await expectOnScreen(page, phone, state, inBothThemes);
  await page.setViewportSize(desk);
}
