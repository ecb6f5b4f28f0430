import { describe, expect, it } from "vitest";
import { createChaosApp } from "../../test/chaos-app.ts";
import { createFakeBuild } from "../../test/fake-web-build.ts";
import { allProcedures, callProcedure, isCached, type ProcedurePath } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { now } from "../../test/test-app.ts";

const cache = {
  CACHE_MAX_AGE_MS: 3_000,
  CACHE_STALE_WHILE_REVALIDATE_MS: 60_000,
  CACHE_STALE_IF_ERROR_MS: 86_400_000,
  CACHE_MAX_MB: 16,
};
const stale = "callboard; hit; detail=stale";
const reads = allProcedures.filter(isCached);
const almostADay = 86_300_000;

/** A gateway that keeps what it may, a clock that only the test moves, and pages that show the newest articles. */
async function createSite() {
  let time = now.getTime();
  const build = await createFakeBuild(async ({ call }) => ({
    html: JSON.stringify(await call("blog.list", {})),
  }));
  const app = { build, clock: () => new Date(time), settings: { CACHE_MAX_MB: 16 } };
  const test = await createChaosApp({ timeout: 2_000, cache, app });
  const pass = (ms: number) => {
    time += ms;
  };
  return { ...test, pass };
}

type Site = Awaited<ReturnType<typeof createSite>>;

async function readAll(site: Site, paths: ProcedurePath[], headers?: Record<string, string>) {
  const answers = await Promise.all(paths.map((path) => callProcedure(site, path, undefined, headers)));
  return answers.map(({ statusCode, body, headers }, index) => ({
    path: paths[index],
    status: statusCode,
    body,
    cache: headers["cache-status"],
    control: headers["cache-control"],
  }));
}

describe("while the upstream refuses connections", { timeout: 20_000 }, () => {
  it("every public read that was made once is answered for a day, marked stale", async () => {
    const site = await createSite();
    const good = (await readAll(site, reads)).filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThanOrEqual(15);
    const paths = good.map(({ path }) => path as ProcedurePath);
    await site.proxy.refuse();
    site.pass(almostADay);
    const expected = good.map((answer) => ({ ...answer, cache: stale }));
    expect(await readAll(site, paths)).toEqual(expected);
    // Also to somebody who is signed in, and while the circuit is open.
    const personal = await readAll(site, ["blog.list", "event.list"], await halvesOf());
    expect(personal.map(({ status, cache }) => [status, cache])).toEqual([
      [200, stale],
      [200, stale],
    ]);
    site.pass(200_000);
    for (const { status } of await readAll(site, paths)) expect(status).toBe(504);
  });

  it("a page is rendered of what is known, marked stale, and anew once the upstream is back", async () => {
    const site = await createSite();
    const { text: good } = await site.ask.get("/blog").expect(200);
    expect(good).toContain("Article 1");
    await site.proxy.refuse();
    site.pass(almostADay);
    const { text, headers } = await site.ask.get("/blog").expect(200);
    expect(text).toContain("Article 1");
    expect(headers["cache-status"]).toBe(stale);
    await site.proxy.accept();
    site.pass(10_000);
    const again = await site.ask.get("/blog").expect(200);
    expect(again.headers["cache-status"]).toBeUndefined();
  });

  it("what was never read fails, and what is one's own is not kept", async () => {
    const site = await createSite();
    const halves = await halvesOf();
    const own = ["session.list", "comment.mine", "event.viewer"] as const;
    for (const { status, control } of await readAll(site, [...own], halves)) {
      expect([status, control]).toEqual([200, "no-store"]);
    }
    await site.proxy.refuse();
    for (const { status } of await readAll(site, [...own, "blog.list"], halves)) expect(status).toBe(504);
  });
});
