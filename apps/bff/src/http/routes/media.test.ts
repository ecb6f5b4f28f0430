import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { halvesOf } from "../../test/signed-in.ts";
import { createRawUpstream, createTestApp, noCache, now } from "../../test/test-app.ts";
import { createTestUpstream } from "../../test/test-upstream.ts";

const bytes = Buffer.from("RIFF....WEBP".repeat(500));
const image = { "content-type": "image/webp", "content-length": String(bytes.length), etag: '"a1"' };

const idle = { running: 0, queued: 0 };

describe("/media", () => {
  it("hands an image on, to be kept for good", async () => {
    const { ask, upstream } = await createTestApp();
    upstream
      .intercept({ path: "/media/stage-480.webp" })
      .reply(200, bytes, { headers: { ...image, "x-a": "b" } });
    const answer = await ask.get("/media/stage-480.webp").set("accept-encoding", "br").expect(200);
    expect(answer.body.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      ...image,
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers["x-a"]).toBeUndefined();
  });

  it("passes a condition on and a 304 back", async () => {
    const { ask, upstream } = await createTestApp();
    upstream
      .intercept({ path: "/media/stage-480.webp", headers: { "if-none-match": '"a1"' } })
      .reply(304, "", { headers: { etag: '"a1"' } });
    const answer = await ask.get("/media/stage-480.webp").set("if-none-match", '"a1"').expect(304);
    expect(answer.headers.etag).toBe('"a1"');
  });

  it("answers HEAD with the size and no body", async () => {
    const { ask, upstream } = await createTestApp();
    upstream.intercept({ path: "/media/stage-480.webp", method: "HEAD" }).reply(200, "", { headers: image });
    const answer = await ask.head("/media/stage-480.webp").expect(200);
    expect(answer.headers["content-length"]).toBe(String(bytes.length));
  });

  it.each(["..%2f..%2fetc%2fpasswd", "a.html", "a.svg", ".webp", "a%00.webp", "a/b.webp", "x".repeat(300)])(
    "does not ask for %s",
    async (name) => {
      const { ask } = await createTestApp();
      await ask.get(`/media/${name}`).expect(404);
    },
  );

  it.each([
    [404, 404],
    [500, 502],
    [302, 502],
  ])("answers the upstream's %i with a short %i", async (given, status) => {
    const { ask, upstream } = await createTestApp();
    upstream.intercept({ path: () => true }).reply(given, "<script>", { headers: { location: "https://x" } });
    const answer = await ask
      .get("/media/a-480.webp")
      .expect(status)
      .expect("content-type", /text\/plain/);
    expect(answer.text).not.toContain("script");
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  it("does not hand on what is no image", async () => {
    const { ask, upstream } = await createTestApp();
    upstream.intercept({ path: () => true }).reply(200, "<h1>", { headers: { "content-type": "text/html" } });
    await ask.get("/media/a-480.webp").expect(502);
  });

  it("does not hand on what is longer than any image", async () => {
    const { ask, upstream } = await createTestApp();
    const endless = Buffer.alloc(12 * 1_048_576 + 1);
    upstream
      .intercept({ path: () => true })
      .reply(200, endless, { headers: { "content-type": "image/webp" } });
    await ask.get("/media/a-480.webp").expect(502);
  });

  it("answers in words when the upstream is not there", async () => {
    const settings = { UPSTREAM_API_KEY: "k", UPSTREAM_TIMEOUT_MS: 300, ...noCache };
    const upstream = createTestUpstream({ ...settings, UPSTREAM_URL: "http://127.0.0.1:9" }, () => now);
    const { ask } = await createTestApp({ upstream });
    await ask.get("/media/a-480.webp").expect(502, "Image unavailable");
  });

  it("shows the upstream neither a key nor whose session it is", async () => {
    const seen: unknown[] = [];
    const UPSTREAM_URL = await createRawUpstream(({ headers }, response) => {
      seen.push([headers.apikey, headers.cookie, headers.authorization]);
      response.writeHead(200, image).end(bytes);
    });
    const upstream = createTestUpstream(
      {
        UPSTREAM_URL,
        UPSTREAM_API_KEY: "k",
        UPSTREAM_TIMEOUT_MS: 300,
        ...noCache,
      },
      () => now,
    );
    const { ask } = await createTestApp({ upstream });
    await ask
      .get("/media/a-480.webp")
      .set(await halvesOf())
      .expect(200);
    expect(seen).toEqual([[undefined, undefined, undefined]]);
  });

  it("keeps no slot for clients that do not read", async () => {
    const large = Buffer.alloc(6 * 1_048_576, 1);
    const UPSTREAM_URL = await createRawUpstream((_request, response) => {
      response.writeHead(200, { ...image, "content-length": String(large.length) }).end(large);
    });
    const settings = { UPSTREAM_API_KEY: "k", UPSTREAM_TIMEOUT_MS: 1_000, ...noCache };
    const upstream = createTestUpstream({ ...settings, UPSTREAM_URL }, () => now);
    const { app } = await createTestApp({ upstream });
    const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
    for (let client = 0; client < 30; client += 1) {
      const socket = connect(port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.on("error", () => undefined).pause();
      socket.write("GET /media/a-480.webp HTTP/1.1\r\nHost: callboard.in\r\n\r\n");
    }
    await expect.poll(() => upstream.policies.image.count(), { timeout: 10_000 }).toEqual(idle);
    const answer = await fetch(`http://127.0.0.1:${port}/media/b-480.webp`);
    expect((await answer.arrayBuffer()).byteLength).toBe(large.length);
  });

  it("fetches eight images of one address at a time, so that others get theirs", async () => {
    const asked: (string | undefined)[] = [];
    const gate = Promise.withResolvers<void>();
    const UPSTREAM_URL = await createRawUpstream(async ({ url }, response) => {
      asked.push(url);
      if (!url?.includes("other")) await gate.promise;
      response.writeHead(200, image).end(bytes);
    });
    const settings = { UPSTREAM_API_KEY: "k", UPSTREAM_TIMEOUT_MS: 5_000, ...noCache };
    const upstream = createTestUpstream({ ...settings, UPSTREAM_URL }, () => now);
    const { app } = await createTestApp({ upstream, settings: { TRUST_PROXY: ["127.0.0.1"] } });
    const get = async (name: string, client: string) =>
      app.inject({ url: `/media/${name}.webp`, headers: { "x-forwarded-for": client } });
    const greedy = Array.from({ length: 250 }, (_, index) => get(`a-${index}`, "10.0.0.1"));
    await expect.poll(() => asked.length).toBe(8);
    expect((await get("other", "10.0.0.2")).statusCode).toBe(200);
    expect(asked).toHaveLength(9);
    gate.resolve();
    const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(208);
    expect(statuses.filter((status) => status === 503)).toHaveLength(42);
  });
});
