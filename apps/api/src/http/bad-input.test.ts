import { beforeEach, describe, expect, it } from "vitest";
import { comments } from "../db/schema/comment.ts";
import { startApp } from "../test/app.ts";
import { aBlog, aTag } from "../test/content.ts";

const app = startApp();
const long = "a".repeat(5_000);

beforeEach(async () => {
  await aTag(app.db, "diction");
  const { id: blog_id } = await aBlog(app.db, { slug: "article" });
  await app.db.insert(comments).values({ blog_id, author: "Asha", content: "Words", created_at: new Date() });
});

const lists = [
  "blog/view",
  "blog/view-by-tag/diction",
  "tag/view",
  "category/view",
  "profession/view",
  "cities/view",
  "comment/blog/1",
  "comment/1/replies",
];

describe.each(lists)("%s", (path) => {
  it.each([
    ["page=0", { page: "Must be at least 1" }],
    ["page=-1", { page: "Must be at least 1" }],
    ["page=1000000000", { page: "Must be at most 1000" }],
    ["page=1e400", { page: "Must be a whole number" }],
    ["page=1&page=2", { page: "Must be a whole number" }],
    ["limit=0", { limit: "Must be at least 1" }],
    ["limit=1000", { limit: "Must be at most 100" }],
    ["limit=ten", { limit: "Must be a whole number" }],
    ["cursor=", { cursor: "Must not be empty" }],
    [`cursor=${long}`, { cursor: "Must have at most 300 characters" }],
    ["cursor=%00", { cursor: "Does not belong to this list" }],
    ["cursor=%F0%28%8C%28", { cursor: "Does not belong to this list" }],
  ])("answers %s with words", async (query, message) => {
    const { body } = await app.get(`/api/v1/${path}?${query}`).expect(422);
    expect(body).toEqual({ success: false, message });
  });

  it("ignores what it does not know", async () => {
    await app.get(`/api/v1/${path}?__proto__=1&constructor=2&unknown[]=3&%00=4`).expect(200);
  });
});

describe.each(["blog/view", "blog/view-by-tag/diction"])("%s", (path) => {
  it.each([
    ["sortBy=title", { sortBy: "Must be created_at or published_at" }],
    ["sortBy=created_at;drop", { sortBy: "Must be created_at or published_at" }],
    ["sortOrder=up", { sortOrder: "Must be ASC or DESC" }],
    ["is_featured=yes", { is_featured: "Must be true or false" }],
  ])("answers %s with words", async (query, message) => {
    const { body } = await app.get(`/api/v1/${path}?${query}`).expect(422);
    expect(body).toEqual({ success: false, message });
  });
});

describe("blog/view", () => {
  it.each([
    ["category_id=0", { category_id: "Must be at least 1" }],
    ["category_id=99999999999999999999", { category_id: `Must be at most ${Number.MAX_SAFE_INTEGER}` }],
    ["tag_id=one", { tag_id: "Must be a whole number" }],
    ["search=%00", { search: "Must not contain control characters" }],
    [`search=${long}`, { search: "Must have at most 120 characters" }],
  ])("answers %s with words", async (query, message) => {
    const { body } = await app.get(`/api/v1/blog/view?${query}`).expect(422);
    expect(body).toEqual({ success: false, message });
  });

  it.each([
    ["a category that nobody has", "category_id=9007199254740991", 0],
    ["a tag that nobody has", "tag_id=9007199254740991", 0],
    ["a search of only wildcards", "search=%25*", 0],
    ["a search of only spaces", "search=%20%20", 1],
    ["a search of emoji and marks", "search=%F0%9F%8E%AD%E2%80%AE", 0],
    ["a last page that is empty", "page=1000&limit=100", 0],
  ])("answers %s with a list", async (_name, query, count) => {
    const { body } = await app.get(`/api/v1/blog/view?${query}`).expect(200);
    expect(body.data.blogs).toHaveLength(count);
  });
});

describe.each([
  ["blog/view-by-slug", "slug"],
  ["blog/view-by-tag", "tag_name"],
])("%s", (path, field) => {
  it.each([
    ["5,000 characters", long, 422, { [field]: "Must have at most 200 characters" }],
    ["a NUL", "a%00b", 422, { [field]: "Must not contain control characters" }],
    ["half an escape", "%zz", 400, "Malformed request"],
    ["bytes that are no text", "%ff%fe", 400, "Malformed request"],
    ["nothing", "", 422, { [field]: "Must not be empty" }],
    ["another script", encodeURIComponent("नाटक".repeat(50)), 404, "Resource not found"],
    ["a quote", "'--", 404, "Resource not found"],
    ["a way up", "..%2f..%2fhealthz", 404, "Resource not found"],
  ])("answers a slug of %s", async (_name, slug, status, message) => {
    const { body } = await app.get(`/api/v1/${path}/${slug}`).expect(status);
    expect(body).toEqual({ success: false, message });
  });
});

describe("comment/blog", () => {
  it.each([
    ["0", 422],
    ["-1", 422],
    ["1.5", 422],
    ["%00", 422],
    ["99999999999999999999", 422],
    [long, 422],
    ["9007199254740991", 404],
  ])("answers the id %s", async (id, status) => {
    const { body } = await app.get(`/api/v1/comment/blog/${id}`).expect(status);
    expect(body.success).toBe(false);
  });
});
