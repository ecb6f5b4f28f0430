import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../test/fake-upstream.ts";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { createTestApp, procedureUrl } from "../test/test-app.ts";

const canary = "somebody-s-own-words";

describe("the log", () => {
  it("has the path of each request without its query, whoever answers it", async () => {
    const test = await createTestApp({ build: await createFakeBuild(() => ({ html: "page" })) });
    fakeUpstream(test);
    const page = `/blog?query=${canary}`;
    const read = procedureUrl("tag.list", { search: canary });
    for (const url of [page, page, read, `/healthz?${canary}`])
      await test.ask.get(url).set("host", "callboard.in").expect(200);
    const paths = test.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
    // The second page comes from the cache, before Fastify has seen the request.
    expect(paths.map(({ path }) => path)).toEqual(["/blog", "/blog", "/trpc/tag.list", "/healthz"]);
    expect(test.logLines.join("")).not.toContain(canary);
  });

  it("has no token of a link, whoever answers it", async () => {
    const test = await createTestApp({ build: await createFakeBuild(() => ({ html: "page" })) });
    fakeUpstream(test, () => refusalOf(500));
    const get = (path: string) => test.ask.get(path).set("host", "callboard.in");
    await test.ask.post(`/unsubscribe/${canary}`).set("host", "callboard.in").expect(502);
    for (const path of [`/unsubscribe/${canary}`, `/blog/preview/${canary}`, `/blog/preview/${canary}`])
      await get(path).expect(200);
    await get(`/unsubscribe/${canary}%`).expect(400);
    await get(procedureUrl("article.preview", { token: canary })).expect(502);
    const lines = test.logLines.map((line) => JSON.parse(line));
    expect(lines.flatMap(({ msg, path }) => (msg === "answered" ? [path] : []))).toEqual([
      ...["/unsubscribe/[redacted]", "/unsubscribe/[redacted]"],
      ...["/blog/preview/[redacted]", "/blog/preview/[redacted]"],
      ...["/unsubscribe/[redacted]", "/trpc/article.preview"],
    ]);
    expect(lines.map(({ call }) => call)).toContain("/api/v1/blog/preview/[redacted]");
    expect(test.logLines.join("")).not.toContain(canary);
  });

  const visitor = { TRUST_PROXY: ["127.0.0.1", "::1", "::ffff:127.0.0.1"] };

  it.each([
    ["shortened", "203.0.113.0/24"],
    ["hashed", expect.stringMatching(/^[\w-]{16}$/)],
  ] as const)(
    "has the id and the %s client of each request, whoever answers it",
    async (LOG_CLIENTS, client) => {
      const settings = { ...visitor, LOG_CLIENTS };
      const test = await createTestApp({ settings, build: await createFakeBuild(() => ({ html: "page" })) });
      fakeUpstream(test);
      const paths = ["/blog", "/blog", "/trpc/tag.list", "/trpc/none", "/healthz", "/none", "/%"];
      const ids: string[] = [];
      for (const path of paths) {
        const answer = await test.ask
          .get(path)
          .set("host", "callboard.in")
          .set("x-forwarded-for", "203.0.113.7");
        ids.push(answer.headers["x-request-id"] ?? "");
      }
      const lines = test.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
      expect(new Set(ids).size).toBe(paths.length);
      expect(lines.map(({ reqId }) => reqId)).toEqual(ids);
      for (const line of lines) {
        expect(line).toMatchObject({ client, method: "GET", host: "callboard.in" });
        expect(line).toMatchObject({ status: expect.any(Number), ms: expect.any(Number) });
        expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      }
      expect(test.logLines.join("")).not.toContain("203.0.113.7");
    },
  );

  it("has the path of a call that failed without its query", async () => {
    const test = await createTestApp();
    fakeUpstream(test, () => refusalOf(500));
    await test.ask.get(procedureUrl("blog.list", { search: canary })).expect(502);
    const lines = test.logLines.map((line) => JSON.parse(line));
    expect(lines.find(({ msg }) => msg === "upstream call failed").call).toBe("/api/v1/blog/view");
    expect(test.logLines.join("")).not.toContain(canary);
  });
});
