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
  const build = await createFakeBuild(async ({ call, url }) => {
    rendered.push(url);
    const failure = await call("blog.list", { search: url }).then(
      () => null,
      ({ data }: Error & { data?: { httpStatus?: number; code: string } }) => data?.code ?? null,
    );
    return { status: failure === "too_many_requests" ? 429 : 200, html: failure ?? "articles" };
  });
  const test = await createTestApp({ upstream, build, settings });
  return { ...test, rendered, seen: fakeUpstream({ upstream: agent.get(address.UPSTREAM_URL) }) };
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
