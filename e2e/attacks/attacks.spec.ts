import type { Frame, Page } from "@playwright/test";
import { expect, test as journey, open } from "../journey.ts";
import { answerOf } from "../screenshots/answers.ts";
import { commentTexts, eventCount, hostileAnswer, slugOf, wordsBefore } from "./attacked-content.ts";
import { startSite } from "./attacked-site.ts";
import { type Attack, attackGroups, attacks, scriptOf } from "./attacks.ts";

type Site = { origin: string };

const test = journey.extend<object, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite(hostileAnswer);
      await use(site);
      site.stop();
    },
    { scope: "worker" },
  ],
});
// Missing images and policy violations are expected.
test.use({ allowed: /Failed to load resource|Content Security Policy|Not allowed to load local resource/ });
test.describe.configure({ timeout: 120_000 });

type Seen = { dialogs: string[]; pages: string[]; foreign: string[] };

/** Records what a page must not do: dialogs, popups, requests to another site. */
async function watch(page: Page, { origin }: Site): Promise<Seen> {
  const seen: Seen = { dialogs: [], pages: [], foreign: [] };
  page.on("dialog", (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("popup", (popup) => seen.pages.push(popup.url()));
  await page.route(
    (url) => url.origin !== origin && /^(https?|wss?):$/.test(url.protocol),
    (route) => {
      const request = route.request();
      seen.foreign.push(`${request.resourceType()} ${request.url()}`);
      return route.abort();
    },
  );
  return seen;
}

/** Serves pages without their content policy. */
function withoutPolicy(page: Page, { origin }: Site) {
  return page.route(
    (url) => url.origin === origin && /^\/(blog|event)\b/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await answerOf(route);
      const { "content-security-policy": policy, ...headers } = response.headers();
      expect(policy).toContain("require-trusted-types-for");
      await route.fulfill({ response, headers });
    },
  );
}

/** Triggers user and other events on each element, and follows links except to other pages. Runs in the browser. */
function poke(selector: string) {
  const acts =
    "click dblclick contextmenu mouseover mouseenter mousemove mousedown mouseup pointerover pointerenter pointerdown " +
    "pointerrawupdate touchstart wheel scroll scrollend focus focusin keydown copy cut paste beforecopy drag dragover " +
    "drop selectstart toggle beforetoggle input beforeinput animationstart animationend transitionend transitionrun " +
    "error load begin slotchange securitypolicyviolation contentvisibilityautostatechange";
  const stay = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest("a[href], area[href]");
    if (link && /^(https?|mailto|tel):/.test(new URL(link.getAttribute("href") ?? "", location.href).href))
      event.preventDefault();
  };
  addEventListener("click", stay, true);
  for (const element of document.querySelectorAll(selector)) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    for (const act of acts.split(" ")) {
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(act === "click" ? new MouseEvent(act, options) : new Event(act, options));
    }
  }
  removeEventListener("click", stay, true);
}

/** The places of a page where a text could have become an element. */
const contents = ".article-text *, main :is(p, h1, a:not([href^='/'], [href^='http']))";

const hitsOf = (page: Page | Frame): Promise<number[]> =>
  page.evaluate(() => (window as { hits?: number[] }).hits ?? []);

/** True while no element clobbers globals. */
function isItself() {
  const { cookie, body, location, getElementById, querySelector } = document;
  return (
    typeof cookie === "string" &&
    body instanceof HTMLBodyElement &&
    location === window.location &&
    [getElementById, querySelector].every((method) => typeof method === "function")
  );
}

/** Triggers everything on the page, and expects that nothing ran, opened or sent a request. */
async function expectUnharmed(page: Page, seen: Seen, { hasPolicy }: { hasPolicy: boolean }) {
  const address = page.url();
  await page.evaluate(poke, contents);
  // One turn of the timers.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  expect.soft(await hitsOf(page), `what ran at ${address}`).toEqual([]);
  expect.soft(await page.evaluate(isItself)).toBe(true);
  expect.soft(page.url()).toBe(address);
  const active = seen.foreign.filter((request) => hasPolicy || !/^(image|media) /.test(request));
  expect.soft({ ...seen, foreign: active }).toEqual({ dialogs: [], pages: [], foreign: [] });
}

/** The text around the attacks is readable, and comments are shown as written. */
async function expectWords(page: Page, group: Attack[]) {
  await expect(page.locator(".article-text").getByText(wordsBefore(group[0] as Attack))).toBeVisible();
  const article = (await page.locator(".article-text").textContent()) ?? "";
  expect.soft(group.filter((attack) => !article.includes(wordsBefore(attack)))).toEqual([]);
  await expect(page.getByRole("heading", { name: /^Comments/ })).toBeVisible();
  const missingComments = async () => {
    const shown = (await page.locator("section[aria-labelledby=comments]").textContent()) ?? "";
    return commentTexts(group).filter((text) => !shown.includes(text.trim()));
  };
  await expect.soft.poll(missingComments).toEqual([]);
}

test("the attacks are as many as promised, each another one", () => {
  expect(attacks.length).toBeGreaterThanOrEqual(250);
  expect(new Set(attacks.map(({ html, id }) => html.replaceAll(scriptOf(id), ""))).size).toBe(attacks.length);
});

test.describe("without any defence", () => {
  test.use({ allowed: /./ });

  test("most attacks run", async ({ page }) => {
    await page.route(/^https?:/, (route) => route.abort());
    const ran = new Set<number>();
    for (const group of attackGroups) {
      const frames = group.map(() => "<iframe></iframe>").join("");
      await page.setContent(frames);
      await page.evaluate(
        (texts) =>
          Promise.all(
            texts.map((text, index) => {
              const frame = document.querySelectorAll("iframe")[index];
              return new Promise((done) => {
                frame?.addEventListener("load", done, { once: true });
                frame?.setAttribute("srcdoc", text);
                setTimeout(done, 500);
              });
            }),
          ),
        group.map(({ html }) => html),
      );
      for (const frame of page.mainFrame().childFrames())
        await frame.evaluate(poke, "body, body *").catch(() => {});
      for (const id of await hitsOf(page)) ran.add(id);
    }
    expect(ran.size).toBeGreaterThan(attacks.length / 2);
  });
});

for (const hasPolicy of [true, false]) {
  test.describe(`with the policy ${hasPolicy ? "on" : "off"}`, () => {
    test("articles as they were stored, and all comments, run nothing", async ({ page, site }) => {
      const seen = await watch(page, site);
      if (!hasPolicy) await withoutPolicy(page, site);
      for (const [index, group] of attackGroups.entries()) {
        await open(page, `${site.origin}/blog/${slugOf(index, "stored")}`);
        await expectWords(page, group);
        await expectUnharmed(page, seen, { hasPolicy });
      }
    });

    test("articles that nobody sanitised run nothing when they are opened from a list", async ({
      page,
      site,
    }) => {
      const seen = await watch(page, site);
      if (!hasPolicy) await withoutPolicy(page, site);
      await open(page, `${site.origin}/blog`);
      await expectUnharmed(page, seen, { hasPolicy });
      for (const [index, group] of attackGroups.entries()) {
        await page
          .locator(`main a[href="/blog/${slugOf(index, "raw")}"]`)
          .first()
          .click();
        await expectWords(page, group);
        await expectUnharmed(page, seen, { hasPolicy });
        await page.goBack();
      }
    });

    test("events run nothing", async ({ page, site }) => {
      const seen = await watch(page, site);
      if (!hasPolicy) await withoutPolicy(page, site);
      for (let id = 1; id <= eventCount; id++) {
        await open(page, `${site.origin}/event/${id}`);
        await expectUnharmed(page, seen, { hasPolicy });
      }
    });
  });
}
