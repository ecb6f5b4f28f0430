import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { RenderInput } from "@callboard/contracts/rendering";
import { describe, expect, it, vi } from "vitest";
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
  const getBytes = async (accepted: string) => {
    const headers = { host: "callboard.in", "accept-encoding": accepted };
    const response = await new Promise<IncomingMessage>((done) =>
      request(`${origin}/blog`, { headers }, done).end(),
    );
    return { headers: response.headers, body: await buffer(response) };
  };
  return { getBytes };
}

const nonceOf = (text: string) => /<script nonce="(\w+)"/.exec(text)?.[1];
const without = (text: string, nonces: (string | undefined)[]) =>
  nonces.reduce<string>((rest, nonce) => rest.replaceAll(nonce ?? "none", ""), text);
const styleNonceOf = (text: string) => /__webpack_nonce__="(\w+)"/.exec(text)?.[1];

describe("a page that was rendered", () => {
  it("is given out again with nonces of its own", async () => {
    const { get, renderings } = await createSite();
    const answers = [await get("/blog"), await get("/blog"), await get("/blog")];
    expect(renderings()).toBe(1);
    const nonces = answers.flatMap(({ text }) => [nonceOf(text), styleNonceOf(text)]);
    expect(new Set(nonces).size).toBe(6);
    const plain = answers.map(({ text }) => without(text, nonces));
    expect(new Set(plain).size).toBe(1);
    for (const { text, headers } of answers) {
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain(`'nonce-${nonceOf(text)}'`);
      expect(policy).toContain(`'nonce-${styleNonceOf(text)}'`);
      for (const nonce of policy.match(/nonce-\w+/g) ?? []) expect(text).toContain(nonce.slice(6));
    }
  });

  it("comes with every header that it had when it was new", async () => {
    const { get } = await createSite();
    const headersOf = async () => {
      const { headers } = await get("/blog").set("accept-encoding", "identity");
      const { date: _date, "x-request-id": id, "content-length": _length, ...rest } = headers;
      expect(id).toMatch(/^[\w-]{36}$/);
      return {
        ...rest,
        "content-security-policy": String(rest["content-security-policy"]).replace(/nonce-\w+/g, ""),
      };
    };
    const made = await headersOf();
    expect(await headersOf()).toEqual({ ...made, "cache-status": "callboard; hit" });
  });

  it.each([
    ["gzip", gunzipSync],
    ["gzip, br", brotliDecompressSync],
  ])("is read by whoever takes %s, each time with nonces of its own", async (accepted, unpack) => {
    const { getBytes } = await listen(await createSite());
    // While the better form is being made, the other one answers.
    const kept = { "cache-status": "callboard; hit", "content-encoding": accepted.split(", ").at(-1) };
    await vi.waitFor(async () => expect((await getBytes(accepted)).headers).toMatchObject(kept));
    const texts = [];
    for (let round = 0; round < 3; round += 1) {
      const { headers, body } = await getBytes(accepted);
      expect(headers).toMatchObject(kept);
      const text = String(unpack(body));
      expect(text).toContain(words);
      expect(text).toMatch(/<\/html>\s*$/);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain(`'nonce-${nonceOf(text)}'`);
      expect(policy).toContain(`'nonce-${styleNonceOf(text)}'`);
      texts.push(text);
    }
    expect(new Set(texts).size).toBe(3);
  });

  it("is compressed again only when it says something else", async () => {
    let html = words;
    const site = await createSite(() => ({ html }));
    const { getBytes } = await listen(site);
    const isKept = { "cache-status": "callboard; hit" };
    const get = async (text: string, headers: object) => {
      const answer = await getBytes("gzip, br");
      expect(answer.headers).toMatchObject(headers);
      const page = String(
        (answer.headers["content-encoding"] === "br" ? brotliDecompressSync : gunzipSync)(answer.body),
      );
      expect(page).toContain(text);
      expect(answer.headers["content-security-policy"]).toContain(`'nonce-${nonceOf(page)}'`);
      return { page, length: answer.body.length };
    };
    const best = await vi.waitFor(() => get("everybody", { ...isKept, "content-encoding": "br" }));
    site.pass(60_001);
    const again = await get("everybody", { "content-encoding": "br" });
    expect(again.length).toBe(best.length);
    expect(again.page).toContain('data-now="2026-03-01T12:01:00.001Z"');
    expect(site.renderings()).toBe(2);

    html = words.replaceAll("everybody", "nobody");
    site.pass(60_001);
    await get("nobody", { "content-encoding": "br" });
    await get("nobody", { ...isKept, "content-encoding": "gzip" });
    await vi.waitFor(() => get("nobody", { ...isKept, "content-encoding": "br" }));
  });

  it("keeps its compressed form also where it is asked for too seldom to be given out twice", async () => {
    const site = await createSite(async ({ call }) => ({
      html: `${JSON.stringify(await call("blog.list", {}))}${words}`,
    }));
    fakeUpstream(site);
    const { getBytes } = await listen(site);
    let rounds = 0;
    await vi.waitFor(async () => {
      site.pass(10_000);
      rounds += 1;
      const { headers, body } = await getBytes("gzip, br");
      expect(headers["cache-status"]).toBeUndefined();
      expect(headers["content-length"]).toBe(String(body.length));
      expect(String(brotliDecompressSync(body))).toContain(words);
    });
    expect(site.renderings()).toBe(rounds);
  });

  it("keeps its status, and is kept for each address and host apart", async () => {
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

  it("is rendered anew after its time, on request, and after a change of what it shows", async () => {
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

  it("is not kept where it failed or leads elsewhere", async () => {
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

  it("is not kept where a part of it failed", async () => {
    const site = await createSite(async ({ call }) => ({
      html: await call("blog.list", {}).then(
        () => "articles",
        ({ message }: Error) => message,
      ),
    }));
    fakeUpstream(site, () => refusalOf(500));
    for (const round of [1, 2]) {
      expect((await site.get("/blog").expect(200)).text).not.toContain("articles");
      expect(site.renderings()).toBe(round);
    }
  });

  it("tells https from http where a trusted proxy says so", async () => {
    const trusted = await createSite(undefined, { TRUST_PROXY: ["127.0.0.1", "::1", "::ffff:127.0.0.1"] });
    const open = await createSite();
    for (const [site, count, strict] of [
      [trusted, 2, true],
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
