import { expect, open, type Page } from "../journey.ts";
import { type Answer, answerInstead, empty, long } from "../screenshots/answers.ts";

type Role = "dialog" | "alert" | "button" | "region" | "heading" | "link";

/** Brings a page into a state. */
export type Scenario = (page: Page) => Promise<unknown>;

/** Navigates to another page on the client, as a link does, and waits until it is shown; `usr` is the router state. */
export async function navigateTo(page: Page, address: string, usr: object | null = null) {
  await page.evaluate(
    ([to, state]) => {
      document.querySelector("h1")?.setAttribute("data-before", "");
      history.pushState(state, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state }));
    },
    [address, { usr }] as const,
  );
  await expect(page.locator("h1[data-before]")).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toHaveCount(0);
}

/** Waits for the page to show the mocked answers. */
function sign(page: Page, answers: Answer): Promise<unknown> {
  if (answers === "held") return expect(page.locator("main [aria-busy=true]").first()).toBeAttached();
  if (answers === "failed") return expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
  return page.waitForLoadState("networkidle");
}

/** Opens a URL, waits for the script of its page, and runs the steps. */
export const at =
  (address: string, ...steps: Scenario[]): Scenario =>
  async (page) => {
    await open(page, address);
    // By its element: a dialog that opens with the page hides it from its roles.
    await expect(page.locator("h1").first()).toBeAttached();
    for (const step of steps) await step(page);
  };

type MockOptions = { calls?: RegExp; until?: Scenario };

/** Navigates to a URL from another page while all calls, or some, get mocked answers. */
export const withAnswers =
  (answers: Answer, address: string, { calls = /./, until }: MockOptions = {}): Scenario =>
  async (page) => {
    await open(page, "/help");
    await answerInstead(page, calls, answers);
    await navigateTo(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await (until ? until(page) : sign(page, answers));
  };

/** The states of every page with data. */
export const dataStates = (address: string) => ({
  loading: withAnswers("held", address),
  failed: withAnswers("failed", address),
  "long texts": withAnswers(long, address),
});

/** A page, or a part of it, without data. */
export const emptied = (address: string, calls?: RegExp) =>
  withAnswers(empty, address, calls ? { calls } : {});

const shown = (page: Page, role: Role, name?: string | RegExp) =>
  page
    .getByRole(role, name === undefined ? {} : { name })
    .filter({ visible: true })
    .first();

export const press =
  (name: string | RegExp): Scenario =>
  (page) =>
    shown(page, "button", name).click();

export const shows =
  (...what: [role: Role, name?: string | RegExp]): Scenario =>
  (page) =>
    expect(shown(page, ...what)).toBeVisible();

/** The first URL in a list that matches. */
export async function firstUrl(page: Page, list: string, pattern: RegExp): Promise<string> {
  const html = await (await page.request.get(list)).text();
  const found = pattern.exec(html)?.[0];
  if (!found) throw new Error(`${list} leads to nothing like ${pattern}`);
  return found;
}

/** A scenario at that URL. */
export const firstOf =
  (list: string, pattern: RegExp) =>
  (scenarioAt: (address: string) => Scenario): Scenario =>
  async (page) =>
    scenarioAt(await firstUrl(page, list, pattern))(page);

export const menuOnPhone: Scenario = async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await press("Menu")(page);
  await shows("dialog", "Menu")(page);
};
