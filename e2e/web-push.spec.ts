import type { BrowserContext, CDPSession } from "@playwright/test";
import { type PushServer, startPushServer } from "../apps/api/src/test/push-server.ts";
import { newPerson, type Person, signUp } from "./account.ts";
import { postEvent } from "./events.ts";
import { button, keyboard, link } from "./hands.ts";
import { expect, isTakenOver, open, type Page, test } from "./journey.ts";
import { mailsTo } from "./mail-folder.ts";
import { product } from "./product.ts";

test.slow();
// One push service is known to the product.
test.describe.configure({ mode: "serial" });

let service: PushServer;
test.beforeAll(async () => {
  service = await startPushServer(product.pushPort);
});
test.afterAll(() => service.stop());

/**
 * Chromium has no push service here: what it would give is stored in the page, and comes from the service of this file. The service worker is the
 * browser's own. So are the permission and what is shown, but in the headless shell, which lets nobody show notifications.
 */
async function withPushService(context: BrowserContext, name: string) {
  const subscription = service.subscriptionOf(name);
  await context.grantPermissions(["notifications"], { origin: product.baseUrl });
  await context.addInitScript((given) => {
    const key = "test-subscription";
    const make = () => ({
      endpoint: given.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    if (Notification.permission !== "granted") {
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      Object.defineProperty(Notification, "requestPermission", { value: async () => "granted" });
    }
    Object.defineProperty(PushManager.prototype, "subscribe", {
      value: async () => {
        localStorage.setItem(key, "on");
        return make();
      },
    });
    Object.defineProperty(PushManager.prototype, "getSubscription", {
      value: async () => (localStorage.getItem(key) ? make() : null),
    });
  }, subscription);
}

/** Gives the service worker of a page a push, as the browser does when one comes. */
async function deliver(session: CDPSession, data: object) {
  const registered = Promise.withResolvers<string>();
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [first] = registrations;
    if (first) registered.resolve(first.registrationId);
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: product.baseUrl,
    registrationId: await registered.promise,
    data: JSON.stringify(data),
  });
}

type Shown = { title: string; body: string; data: { address: string } };

/** Has the service worker of a page keep what it shows. Gives how to read it. */
async function watchShown(context: BrowserContext) {
  const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const { prototype } = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    prototype.showNotification = function (title, options) {
      shown.push({ title, ...options });
      return show.call(this, title, options).catch(() => undefined);
    };
    Object.assign(globalThis, { shown });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
const phone = { width: 375, height: 740 };
const switchOf = (page: Page) => page.getByRole("switch", { name: "Notify me in this browser" });

async function apply(artist: Page, address: string) {
  await open(artist, `${address}?apply=1`);
  const dialog = artist.getByRole("dialog", { name: /^Apply for/ });
  await dialog.getByLabel("Note").fill("I can sing on stairs.");
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(artist.getByText("Your application")).toBeVisible();
}

test("an artist turns notifications on in a browser, gets one, and none once they are signed out", async ({
  browser,
  page: poster,
}) => {
  const title = `Voices for a push ${newPerson().number}`;
  await signUp(poster, newPerson("Leela Casting"));
  await postEvent(poster, title);
  const address = new URL(poster.url()).pathname;

  const context = await browser.newContext({
    viewport: phone,
    baseURL: product.baseUrl,
  });
  await withPushService(context, "phone");
  const artist = await context.newPage();
  await signUp(artist, newPerson("Kabir Shah"));
  await apply(artist, address);
  await open(artist, "/account/emails");
  await expect(switchOf(artist)).toHaveAttribute("aria-checked", "false");
  await switchOf(artist).focus();
  await artist.keyboard.press("Space");
  await expect(switchOf(artist)).toHaveAttribute("aria-checked", "true");
  await expect(artist.getByRole("checkbox", { name: "Your applications" })).toBeChecked();
  await isNarrow(artist);
  await artist.reload();
  await isTakenOver(artist);
  await expect(switchOf(artist)).toHaveAttribute("aria-checked", "true");

  await open(poster, address);
  await poster.getByRole("link", { name: "Open the board" }).click();
  const move = poster.getByRole("combobox", { name: "Move Kabir Shah" });
  await move.selectOption("Shortlisted");
  await expect(poster.getByText("Kabir Shah moved to Shortlisted.")).toBeVisible();
  const received = () => service.taken();
  let pushes: ReturnType<typeof received> = [];
  await expect
    .poll(() => {
      pushes = [...pushes, ...received()];
      return pushes.length;
    })
    .toBe(1);
  const [push] = pushes;
  expect(push).toMatchObject({ browser: "phone", title: "Your applications" });
  expect(push?.body).toContain(`You are on the shortlist: “${title}”`);

  const shown = await watchShown(context);
  await deliver(await context.newCDPSession(artist), push ?? {});
  await expect.poll(shown).toMatchObject([
    {
      title: "Your applications",
      body: push?.body,
      data: { address: `${product.baseUrl}${push?.path}` },
    },
  ]);
  // A push that leads away from the site does not.
  await deliver(await context.newCDPSession(artist), { ...push, path: "//example.com/" });
  await expect
    .poll(async () => (await shown()).at(-1)?.data.address)
    .toBe(`${product.baseUrl}/account/notifications`);

  await open(artist, "/account/emails");
  await artist.setViewportSize({ width: 1280, height: 800 });
  await artist.getByRole("banner").getByRole("button", { name: /Kabir/ }).click();
  await artist.getByRole("menuitem", { name: "Logout" }).click();
  await artist.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(artist).toHaveURL(/\/$/);
  service.tries();
  await move.selectOption("Declined");
  await expect(poster.getByText("Kabir Shah moved to Declined.")).toBeVisible();
  // Longer than a push takes that is sent.
  await poster.waitForTimeout(5_000);
  expect(service.tries()).toBe(0);
  await context.close();
});

const mailed = (person: Person, words: string) =>
  mailsTo(person).filter((mail) => mail.includes(words)).length;

test("a saved search tells of a new call once by each way, on a phone and by the keys alone", async ({
  browser,
  context,
  page,
}) => {
  await withPushService(context, "saved");
  await page.setViewportSize(phone);
  const asha = newPerson("Asha Rao");
  await signUp(page, asha);
  await open(page, "/account/emails");
  await keyboard.press(switchOf(page));
  await expect(switchOf(page)).toHaveAttribute("aria-checked", "true");

  // A word that no other call has.
  const word = `marimba${asha.number}`;
  await open(page, `/events?search=${word}`);
  await keyboard.press(button(page, "Save this search"));
  const form = page.getByRole("dialog", { name: "Save this search" });
  const name = form.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue(`“${word}”`);
  await page.keyboard.press("ControlOrMeta+a");
  await keyboard.write(name, "Marimbas");
  await isNarrow(page);
  await keyboard.press(button(form, "Save search"));
  await expect(page.getByText("Search saved")).toBeVisible();

  const poster = await browser.newPage();
  await signUp(poster, newPerson("Leela Casting"));
  const title = `A ${word} in a stairwell`;
  await postEvent(poster, title);
  await postEvent(poster, `Nobody's call ${asha.number}`);

  await test.step("by mail, by push and in the bell", async () => {
    await expect.poll(() => mailed(asha, title), { timeout: 60_000 }).toBe(1);
    const pushes = service.taken();
    await expect.poll(() => pushes.push(...service.taken())).toBe(1);
    expect(pushes[0]).toMatchObject({ browser: "saved", body: expect.stringContaining(title) });
    await open(page, "/account/notifications");
    const told = page.getByRole("main").getByRole("link", { name: /New for “Marimbas”/ });
    await expect(told).toHaveCount(1);
    await expect(told).toContainText(title);
  });

  await open(page, "/account/searches");
  const search = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Marimbas" }) });
  await expect(search.getByText("1 new call")).toBeVisible();

  await test.step("by addresses for feed readers and calendars, which are renewed", async () => {
    await keyboard.press(button(search, "Feeds of Marimbas"));
    await keyboard.press(button(search, "Make the addresses of Marimbas"));
    const address = await search.getByLabel("RSS feed").inputValue();
    await isNarrow(page);
    // A feed reader has no session.
    const reader = await browser.newContext();
    const feed = await (await reader.request.get(address)).text();
    expect(feed.split("<item>").filter((item) => item.includes(title))).toHaveLength(1);
    const calendar = await (await reader.request.get(address.replace(".xml", ".ics"))).text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    await keyboard.press(button(search, "Make new addresses of Marimbas"));
    await expect(search.getByLabel("RSS feed")).not.toHaveValue(address);
    expect((await reader.request.get(address)).status()).toBe(404);
  });

  await keyboard.press(link(search, "See results of Marimbas"));
  await expect(page.getByRole("article").getByRole("heading", { name: title })).toBeVisible();
  await open(page, "/account/searches");
  await expect(search.getByText("1 new call")).toHaveCount(0);
  await keyboard.press(button(search, "Delete Marimbas"));
  await keyboard.press(button(page, "Undo deleting Marimbas"));
  await expect(search).toBeVisible();
  expect(mailed(asha, title)).toBe(1);
  expect(service.taken()).toEqual([]);
});
