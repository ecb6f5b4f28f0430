import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

/** The browser's console errors and warnings, uncaught exceptions and policy violations. */
function watch(page: Page): string[] {
  const issues: string[] = [];
  page.on("pageerror", (error) => issues.push(`uncaught: ${error.message}`));
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) issues.push(`${message.type()}: ${message.text()}`);
  });
  return issues;
}

/** A test that fails on console errors and warnings, except those that match `allowed`. */
export const test = base.extend<{ allowed: RegExp | null; quiet: undefined }>({
  allowed: [null, { option: true }],
  quiet: [
    async ({ page, allowed }, use) => {
      const issues = watch(page);
      await use(undefined);
      expect(issues.filter((text) => !allowed?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a URL and waits until the page is hydrated. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await isTakenOver(page);
  return response;
}

/** Resolves when the page is hydrated and laid out. */
export async function isTakenOver(page: Page) {
  await page.mouse.move(5, 5);
  await page.locator("html[data-ready=true]").waitFor({ state: "attached" });
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
}

export { expect, type Page };
