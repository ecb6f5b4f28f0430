import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { MockAgent } from "undici";
import { expect, it } from "vitest";
import { fakeUpstream } from "../../test/fake-upstream.ts";
import { createFakeBuild } from "../../test/fake-web-build.ts";
import { callProcedure } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { createTestApp, noCache, now, procedureUrl } from "../../test/test-app.ts";
import { createTestUpstream } from "../../test/test-upstream.ts";

const readsPerMinute = 5;
const settings = { READS_PER_MINUTE: readsPerMinute, TRUST_PROXY: ["127.0.0.1"] };
const client = (number: number) => ({ "x-forwarded-for": `203.0.113.${number}` });

async function createApp(caches: Partial<typeof noCache> = {}) {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const address = {
    UPSTREAM_URL: "http://upstream.test",
    UPSTREAM_API_KEY: "key",
    UPSTREAM_TIMEOUT_MS: 1_000,
  };
  const upstream = createTestUpstream({ ...address, ...noCache, ...caches }, () => now, {
    dispatcher: agent,
  });
  const rendered: string[] = [];
  let held = Promise.resolve();
  const build = await createFakeBuild(async ({ call, url }) => {
    rendered.push(url);
    await held;
    const failure = await call("blog.list", { search: url }).then(
      () => null,
      ({ data }: Error & { data?: { httpStatus?: number; code: string } }) => data?.code ?? null,
    );
    return { status: failure === "too_many_requests" ? 429 : 200, html: failure ?? "articles" };
  });
  const test = await createTestApp({ upstream, build, settings });
  /** Until the returned function is called, no page is finished. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  const open = (page: number, headers = {}) =>
    test.app.inject({
      url: `/blog?page=${page}`,
      headers: { host: "callboard.in", ...client(1), ...headers },
    });
  const useUpLimit = async () => {
    for (let page = 1; page <= readsPerMinute; page += 1)
      await callProcedure(test, "blog.list", { page }, client(1));
    const { statusCode } = await callProcedure(test, "blog.list", {}, client(1));
    expect(statusCode).toBe(429);
  };
  const seen = fakeUpstream({ upstream: agent.get(address.UPSTREAM_URL) });
  return { ...test, rendered, hold, open, useUpLimit, seen };
}

it("turns a client away who reads too much from the upstream, and nobody else", async () => {
  const { app, seen } = await createApp();
  const read = (number: number) => callProcedure({ app }, "blog.list", {}, client(number));
  for (let call = 0; call < readsPerMinute; call += 1) expect((await read(1)).statusCode).toBe(200);
  const refused = await read(1);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error.data.code).toBe("too_many_requests");
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(seen).toHaveLength(readsPerMinute);
  expect((await read(2)).statusCode).toBe(200);
});

it("counts every read of a batch, and those of somebody who is signed in", async () => {
  const { app } = await createApp();
  const halves = { ...(await halvesOf()), ...client(1) };
  const url = `/trpc/${Array(4).fill("video.list").join(",")}?batch=1&input=${encodeURIComponent('{"0":{},"1":{"page":2},"2":{"page":3},"3":{"page":4}}')}`;
  expect((await app.inject({ url, headers: client(1) })).statusCode).toBe(200);
  expect((await callProcedure({ app }, "comment.mine", {}, halves)).statusCode).toBe(200);
  expect((await callProcedure({ app }, "comment.mine", {}, halves)).statusCode).toBe(429);
});

it("does not count what the caches answer", async () => {
  const { ask, seen } = await createApp({ CACHE_MAX_AGE_MS: 3_000, CACHE_MAX_MB: 8 });
  const read = (page: number) => ask.get(procedureUrl("blog.list", { page })).set(client(1));
  for (let call = 0; call < 4 * readsPerMinute; call += 1) await read(1).expect(200);
  expect(seen).toHaveLength(1);
  for (let page = 2; page <= readsPerMinute; page += 1) await read(page).expect(200);
  await read(readsPerMinute + 1).expect(429);
  await read(1).expect(200);
});

it("counts a page that is rendered, and none that is given out again", async () => {
  const { ask, seen } = await createApp({ CACHE_MAX_AGE_MS: 3_000, CACHE_MAX_MB: 8 });
  const open = (path: string) => ask.get(path).set(client(1)).set("host", "callboard.in");
  for (let call = 0; call < 4 * readsPerMinute; call += 1) await open("/blog").expect(200);
  for (let page = 2; page <= readsPerMinute; page += 1) await open(`/blog?page=${page}`).expect(200);
  const refused = await open("/blog?page=9").expect(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(seen).toHaveLength(readsPerMinute);
  await open("/blog").expect(200);
  await open("/blog?page=9").set(client(2)).expect(200);
});

it("renders nothing more for a client past the limit, and says when to come back", async () => {
  const { ask, rendered } = await createApp({ CACHE_MAX_AGE_MS: 3_000, CACHE_MAX_MB: 8 });
  const open = (path: string) => ask.get(path).set(client(1)).set("host", "callboard.in");
  for (let page = 1; page <= readsPerMinute; page += 1) await open(`/blog?page=${page}`).expect(200);
  await open("/blog?page=8").expect(429);
  const before = rendered.length;
  const refused = await open("/blog?page=9").expect(429);
  expect(rendered).toHaveLength(before);
  expect(refused.text).toContain("Too many pages were asked for");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.headers["cache-control"]).toBe("no-store");
  await open("/blog?page=9").set(client(2)).expect(200);
  await open("/blog?page=9").expect(200);
  // Who asks for it anew gets it as it is.
  const kept = await open("/blog?page=9").set("cache-control", "no-cache").expect(200);
  expect(kept.headers["cache-status"]).toBe("callboard; hit; detail=stale");
});

it("refuses pages at once and renders none, while others of the same address are being rendered", async () => {
  const { rendered, hold, open, useUpLimit } = await createApp();
  const letGo = hold();
  const underWay = [1, 2, 3, 4].map((page) => open(page));
  await expect.poll(() => rendered.length).toBe(4);
  await useUpLimit();
  const refused = await Promise.all(Array.from({ length: 50 }, (_, index) => open(10 + index)));
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(rendered).toHaveLength(4);
  letGo();
  await Promise.all(underWay);
});

it("renders no page that has waited while others of the same address used up the limit", async () => {
  const { rendered, open } = await createApp();
  const answers = await Promise.all(Array.from({ length: 14 }, (_, page) => open(page + 1)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(readsPerMinute);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14 - readsPerMinute);
  // Four are under way at once, one of which is the first to be refused.
  expect(rendered.length).toBeLessThanOrEqual(readsPerMinute + 4);
});

it("refuses pages from bytes that were compressed before, under the headers of pages", async () => {
  const { open, useUpLimit } = await createApp();
  await useUpLimit();
  const ask = () => open(1, { "accept-encoding": "gzip, br" });
  const { headers, rawPayload } = await ask();
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "content-encoding": "br",
    "content-length": String(rawPayload.length),
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": expect.stringContaining("script-src"),
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
  });
  expect(headers["cache-status"]).toBeUndefined();
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  const text = String(brotliDecompressSync(rawPayload));
  expect(text).toContain("Too many pages were asked for");
  // What is kept is compressed as well as can be as soon as it is sent again.
  await expect.poll(async () => (await ask()).rawPayload.length).toBe(brotliCompressSync(text).length);
});
