import { expect, it, vi } from "vitest";
import { createBrowserSession } from "./browser-session.ts";

const auth = { user: { id: 3, name: "Asha" }, token: "t-3" };

function createStorage(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it("keeps the session where all tabs read it, until it is over", () => {
  const storage = createStorage();
  const tab = createBrowserSession({ storage });
  const other = createBrowserSession({ storage });
  tab.keep(auth);
  expect(other.read()).toEqual(auth);
  other.keep(null);
  expect([tab.read(), storage.getItem("auth")]).toEqual([null, null]);
});

it("takes the browser's own storage, under a name of one's own", () => {
  const storage = createStorage();
  vi.stubGlobal("localStorage", storage);
  createBrowserSession({ key: "callboard" }).keep(auth);
  expect(storage.getItem("callboard")).toBe(JSON.stringify(auth));
  vi.unstubAllGlobals();
});

it.each([
  "",
  "{",
  "null",
  "[]",
  '{"user":{"id":3,"name":"Asha"}}',
  '{"user":{"id":"3","name":"Asha"},"token":"t"}',
])("takes %j for nobody's session", (stored) => {
  expect(createBrowserSession({ storage: createStorage(new Map([["auth", stored]])) }).read()).toBeNull();
});

it("is of this page alone where the storage refuses", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const session = createBrowserSession({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  session.keep(auth);
  expect(session.read()).toEqual(auth);
  session.keep(null);
  expect(session.read()).toBeNull();
});

it("has the browser send the cookie, to another origin too", async () => {
  const fetch = vi.fn(async () => new Response());
  await createBrowserSession({ storage: createStorage(), fetch }).fetch("https://api.example/trpc", {
    method: "POST",
  });
  expect(fetch).toHaveBeenCalledWith("https://api.example/trpc", { method: "POST", credentials: "include" });
});
