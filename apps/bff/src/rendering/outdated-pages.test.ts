import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { healthyAnswer } from "../test/fake-upstream.ts";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { callProcedure } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createRawUpstream, createTestApp, now } from "../test/test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";

const caching = {
  CACHE_MAX_AGE_MS: 3_000,
  CACHE_STALE_WHILE_REVALIDATE_MS: 60_000,
  CACHE_STALE_IF_ERROR_MS: 86_400_000,
  CACHE_MAX_MB: 8,
};

/** A site whose page shows comments and articles, before an upstream that the test can hold and take away. */
async function createSite() {
  let [time, isDown] = [now.getTime(), false];
  let [held, heldRendering] = [Promise.resolve(), Promise.resolve()];
  const asked: string[] = [];
  const UPSTREAM_URL = await createRawUpstream(async (request, response) => {
    await text(request);
    const path = (request.url ?? "").replace("/api/v1", "");
    asked.push(path);
    if (path.startsWith("/blog/view")) await held;
    response.setHeader("content-type", "application/json");
    response.writeHead(isDown ? 503 : 200).end(JSON.stringify(isDown ? {} : healthyAnswer(path)));
  });
  const clock = () => new Date(time);
  const connection = { UPSTREAM_URL, UPSTREAM_API_KEY: "key", UPSTREAM_TIMEOUT_MS: 5_000 };
  const upstream = createTestUpstream({ ...connection, ...caching }, clock);
  let renderings = 0;
  const build = await createFakeBuild(async ({ call }) => {
    renderings += 1;
    const number = renderings;
    await heldRendering;
    await call("comment.list", { blog_id: 1 });
    await call("blog.list", {});
    await call("comment.replies", { id: 1 });
    return { html: `rendering ${number}` };
  });
  const test = await createTestApp({ upstream, build, clock, settings: { CACHE_MAX_MB: 8 } });
  return {
    ...test,
    asked,
    /** Under one name, since pages are cached for each. */
    get: (url: string) => test.ask.get(url).set("host", "callboard.in"),
    renderings: () => renderings,
    comment: async () => callProcedure(test, "comment.create", undefined, await halvesOf()),
    pass: (ms: number) => {
      time += ms;
    },
    takeDown: () => {
      isDown = true;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    holdRendering: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      heldRendering = promise;
      return resolve;
    },
  };
}

type Site = Awaited<ReturnType<typeof createSite>>;

const times = (site: Site, start: string) => site.asked.filter((path) => path.startsWith(start)).length;

describe("a page", () => {
  it("is made again once something that it shows was changed", async () => {
    const site = await createSite();
    for (const _ of [1, 2]) await site.get("/blog/article-1").expect(200);
    expect(site.renderings()).toBe(1);
    await site.comment();
    await site.get("/blog/article-1").expect(200);
    expect(site.renderings()).toBe(2);
  });

  it("is made again where that was changed while it was being made", async () => {
    const site = await createSite();
    const letGo = site.hold();
    const before = site.get("/blog/article-1").then(({ status }) => status);
    await expect.poll(() => times(site, "/blog/view")).toBe(1);
    await site.comment();
    letGo();
    expect(await before).toBe(200);
    await site.get("/blog/article-1").expect(200);
    expect([site.renderings(), times(site, "/comment/blog")]).toEqual([2, 2]);
  });

  it("past its age is made again by one who asks, while the others get it as it was", async () => {
    const site = await createSite();
    const get = () => site.get("/blog/article-1").expect(200);
    await get();
    site.pass(3_001);
    const letGo = site.holdRendering();
    const first = get().then(({ text }) => text);
    await expect.poll(site.renderings).toBe(2);
    const other = get().then(({ text }) => text);
    await expect.poll(() => Promise.race([other, ""])).toContain("rendering 1");
    letGo();
    expect(await first).toContain("rendering 2");
    // It was made of answers past their age, and still is not made again at once.
    expect((await get()).text).toContain("rendering 2");
  });

  it("made of what is stale says so each time, and is not kept", async () => {
    const site = await createSite();
    await site.get("/blog/article-1").expect(200);
    site.takeDown();
    site.pass(3_001);
    const stateOf = async () => (await site.get("/blog/article-1").expect(200)).headers["cache-status"];
    const stale = "callboard; hit; detail=stale";
    // Until revalidation behind a first page has failed.
    await expect
      .poll(() => {
        site.pass(101);
        return stateOf();
      })
      .toBe(stale);
    const made = site.renderings();
    expect([await stateOf(), await stateOf()]).toEqual([stale, stale]);
    expect(site.renderings()).toBe(made + 2);
  });
});

describe("the answer to a batch", () => {
  it("is made again where a part of it was changed while another was being read", async () => {
    const site = await createSite();
    const batch =
      "/trpc/comment.list,blog.list?batch=1&input=%7B%220%22%3A%7B%22blog_id%22%3A1%7D%2C%221%22%3A%7B%7D%7D";
    const letGo = site.hold();
    const before = site.get(batch).then(({ status }) => status);
    await expect.poll(() => site.asked.length).toBe(2);
    await site.comment();
    letGo();
    expect(await before).toBe(200);
    await site.get(batch).expect(200);
    expect(times(site, "/comment/blog")).toBe(2);
  });
});
