import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { migrationsFolder } from "../../db/migrations-folder.ts";
import { blogs } from "../../db/schema/blog.ts";
import { startApp } from "../../test/app.ts";
import { aBlog, aCategory, aTag } from "../../test/content.ts";

const app = startApp();

async function search(text: string, filters = "") {
  const { body } = await app
    .get(`/api/v1/blog/view?search=${encodeURIComponent(text)}${filters}`)
    .expect(200);
  return body.data.blogs.map(({ slug }: { slug: string }) => slug);
}

describe("search", () => {
  beforeEach(async () => {
    const { id: tag } = await aTag(app.db, "puppets", { name: "Puppetry" });
    await aBlog(app.db, { slug: "title", title: "The Éclair “monologue”" });
    await aBlog(app.db, { slug: "summary", short_content: "Write to casting@callboard.in before 8.20" });
    await aBlog(app.db, {
      slug: "content",
      content: "<p>नाटक and re<em>hearse</em></p><p>Tom &amp; Ada</p>",
    });
    await aBlog(app.db, { slug: "tag", tag_ids: [tag], created_by: "Zoë d’Souza-Rao" });
  });

  it.each([
    ["a word of the title", "monologue", ["title"]],
    ["a word without its accent, in any case", "ECLAIR", ["title"]],
    ["an accent that is not there", "monólogue", ["title"]],
    ["the beginning of a word", "mono", ["title"]],
    ["a part of an address", "callboard", ["summary"]],
    ["a part of a number with a point", "20", ["summary"]],
    ["a word in another script", "नाट", ["content"]],
    ["a word across inline tags", "rehearse", ["content"]],
    ["the name of a tag", "puppetry", ["tag"]],
    ["the name of its author", "zoe souza", ["tag"]],
    ["words of different places, all of them", "eclair monologue", ["title"]],
    ["words that no article has together", "eclair puppetry", []],
    ["the inside of a word", "logue", []],
    ["the name of an entity", "amp", []],
    ["the syntax of the database", "'mono':* | ! & <->", ["title"]],
    ["only wildcards", "%*_", []],
    ["an accent without its letter beside a word", "\u0301 mono", ["title"]],
    ["only an accent", "\u0301", []],
    ["only punctuation", "'\"\\;--", []],
  ])("finds %s", async (_name, text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it("finds articles of before by their author", async () => {
    const { id } = await aBlog(app.db, { slug: "earlier" });
    await app.db.update(blogs).set({ created_by: "Iravati Karvé" }).where(eq(blogs.id, id));
    expect(await search("karve")).toEqual([]);
    const statements = await readFile(join(migrationsFolder, "0018_article-authors.sql"), "utf8");
    await app.db.execute(sql.raw(statements));
    expect(await search("karve irav")).toEqual(["earlier"]);
  });

  it("takes only spaces for no search", async () => {
    expect(await search("   ")).toEqual(["tag", "content", "summary", "title"]);
  });

  it("goes together with every other filter", async () => {
    const { id: category_id } = await aCategory(app.db, "Theatre");
    const { id: tag } = await aTag(app.db, "lighting");
    const title = "Footlights";
    const domain_names = ["callboard.us"];
    await aBlog(app.db, { slug: "all", title, category_id, tag_ids: [tag], is_featured: true, domain_names });
    await aBlog(app.db, { slug: "none", title });
    for (const filter of [`category_id=${category_id}`, `tag_id=${tag}`, "is_featured=true"]) {
      expect(await search("footlights", `&${filter}`)).toEqual(["all"]);
    }
    expect(await search("footlights", "&is_featured=false")).toEqual(["none"]);
    const { body } = await app.get("/api/v1/blog/view?search=footlights", ".in").expect(200);
    expect(body.data.blogs).toMatchObject([{ slug: "none" }]);
    expect(await search("domain")).toEqual([]);
  });

  it("goes on by cursor, in either order", async () => {
    for (const slug of ["a", "b", "c"]) await aBlog(app.db, { slug, title: "Footlights" });
    for (const [order, found] of [
      ["DESC", ["c", "b", "a"]],
      ["ASC", ["a", "b", "c"]],
    ] as const) {
      const path = `/api/v1/blog/view?search=footlights&sortBy=published_at&sortOrder=${order}&limit=2`;
      const first = await app.get(path).expect(200);
      const rest = await app.get(`${path}&cursor=${first.body.data.pagination.nextCursor}`).expect(200);
      const both = [...first.body.data.blogs, ...rest.body.data.blogs];
      expect(both.map(({ slug }) => slug)).toEqual(found);
    }
  });
});
