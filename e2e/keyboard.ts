import { expect, type Page } from "./journey.ts";

/** True if the focused element is a field with that label, or a control with exactly that name. */
function isFocused(page: Page, wanted: string): Promise<boolean> {
  return page.evaluate((name) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    if (focused.getAttribute("name") === name || focused.getAttribute("aria-label") === name) return true;
    return focused.matches("a, button") && focused.textContent?.trim() === name;
  }, wanted);
}

/** Presses Tab until that field or control has the focus. Throws if it is never reached. */
export async function tabTo(page: Page, wanted: string, { back = false, most = 120 } = {}) {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    if (await isFocused(page, wanted)) return;
  }
  throw new Error(`The Tab key never leads to ${wanted}`);
}

/** The dialog traps the focus. */
export async function expectTrapped(page: Page) {
  for (const key of [...Array(12).fill("Tab"), ...Array(12).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest("[role=dialog]")))).toBe(true);
  }
}

/** True if the focus is visible. */
export const focusIsSeen = (page: Page) =>
  page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle !== "none",
  );
