import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

/** What the browser complained about: an error, a warning, an uncaught exception, a refused policy. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}

/**
 * A test whose page must not complain: whatever the browser logs as an error or a warning fails it,
 * but for what the test names in `allowed`.
 */
export const test = base.extend<{ allowed: RegExp | null; quiet: undefined }>({
  allowed: [null, { option: true }],
  quiet: [
    async ({ page, allowed }, use) => {
      const complaints = watch(page);
      await use(undefined);
      expect(complaints.filter((text) => !allowed?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until the application has taken the page over. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await isTakenOver(page);
  return response;
}

/** Resolves when the rendered page has become the application, and all of it has its size. */
export async function isTakenOver(page: Page) {
  await page.mouse.move(5, 5);
  await page.locator("html[data-ready=true]").waitFor({ state: "attached" });
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
}

export { expect, type Page };
