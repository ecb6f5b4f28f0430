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

  it("has the path of a call that failed without its query", async () => {
    const test = await createTestApp();
    fakeUpstream(test, () => refusalOf(500));
    await test.ask.get(procedureUrl("blog.list", { search: canary })).expect(502);
    const lines = test.logLines.map((line) => JSON.parse(line));
    expect(lines.find(({ msg }) => msg === "upstream call failed").call).toBe("/api/v1/blog/view");
    expect(test.logLines.join("")).not.toContain(canary);
  });
});
