import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { noCache } from "../test/open-test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";
import { watchCacheVersions } from "./watch-cache-versions.ts";

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** An upstream whose versions a test changes, and a gateway's client that watches it. */
async function watch(offered: ("staff" | "events")[] = ["staff"]) {
  const state = { versions: { event: 1 } as Record<string, number>, status: 200, asked: 0 };
  const server = createServer((request, response) => {
    state.asked += 1;
    response.statusCode = request.headers.apikey === "key-of-the-gateway" ? state.status : 403;
    response.end(JSON.stringify({ success: true, message: "OK", data: { versions: state.versions } }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const settings = { UPSTREAM_URL: `http://127.0.0.1:${port}`, UPSTREAM_API_KEY: "key-of-the-gateway" };
  const upstream = createTestUpstream(
    { ...settings, UPSTREAM_TIMEOUT_MS: 1_000, ...noCache },
    () => new Date(),
    { offered },
  );
  const stop = watchCacheVersions(upstream, ".in", { next: 10, afterFailure: 20 });
  ended.push(() => {
    stop();
    server.close();
    void upstream.dispatcher.destroy();
  });
  return { state, epochOf: upstream.cache.epochOf };
}

it("expires what was changed elsewhere, and nothing else", async () => {
  const { state, epochOf } = await watch();
  await expect.poll(() => state.asked).toBeGreaterThan(1);
  expect(epochOf("event")).toBe(0);
  state.versions = { event: 1, article: 1 };
  await expect.poll(() => epochOf("article")).toBe(1);
  state.versions = { event: 2, article: 1 };
  await expect.poll(() => epochOf("event")).toBe(1);
  expect([epochOf("article"), epochOf("video")]).toEqual([1, 0]);
});

it("hears of what was changed while nobody answered", async () => {
  const { state, epochOf } = await watch();
  await expect.poll(() => state.asked).toBeGreaterThan(1);
  state.status = 500;
  const asked = state.asked;
  await expect.poll(() => state.asked).toBeGreaterThan(asked + 2);
  Object.assign(state, { status: 200, versions: { event: 2 } });
  await expect.poll(() => epochOf("event")).toBe(1);
});

it("leaves an upstream without a back office alone", async () => {
  const { state } = await watch(["events"]);
  await new Promise((done) => setTimeout(done, 100));
  expect(state.asked).toBe(0);
});
