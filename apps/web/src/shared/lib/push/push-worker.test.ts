import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";

const source = readFileSync(join(import.meta.dirname, "../../../../public/push-worker.js"), "utf8");
const origin = "https://callboard.test";

/** The service worker in a scope of its own, as a browser runs it, with the pages that are open. */
function startWorker(pages: { url: string; focus?: () => unknown }[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  const scope = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow, claim: async () => {} },
    skipWaiting: async () => {},
  };
  new Function("self", source)(scope);
  const dispatch = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    await Promise.all(waits);
  };
  const push = (text: string | null) =>
    dispatch("push", { data: text === null ? null : { json: () => JSON.parse(text) } });
  const click = (data: object | undefined) => {
    const close = vi.fn();
    return dispatch("notificationclick", { notification: { close, data } }).then(() => close);
  };
  return { showNotification, openWindow, push, click, listeners };
}

const said = { id: 7, title: "Messages", body: "Leela wrote to you", path: "/account/messages/3" };

describe("the service worker", () => {
  let worker: ReturnType<typeof startWorker>;
  beforeEach(() => {
    worker = startWorker();
  });

  it("shows what a push says, once for a notification", async () => {
    await worker.push(JSON.stringify(said));
    expect(worker.showNotification.mock.calls).toEqual([
      [
        "Messages",
        {
          ...{ body: said.body, tag: "notification-7", icon: "/apple-touch-icon.png" },
          data: { address: `${origin}/account/messages/3` },
        },
      ],
    ]);
  });

  it.each([null, "no json", "{}", "null", `{"title":1,"body":"x"}`])(
    "shows that there is something new for %s",
    async (text) => {
      await worker.push(text);
      const data = { address: `${origin}/account/notifications` };
      expect(worker.showNotification).toHaveBeenCalledWith("Callboard", expect.objectContaining({ data }));
    },
  );

  it.each(["//evil.com/a", "/\\evil.com", "https://evil.com", "javascript:alert(1)", "event/1", "", 7, null])(
    "leads to no other site, as by %s",
    async (path) => {
      await worker.push(JSON.stringify({ ...said, path }));
      const data = { address: `${origin}/account/notifications` };
      expect(worker.showNotification).toHaveBeenCalledWith("Messages", expect.objectContaining({ data }));
    },
  );

  it("opens the page of a notification, and goes to it where it is open", async () => {
    const address = `${origin}/event/7`;
    expect(await worker.click({ address })).toHaveBeenCalled();
    expect(worker.openWindow).toHaveBeenCalledWith(address);
    const focus = vi.fn();
    const other = { url: `${origin}/events` };
    const beside = startWorker([other, { url: `${address}#comments`, focus }]);
    await beside.click({ address });
    expect([focus.mock.calls.length, beside.openWindow.mock.calls.length]).toEqual([1, 0]);
    await worker.click(undefined);
    expect(worker.openWindow).toHaveBeenLastCalledWith(`${origin}/account/notifications`);
  });

  it("keeps no page and no file", () => {
    expect(Object.keys(worker.listeners).sort()).toEqual([
      "activate",
      "install",
      "notificationclick",
      "push",
    ]);
  });
});
