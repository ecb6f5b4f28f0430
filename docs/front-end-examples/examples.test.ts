import { fakeUpstream, type Reply, refusalOf, type Seen } from "@callboard/bff/test/fake-upstream";
import { envelopeOf, summaryOf } from "@callboard/bff/test/fixtures";
import { eventForm, photo } from "@callboard/bff/test/fixtures-event";
import { createTestApp } from "@callboard/bff/test/test-app";
import { eventForm as eventSchema } from "@callboard/contracts/event-form";
import { createServer, type ProxyOptions } from "vite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { articlesAbout } from "./articles.ts";
import { createGateway } from "./client.ts";
import { createCookieFetch } from "./cookie-fetch.ts";
import { gatewayProxy } from "./dev-proxy.ts";
import { failureOf } from "./failure.ts";
import { postEvent } from "./post-event.ts";
import { signIn, signOut, tokenIn } from "./session.ts";

const credentials = { username: "person-1", password: "a password of the examples" };

/** What a browser has of `localStorage`, as far as the examples use it. */
function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
}

async function start(change?: (seen: Seen) => Reply | undefined) {
  const testApp = await createTestApp();
  const asked = fakeUpstream(testApp, change);
  await testApp.app.listen({ host: "127.0.0.1", port: 0 });
  const url = `${testApp.app.listeningOrigin}/trpc`;
  const storage = createStorage();
  const fetch = vi.fn(createCookieFetch());
  const gateway = createGateway({ url, fetch, token: () => tokenIn(storage) });
  return { app: testApp.app, asked, fetch, gateway, storage };
}

/** How a page of a Vite server calls a gateway behind that proxy. */
async function startVite(proxyTo: (gateway: string) => Record<string, string | ProxyOptions>) {
  const { app } = await start();
  const proxy = proxyTo(app.listeningOrigin);
  const vite = await createServer({ configFile: false, logLevel: "silent", server: { port: 0, proxy } });
  onTestFinished(() => vite.close());
  await vite.listen();
  const origin = new URL(vite.resolvedUrls?.local[0] ?? "").origin;
  const fromPage = createCookieFetch();
  const fetch: typeof globalThis.fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set("origin", origin);
    return fromPage(address, { ...init, headers });
  };
  return createGateway({ url: `${origin}/trpc`, fetch });
}

const failed = (call: Promise<unknown>) => call.then(() => Promise.reject(new Error("it worked")), failureOf);

describe("the examples", () => {
  it("send reads of one moment together", async () => {
    const { fetch, gateway } = await start();
    const [list, categories] = await Promise.all([gateway.blog.list.query(), gateway.category.list.query()]);
    expect([list.blogs.length, categories]).toEqual([2, []]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("go on to the last page", async () => {
    const { asked, gateway } = await start(({ path }) => {
      if (!path.startsWith("/blog/view")) return undefined;
      const isNext = path.includes("cursor=next");
      const blogs = isNext ? [summaryOf(3)] : [summaryOf(1), summaryOf(2)];
      const pagination = { page: 1, limit: 20, hasNextPage: !isNext, nextCursor: isNext ? null : "next" };
      return { statusCode: 200, data: JSON.stringify(envelopeOf({ blogs, pagination })) };
    });
    const ids: number[] = [];
    for await (const { id } of articlesAbout(gateway, "stage")) ids.push(id);
    expect(ids).toEqual([1, 2, 3]);
    expect(asked).toHaveLength(2);
    expect(asked.every(({ path }) => path.includes("search=stage"))).toBe(true);
  });

  it("tell what went wrong, on which fields, and whether to try again", async () => {
    const { gateway, storage } = await start(({ path }) => {
      if (path.startsWith("/tag/view"))
        return { ...refusalOf(503), responseOptions: { headers: { "retry-after": "7" } } };
      return path.startsWith("/contact") ? refusalOf(422, { email: "Invalid email" }) : undefined;
    });
    const message = { name: "Person 1", email: "person-1@example.com", message: "Hello" };
    expect(await failed(gateway.contact.create.mutate(message))).toMatchObject({
      code: "validation",
      message: "Invalid email",
      fields: { email: "Invalid email" },
      isWorthRetrying: false,
      requestId: expect.stringMatching(/.+/),
    });
    expect(await failed(gateway.comment.mine.query())).toMatchObject({ code: "unauthorized" });
    expect(await failed(gateway.tag.list.query())).toMatchObject({ code: "upstream", isWorthRetrying: true });
    const nowhere = createGateway({ url: "http://127.0.0.1:9/trpc", token: () => tokenIn(storage) });
    expect(await failed(nowhere.blog.list.query())).toMatchObject({ code: "network", retryAfter: null });
    expect(() => failureOf(new Error("of our own"))).toThrow("of our own");
  });

  it("know the pause that is asked for", async () => {
    const { gateway } = await start();
    const send = () => gateway.contact.create.mutate({ name: "A", email: "a@example.com", message: "Hello" });
    for (let count = 0; count < 10; count += 1) await send();
    const { code, retryAfter } = await failed(send());
    expect(code).toBe("too_many_requests");
    expect(retryAfter).toBeGreaterThan(0);
  });

  it("sign in, post an event with its photos, and sign out", async () => {
    const { asked, gateway, storage } = await start();
    expect((await signIn(gateway, storage, credentials)).name).toBe("Person 1");
    const event = eventSchema.parse({ ...eventForm, banner_photo: photo(2_000) });
    expect((await postEvent(gateway, event))?.title).toBe(eventForm.title);
    const posted = asked.find(({ path }) => path.startsWith("/event/create"));
    expect(posted?.headers.authorization).toMatch(/^Bearer .+/);
    await signOut(gateway, storage);
    expect(tokenIn(storage)).toBeUndefined();
    expect(await failed(postEvent(gateway, event))).toMatchObject({ code: "unauthorized" });
  });

  it("sign in through the development server that passes calls on", async () => {
    const { name } = await signIn(await startVite(gatewayProxy), createStorage(), credentials);
    expect(name).toBe("Person 1");
    const rewriting = await startVite((target) => ({ "/trpc": target }));
    expect(await failed(signIn(rewriting, createStorage(), credentials))).toMatchObject({
      code: "forbidden",
    });
  });
});
