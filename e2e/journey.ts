import { createHash } from "node:crypto";
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

/** The browser's console errors and warnings, uncaught exceptions and policy violations. */
function watch(page: Page): string[] {
  const issues: string[] = [];
  page.on("pageerror", (error) => issues.push(`uncaught: ${error.message}`));
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) issues.push(`${message.type()}: ${message.text()}`);
  });
  return issues;
}

/** An open stream is a request that never ends: a page that has one is never idle. With 204 a client asks no more. */
export const withoutStream = (context: BrowserContext): Promise<unknown> =>
  context.route("**/trpc/notification.live*", (route) => route.fulfill({ status: 204 }));

/** A client address of its own for each test, as people have: how often one may sign in is limited for an address. */
function addressOf(test: string): string {
  const [network, host] = createHash("sha256").update(test).digest();
  return `127.${network}.${host}.1`;
}

/**
 * A test that fails on console errors and warnings, except those that match `allowed`. Pages have a stream of notifications only where it is
 * `isLive`.
 */
export const test = base.extend<{ allowed: RegExp | null; isLive: boolean; quiet: undefined }>({
  allowed: [null, { option: true }],
  isLive: [false, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId, retry }) => {
    await use({ ...extraHTTPHeaders, "x-forwarded-for": addressOf(`${testId} ${retry}`) });
  },
  context: async ({ context, isLive }, use) => {
    if (!isLive) await withoutStream(context);
    await use(context);
  },
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
