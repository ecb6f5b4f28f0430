import { getHeapStatistics } from "node:v8";
import { describe, expect, it, vi } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { createTestApp } from "../test/test-app.ts";

/** Keeps the event loop from turning for a while, in ms. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function createBusyApp() {
  const build = await createFakeBuild(() => ({ html: "<p>Hello</p>" }));
  const test = await createTestApp({ build, settings: { MAX_EVENT_LOOP_DELAY_MS: 40 } });
  fakeUpstream(test);
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
