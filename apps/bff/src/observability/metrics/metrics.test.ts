import { describe, expect, it, onTestFinished } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { createFakeBuild } from "../../test/fake-web-build.ts";
import { secrets, userOf } from "../../test/fixtures-account.ts";
import { callProcedure } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { apiKey, createTestApp, now, procedureUrl, sessionSecret } from "../../test/test-app.ts";
import { createTestUpstream } from "../../test/test-upstream.ts";
import { createMetrics } from "./metrics.ts";

/** Responses are fresh for a second, so that the second of two equal reads comes from the caches. */
const cached = {
  CACHE_MAX_AGE_MS: 1_000,
  CACHE_STALE_WHILE_REVALIDATE_MS: 0,
  CACHE_STALE_IF_ERROR_MS: 0,
  CACHE_MAX_MB: 1,
};

/** On a busy machine, forms take a while to arrive. */
const longPoll = { timeout: 8_000 };

async function createMeasuredApp() {
  const metrics = createMetrics();
  const plain = await createTestApp();
  const settings = {
    UPSTREAM_URL: "http://upstream.test",
    UPSTREAM_API_KEY: apiKey,
    UPSTREAM_TIMEOUT_MS: 1_000,
    ...cached,
  };
  let [held, letGo] = [Promise.resolve(), () => {}];
  const hold = () => {
    held = new Promise((done) => {
      letGo = done;
    });
    onTestFinished(() => letGo());
  };
  /** Lets requests wait while the test holds them. */
  const dispatcher = plain.agent.compose((dispatch) => (options, handler) => {
    void held.then(() => dispatch(options, handler));
    return true;
  });
  const upstream = createTestUpstream(settings, () => now, {
    dispatcher,
    observer: metrics.upstream.observer,
  });
  const build = await createFakeBuild(async ({ url, call }) => {
    if (url === "/blog") await call("blog.list", undefined);
    return { status: url === "/blog" ? 200 : 404 };
  });
  const { app } = await createTestApp({ upstream, build, metrics });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.listeningOrigin;
  const get = (path: string, headers = {}) =>
    fetch(`${address}${path}`, { headers: { "accept-encoding": "identity", ...headers } }).then((answer) =>
      answer.text(),
    );
  /** The value of a metric; undefined where there is none. */
  const read = async (line: string) => {
    const lines = (await metrics.registry.metrics()).split("\n");
    const found = lines.find((known) => known.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  };
  return { ...plain, app, metrics, get, read, hold, letGo: () => letGo() };
}

describe("metrics", () => {
  it("count procedure calls by outcome, from browsers and from rendered pages", async () => {
    const measured = await createMeasuredApp();
    fakeUpstream(measured, ({ path }) =>
      path.startsWith("/tag/view") ? refusalOf(500) : path.includes("/gone") ? refusalOf(404) : undefined,
    );
    await measured.get("/blog");
    await measured.get(procedureUrl("tag.list"));
    await measured.get(procedureUrl("blog.bySlug", { slug: "gone" }));
    await measured.get(procedureUrl("blog.bySlug", { slug: "" }));
    const calls = (labels: string) => measured.read(`callboard_procedure_calls_total{${labels}}`);
    expect(await calls('procedure="blog.list",outcome="ok"')).toBe(1);
    expect(await calls('procedure="tag.list",outcome="upstream"')).toBe(1);
    expect(await calls('procedure="blog.bySlug",outcome="not_found"')).toBe(1);
    expect(await calls('procedure="blog.bySlug",outcome="validation"')).toBe(1);
    expect(await measured.read('callboard_procedure_duration_seconds_count{procedure="blog.bySlug"}')).toBe(
      2,
    );
  });

  it("count requests by kind, also those that the fast path answers", async () => {
    const measured = await createMeasuredApp();
    fakeUpstream(measured);
    const list = procedureUrl("blog.list", { limit: 3 });
    for (const path of [
      list,
      list,
      list,
      "/blog",
      "/blog",
      "/nowhere",
      "/favicon.svg",
      "/event/1/calendar.ics",
      "/healthz",
    ])
      await measured.get(path);
    const requests = (kind: string, status = "2xx") =>
      measured.read(`callboard_requests_total{kind="${kind}",status="${status}"}`);
    // A response may be counted a moment after it was received.
    await expect.poll(() => requests("health"), longPoll).toBe(1);
    expect(await requests("procedure")).toBe(3);
    expect(await requests("page")).toBe(2);
    expect(await requests("page", "4xx")).toBe(1);
    expect(await requests("file")).toBe(1);
    expect(await requests("feed")).toBe(1);
    expect(await measured.read('callboard_request_duration_seconds_count{kind="procedure"}')).toBe(1);
    const reads = (cache: string, result: string) =>
      measured.read(`callboard_cache_reads_total{cache="${cache}",result="${result}"}`);
    expect(await reads("responses", "hit")).toBe(2);
    expect(await reads("responses", "miss")).toBe(1);
    expect(await reads("pages", "hit")).toBe(1);
    expect(await reads("upstream", "miss")).toBe(3);
    expect(await measured.read('callboard_cache_entries{cache="responses"}')).toBe(1);
    expect(await measured.read('callboard_cache_bytes{cache="pages"}')).toBeGreaterThan(0);
  });

  it("count upstream calls by class, and show an open circuit", async () => {
    const measured = await createMeasuredApp();
    const breaker = (name: string) => measured.read(`callboard_upstream_breaker_open{class="${name}"}`);
    for (const name of ["read", "write", "signIn", "message", "upload", "image"])
      expect(await breaker(name)).toBe(0);
    fakeUpstream(measured, ({ path }) =>
      path.startsWith("/blog/view") ? refusalOf(503) : path.startsWith("/media") ? refusalOf(404) : undefined,
    );
    await measured.get(procedureUrl("category.list"));
    for (let page = 1; page <= 40; page += 1) await measured.get(procedureUrl("blog.list", { page }));
    expect(await breaker("read")).toBe(1);
    expect(await breaker("write")).toBe(0);
    const calls = (outcome: string) =>
      measured.read(`callboard_upstream_calls_total{class="read",outcome="${outcome}"}`);
    expect(await calls("ok")).toBe(1);
    expect(await calls("upstream")).toBe(40);
    await measured.get("/media/gone.webp");
    expect(await measured.read('callboard_upstream_calls_total{class="image",outcome="not_found"}')).toBe(1);
    expect(await measured.read("callboard_upstream_retries_total")).toBeGreaterThan(0);
  });

  it("show running upstream calls, and running and queued uploads", async () => {
    const measured = await createMeasuredApp();
    fakeUpstream(measured);
    // Two of them by one account, which runs one at a time.
    const people = await Promise.all([1, 2, 3, 4, 4].map((id) => halvesOf({ user: userOf(id) })));
    const running = () =>
      measured.read('callboard_upstream_calls_in_progress{class="upload",state="running"}');
    const uploads = (state: string) => measured.read(`callboard_uploads{state="${state}"}`);
    expect([await running(), await uploads("running"), await uploads("queued")]).toEqual([0, 0, 0]);
    measured.hold();
    const pending = people.map((halves) => callProcedure(measured, "event.create", undefined, halves));
    await expect.poll(running, longPoll).toBe(3);
    await expect.poll(() => uploads("queued"), longPoll).toBe(2);
    expect(await uploads("running")).toBe(3);
    measured.letGo();
    for (const { statusCode } of await Promise.all(pending)) expect(statusCode).toBe(200);
    expect([await running(), await uploads("running")]).toEqual([0, 0]);
  });

  it("count rate-limited calls by limit", async () => {
    const measured = await createMeasuredApp();
    fakeUpstream(measured);
    for (let count = 0; count < 12; count += 1) await callProcedure(measured, "contact.create");
    expect(await measured.read('callboard_rate_limited_calls_total{limit="contact"}')).toBe(2);
  });

  it("have one label for all unknown addresses, and none that a client wrote", async () => {
    const measured = await createMeasuredApp();
    fakeUpstream(measured);
    const halves = await halvesOf();
    const askAll = async (count: number) => {
      await measured.get(`/canary-${count}/canary`);
      await measured.get(`/trpc/canary.${count}`, halves);
      await measured.get(procedureUrl("blog.list", { search: `canary ${count}` }), halves);
      await measured.app.inject({ method: "PUT", url: `/canary-${count}` });
      await callProcedure(measured, "comment.create", undefined, halves);
      return measured.metrics.registry.metrics();
    };
    const lines = (await askAll(0)).split("\n").length;
    let text = "";
    for (let count = 1; count <= 30; count += 1) text = await askAll(count);
    expect(text.split("\n")).toHaveLength(lines);
    for (const secret of [apiKey, sessionSecret, ...Object.values(secrets), "canary"])
      expect(text).not.toContain(secret);
  });

  it("are not served on the public port", async () => {
    const { ask } = await createTestApp();
    const { status, text } = await ask.get("/metrics");
    expect(status).toBe(404);
    expect(text).not.toContain("callboard_");
  });

  it("report the build, and no Redis where none is configured", async () => {
    const { metrics } = await createMeasuredApp();
    const text = await metrics.registry.metrics();
    expect(text).toMatch(
      /callboard_build_info\{version="[\d.]+",node="v24[\d.]+",web="\/assets\/entry-client-aa.js"\} 1/,
    );
    expect(text).toContain("# TYPE callboard_redis_up gauge");
    expect(text).not.toMatch(/^callboard_redis_up \d/m);
  });
});
