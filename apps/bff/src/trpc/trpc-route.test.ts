import { describe, expect, it } from "vitest";
import { blogListOf, envelopeOf, pagination } from "../test/fixtures.ts";
import { apiKey, createTestApp, procedureUrl } from "../test/test-app.ts";

const batch = (count: number) =>
  `/trpc/${Array(count).fill("tag.list").join(",")}?batch=1&input=${encodeURIComponent("{}")}`;

async function createAppWithTags() {
  const test = await createTestApp();
  const tags = { tags: [], pagination };
  test.upstream
    .intercept({ path: (path) => path.includes("/tag/view") })
    .reply(200, envelopeOf(tags))
    .persist();
  return test;
}

describe("a batch", () => {
  it("of ten calls is answered", async () => {
    const { ask } = await createAppWithTags();
    const { body } = await ask.get(batch(10)).expect(200);
    expect(body).toHaveLength(10);
  });

  it("of more is refused in so many words", async () => {
    const { ask } = await createTestApp();
    const answer = await ask.get(batch(11)).expect(400);
    expect(answer.text).toContain("Batch call exceeds maximum size");
    expect(answer.text).toContain('"code":"rejected"');
  });
});

describe("bad input", () => {
  it.each([
    ["page 0", "blog.list", { page: 0 }, "page"],
    ["page 10^9", "blog.list", { page: 1e9 }, "page"],
    ["a page of words", "blog.list", { page: "two" }, "page"],
    ["limit 1000", "blog.list", { limit: 1_000 }, "limit"],
    ["another column", "blog.list", { sortBy: "password" }, "sortBy"],
    ["an endless search", "blog.list", { search: "x".repeat(1_000) }, "search"],
    ["a category of words", "blog.list", { category_id: "acting" }, "category_id"],
    ["an object as category", "blog.list", { category_id: { $gt: 0 } }, "category_id"],
    ["an endless slug", "blog.bySlug", { slug: "x".repeat(5_000) }, "slug"],
    ["a NUL", "blog.bySlug", { slug: "a\0b" }, "slug"],
    ["no slug", "blog.bySlug", {}, "slug"],
    ["nothing", "blog.bySlug", undefined, "input"],
    ["a list", "blog.bySlug", [1], "input"],
    ["an endless tag", "blog.byTag", { tag_name: "x".repeat(5_000) }, "tag_name"],
    ["no article", "comment.list", {}, "blog_id"],
    ["a negative article", "comment.list", { blog_id: -1 }, "blog_id"],
    ["an endless cursor", "blog.list", { cursor: "x".repeat(5_000) }, "cursor"],
  ])("%s is refused by field", async (_name, path, input, field) => {
    const { ask } = await createTestApp();
    const { body } = await ask.get(procedureUrl(path, input)).expect(422);
    expect(body.error.data.code).toBe("validation");
    expect(Object.keys(body.error.data.fields)).toEqual([field]);
  });

  it.each([
    ["broken JSON", "/trpc/blog.list?input={", 400],
    ["broken encoding", "/trpc/blog.list?input=%zz", 400],
    ["a NUL in the path", "/trpc/blog.list%00", 404],
    ["an unknown procedure", "/trpc/blog.drop", 404],
    ["an inherited name", "/trpc/constructor", 404],
    ["no procedure", "/trpc/", 404],
    ["a bad address", "/trpc/%zz", 400],
    ["a batch that is no object", "/trpc/tag.list?batch=1&input=3", 400],
  ])("%s is the caller's fault", async (_name, url, status) => {
    const { ask, logLines } = await createTestApp();
    const answer = await ask.get(url).expect(status);
    expect(answer.headers["content-security-policy"]).toBeDefined();
    expect(answer.text).not.toMatch(/stack|node_modules/);
    expect(logLines.join("")).not.toContain('"level":50');
  });

  it("lets no query be posted, and changes nothing by a GET, which any page can have a browser send", async () => {
    const { ask } = await createTestApp();
    await ask.post("/trpc/tag.list").send({}).expect(405);
    await ask.get("/trpc/session.signOut").expect(405);
    await ask.post("/trpc/tag.list").set("content-type", "application/xml").send("<a/>").expect(415);
  });

  it("takes a form for no procedure that wants none", async () => {
    const { ask } = await createTestApp();
    for (const path of ["/trpc/tag.list", "/trpc/session.signOut", "/trpc/contact.create"]) {
      await ask.post(path).field("name", "value").expect(415);
    }
  });

  it("does not read an endless body", async () => {
    const { ask } = await createTestApp();
    const { body } = await ask
      .post("/trpc/tag.list")
      .send({ text: "x".repeat(200_000) })
      .expect(413);
    expect(body.error.data.code).toBe("payload_too_large");
  });
});

describe("the apikey", () => {
  it("reaches the upstream and nobody else, even where the upstream repeats it", async () => {
    const { ask, upstream, logLines } = await createTestApp();
    const sent: string[] = [];
    upstream
      .intercept({ path: () => true })
      .reply(({ headers }) => {
        const message = JSON.stringify(headers);
        sent.push(message);
        const data = JSON.stringify({ success: false, message: { apikey: message } });
        return { statusCode: 422, data, responseOptions: { headers: { "x-echo": message } } };
      })
      .persist();
    for (const url of [procedureUrl("blog.list"), procedureUrl("tag.list"), "/readyz", "/media/a-480.webp"]) {
      const { text, headers } = await ask.get(url);
      expect(text + JSON.stringify(headers)).not.toContain(apiKey);
    }
    expect(sent[0]).toContain(apiKey);
    expect(logLines.join("")).not.toContain(apiKey);
  });
});

describe("a request's id", () => {
  it.each([
    ["kept", "abc-123.x_Y", true],
    ["replaced where it is too long", "x".repeat(65), false],
    ["replaced where it is odd", "a b<script>", false],
  ])("is %s", async (_name, given, isKept) => {
    const { ask, upstream } = await createTestApp();
    const sent: string[] = [];
    upstream.intercept({ path: () => true }).reply(200, ({ headers }) => {
      sent.push((headers as Record<string, string>)["x-request-id"] ?? "");
      return blogListOf(1);
    });
    const { headers } = await ask.get(procedureUrl("blog.list")).set("x-request-id", given).expect(200);
    expect(headers["x-request-id"] === given).toBe(isKept);
    const { headers: others } = await ask.get("/healthz").set("x-request-id", given);
    expect(others["x-request-id"] === given).toBe(isKept);
    expect(sent).toEqual([headers["x-request-id"]]);
  });
});

describe("a streamed batch", () => {
  it.each(["accept", "trpc-accept"])("comes call by call where %s asks for that", async (header) => {
    const { ask } = await createAppWithTags();
    const { body } = await ask
      .get(batch(2))
      .set(header, "application/jsonl")
      .responseType("blob")
      .expect(200);
    expect(String(body)).toMatch(/^\{"0":.*\n/);
  });

  it("is not held back by compression", async () => {
    const { app } = await createAppWithTags();
    const asked = { "trpc-accept": "application/jsonl", "accept-encoding": "br" };
    const { headers } = await app.inject({ url: batch(2), headers: asked });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});
