import { getHeapStatistics } from "node:v8";
import { MockAgent } from "undici";
import { describe, expect, it, vi } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { createTestApp, now } from "../test/test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";

/** Keeps the event loop from turning for a while, in ms. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function createBusyApp(
  changes: Parameters<typeof createTestApp>[0] = {},
  seenBy?: Parameters<typeof fakeUpstream>[0]["upstream"],
) {
  const build = await createFakeBuild(() => ({ html: "<p>Hello</p>" }));
  const test = await createTestApp({ build, settings: { MAX_EVENT_LOOP_DELAY_MS: 40 }, ...changes });
  fakeUpstream(seenBy ? { upstream: seenBy } : test);
  /** Overstrains the program until it notices. */
  const overstrain = () =>
    expect
      .poll(
        () => {
          block(200);
          return test.app.isUnderPressure();
        },
        { timeout: 20_000, interval: 1 },
      )
      .toBe(true);
  return { ...test, overstrain };
}

describe("a program that cannot keep up", { timeout: 30_000 }, () => {
  it("turns calls away in the catalogue's form, and says when to come back", async () => {
    const { app, overstrain } = await createBusyApp();
    expect((await app.inject("/trpc/video.list")).statusCode).toBe(200);
    await overstrain();
    const answer = await app.inject("/trpc/video.list");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      "retry-after": "2",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.json().error).toMatchObject({
      message: "Too busy just now. Try again in a moment.",
      data: { code: "upstream", httpStatus: 503, request_id: answer.headers["x-request-id"] },
    });
  });

  it("shows people a page, and whoever watches it that it lives", async () => {
    const { app, overstrain } = await createBusyApp();
    await overstrain();
    const page = await app.inject({ url: "/blog", headers: { accept: "text/html,*/*" } });
    expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "2"]);
    expect(page.body).toContain("Try again");
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  });

  it("goes on answering what it keeps", async () => {
    const { ask, overstrain } = await createBusyApp();
    const get = (path: string) => ask.get(path).set("host", "callboard.in");
    await get("/privacy").expect(200);
    await overstrain();
    const { headers } = await get("/privacy").expect(200);
    expect(headers["cache-status"]).toBe("callboard; hit");
    await get("/terms").expect(503);
  });

  it("sends what is past its age rather than nothing", async () => {
    let time = now.getTime();
    const clock = () => new Date(time);
    const agent = new MockAgent();
    agent.disableNetConnect();
    const caches = { CACHE_MAX_AGE_MS: 3_000, CACHE_STALE_WHILE_REVALIDATE_MS: 60_000, CACHE_MAX_MB: 8 };
    const upstream = createTestUpstream(
      {
        UPSTREAM_URL: "http://upstream.test",
        UPSTREAM_API_KEY: "key",
        UPSTREAM_TIMEOUT_MS: 1_000,
        ...caches,
        CACHE_STALE_IF_ERROR_MS: 3_600_000,
      },
      clock,
      { dispatcher: agent },
    );
    const { ask, overstrain } = await createBusyApp({ upstream, clock }, agent.get("http://upstream.test"));
    const get = (path: string) => ask.get(path).set("host", "callboard.in");
    const paths = ["/privacy", "/trpc/video.list"];
    for (const path of paths) await get(path).expect(200);
    time += 1_800_000;
    await overstrain();
    for (const path of paths) {
      const { headers } = await get(path).expect(200);
      expect(headers["cache-status"]).toBe("callboard; hit; detail=stale");
    }
    time += 3_600_000;
    for (const path of paths) await get(path).expect(503);
  });

  it("takes requests again when it has caught up", async () => {
    const { app, overstrain } = await createBusyApp();
    await overstrain();
    await expect
      .poll(async () => (await app.inject("/trpc/video.list")).statusCode, { timeout: 20_000, interval: 100 })
      .toBe(200);
  });
});

describe("a program whose heap is nearly full", { timeout: 60_000 }, () => {
  it("turns calls away from nine tenths on, and takes them again below", async () => {
    const test = await createTestApp();
    fakeUpstream(test);
    const measured = process.memoryUsage();
    const heap = vi.spyOn(process, "memoryUsage");
    const fill = (share: number) =>
      heap.mockReturnValue({ ...measured, heapUsed: share * getHeapStatistics().heap_size_limit });
    const status = () => test.app.inject("/trpc/video.list").then(({ statusCode }) => statusCode);
    const patiently = { timeout: 20_000, interval: 100 };
    fill(0.91);
    await expect.poll(status, patiently).toBe(503);
    fill(0.89);
    await expect.poll(status, patiently).toBe(200);
  });
});
