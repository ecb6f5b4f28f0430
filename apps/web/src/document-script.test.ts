import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { dataset } = document.documentElement;

/** Runs the script anew, as a document does that has just begun. */
async function runScript() {
  vi.resetModules();
  await import("./document-script.ts");
}

function send(form: HTMLFormElement): boolean {
  return form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  localStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  document.body.innerHTML = '<form method="post"></form><form></form>';
  window.heldForm = undefined;
});
afterEach(() => vi.useRealTimers());

it.each([
  ["light", "light"],
  ["dark", "dark"],
  ["pink", undefined],
])("puts a remembered theme on, if it is one: %s", async (stored, theme) => {
  localStorage.setItem("theme", stored);
  await runScript();
  expect(dataset.theme).toBe(theme);
});

it("tells whether somebody seems to be signed in", async () => {
  await runScript();
  expect(dataset.auth).toBeUndefined();
  localStorage.setItem("auth", "{}");
  await runScript();
  expect(dataset.auth).toBe("");
});

it("works where storage is forbidden", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await runScript();
  expect(dataset.theme).toBeUndefined();
  vi.restoreAllMocks();
});

it("says after a while that the app is late", async () => {
  await runScript();
  vi.advanceTimersByTime(7_999);
  expect(dataset.late).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(dataset.late).toBe("");
});

it("holds a form that only the app can send, and is late sooner", async () => {
  await runScript();
  const [post, search] = document.forms as unknown as [HTMLFormElement, HTMLFormElement];
  expect(send(search)).toBe(true);
  expect(window.heldForm).toBeUndefined();
  expect(send(post)).toBe(false);
  expect(window.heldForm).toBe(post);
  vi.advanceTimersByTime(1_000);
  expect(dataset.late).toBe("");
});

it("leaves forms to the app once that is there", async () => {
  await runScript();
  dataset.ready = "true";
  expect(send(document.forms[0] as HTMLFormElement)).toBe(true);
});

it("starts the app at the first touch, but not on half a document, and loads the page's scripts without running them", async () => {
  vi.useRealTimers();
  const start = vi.fn(() => Promise.resolve());
  const run = vi.fn();
  vi.stubGlobal("runForTest", run);
  vi.stubGlobal("startForTest", start);
  const otherWork = vi.fn(() => Promise.resolve());
  vi.stubGlobal("scheduler", { yield: otherWork });
  const script = document.createElement("script");
  const code = encodeURIComponent("export const start = (scripts) => startForTest(scripts);");
  script.dataset.scripts = `data:text/javascript,${code} data:text/javascript,runForTest()`;
  const current = vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  await runScript();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await new Promise((done) => setTimeout(done, 50));
  expect(start).not.toHaveBeenCalled();
  state.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  await vi.waitFor(() => expect(dataset.ready).toBe("true"));
  expect(start).toHaveBeenCalledExactlyOnceWith(script.dataset.scripts?.split(" "));
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  expect(links.map(({ href }) => href).join(" ")).toBe(script.dataset.scripts);
  expect(otherWork).toHaveBeenCalledTimes(2);
  expect(run).not.toHaveBeenCalled();
  current.mockRestore();
  state.mockRestore();
});
