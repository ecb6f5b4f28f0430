import { describe, expect, it } from "vitest";
import { envelopeOf, pagination } from "../../test/fixtures.ts";
import { createRawUpstream, createTestApp, noCache, now } from "../../test/test-app.ts";
import { createTestUpstream } from "../../test/test-upstream.ts";

/** One that takes two seconds to time out. */
async function hangingUpstream() {
  const UPSTREAM_URL = await createRawUpstream(() => undefined);
  const settings = { UPSTREAM_URL, UPSTREAM_API_KEY: "k", UPSTREAM_TIMEOUT_MS: 2_000, ...noCache };
  return createTestUpstream(settings, () => now);
}

const categories = envelopeOf({ rows: [], pagination });

describe("/healthz", () => {
  it("answers without the upstream", async () => {
    const { ask } = await createTestApp();
    const answer = await ask.get("/healthz").expect(200, { status: "ok" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

describe("/readyz", () => {
  it("asks the upstream once for several clients", async () => {
    const { ask, upstream, agent } = await createTestApp();
    upstream.intercept({ path: () => true }).reply(200, categories);
    await Promise.all([ask.get("/readyz").expect(200), ask.get("/readyz").expect(200)]);
    await ask.get("/readyz").expect(200, { status: "ready" });
    expect(agent.pendingInterceptors()).toEqual([]);
  });

  it("takes any answer that accepts the key, whatever its fields", async () => {
    const { ask, upstream } = await createTestApp();
    upstream.intercept({ path: () => true }).reply(200, { success: true, rows: "none" });
    await ask.get("/readyz").expect(200, { status: "ready" });
  });

  it.each([403, 500])("says no where the upstream answers %i", async (status) => {
    const { ask, upstream } = await createTestApp();
    upstream.intercept({ path: () => true }).reply(status, "");
    await ask.get("/readyz").expect(503, { status: "upstream unreachable" });
  });

  it("says no at once when the program is being stopped", async () => {
    const lifecycle = { isShuttingDown: false };
    const { ask, upstream } = await createTestApp({ lifecycle });
    upstream.intercept({ path: () => true }).reply(200, categories);
    await ask.get("/readyz").expect(200);
    lifecycle.isShuttingDown = true;
    const answer = await ask
      .get("/readyz")
      .set("connection", "keep-alive")
      .expect(503, { status: "shutting down" });
    expect(answer.headers.connection).toBe("close");
    await ask.get("/healthz").expect(200);
  });

  it("does not wait for an upstream that hangs when the program is being stopped", async () => {
    const { ask } = await createTestApp({
      upstream: await hangingUpstream(),
      lifecycle: { isShuttingDown: true },
    });
    const began = performance.now();
    await ask.get("/readyz").expect(503, { status: "shutting down" });
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it("says no when the stop began while the upstream was asked", async () => {
    const lifecycle = { isShuttingDown: false };
    const { ask, upstream } = await createTestApp({ lifecycle });
    upstream.intercept({ path: () => true }).reply(200, () => {
      lifecycle.isShuttingDown = true;
      return categories;
    });
    await ask.get("/readyz").expect(503, { status: "shutting down" });
  });
});
