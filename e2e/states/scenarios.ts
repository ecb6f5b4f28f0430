import { expect, open, type Page } from "../journey.ts";
import { type Answer, answerInstead, empty, long } from "../screenshots/answers.ts";

/** Brings a page into a state. */
export type Way = (page: Page) => Promise<unknown>;

/** Goes to an address as a link inside the application does, without a new document; `usr` is what the link hands over. */
export async function walkTo(page: Page, address: string, usr: object | null = null) {
  await page.evaluate(
    ([to, state]) => {
      history.pushState(state, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state }));
    },
    [address, { usr }] as const,
  );
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toHaveCount(0);
}

/** What it looks like on a page when its answers are that. */
function sign(page: Page, answers: Answer): Promise<unknown> {
  if (answers === "held") return expect(page.locator("main [aria-busy=true]").first()).toBeAttached();
  if (answers === "failed") return expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
  return page.waitForLoadState("networkidle");
}

/** Opens an address as it is, and takes some steps there. */
export const at =
  (address: string, ...steps: Way[]): Way =>
  async (page) => {
    await open(page, address);
    for (const step of steps) await step(page);
  };

type Told = { calls?: RegExp; until?: Way };

/** Comes to an address from another page while all answers, or those to some calls, are that. */
export const told =
  (answers: Answer, address: string, { calls = /./, until }: Told = {}): Way =>
  async (page) => {
    await open(page, "/help");
    await answerInstead(page, calls, answers);
    await walkTo(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await (until ? until(page) : sign(page, answers));
  };

/** What every page that reads something can come to. */
export const dataStates = (address: string) => ({
  loading: told("held", address),
  failed: told("failed", address),
  "long texts": told(long, address),
});

/** A page, or a part of it, without anything to show. */
export const emptied = (address: string, calls?: RegExp) => told(empty, address, calls ? { calls } : {});

const shown = (
  page: Page,
  role: "dialog" | "alert" | "button" | "region" | "heading",
  name?: string | RegExp,
) =>
  page
    .getByRole(role, name === undefined ? {} : { name })
    .filter({ visible: true })
    .first();

export const press =
  (name: string | RegExp): Way =>
  (page) =>
    shown(page, "button", name).click();

export const sees =
  (...what: [role: "dialog" | "alert" | "button" | "region" | "heading", name?: string | RegExp]): Way =>
  (page) =>
    expect(shown(page, ...what)).toBeVisible();

/** The first address of that kind that a list leads to. */
export async function firstUrl(page: Page, list: string, pattern: RegExp): Promise<string> {
  const html = await (await page.request.get(list)).text();
  const found = pattern.exec(html)?.[0];
  if (!found) throw new Error(`${list} leads to nothing like ${pattern}`);
  return found;
}

/** A way to that address. */
export const firstOf =
  (list: string, pattern: RegExp) =>
  (way: (address: string) => Way): Way =>
  async (page) =>
    way(await firstUrl(page, list, pattern))(page);

export const menuOnPhone: Way = async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await press("Menu")(page);
  await sees("dialog", "Menu")(page);
};
