import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { blogListOf } from "../test/fixtures.ts";
import { createTestApp, procedureUrl } from "../test/test-app.ts";
import { isHost } from "./host.ts";

async function suffixFor(headers: Record<string, string>, trusted: string[] = []) {
  const settings = { DEFAULT_DOMAIN_SUFFIX: ".us" as const, PUBLIC_URL: undefined, IMAGE_ORIGINS: [] };
  const { ask, upstream } = await createTestApp({ settings: { ...settings, TRUST_PROXY: trusted } });
  const sent: unknown[] = [];
  upstream.intercept({ path: () => true }).reply(200, (options) => {
    sent.push((options.headers as Record<string, string>)["x-domain-suffix"]);
    return blogListOf(1);
  });
  await ask.get(procedureUrl("blog.list")).set(headers).expect(200);
  return sent[0];
}

describe("the domain suffix", () => {
  it.each([
    ["callboard.in", ".in"],
    ["WWW.Callboard.CO.UK:8443", ".co.uk"],
    ["callboard.com.", ".com"],
    ["localhost:3000", ".us"],
    ["127.0.0.1:3000", ".us"],
    ["[::1]:3000", ".us"],
    ["callboard.example", ".us"],
  ])("of %s is %s", async (host, suffix) => {
    expect(await suffixFor({ host })).toBe(suffix);
  });

  it.each<Record<string, string>>([
    { "x-forwarded-host": "callboard.com" },
    { forwarded: "host=callboard.com" },
    { "x-domain-suffix": ".com" },
    { "x-host": "callboard.com", "x-original-host": "callboard.com" },
  ])("does not come from %o", async (headers) => {
    expect(await suffixFor({ host: "callboard.in", ...headers })).toBe(".in");
  });

  it("comes from what a trusted proxy forwards, and from no other", async () => {
    const headers = { host: "gateway.internal", "x-forwarded-host": "callboard.in" };
    expect(await suffixFor(headers, ["127.0.0.1", "::1", "::ffff:127.0.0.1"])).toBe(".in");
    expect(await suffixFor(headers, ["10.0.0.1"])).toBe(".us");
  });
});

describe("a request in absolute form", () => {
  async function exchange(target: string) {
    const test = await createTestApp();
    const seen = fakeUpstream(test);
    const port = Number(new URL(await test.app.listen({ port: 0, host: "127.0.0.1" })).port);
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${target} HTTP/1.1\r\nHost: callboard.in\r\nConnection: close\r\n\r\n`);
    return { answer: await text(socket), seen };
  }

  it("is for the host that it names, whatever its Host header says", async () => {
    const { answer, seen } = await exchange("http://callboard.com/trpc/video.list");
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(seen.map(({ headers }) => headers["x-domain-suffix"])).toEqual([".com"]);
  });

  it.each(["http://a@b/trpc/video.list", "http:///trpc/video.list", "http://-a/healthz"])(
    "is refused as %s",
    async (target) => {
      const { answer, seen } = await exchange(target);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(seen).toEqual([]);
    },
  );
});

describe("the Host header", () => {
  it.each([
    "callboard.in/evil",
    "a b",
    "a@b",
    "callboard.in:port",
    "-a",
    "<script>",
    "a..b\\c",
    "x".repeat(300),
  ])("is refused as %j", async (host) => {
    expect(isHost(host)).toBe(false);
    const { ask } = await createTestApp();
    const { body } = await ask.get("/healthz").set("host", host).expect(400);
    expect(body.error.message).toBe("Bad Host header");
  });
});
