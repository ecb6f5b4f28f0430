import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { plainHeaders } from "../http/plain-headers.ts";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { createTestApp, procedureUrl } from "../test/test-app.ts";

const always = {
  "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": expect.any(String),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-request-id": expect.any(String),
};

describe("the security headers", () => {
  it.each([
    ["a procedure that failed", procedureUrl("blog.list")],
    ["an unknown procedure", "/trpc/nothing"],
    ["an unknown address", "/nothing"],
    ["health", "/healthz"],
    ["an image that is not there", "/media/a-480.webp"],
    ["an address that cannot be decoded", "/%zz"],
  ])("stand on %s", async (_name, url) => {
    const { ask } = await createTestApp();
    const { headers } = await ask.get(url);
    expect(headers).toMatchObject(always);
  });

  it("stand on a refused body and a refused method", async () => {
    const { ask } = await createTestApp();
    const refused = [
      ask.post("/trpc/tag.list").set("content-type", "application/json").send("x".repeat(200_000)),
      ask.delete("/healthz"),
      ask.options("/trpc/tag.list"),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.headers).toMatchObject(always);
  });

  it("stand on the refusal of what is no HTTP", async () => {
    const { app } = await createTestApp();
    const socket = connect(
      Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port),
      "127.0.0.1",
    );
    socket.write("GET / HTTP/9.9\r\n\r\n");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    for (const [name, value] of Object.entries(plainHeaders))
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  });

  it("keep every answer from cameras and the like, and pages from the windows of others", async () => {
    const { ask } = await createTestApp();
    for (const url of ["/healthz", procedureUrl("blog.list")]) {
      expect((await ask.get(url)).headers["permissions-policy"]).toContain("camera=()");
    }
    expect((await ask.get("/healthz")).headers["cross-origin-opener-policy"]).toBe("same-origin");
  });

  it("are short on a file, which no page can be made of", async () => {
    const { ask } = await createTestApp({ build: await createFakeBuild(() => ({})) });
    for (const url of ["/assets/entry-client-aa.js", "/media/a-480.webp"]) {
      const { headers } = await ask.get(url);
      expect(headers).toMatchObject(always);
      expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it("are none that browsers do not read any more", async () => {
    const { ask } = await createTestApp();
    const { headers } = await ask.get("/healthz");
    const unread = [
      ...["x-dns-prefetch-control", "x-download-options"],
      ...["x-permitted-cross-domain-policies", "x-xss-protection"],
    ];
    expect(Object.keys(headers).filter((name) => unread.includes(name))).toEqual([]);
  });

  it("allow no cross-origin reader", async () => {
    const { ask } = await createTestApp();
    const { headers } = await ask.get("/healthz").set("origin", "https://evil.example");
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it.each([
    ["off", "max-age=31536000"],
    ["on", "max-age=31536000; includeSubDomains"],
  ] as const)(
    "ask for https on the domains below ours only where that is set: %s",
    async (setting, value) => {
      const settings = {
        HSTS_INCLUDE_SUBDOMAINS: setting,
        TRUST_PROXY: ["127.0.0.1", "::ffff:127.0.0.1", "::1"],
      };
      const test = await createTestApp({ settings, build: await createFakeBuild(() => ({ html: "page" })) });
      fakeUpstream(test);
      // Fastify's own answers, a read before it, and a page that is rendered and then cached.
      for (const url of ["/healthz", procedureUrl("tag.list"), "/blog", "/blog"]) {
        const { headers } = await test.ask
          .get(url)
          .set({ host: "callboard.in", "x-forwarded-proto": "https" });
        expect(headers["strict-transport-security"]).toBe(value);
      }
    },
  );

  it("ask for https only where the visitor uses it", async () => {
    const settings = {
      DEFAULT_DOMAIN_SUFFIX: ".in" as const,
      PUBLIC_URL: undefined,
      IMAGE_ORIGINS: [],
      TRUST_PROXY: ["127.0.0.1", "::ffff:127.0.0.1", "::1"],
    };
    const { ask } = await createTestApp({ settings });
    const hsts = "strict-transport-security";
    expect((await ask.get("/healthz")).headers[hsts]).toBeUndefined();
    expect((await ask.get("/healthz").set("x-forwarded-proto", "https")).headers[hsts]).toContain("max-age=");
    const { ask: askUntrusting } = await createTestApp();
    const { headers } = await askUntrusting.get("/healthz").set("x-forwarded-proto", "https");
    expect(headers[hsts]).toBeUndefined();
  });
});

describe("the content policy", () => {
  it("allows our own files, and the inline script and style of our documents by their hashes", async () => {
    const { ask } = await createTestApp({ build: await createFakeBuild(() => ({})) });
    const policy = String((await ask.get("/healthz")).headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
    // Players of clips, and nothing else of other sites.
    const framed =
      "frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://w.soundcloud.com";
    for (const closed of [
      framed,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "script-src-attr 'none'",
      "worker-src 'self'",
    ]) {
      expect(policy.split(";")).toContain(closed);
    }
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types callboard dompurify");
    expect(policy.replace(framed, "")).not.toMatch(
      /unsafe-eval|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline|\*|https?:/,
    );
  });

  it("takes images from the configured origins too", async () => {
    const settings = { DEFAULT_DOMAIN_SUFFIX: ".in" as const, PUBLIC_URL: undefined, TRUST_PROXY: [] };
    const IMAGE_ORIGINS = ["https://images.example"];
    const { ask } = await createTestApp({ settings: { ...settings, IMAGE_ORIGINS } });
    const { headers } = await ask.get("/healthz");
    expect(headers["content-security-policy"]).toContain(
      "img-src 'self' data: blob: https://images.example;",
    );
  });
});
