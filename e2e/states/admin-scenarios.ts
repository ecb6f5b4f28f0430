import { expect, open, type Page } from "../journey.ts";
import { type Answer, answerInstead, empty, long } from "../screenshots/answers.ts";
import { type Scenario, shows } from "./scenarios.ts";

/** Resolves when one of the calls is sent. */
const sent = (page: Page, which: RegExp) =>
  page.waitForRequest(
    (request) => {
      const [, paths = ""] = new URL(request.url()).pathname.split("/trpc/");
      return paths.split(",").some((path) => which.test(path));
    },
    { timeout: 30_000 },
  );

/** Opens an address while calls get other answers: the gateway renders nothing of the back office. */
export const adminAt =
  (address: string, which: RegExp, answer: Answer, ...steps: Scenario[]): Scenario =>
  async (page) => {
    await answerInstead(page, which, answer);
    // A page asks once its code is there: until then it has the skeleton of all pages.
    const asked = answer === "held" ? sent(page, which) : null;
    await Promise.all([asked, open(page, address)]);
    for (const step of steps) await step(page);
  };

/** The page's own skeleton, not that of its code. */
export const loading: Scenario = async (page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator("main [aria-busy=true]").first()).toBeAttached();
};
export const calm: Scenario = (page) => page.waitForLoadState("networkidle");

export const lists = (address: string, which: RegExp) => ({
  loading: adminAt(address, which, "held", loading),
  failed: adminAt(address, which, "failed", shows("alert")),
  "long texts": adminAt(address, which, long, calm),
  empty: adminAt(address, which, empty, calm),
});
