import { defaultPushGroups } from "@callboard/contracts/push";
import type { Page } from "@playwright/test";
import { expect, open } from "../journey.ts";
import { answerInstead, pretend } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { type Scenario, withAnswers } from "./scenarios.ts";

const address = "/account/emails";
const keys = { p256dh: `B${"k".repeat(86)}`, auth: "a".repeat(22) };

type Browser = "on" | "off" | "blocked" | "unsupported";

const prepared = new WeakSet<Page>();

/** Has the page be in a browser with a push service, or without, from the next load on. */
async function beIn(page: Page, browser: Browser) {
  if (!prepared.has(page)) await page.addInitScript(stubBrowser, keys);
  prepared.add(page);
  await open(page, "/help");
  await page.evaluate((state) => localStorage.setItem("test-browser", state), browser);
}

/** Runs in the page, before its scripts. */
function stubBrowser(given: typeof keys) {
  const state = localStorage.getItem("test-browser");
  if (state === null) return;
  if (state === "unsupported") return void Reflect.deleteProperty(window, "PushManager");
  const permission = state === "blocked" ? "denied" : "granted";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Object.defineProperty(Notification, "requestPermission", { value: async () => permission });
  const endpoint = "https://push.services.com/send/a1";
  const unsubscribe = async () => true;
  const subscription = { endpoint, options: {}, unsubscribe, toJSON: () => ({ endpoint, keys: given }) };
  const pushManager = {
    getSubscription: async () => (state === "on" ? subscription : null),
    subscribe: async () => subscription,
  };
  const find = { value: async () => ({ pushManager }) };
  const ready = { get: async () => ({ pushManager }) };
  Object.defineProperties(navigator.serviceWorker, { getRegistration: find, register: find, ready });
  const { user } = JSON.parse(localStorage.getItem("auth") ?? "{}");
  if (state === "on" && user) localStorage.setItem("push", String(user.id));
  else localStorage.removeItem("push");
}

const settings = (browsers: number) => (data: unknown) => ({
  ...(data as object),
  ...{ groups: defaultPushGroups, browsers },
});
const theSwitch = (page: Page) => page.getByRole("switch", { name: "Notify me in this browser" });

const shown =
  (browser: Browser, browsers: number, words: RegExp): Scenario =>
  async (page) => {
    await beIn(page, browser);
    await pretend(page, "push.confirm", { is_on: browser === "on" });
    await answerInstead(page, /^push\.settings$/, settings(browsers));
    await open(page, address);
    await expect(theSwitch(page)).toHaveAttribute("aria-checked", String(browser === "on"));
    await expect(page.getByText(words)).toBeVisible();
  };

/** Notifications in browsers. */
export const pushing: readonly Entry[] = [
  {
    route: address,
    part: "notifications in browsers",
    who: "artist",
    states: {
      "notified here and elsewhere": shown("on", 2, /In all 2 browsers/),
      "not notified": shown("off", 0, /asks you whether this site may/),
      "blocked by the browser": shown("blocked", 1, /blocks notifications/),
      "in a browser without notifications": shown("unsupported", 0, /cannot show notifications/),
      "not registered": async (page) => {
        await shown("off", 0, /asks you whether/)(page);
        await answerInstead(page, /^push\.subscribe$/, "failed");
        await theSwitch(page).click();
        await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      },
      "loading what is pushed": withAnswers("held", address, { calls: /^push\./ }),
      "without what is pushed": withAnswers("failed", address, { calls: /^push\./ }),
    },
  },
];
