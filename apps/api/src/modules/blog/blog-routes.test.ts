import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { aBlog, aCategory, aTag } from "../../test/content.ts";

const app = startApp();
const slugs = (body: { data: { blogs?: { slug: string }[]; articles?: { slug: string }[] } }) =>
  (body.data.blogs ?? body.data.articles ?? []).map(({ slug }) => slug);

async function view(query: string, domain?: string) {
  const { body } = await app.get(`/api/v1/blog/view?${query}`, domain).expect(200);
  return body;
}

describe("blog/view", () => {
  it("refuses a caller without a key", async () => {
    const { body } = await app.bare().get("/api/v1/blog/view").expect(403);
    expect(body).toEqual({ success: false, message: "API key forbidden or invalid" });
  });

  it("names every field that it cannot read", async () => {
    const { body } = await app.get("/api/v1/blog/view?page=0&limit=1000&sortBy=title&tag_id=x").expect(422);
    expect(body).toEqual({
      success: false,
      message: {
        page: "Must be at least 1",
        limit: "Must be at most 100",
        sortBy: "Must be created_at or published_at",
        tag_id: "Must be a whole number",
      },
    });
  });

  it("answers the newest articles first, five to a page", async () => {
    for (const slug of ["a", "b", "c", "d", "e", "f"]) await aBlog(app.db, { slug });
    const body = await view("");
    expect(slugs(body)).toEqual(["f", "e", "d", "c", "b"]);
    expect(body).toMatchObject({ success: true, message: "OK" });
    expect(body.data.pagination).toMatchObject({ page: 1, limit: 5, hasNextPage: true });
    expect(slugs(await view("page=2"))).toEqual(["a"]);
  });

  it("answers an empty list for a category that nobody has", async () => {
    await aBlog(app.db);
    expect((await view("category_id=999")).data).toEqual({
      blogs: [],
      pagination: { page: 1, limit: 5, hasNextPage: false, nextCursor: null },
    });
  });

  it("filters by category, tag and featured, together", async () => {
    const { id: category_id } = await aCategory(app.db, "Theatre");
    const { id: tag } = await aTag(app.db, "diction");
    const all = { category_id, tag_ids: [tag], is_featured: true };
    await aBlog(app.db, { slug: "all", ...all });
    await aBlog(app.db, { slug: "no-category", ...all, category_id: null });
    await aBlog(app.db, { slug: "no-tag", ...all, tag_ids: [] });
    await aBlog(app.db, { slug: "plain", ...all, is_featured: false });
    expect(slugs(await view(`category_id=${category_id}`))).toEqual(["plain", "no-tag", "all"]);
    expect(slugs(await view(`tag_id=${tag}`))).toEqual(["plain", "no-category", "all"]);
    expect(slugs(await view("is_featured=false"))).toEqual(["plain"]);
    expect(slugs(await view(`category_id=${category_id}&tag_id=${tag}&is_featured=true`))).toEqual(["all"]);
  });

  it("sorts by publication, and an article without one by its creation", async () => {
    await aBlog(app.db, { slug: "late", published_at: "2031-01-01T00:00:00.000Z" });
    await aBlog(app.db, { slug: "unpublished" });
    await aBlog(app.db, { slug: "early", published_at: "2021-01-01T00:00:00.000Z" });
    expect(slugs(await view("sortBy=published_at"))).toEqual(["late", "unpublished", "early"]);
    expect(slugs(await view("sortBy=published_at&sortOrder=asc"))).toEqual(["early", "unpublished", "late"]);
  });

  it("shows a domain its own articles, and everything where no domain is named", async () => {
    await aBlog(app.db, { slug: "india", domain_names: ["callboard.in", "localhost"] });
    await aBlog(app.db, { slug: "britain", domain_names: ["callboard.co.uk"] });
    expect(slugs(await view("", ".in"))).toEqual(["india"]);
    expect(slugs(await view("", ".co.uk"))).toEqual(["britain"]);
    expect(slugs(await view("", ".us"))).toEqual([]);
    expect(slugs(await view(""))).toEqual(["britain", "india"]);
  });
});

describe("a cursor", () => {
  beforeEach(async () => {
    const created_at = "2026-03-01T10:00:00.123Z";
    for (const slug of ["a", "b", "c", "d"]) await aBlog(app.db, { slug, created_at });
  });

  it("goes on where the page ended, also when articles came in between and dates are alike", async () => {
    const first = await view("limit=2");
    expect(slugs(first)).toEqual(["d", "c"]);
    await aBlog(app.db, { slug: "newer", created_at: "2026-03-02T00:00:00.000Z" });
    const second = await view(`limit=2&cursor=${first.data.pagination.nextCursor}`);
    expect(slugs(second)).toEqual(["b", "a"]);
    expect(second.data.pagination).toMatchObject({ hasNextPage: false, nextCursor: null });
  });

  it("is refused by another list, and when it was edited", async () => {
    const { nextCursor } = (await view("limit=2")).data.pagination;
    const edited = Buffer.from(Buffer.from(nextCursor, "base64url").toString().replace(/ \d+ /, " 1 "));
    for (const query of [
      `cursor=${nextCursor}&is_featured=true`,
      `cursor=${edited.toString("base64url")}`,
      "cursor=x",
    ]) {
      const { body } = await app.get(`/api/v1/blog/view?${query}`).expect(422);
      expect(body.message).toEqual({ cursor: "Does not belong to this list" });
    }
  });
});

describe("blog/view-by-slug", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get("/api/v1/blog/view-by-slug/a").expect(403);
  });

  it("names the domain that it does not know", async () => {
    const { body } = await app.get("/api/v1/blog/view-by-slug/a", ".moon").expect(422);
    expect(body.message["x-domain-suffix"]).toMatch(/^Must be \.co\.in, /);
  });

  it("answers the whole article, sanitised, with outline, category, tags and minutes", async () => {
    const { id: category_id } = await aCategory(app.db, "Theatre");
    const { id: tag } = await aTag(app.db, "diction", { name: "Diction" });
    await aBlog(app.db, {
      slug: "whole",
      category_id,
      tag_ids: [tag],
      content: "<h2>One</h2><script>alert(1)</script>",
    });
    const { body } = await app.get("/api/v1/blog/view-by-slug/whole", ".in").expect(200);
    expect(body.data.blog).toMatchObject({
      slug: "whole",
      content: '<h2 id="section-one" tabindex="-1">One</h2>',
      outline: [{ id: "section-one", level: 2, text: "One" }],
      reading_minutes: 1,
      category_name: "Theatre",
      category: { id: category_id, name: "Theatre", photo: null, show_on_header: true },
      tags: [{ id: tag, tag_name: "Diction", tag_slug: "diction", status: "active" }],
      blog_tags: [
        { tag_id: tag, tag_name: "Diction", tag_slug: "diction", domain_name: "callboard.in" },
        { tag_id: tag, tag_name: "Diction", tag_slug: "diction", domain_name: "localhost" },
      ],
    });
    expect(body.data.blog).not.toHaveProperty("search");
  });

  it("leaves out a tag of another domain", async () => {
    const { id: tag } = await aTag(app.db, "mumbai");
    await aBlog(app.db, { slug: "both", tag_ids: [tag], domain_names: ["callboard.in", "callboard.us"] });
    const { body } = await app.get("/api/v1/blog/view-by-slug/both", ".us").expect(200);
    expect(body.data.blog).toMatchObject({ tags: [], blog_tags: [] });
  });

  it("finds no unknown article, nor one of another domain", async () => {
    await aBlog(app.db, { slug: "india" });
    const { body } = await app.get("/api/v1/blog/view-by-slug/nobody").expect(404);
    expect(body).toEqual({ success: false, message: "Resource not found" });
    await app.get("/api/v1/blog/view-by-slug/india", ".us").expect(404);
  });
});

describe("blog/view-by-tag", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get("/api/v1/blog/view-by-tag/diction").expect(403);
  });

  it("names the field that it cannot read", async () => {
    const { body } = await app.get("/api/v1/blog/view-by-tag/diction?sortOrder=sideways").expect(422);
    expect(body.message).toEqual({ sortOrder: "Must be ASC or DESC" });
  });

  it("answers the tag with its count, and its articles in pages", async () => {
    const { id } = await aTag(app.db, "on-air", { name: "On air", description: "Live" });
    for (const slug of ["a", "b", "c"]) await aBlog(app.db, { slug, tag_ids: [id] });
    await aBlog(app.db, { slug: "other" });
    const { body } = await app.get("/api/v1/blog/view-by-tag/On-Air?limit=2", ".in").expect(200);
    expect(body.data.tag).toMatchObject({
      id,
      name: "On air",
      slug: "on-air",
      description: "Live",
      blog_count: 3,
    });
    expect(slugs(body)).toEqual(["c", "b"]);
    const cursor = body.data.pagination.nextCursor;
    const next = await app
      .get(`/api/v1/blog/view-by-tag/on%20air?limit=2&cursor=${cursor}`, ".in")
      .expect(200);
    expect(slugs(next.body)).toEqual(["a"]);
  });

  it("answers an empty list for a known tag that no article carries", async () => {
    await aTag(app.db, "quiet");
    const { body } = await app.get("/api/v1/blog/view-by-tag/quiet").expect(200);
    expect(body.data).toMatchObject({ tag: { blog_count: 0 }, articles: [] });
  });

  it("finds no unknown tag, nor one of another domain", async () => {
    await aTag(app.db, "india-only");
    await app.get("/api/v1/blog/view-by-tag/nobody").expect(404);
    await app.get("/api/v1/blog/view-by-tag/india-only", ".us").expect(404);
  });
});
