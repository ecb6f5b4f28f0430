import { randomBytes } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RenderInput } from "@callboard/contracts/rendering";
import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../test/fake-upstream.ts";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createTestApp } from "../test/test-app.ts";

type Renderer = Parameters<typeof createFakeBuild>[0];
const words = "<p>What everybody may read.</p>".repeat(300);

async function createSite(render: Renderer = () => ({ html: words }), settings = {}) {
  let [count, time] = [0, Date.parse("2026-03-01T12:00:00.000Z")];
  const build = await createFakeBuild((input: RenderInput) => {
    count += 1;
    return render(input);
  });
  const test = await createTestApp({ build, settings, clock: () => new Date(time) });
  const pass = (ms: number) => {
    time += ms;
  };
  const get = (url: string, host = "callboard.in") => test.ask.get(url).set("host", host);
  return { ...test, get, pass, renderings: () => count };
}

/** Asks over a socket, where nobody unpacks what comes. */
async function listen({ app }: Awaited<ReturnType<typeof createSite>>) {
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const getBytes = async (accepted: string, more = {}) => {
    const headers = { host: "callboard.in", "accept-encoding": accepted, ...more };
    const response = await new Promise<IncomingMessage>((done) =>
      request(`${origin}/blog`, { headers }, done).end(),
    );
    return { headers: response.headers, body: await buffer(response) };
  };
  return { getBytes };
}

describe("a page that was rendered", () => {
  it("is sent again as it is", async () => {
    const { get, renderings } = await createSite();
    const texts = [await get("/blog"), await get("/blog"), await get("/blog")].map(({ text }) => text);
    expect(renderings()).toBe(1);
    expect(texts[0]).toContain(words);
    expect(new Set(texts).size).toBe(1);
    await get("/blog").set("cache-control", "no-cache");
    expect(renderings()).toBe(2);
  });

  it("is kept by nobody where its address is known to few, and tells no other page", async () => {
    const { get, renderings } = await createSite();
    for (const address of ["/shortlist/shared", "/shortlist/shared?a=1", "/unsubscribe/a-token"]) {
      const before = renderings();
      const answers = [await get(address), await get(address)];
      expect(renderings() - before).toBe(2);
      for (const { headers } of answers)
        expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["no-store", "no-referrer"]);
    }
    expect((await get("/shortlist")).headers["cache-control"]).toBe("no-cache");
  });

  it.each([
    ["from the cache", {}],
    ["rendered again", { "cache-control": "no-cache" }],
  ])("is shorter once it was sent again, %s", async (_, headers) => {
    const html = randomBytes(4_000).toString("hex").replaceAll("a", " role ");
    const { getBytes } = await listen(await createSite(() => ({ html })));
    const first = await getBytes("br");
    await expect
      .poll(async () => (await getBytes("br", headers)).body.length)
      .toBeLessThan(first.body.length);
    const { body } = await getBytes("br");
    expect(brotliDecompressSync(body)).toEqual(brotliDecompressSync(first.body));
  });

  it("has the same ETag for a minute as long as it says the same", async () => {
    const { get, pass, renderings } = await createSite();
    const etagOf = async () => (await get("/blog").set("cache-control", "no-cache")).headers.etag;
    const first = await etagOf();
    pass(59_000);
    expect(await etagOf()).toBe(first);
    pass(1_000);
    expect(await etagOf()).not.toBe(first);
    expect(renderings()).toBe(3);
  });

  it("is not pushed out by addresses that are asked for once", async () => {
    const { get } = await createSite();
    for (const _ of [1, 2]) await get("/blog");
    for (let index = 0; index < 40; index += 1) await get(`/blog?page=${index}`);
    expect((await get("/blog")).headers["cache-status"]).toBe("callboard; hit");
  });

  it("comes with every header that it had when it was new", async () => {
    const { get } = await createSite();
    const headersOf = async () => {
      const { headers } = await get("/blog").set("accept-encoding", "identity");
      const { date: _date, "x-request-id": id, ...rest } = headers;
      expect(id).toMatch(/^[\w-]{36}$/);
      return rest;
    };
    const made = await headersOf();
    expect(await headersOf()).toEqual({ ...made, "cache-status": "callboard; hit" });
  });

  it("is rendered once for all encodings", async () => {
    const site = await createSite();
    const { getBytes } = await listen(site);
    for (const round of [1, 2]) {
      for (const [accepted, encoding, unpack] of [
        ["gzip", "gzip", gunzipSync],
        ["gzip, br", "br", brotliDecompressSync],
        ["", undefined, (body: Buffer) => body],
      ] as const) {
        const { headers, body } = await getBytes(accepted);
        expect(headers["content-encoding"]).toBe(encoding);
        expect(headers["content-length"]).toBe(String(body.length));
        if (round > 1) expect(headers["cache-status"]).toBe("callboard; hit");
        expect(String(unpack(body))).toMatch(/Title.*everybody may read.*<\/html>\s*$/s);
      }
    }
    expect(site.renderings()).toBe(1);
  });

  it("is not sent to a client that has it, as long as it says the same", async () => {
    let html = words;
    const { get, pass } = await createSite(() => ({ html }));
    const { headers } = await get("/blog");
    const etag = String(headers.etag);
    const { text } = await get("/blog").set("if-none-match", etag).expect(304).expect("etag", etag);
    expect(text).toBe("");
    html = words.replaceAll("everybody", "nobody");
    pass(60_001);
    expect((await get("/blog").set("if-none-match", etag).expect(200)).text).toContain("nobody");
  });

  it("is sent whole where it says that there is nothing at its address", async () => {
    const { get } = await createSite(() => ({ status: 404 }));
    const { headers } = await get("/x").expect(404);
    await get("/x").set("if-none-match", String(headers.etag)).expect(404);
  });

  it("keeps its status, and is cached for each address and host apart", async () => {
    const { get, renderings } = await createSite(({ url, host }) => ({
      status: url === "/x" ? 404 : 200,
      html: host,
    }));
    for (const round of [1, 2]) {
      await get("/x").expect(404);
      await get("/blog?page=2").expect(200);
      expect((await get("/blog", "callboard.us")).text).toContain("callboard.us");
      expect((await get("/blog")).text).not.toContain("callboard.us");
      expect(renderings()).toBe(4 * Math.min(round, 1));
    }
  });

  it("is for everybody alike: somebody's cookie changes nothing", async () => {
    const { get, renderings } = await createSite();
    const { cookie } = await halvesOf();
    const plain = await get("/account");
    const signedIn = await get("/account").set("cookie", cookie);
    expect(renderings()).toBe(1);
    expect(signedIn.headers["set-cookie"]).toBeUndefined();
    expect(signedIn.text.length).toBe(plain.text.length);
  });

  it("is rendered again when it is stale, and for no-cache", async () => {
    const site = await createSite(async ({ call }) => ({
      html: JSON.stringify(await call("blog.list", {})),
    }));
    fakeUpstream(site);
    await site.get("/privacy");
    site.pass(60_001);
    await site.get("/privacy");
    expect(site.renderings()).toBe(2);
    await site.get("/privacy").set("cache-control", "no-cache");
    expect(site.renderings()).toBe(3);
  });

  it("is not cached where it failed or redirects", async () => {
    const { get, renderings } = await createSite(({ url }) => {
      if (url === "/broken") throw new Error("broken");
      return { status: 302, redirect: "/blog" };
    });
    for (const round of [1, 2]) {
      await get("/broken").expect(500);
      await get("/moved").expect(302);
      expect(renderings()).toBe(2 * round);
    }
  });

  it("is sent to nobody any more once it failed or redirects", async () => {
    let isHere = true;
    const { get } = await createSite(({ url }) => {
      if (isHere) return { html: words };
      if (url === "/broken") throw new Error("broken");
      return { status: 302, redirect: "/blog" };
    });
    for (const path of ["/broken", "/moved"]) await get(path).expect(200);
    isHere = false;
    for (const [path, status] of [
      ["/broken", 500],
      ["/moved", 302],
    ] as const) {
      await get(path).expect(200);
      await get(path).set("cache-control", "no-cache").expect(status);
      await get(path).expect(status);
    }
  });

  it("is not cached where a part of it failed", async () => {
    const site = await createSite(async ({ call }) => ({
      html: await call("blog.list", {}).then(
        () => "articles",
        ({ message }: Error) => message,
      ),
    }));
    fakeUpstream(site, () => refusalOf(500));
    for (const round of [1, 2]) {
      const { text } = await site.get("/blog").expect(200).expect("cache-control", "no-store");
      expect(text).not.toContain("articles");
      expect(site.renderings()).toBe(round);
    }
  });

  it("tells https from http where a trusted proxy says so", async () => {
    const TRUST_PROXY = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
    const trusted = await createSite(undefined, { TRUST_PROXY });
    const named = await createSite(undefined, { TRUST_PROXY, PUBLIC_URL: "https://callboard.in" });
    const open = await createSite();
    for (const [site, count, strict] of [
      [trusted, 2, true],
      [named, 1, true],
      [open, 1, false],
    ] as const) {
      for (const proto of ["https", "http", "https"]) {
        const { headers } = await site.get("/blog").set("x-forwarded-proto", proto);
        expect("strict-transport-security" in headers).toBe(strict && proto === "https");
      }
      expect(site.renderings()).toBe(count);
    }
  });
});
