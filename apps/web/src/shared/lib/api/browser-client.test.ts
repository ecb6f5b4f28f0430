import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readFailure } from "../failure/failure.ts";
import { clearAuth, saveAuth } from "../session/session.ts";
import { createBrowserClient } from "./browser-client.ts";
import { noteChange } from "./recent-change.ts";

type Sent = { url: string; authorization: string | null; cache: string | null };

let sent: Sent[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const one = { result: { data: null } };
    const count = new URL(url, "http://x").pathname.split(",").length;
    const headers = new Headers(init.headers);
    sent.push({ url, authorization: headers.get("authorization"), cache: headers.get("cache-control") });
    return Response.json(url.includes("batch=1") ? Array(count).fill(one) : one);
  });
});
afterEach(clearAuth);

const client = createBrowserClient();

it("says who is signed in with every call, and nothing for a visitor", async () => {
  await client.comment.mine.query({});
  saveAuth({ user: { id: 3, name: "Asha" }, token: "t-3" });
  await client.comment.mine.query({});
  await client.session.signOut.mutate();
  await client.category.list.query();
  await Promise.all([client.category.list.query(), client.comment.list.query({ blog_id: 7 })]);
  const tokens = sent.map(({ authorization }) => authorization);
  expect(tokens).toEqual([null, "Bearer t-3", "Bearer t-3", "Bearer t-3", "Bearer t-3"]);
});

describe("a call that is refused", () => {
  const refused = {
    error: { message: "Please sign in", code: -32001, data: { code: "unauthorized", httpStatus: 401 } },
  };
  const asha = (token: string) => ({ user: { id: 3, name: "Asha" }, token });
  /** Refuses whoever shows another token than `good`; `meanwhile` happens before the first refusal. */
  function refuseAllBut(good: string, meanwhile: () => void) {
    const tokens: (string | null)[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      const token = new Headers(init.headers).get("authorization");
      tokens.push(token);
      if (tokens.length === 1) meanwhile();
      const one = token === `Bearer ${good}` ? { result: { data: null } } : refused;
      const status = one === refused ? 401 : 200;
      return Response.json(url.includes("batch=1") ? [one] : one, { status });
    });
    return tokens;
  }

  it("is sent once more, as who is signed in now, where another session has replaced its own", async () => {
    for (const send of [() => client.comment.mine.query({}), () => client.session.signOut.mutate()]) {
      saveAuth(asha("t-1"));
      const tokens = refuseAllBut("t-2", () => saveAuth(asha("t-2")));
      await expect(send()).resolves.toBeNull();
      expect(tokens).toEqual(["Bearer t-1", "Bearer t-2"]);
    }
  });

  it("is refused where its session is the one that there is, or nobody is signed in any more", async () => {
    for (const meanwhile of [() => {}, clearAuth]) {
      saveAuth(asha("t-1"));
      const tokens = refuseAllBut("t-2", meanwhile);
      await expect(client.comment.mine.query({})).rejects.toThrow("Please sign in");
      expect(tokens).toEqual(["Bearer t-1"]);
    }
  });

  it("is not sent a third time", async () => {
    saveAuth(asha("t-1"));
    const tokens = refuseAllBut("t-3", () => saveAuth(asha("t-2")));
    await expect(client.comment.mine.query({})).rejects.toThrow("Please sign in");
    expect(tokens).toEqual(["Bearer t-1", "Bearer t-2"]);
  });
});

it("reads past every cache for a while after a change", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  await client.category.list.query();
  noteChange();
  await client.category.list.query();
  vi.advanceTimersByTime(10_000);
  await client.category.list.query();
  vi.useRealTimers();
  expect(sent.map(({ cache }) => cache)).toEqual([null, "no-cache", null]);
});

it("sends reads of one moment together and everything else alone", async () => {
  const signIn = { username: "asha", password: "x" };
  await Promise.all([
    client.category.list.query(),
    client.comment.list.query({ blog_id: 7 }),
    client.session.signIn.mutate(signIn),
    client.session.signIn.mutate(signIn),
  ]);
  const paths = sent.map(({ url }) => new URL(url, "http://x").pathname);
  expect(paths.sort()).toEqual([
    "/trpc/category.list,comment.list",
    "/trpc/session.signIn",
    "/trpc/session.signIn",
  ]);
});

it("sends at most ten reads together, as many as the gateway takes", async () => {
  await Promise.all(Array.from({ length: 11 }, (_, id) => client.comment.list.query({ blog_id: id })));
  const counts = sent.map(({ url }) => new URL(url, "http://x").pathname.split(",").length);
  expect(counts).toEqual([10, 1]);
});

it("sends nothing for a call that was given up before the code to send it came", async () => {
  const leaving = new AbortController();
  const fetch = vi.fn(async () => Response.json({ result: { data: null } }));
  const late = createBrowserClient();
  const call = late.event.create.mutate(new FormData(), { signal: leaving.signal, context: { fetch } });
  leaving.abort();
  await expect(call).rejects.toThrow();
  await late.category.list.query();
  expect(fetch).not.toHaveBeenCalled();
});

it("asks again for the code that sends calls where it did not arrive", async () => {
  vi.resetModules();
  vi.doMock("./gateway-link.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { createBrowserClient } = await import("./browser-client.ts");
  const late = createBrowserClient();
  await expect(late.category.list.query()).rejects.toThrow();
  vi.doUnmock("./gateway-link.ts");
  await expect(late.category.list.query()).resolves.toBeNull();
});

it("sends a call the way that it brings along, as the person who is signed in", async () => {
  saveAuth({ user: { id: 3, name: "Asha" }, token: "t-3" });
  const own = vi.fn(async (_address: unknown, init?: { headers?: unknown; body?: unknown }) => {
    expect(new Headers(init?.headers as HeadersInit).get("authorization")).toBe("Bearer t-3");
    expect(init?.body).toBeInstanceOf(FormData);
    return Response.json({ result: { data: null } });
  });
  await client.event.create.mutate(new FormData(), { context: { fetch: own } });
  expect(own).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
});

it.each([
  [500, "text/html", "An unexpected error occurred"],
  [502, "text/html", "An unexpected error occurred"],
  [200, "text/html", "An unexpected error occurred"],
  [413, "text/html", "An error occurred"],
  [404, "text/plain", "Resource not found"],
  [502, "application/json", "An unexpected error occurred"],
])("reads an answer %i of %s that the gateway did not write", async (status, type, message) => {
  const page = async () => new Response("<h1>Sorry</h1>", { status, headers: { "content-type": type } });
  vi.stubGlobal("fetch", page);
  const failed = (call: Promise<unknown>) =>
    call.then(
      () => "",
      (error) => readFailure(error).message,
    );
  expect(await failed(client.category.list.query())).toBe(message);
  expect(await failed(client.session.signOut.mutate())).toBe(message);
  const context = { fetch: page };
  expect(await failed(client.session.signOut.mutate(undefined, { context }))).toBe(message);
});
