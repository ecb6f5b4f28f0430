import type { RenderInput } from "@callboard/contracts/rendering";
import { describe, expect, it } from "vitest";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { blogListOf, envelopeOf } from "../test/fixtures.ts";
import { createTestApp, procedureUrl, type TestApp } from "../test/test-app.ts";

const url = procedureUrl("blog.list");
const isBlogList = (path: string) => path.startsWith("/api/v1/blog/view");
const refusal = (message: unknown) => ({ success: false, message, data: null });

function answerWith({ upstream }: TestApp, status: number, body: string | object, times = 1) {
  upstream.intercept({ path: isBlogList }).reply(status, body).times(times);
}

describe("an answer of the upstream", () => {
  it.each([
    ["success:false under 200", 200, refusal("Not today"), "rejected", 400, "Not today"],
    ["success:false without words", 200, refusal(""), "rejected", 400, "An error occurred"],
    ["401", 401, refusal("Sign in first"), "unauthorized", 401, "Sign in first"],
    ["401 without words", 401, "", "unauthorized", 401, "Unauthorized"],
    ["403", 403, "", "forbidden", 403, "API key forbidden or invalid"],
    ["404", 404, refusal("Resource not found"), "not_found", 404, "Resource not found"],
    ["413", 413, "", "payload_too_large", 413, "An error occurred"],
    ["422 with a text", 422, refusal("Too odd"), "validation", 422, "Too odd"],
    ["422 without words", 422, "{}", "validation", 422, "Validation error"],
    ["429", 429, refusal("Slow down"), "too_many_requests", 429, "Slow down"],
    ["500 with words", 500, refusal("Out of paint"), "upstream", 502, "Out of paint"],
    ["418", 418, "<h1>teapot</h1>", "upstream", 502, "An error occurred"],
    ["a redirect", 302, "", "upstream", 502, "An error occurred"],
    ["wrong JSON", 200, '{"success":true,', "unexpected", 500, "An unexpected error occurred"],
    ["a wrong shape", 200, envelopeOf({ blogs: 1 }), "unexpected", 500, "An unexpected error occurred"],
    ["HTML", 200, "<!doctype html>", "unexpected", 500, "An unexpected error occurred"],
    ["an empty body", 200, "", "unexpected", 500, "An unexpected error occurred"],
  ])("%s becomes %3$s", async (_name, status, body, code, http, message) => {
    const test = await createTestApp();
    answerWith(test, status, body);
    const answer = await test.ask.get(url).expect(http);
    expect(answer.body.error).toMatchObject({ message, data: { code, httpStatus: http } });
    expect(answer.body.error.data.request_id).toBe(answer.headers["x-request-id"]);
    expect(answer.text).not.toContain("stack");
  });

  it("puts the fields of a 422 beside their joined message", async () => {
    const test = await createTestApp();
    answerWith(test, 422, refusal({ title: "Too short", city: "Unknown" }));
    const { body } = await test.ask.get(url).expect(422);
    expect(body.error.message).toBe("Too short, Unknown");
    expect(body.error.data.fields).toEqual({ title: "Too short", city: "Unknown" });
  });

  it("has its message cut to a sane length", async () => {
    const test = await createTestApp();
    answerWith(test, 401, refusal("x".repeat(10_000)));
    const { body } = await test.ask.get(url).expect(401);
    expect(body.error.message).toHaveLength(300);
  });

  const long = "canary".repeat(500);
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${index}${long}`, long]));
  const wrongBlogs = Array.from({ length: 90 }, () => ({ title: long, id: long }));

  it.each([
    ["of another shape", 200, envelopeOf({ blogs: wrongBlogs }), { "rows.0.id": "invalid_union" }],
    ["that is no JSON", 200, `<!doctype html>${long}`, { answer: "invalid_type" }],
    ["with an error status", 500, refusal(many), expect.any(Array)],
  ])("logs one %s once, in two kilobytes: which call, which fields", async (_name, status, body, fields) => {
    const render = async ({ call }: RenderInput) => ({ html: String(await call("blog.list", {})) });
    const test = await createTestApp({ build: await createFakeBuild(render) });
    const streamed = { "trpc-accept": "application/jsonl" };
    for (const [path, headers] of [
      [url, {}],
      [`${url}?batch=1`, streamed],
      ["/blog", {}],
    ] as const) {
      answerWith(test, status, body);
      test.logLines.length = 0;
      await test.app.inject({ url: path, headers: { host: "callboard.in", ...headers } });
      const lines = test.logLines.filter((line) => JSON.parse(line).level >= 40);
      expect(lines).toHaveLength(1);
      expect(Buffer.byteLength(lines[0] ?? "")).toBeLessThanOrEqual(2_048);
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ call: "/api/v1/blog/view", status });
      expect(JSON.parse(lines[0] ?? "").fields).toMatchObject(fields);
      if (status === 200) expect(lines[0]).not.toContain("canary");
    }
  });

  it("logs why the key was refused, with the request's id", async () => {
    const test = await createTestApp();
    answerWith(test, 403, refusal("Key expired"));
    await test.ask.get(url).set("x-request-id", "my-id").expect(403);
    const line = test.logLines.find((text) => text.includes("Key expired"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ reqId: "my-id", status: 403, code: "forbidden" });
  });
});

describe("a retry", () => {
  it.each([502, 503, 504])("follows a %i, once", async (status) => {
    const test = await createTestApp();
    answerWith(test, status, "");
    answerWith(test, 200, blogListOf(1));
    await test.ask.get(url).expect(200);
    answerWith(test, status, "", 2);
    answerWith(test, 200, blogListOf(1));
    await test.ask.get(url).expect(502);
  });

  it.each([500, 401, 404])("does not follow a %i", async (status) => {
    const test = await createTestApp();
    answerWith(test, status, "");
    answerWith(test, 200, blogListOf(1));
    expect((await test.ask.get(url)).status).toBeGreaterThanOrEqual(400);
    expect(test.agent.pendingInterceptors()).toHaveLength(1);
  });

  it("is made for a tenth of the calls at most, beside a few to begin with", async () => {
    const test = await createTestApp();
    let asked = 0;
    // Too few failures to take the upstream for down.
    const count = ({ path }: { path: string }) => {
      asked += 1;
      return { statusCode: /page=\d*[12]&/.test(path) ? 503 : 200, data: JSON.stringify(blogListOf(1)) };
    };
    test.upstream.intercept({ path: isBlogList }).reply(count).persist();
    const [calls, reserve] = [300, 10];
    for (let first = 1; first <= calls; first += 50) {
      const pages = Array.from({ length: 50 }, (_, index) => first + index);
      await Promise.all(pages.map((page) => test.app.inject(procedureUrl("blog.list", { page }))));
    }
    expect(asked - calls).toBeGreaterThan(reserve);
    expect(asked - calls).toBeLessThanOrEqual(reserve + calls / 10);
  }, 20_000);

  it("does not come before the pause that the upstream asked for", async () => {
    const test = await createTestApp();
    const headers = { "retry-after": "3" };
    test.upstream.intercept({ path: isBlogList }).reply(503, "", { headers });
    answerWith(test, 200, blogListOf(1));
    const answer = await test.ask.get(url).expect(502);
    expect(answer.headers["retry-after"]).toBe("3");
    expect(test.agent.pendingInterceptors()).toHaveLength(1);
  });
});
