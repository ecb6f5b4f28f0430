import { expect, type Page } from "./journey.ts";

/** True where the focused element is a field of that name, or a control that says exactly that. */
function isFocused(page: Page, wanted: string): Promise<boolean> {
  return page.evaluate((name) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    if (focused.getAttribute("name") === name || focused.getAttribute("aria-label") === name) return true;
    return focused.matches("a, button") && focused.textContent?.trim() === name;
  }, wanted);
}

/** Goes on with the Tab key until that field or control has the focus. Throws where the key never leads there. */
export async function tabTo(page: Page, wanted: string, { back = false, most = 120 } = {}) {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    if (await isFocused(page, wanted)) return;
  }
  throw new Error(`The Tab key never leads to ${wanted}`);
}

/** The focus of a dialog stays inside, however long one goes round. */
export async function expectTrapped(page: Page) {
  for (const key of [...Array(12).fill("Tab"), ...Array(12).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest("[role=dialog]")))).toBe(true);
  }
}

/** True where the focus can be seen. */
export const focusIsSeen = (page: Page) =>
  page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle !== "none",
  );
