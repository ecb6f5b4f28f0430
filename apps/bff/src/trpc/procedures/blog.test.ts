import { describe, expect, it } from "vitest";
import {
  blogListOf,
  blogOf,
  blogTagOf,
  envelopeOf,
  pagination,
  summaryOf,
  tagOf,
} from "../../test/fixtures.ts";
import { createTestApp, procedureUrl } from "../../test/test-app.ts";

const path = (start: string) => (asked: string) => asked.startsWith(`/api/v1${start}`);
const failure = { success: false, message: "Resource not found", data: null };

describe("blog.list", () => {
  it("asks the upstream with the contract's defaults", async () => {
    const { ask, upstream } = await createTestApp();
    upstream
      .intercept({
        path: "/api/v1/blog/view?page=1&limit=5&sortBy=created_at&sortOrder=DESC",
        headers: { apikey: /.+/, "x-domain-suffix": ".in" },
      })
      .reply(200, blogListOf(1, 2));
    const answer = await ask.get(procedureUrl("blog.list")).expect(200);
    expect(answer.body.result.data).toEqual({ blogs: [summaryOf(1), summaryOf(2)], pagination });
  });

  it("hands on filters and drops a search of only spaces", async () => {
    const { ask, upstream } = await createTestApp();
    const query = "page=2&limit=10&sortBy=published_at&sortOrder=ASC&is_featured=true&category_id=3&tag_id=4";
    upstream.intercept({ path: `/api/v1/blog/view?${query}` }).reply(200, blogListOf());
    const input = { page: 2, limit: 10, sortBy: "published_at", sortOrder: "asc", is_featured: true };
    const filters = { category_id: 3, tag_id: 4, search: "   " };
    await ask.get(procedureUrl("blog.list", { ...input, ...filters })).expect(200);
  });

  it("goes on from a cursor", async () => {
    const { ask, upstream } = await createTestApp();
    upstream.intercept({ path: (asked) => asked.includes("cursor=abc%3D") }).reply(200, blogListOf(6));
    await ask.get(procedureUrl("blog.list", { cursor: "abc=" })).expect(200);
  });

  it("leaves out what the contract does not name", async () => {
    const { ask, upstream } = await createTestApp();
    const data = { blogs: [{ ...summaryOf(1), secret: "x" }], pagination };
    upstream.intercept({ path: path("/blog/view") }).reply(200, envelopeOf(data));
    const answer = await ask.get(procedureUrl("blog.list")).expect(200);
    expect(answer.text).not.toContain("secret");
  });
});

describe("blog.bySlug", () => {
  it("drops inactive tags, on the chips too", async () => {
    const { ask, upstream } = await createTestApp();
    const tags = {
      tags: [tagOf(1, "active"), tagOf(2, "inactive")],
      blog_tags: [blogTagOf(1), blogTagOf(2)],
    };
    upstream
      .intercept({ path: "/api/v1/blog/view-by-slug/article-1" })
      .reply(200, envelopeOf({ blog: blogOf(1, tags) }));
    const answer = await ask.get(procedureUrl("blog.bySlug", { slug: "article-1" })).expect(200);
    expect(answer.body.result.data).toEqual({
      ...blogOf(1),
      content: '<h2 id="section-one" tabindex="-1">One</h2><p>Two</p>',
      outline: [{ id: "section-one", level: 2, text: "One" }],
    });
  });

  it("names a missing article", async () => {
    const { ask, upstream } = await createTestApp();
    upstream.intercept({ path: path("/blog/view-by-slug") }).reply(404, failure);
    const answer = await ask.get(procedureUrl("blog.bySlug", { slug: "gone" })).expect(404);
    expect(answer.body.error).toMatchObject({ message: "Blog not found", data: { code: "not_found" } });
  });

  it.each(["a/b", "ü ?#%", "\ud800", "__proto__"])("asks for the slug %j as one segment", async (slug) => {
    const { ask, upstream } = await createTestApp();
    const segment = encodeURIComponent(slug.toWellFormed());
    upstream.intercept({ path: `/api/v1/blog/view-by-slug/${segment}` }).reply(404, failure);
    await ask.get(procedureUrl("blog.bySlug", { slug })).expect(404);
  });

  it.each([".", ".."])("does not ask for the slug %j", async (slug) => {
    const { ask } = await createTestApp();
    await ask.get(procedureUrl("blog.bySlug", { slug })).expect(404);
  });
});

describe("blog.byTag", () => {
  it("gives the tag with its articles", async () => {
    const { ask, upstream } = await createTestApp();
    const texts = { description: null, photo: null, meta_title: null, meta_description: null };
    const tag = { id: 1, name: "Stage", slug: "stage", status: "active", blog_count: 1, ...texts };
    const data = { tag, articles: [summaryOf(1)], pagination };
    upstream
      .intercept({ path: "/api/v1/blog/view-by-tag/stage?page=1&limit=10&sortBy=created_at&sortOrder=DESC" })
      .reply(200, envelopeOf(data));
    const answer = await ask.get(procedureUrl("blog.byTag", { tag_name: "stage", limit: 10 })).expect(200);
    expect(answer.body.result.data).toEqual(data);
  });
});

describe("blog.recommended", () => {
  const idsOf = (blogs: { id: number }[]) => blogs.map(({ id }) => id);

  it("stays in the category where it has enough", async () => {
    const { ask, upstream } = await createTestApp();
    upstream
      .intercept({ path: (asked) => asked.includes("category_id=1") })
      .reply(200, blogListOf(9, 1, 8, 7, 6));
    const answer = await ask.get(procedureUrl("blog.recommended", { id: 1, category_id: 1 })).expect(200);
    expect(idsOf(answer.body.result.data)).toEqual([9, 8, 7, 6]);
  });

  it("fills up with the newest, without repeats and without the article itself", async () => {
    const { ask, upstream } = await createTestApp();
    upstream.intercept({ path: (asked) => asked.includes("category_id=1") }).reply(200, blogListOf(1, 2));
    upstream
      .intercept({ path: (asked) => !asked.includes("category_id") })
      .reply(200, blogListOf(1, 5, 2, 4, 3, 6));
    const answer = await ask.get(procedureUrl("blog.recommended", { id: 1, category_id: 1 })).expect(200);
    expect(idsOf(answer.body.result.data)).toEqual([2, 5, 4, 3]);
  });
});
