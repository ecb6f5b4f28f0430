import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../../test/fake-upstream.ts";
import { blogListOf } from "../../test/fixtures.ts";
import { createTestApp, procedureUrl } from "../../test/test-app.ts";

/** What belongs to one answer or one connection alone. */
const own = ["x-request-id", "date", "connection", "keep-alive", "transfer-encoding"];

const withoutOwn = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));

const withoutId = (text: string) => text.replace(/"request_id":"[^"]+"/g, '"request_id":"…"');

async function createApp(settings = {}) {
  const test = await createTestApp({ settings });
  const list = JSON.stringify(blogListOf(...Array.from({ length: 20 }, (_, index) => index + 1)));
  const seen = fakeUpstream(test, ({ path }) =>
    path.startsWith("/blog/view?") ? { statusCode: 200, data: list } : undefined,
  );
  return { ...test, seen };
}

describe("a read by a visitor", () => {
  it.each([
    ["a list", procedureUrl("blog.list", { limit: 5 })],
    ["a batch", "/trpc/blog.list,comment.list?batch=1&input=%7B%221%22%3A%7B%22blog_id%22%3A1%7D%7D"],
    ["bad input", procedureUrl("blog.list", { page: 0 })],
    ["broken input", "/trpc/blog.list?input=%7B"],
    ["an unknown procedure", "/trpc/blog.drop"],
    ["a change", "/trpc/session.signOut"],
    ["what needs a session", procedureUrl("session.list")],
    ["an odd address", "/trpc/blog%2Elist?input=%7B%7D"],
    ["no input", "/trpc/blog.list?"],
    ["inputs twice", "/trpc/blog.list?input=%7B%7D&input=%7B%7D"],
  ])("of %s is answered as the server would", async (_name, url) => {
    const { app, ask } = await createApp();
    const usual = await app.inject({ url, headers: { host: "callboard.in" } });
    const answer = await ask.get(url).set("host", "callboard.in").set("accept-encoding", "identity");
    expect(answer.status).toBe(usual.statusCode);
    expect(withoutId(answer.text)).toBe(withoutId(usual.body));
    expect(withoutOwn(answer.headers)).toEqual(withoutOwn(usual.headers));
    expect(answer.headers["x-request-id"]).toBeDefined();
  });

  it("is compressed where the client takes that", async () => {
    const { ask } = await createApp();
    const answer = await ask
      .get(procedureUrl("blog.list"))
      .set("accept-encoding", "gzip")
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () => done(null, Buffer.concat(chunks)));
      });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    const text = answer.body[0] === 0x1f ? gunzipSync(answer.body).toString() : String(answer.body);
    expect(JSON.parse(text).result.data.blogs).toHaveLength(20);
  });

  it("ends its connection where the program began to stop meanwhile", async () => {
    const lifecycle = { isShuttingDown: false };
    const test = await createTestApp({ lifecycle });
    let isStopping = false;
    fakeUpstream(test, () => {
      lifecycle.isShuttingDown = isStopping;
      return undefined;
    });
    const get = () => test.ask.get(procedureUrl("tag.list")).set("connection", "keep-alive").expect(200);
    expect((await get()).headers.connection).toBe("keep-alive");
    isStopping = true;
    expect((await get()).headers.connection).toBe("close");
  });

  it("is told to come by https where it does", async () => {
    const { ask } = await createApp({ TRUST_PROXY: ["127.0.0.1", "::ffff:127.0.0.1", "::1"] });
    const url = procedureUrl("blog.list");
    const { headers } = await ask.get(url).set("x-forwarded-proto", "https");
    expect(headers["strict-transport-security"]).toContain("max-age=");
    const { ask: askUntrusting } = await createApp();
    const untrusted = await askUntrusting.get(url).set("x-forwarded-proto", "https");
    expect(untrusted.headers["strict-transport-security"]).toBeUndefined();
  });

  it("stands in the log under its id, once, without its query", async () => {
    const { ask, logLines } = await createApp();
    const url = procedureUrl("blog.list", { search: "whispered" });
    await ask.get(url).set("x-request-id", "mine");
    await expect.poll(() => logLines.filter((line) => line.includes('"answered"'))).toHaveLength(1);
    const line = logLines.find((entry) => entry.includes('"answered"')) ?? "";
    expect(JSON.parse(line)).toMatchObject({
      reqId: "mine",
      method: "GET",
      path: "/trpc/blog.list",
      status: 200,
    });
    expect(line).not.toContain("whispered");
  });
});
