import { expect, test } from "@playwright/test";
import { open, withoutStream } from "../journey.ts";
import { answerInstead, withoutRendering } from "./answers.ts";
import { accountScreens } from "./screens/account.ts";
import { adminScreens } from "./screens/admin.ts";
import { blogScreens } from "./screens/blog.ts";
import { dialogScreens } from "./screens/dialogs.ts";
import { eventScreens } from "./screens/events.ts";
import { formScreens } from "./screens/forms.ts";
import type { Screen } from "./screens/screen.ts";
import { shoot, shootPrint } from "./shoot.ts";
import { signedIn } from "./signed-in.ts";

const screens: Screen[] = [
  ...blogScreens,
  ...eventScreens,
  ...formScreens,
  ...dialogScreens,
  ...accountScreens,
  ...adminScreens,
];

for (const { screen, state, path, as, answers, act, isLoading, isWindow, isPrint, widths } of screens) {
  const name = `${screen}--${state}`;
  test(name, async ({ browser, contextOptions, baseURL }) => {
    const storageState = as && (await signedIn(browser, as));
    const context = await browser.newContext({ ...contextOptions, baseURL, storageState });
    await withoutStream(context);
    const page = await context.newPage();
    await page.clock.install();
    if (answers) {
      await withoutRendering(page);
      await answerInstead(page, answers.to, answers.are);
    }
    await open(page, path);
    await act?.(page);
    // Pending calls must not time out.
    if (isLoading || answers?.are === "held") await page.clock.pauseAt(Date.now() + 1000);
    else {
      await page.waitForLoadState("networkidle");
      await expect(page.locator("main .animate-pulse-slow")).toHaveCount(0);
    }
    await (isPrint ? shootPrint(page, name) : shoot(page, { name, isWindow, widths }));
    await context.close();
  });
}
