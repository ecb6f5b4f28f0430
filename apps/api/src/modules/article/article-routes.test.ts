import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { articleCalls } from "../../test/articles.ts";
import { aBlog, aTag } from "../../test/content.ts";
import { aStaffMember } from "../../test/staff.ts";
import { articleRepository } from "./article-repository.ts";

const app = startApp();
const articles = articleCalls(app);
const editor = () => aStaffMember(app, "editor");
const titles = ({ body }: { body: { data: { articles: { title: string }[] } } }) =>
  body.data.articles.map(({ title }) => title);

describe("writing an article", () => {
  it("begins with nothing, and is public to nobody", async () => {
    const person = await editor();
    const { body } = await articles.create(person).expect(200);
    expect(body.data.article).toMatchObject({
      state: "draft",
      version: 1,
      fields: { title: "", tag_ids: [] },
    });
    await articles
      .save(person, body.data.article.id, {
        version: 1,
        fields: { ...body.data.article.fields, slug: "half", title: "Half" },
      })
      .expect(200);
    await articles.public("half").expect(404);
    expect((await articles.list().expect(200)).body.data.blogs).toEqual([]);
  });

  it("sanitises what is saved", async () => {
    const person = await editor();
    const { id, version, fields } = await articles.aDraft(person);
    const content = '<p onclick="x()">Words<script>alert(1)</script><img src="javascript:x"></p>';
    const { body } = await articles.save(person, id, { version, fields: { ...fields, content } }).expect(200);
    expect(body.data.article.fields.content).toBe("<p>Words</p>");
    const blank = { ...fields, meta_title: "  ", created_by: "" };
    const saved = await articles.save(person, id, { version: version + 1, fields: blank }).expect(200);
    expect(saved.body.data.article.fields).toMatchObject({ meta_title: null, created_by: null });
  });

  it("names each field that is too long, and an unknown article", async () => {
    const person = await editor();
    const { id, version, fields } = await articles.aDraft(person);
    const { body } = await articles
      .save(person, id, { version, fields: { ...fields, title: "a".repeat(201), meta_title: "\u0000" } })
      .expect(422);
    expect(Object.keys(body.message).sort()).toEqual(["fields.meta_title", "fields.title"]);
    await articles.read(person, "/999").expect(404);
    await articles.save(person, 999, { version: 1, fields }).expect(404);
  });

  it("never overwrites what somebody else saved: the later text is told so, and kept", async () => {
    const [one, other] = [await editor(), await editor()];
    const { id, version, fields } = await articles.aDraft(one);
    const save = (person: typeof one, title: string) =>
      articles.save(person, id, { version, fields: { ...fields, title } });
    const answers = await Promise.all([save(one, "One"), save(other, "Other")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers[0]?.status === 409 ? "One" : "Other";
    const { revisions } = (await articles.read(one, `/${id}/revisions`).expect(200)).body.data;
    const conflict = revisions.find(({ kind }: { kind: string }) => kind === "conflict");
    const { revision } = (await articles.read(one, `/${id}/revisions/${conflict.id}`).expect(200)).body.data;
    expect(revision.fields.title).toBe(lost);
    expect((await articles.read(one, `/${id}`)).body.data.article.fields.title).not.toBe(lost);
  });

  it("tells who else has it open, as long as they have", async () => {
    const [one, other] = [await editor(), await editor()];
    const { id } = await articles.aDraft(one);
    await articles.read(one, `/${id}`).expect(200);
    const opened = (await articles.read(other, `/${id}`).expect(200)).body.data;
    expect(opened.editors).toMatchObject([{ user_id: one.id, name: one.name }]);
    app.clock.pass(31_000);
    const { body } = await articles.presence(other, id).expect(200);
    expect(body.data).toEqual({ editors: [], version: 1 });
  });
});

describe("revisions", () => {
  it("merge the autosaves of one person, and keep what was saved by hand", async () => {
    const [one, other] = [await editor(), await editor()];
    let { id, version, fields } = await articles.aDraft(one);
    const save = async (person: typeof one, title: string, is_autosave = true) => {
      fields = { ...fields, title };
      const { body } = await articles.save(person, id, { version, fields, is_autosave }).expect(200);
      version = body.data.article.version;
    };
    await save(one, "a");
    await save(one, "ab");
    await save(other, "abc");
    await save(one, "abcd", false);
    app.clock.pass(1);
    await save(one, "abcde");
    app.clock.pass(301_000);
    await save(one, "abcdef");
    const { revisions } = (await articles.read(one, `/${id}/revisions`).expect(200)).body.data;
    expect(revisions.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...["autosave", "autosave", "save", "autosave", "autosave", "save"],
    ]);
  });

  it("are restored as the next version, and nothing of the present one is lost", async () => {
    const person = await editor();
    const { id, version, fields } = await articles.aDraft(person, { title: "First" });
    app.clock.pass(1);
    await articles.save(person, id, { version, fields: { ...fields, title: "Second" } }).expect(200);
    const { revisions } = (await articles.read(person, `/${id}/revisions`)).body.data;
    const first = revisions.at(-1);
    await articles.restore(person, id, first.id, version).expect(409);
    const { body } = await articles.restore(person, id, first.id, version + 1).expect(200);
    expect(body.data.article).toMatchObject({ version: 3, fields: { title: "First" } });
    expect((await articles.read(person, `/${id}/revisions`)).body.data.revisions).toHaveLength(3);
  });

  it("are those of their own article alone", async () => {
    const person = await editor();
    const [one, other] = [await articles.aDraft(person), await articles.aDraft(person)];
    const { revisions } = (await articles.read(person, `/${other.id}/revisions`)).body.data;
    await articles.read(person, `/${one.id}/revisions/${revisions[0].id}`).expect(404);
    await articles.restore(person, one.id, revisions[0].id, 1).expect(404);
    await articles.read(person, "/999/revisions").expect(404);
  });
});

describe("the list", () => {
  it("is filtered by state, category, author and words, the last changed first", async () => {
    const person = await editor();
    const draft = await articles.aDraft(person, { title: "Cold reading", created_by: "Asha Rao" });
    app.clock.pass(1_000);
    await articles.aPublished(person, { title: "Warm hands", content: "<p>Lanterns everywhere</p>" });
    expect(titles(await articles.read(person, "").expect(200))).toEqual(["Warm hands", "Cold reading"]);
    expect(titles(await articles.read(person, "?state=draft"))).toEqual(["Cold reading"]);
    expect(titles(await articles.read(person, "?author=Asha%20Rao"))).toEqual(["Cold reading"]);
    expect(titles(await articles.read(person, `?category_id=${draft.fields.category_id}`))).toEqual([
      "Cold reading",
    ]);
    expect(titles(await articles.read(person, "?search=lantern"))).toEqual(["Warm hands"]);
    expect(titles(await articles.read(person, "?search=%21%21"))).toEqual([]);
    const first = (await articles.read(person, "?limit=1")).body.data;
    expect(titles(await articles.read(person, `?limit=1&cursor=${first.pagination.nextCursor}`))).toEqual([
      "Cold reading",
    ]);
  });

  it("knows every author, however long ago they wrote, and counts each once", async () => {
    const person = await editor();
    const authors = async () => (await articles.read(person, "/authors").expect(200)).body.data.authors;
    expect(await authors()).toEqual([]);
    for (const created_by of ["Noor Ali", "Asha Rao", "Noor Ali", null, "Zubin Mehta"])
      await articles.aDraft(person, { created_by });
    expect(await authors()).toEqual(["Asha Rao", "Noor Ali", "Zubin Mehta"]);
  });

  it("has what was published before there was a back office", async () => {
    const person = await editor();
    const tag = await aTag(app.db, "voice");
    await aBlog(app.db, { slug: "old", title: "An old one", tag_ids: [tag.id], created_by: "Asha" });
    await articleRepository(app.db).adopt();
    await articleRepository(app.db).adopt();
    const { body } = await articles.read(person, "").expect(200);
    expect(body.data.articles).toMatchObject([
      { title: "An old one", state: "published", has_changes: false },
    ]);
    const { article } = (await articles.read(person, `/${body.data.articles[0].id}`).expect(200)).body.data;
    expect(article.fields).toMatchObject({ slug: "old", tag_ids: [tag.id], created_by: "Asha" });
  });
});
