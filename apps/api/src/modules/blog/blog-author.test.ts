import { authorSlugOf } from "@callboard/contracts/slug-of-name";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blogs } from "../../db/schema/blog.ts";
import { startApp } from "../../test/app.ts";
import { articleCalls } from "../../test/articles.ts";
import { aBlog, aTag } from "../../test/content.ts";
import { aStaffMember } from "../../test/staff.ts";
import { blogAuthorRepository } from "./blog-author-repository.ts";

const app = startApp();
const page = (slug: string, query = "", domain: string | null = ".in") =>
  app.get(`/api/v1/blog/view-by-author/${slug}${query}`, domain ?? undefined);
const titles = (body: { data: { articles: { title: string }[] } }) =>
  body.data.articles.map(({ title }) => title);

/** An article of Asha on a day of March. */
const anArticle = (day: number, fields = {}) =>
  aBlog(app.db, {
    ...{ slug: `on-${day}`, title: `On ${day}`, created_by: "Asha Rao" },
    published_at: `2026-03-${String(day).padStart(2, "0")}T09:00:00.000Z`,
    ...fields,
  });

describe("an author's articles", () => {
  it("are listed by the slug of the name, the newest first, in pages", async () => {
    const tag = await aTag(app.db, "voice");
    for (const day of [2, 3, 1]) await anArticle(day, { tag_ids: [tag.id] });
    await anArticle(4, { created_by: "Bela Rao" });
    const { body } = await page("asha-rao", "?limit=2").expect(200);
    expect(body.data.author).toEqual({ name: "Asha Rao", slug: "asha-rao" });
    expect(titles(body)).toEqual(["On 3", "On 2"]);
    const rest = await page("asha-rao", `?limit=2&cursor=${body.data.pagination.nextCursor}`).expect(200);
    expect([titles(rest.body), rest.body.data.pagination.nextCursor]).toEqual([["On 1"], null]);
    await page("bela-rao", `?limit=2&cursor=${body.data.pagination.nextCursor}`).expect(422);
    expect((await app.get("/api/v1/blog/view-by-slug/on-2", ".in")).body.data.blog.author_slug).toBe(
      "asha-rao",
    );
  });

  it("are those of names that differ in case and accents, by the name of the newest", async () => {
    await anArticle(1, { created_by: "asha rāo" });
    await anArticle(2);
    const { body } = await page("ASHA-RAO").expect(200);
    expect(body.data.author).toEqual({ name: "Asha Rao", slug: "asha-rao" });
    expect(titles(body)).toEqual(["On 2", "On 1"]);
    expect(authorSlugOf("आशा राव")).toBe("asha-rav");
    expect([authorSlugOf("!?"), authorSlugOf(null)]).toEqual([null, null]);
  });

  it("are of one domain, and are not found where there is none", async () => {
    await anArticle(1, { domain_names: ["callboard.us"] });
    await page("asha-rao").expect(404);
    await page("asha-rao", "", ".us").expect(200);
    await page("asha-rao", "", null).expect(200);
    await page("nobody").expect(404);
    await page("a".repeat(300)).expect(422);
  });

  it("follow what editors publish, change and take back", async () => {
    const articles = articleCalls(app);
    const person = await aStaffMember(app, "editor");
    const { id, version, fields } = await articles.aPublished(person, { created_by: "Asha Rao" });
    await page("asha-rao").expect(200);
    const changed = { ...fields, created_by: "Bela" };
    await articles.save(person, id, { version, fields: changed }).expect(200);
    await page("asha-rao").expect(200);
    await articles.publish(person, id, { version: version + 1 }).expect(200);
    await page("asha-rao").expect(404);
    await page("bela").expect(200);
    await articles.state(person, id, { version: version + 2, state: "unpublished" }).expect(200);
    await page("bela").expect(404);
  });

  it("of articles from before are found once they are filled in", async () => {
    const { id } = await anArticle(1);
    await anArticle(2, { created_by: null });
    await app.db.execute(sql`update blogs set author_slug = null`);
    await app.db.execute(sql`update blog_listing_rows set author_slug = null`);
    await page("asha-rao").expect(404);
    const { fill } = blogAuthorRepository(app.db);
    while (await fill());
    await page("asha-rao").expect(200);
    const [row] = await app.db.select().from(blogs).where(eq(blogs.id, id));
    expect(row?.author_slug).toBe("asha-rao");
  });
});

it("lists the slugs of all authors, each once, from one to the next", async () => {
  for (const [day, created_by] of ["Bela", "Asha Rao", "Bela", null, "Zubin"].entries())
    await anArticle(day + 1, { created_by });
  const list = async (query: string) =>
    (await app.get(`/api/v1/blog/authors${query}`, ".in").expect(200)).body.data.authors;
  expect(await list("")).toEqual(["asha-rao", "bela", "zubin"]);
  expect(await list("?limit=1&after=asha-rao")).toEqual(["bela"]);
  expect((await app.get("/api/v1/blog/authors", ".us").expect(200)).body.data.authors).toEqual([]);
});
