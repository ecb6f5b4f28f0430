import { beforeEach, describe, expect, it } from "vitest";
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
    await aBlog(app.db, { slug: "tag", tag_ids: [tag] });
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
    ["words of different places, all of them", "eclair monologue", ["title"]],
    ["words that no article has together", "eclair puppetry", []],
    ["the inside of a word", "logue", []],
    ["the name of an entity", "amp", []],
    ["the syntax of the database", "'mono':* | ! & <->", ["title"]],
    ["only wildcards", "%*_", []],
    ["only punctuation", "'\"\\;--", []],
  ])("finds %s", async (_name, text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it("takes only spaces for no search", async () => {
    expect(await search("   ")).toEqual(["tag", "content", "summary", "title"]);
  });

  it("goes together with the other filters and with cursors", async () => {
    const { id: category_id } = await aCategory(app.db, "Theatre");
    for (const slug of ["a", "b", "c"]) await aBlog(app.db, { slug, title: "Footlights", category_id });
    await aBlog(app.db, { slug: "elsewhere", title: "Footlights" });
    expect(await search("footlights", `&category_id=${category_id}`)).toEqual(["c", "b", "a"]);
    const path = `/api/v1/blog/view?search=footlights&limit=3`;
    const { body } = await app.get(path).expect(200);
    const next = await app.get(`${path}&cursor=${body.data.pagination.nextCursor}`).expect(200);
    expect(next.body.data.blogs.map(({ slug }: { slug: string }) => slug)).toEqual(["a"]);
  });
});
