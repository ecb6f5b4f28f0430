import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { articleCalls } from "../../test/articles.ts";
import { aTag } from "../../test/content.ts";
import { aStaffMember } from "../../test/staff.ts";
import { publishDue } from "./change-article.ts";

const app = startApp();
const articles = articleCalls(app);
const editor = () => aStaffMember(app, "editor");
const minute = 60_000;
const inMinutes = (minutes: number) => new Date(app.clock.read().getTime() + minutes * minute).toISOString();
const versions = async () =>
  (await app.get("/api/v1/cache-version/view").expect(200)).body.data.versions as Record<string, number>;

describe("publishing", () => {
  it("makes what was written last public, in lists, search, tags and category counts", async () => {
    const person = await editor();
    const tag = await aTag(app.db, "voice");
    const { id, version, fields } = await articles.aDraft(person, { tag_ids: [tag.id], title: "Lanterns" });
    const before = (await versions()).article ?? 0;
    const { body } = await articles.publish(person, id, { version }).expect(200);
    expect(body.data.article).toMatchObject({ state: "published", has_changes: false });
    expect((await articles.public(fields.slug).expect(200)).body.data.blog).toMatchObject({
      title: "Lanterns",
    });
    expect((await articles.list("search=lantern")).body.data.blogs).toHaveLength(1);
    expect((await app.get("/api/v1/blog/view-by-tag/voice", ".in")).body.data.tag.blog_count).toBe(1);
    expect((await app.get("/api/v1/category/view", ".in")).body.data.rows).toMatchObject([{ blog_count: 1 }]);
    expect((await versions()).article).toBe(before + 1);
  });

  it("names everything that is missing", async () => {
    const person = await editor();
    const { id } = (await articles.create(person).expect(200)).body.data.article;
    const { body } = await articles.publish(person, id, { version: 1 }).expect(422);
    expect(body.message).toEqual({
      title: "Title is required",
      slug: "Address is required",
      short_content: "Excerpt is required",
      content: "Text is required",
      category_id: "Category is required",
      domain_names: "Choose at least one site",
    });
  });

  it("leaves the public what it reads while somebody writes on", async () => {
    const person = await editor();
    const { id, version, fields } = await articles.aPublished(person, { title: "As published" });
    const written = { ...fields, title: "Not yet" };
    const { body } = await articles.save(person, id, { version, fields: written }).expect(200);
    expect(body.data.article.has_changes).toBe(true);
    expect((await articles.public(fields.slug)).body.data.blog.title).toBe("As published");
    await articles.publish(person, id, { version }).expect(409);
    await articles.publish(person, id, { version: version + 1 }).expect(200);
    expect((await articles.public(fields.slug)).body.data.blog.title).toBe("Not yet");
  });

  it("takes an article from its old lists to its new ones, and counts right", async () => {
    const person = await editor();
    const [one, other] = [await aTag(app.db, "one"), await aTag(app.db, "other")];
    const { id, version, fields } = await articles.aPublished(person, { tag_ids: [one.id] });
    const next = await articles.fieldsOf({ slug: fields.slug, tag_ids: [other.id] });
    await articles.save(person, id, { version, fields: next }).expect(200);
    await articles.publish(person, id, { version: version + 1 }).expect(200);
    const count = async (slug: string) =>
      (await app.get(`/api/v1/blog/view-by-tag/${slug}`, ".in")).body.data.tag.blog_count;
    expect([await count("one"), await count("other")]).toEqual([0, 1]);
    const { rows } = (await app.get("/api/v1/category/view", ".in")).body.data;
    expect(rows.map(({ blog_count }: { blog_count: number }) => blog_count)).toEqual([0, 1]);
  });

  it("keeps the address that an article had, which leads to the new one", async () => {
    const person = await editor();
    const { id, version, fields } = await articles.aPublished(person, { slug: "before" });
    await articles.save(person, id, { version, fields: { ...fields, slug: "after" } }).expect(200);
    await articles.publish(person, id, { version: version + 1 }).expect(200);
    expect((await articles.public("before").expect(200)).body.data.blog.slug).toBe("after");
    const other = await articles.aDraft(person, { slug: "before" });
    const { body } = await articles.publish(person, other.id, { version: other.version }).expect(422);
    expect(body.message.slug).toContain("had it");
    const again = (await articles.read(person, `/${id}`)).body.data.article;
    expect(again.former_slugs).toEqual(["before"]);
    expect(again.published_slug).toBe(again.fields.slug);
    await articles
      .save(person, id, { version: again.version, fields: { ...fields, slug: "before" } })
      .expect(200);
    await articles.publish(person, id, { version: again.version + 1 }).expect(200);
    expect((await articles.public("after")).body.data.blog.slug).toBe("before");
  });

  it("refuses an address that is taken, of the site, or badly spelt", async () => {
    const person = await editor();
    await articles.aPublished(person, { slug: "taken" });
    for (const slug of ["taken", "tag", "Not A Slug", "a--b", "-a"]) {
      const { id, version } = await articles.aDraft(person, { slug });
      const { body } = await articles.publish(person, id, { version }).expect(422);
      expect(Object.keys(body.message)).toEqual(["slug"]);
    }
  });

  it("gives one of two who publish under one address at the same moment", async () => {
    const person = await editor();
    const drafts = [
      await articles.aDraft(person, { slug: "same" }),
      await articles.aDraft(person, { slug: "same" }),
    ];
    const answers = await Promise.all(
      drafts.map(({ id, version }) => articles.publish(person, id, { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe("unpublishing", () => {
  it("takes an article out of pages, lists, search, counts and comments, and back", async () => {
    const person = await editor();
    const { id, version, fields } = await articles.aPublished(person, { title: "Lanterns" });
    const blog = (await articles.public(fields.slug)).body.data.blog;
    await articles.state(person, id, { version, state: "unpublished" }).expect(200);
    await articles.public(fields.slug).expect(404);
    expect((await articles.list("search=lantern")).body.data.blogs).toEqual([]);
    expect((await articles.list()).body.data.blogs).toEqual([]);
    expect((await app.get("/api/v1/category/view", ".in")).body.data.rows).toMatchObject([{ blog_count: 0 }]);
    await app.get(`/api/v1/comment/blog/${blog.id}`, ".in").expect(404);
    await articles.publish(person, id, { version: version + 1 }).expect(200);
    const again = (await articles.public(fields.slug).expect(200)).body.data.blog;
    expect(again).toMatchObject({ id: blog.id, published_at: blog.published_at });
  });

  it("follows the states, and refuses every other way", async () => {
    const person = await editor();
    const { id } = await articles.aPublished(person);
    const go = async (state: string) => {
      const { version } = (await articles.read(person, `/${id}`)).body.data.article;
      return (await articles.state(person, id, { version, state })).status;
    };
    expect(await go("draft")).toBe(422);
    expect(await go("archived")).toBe(200);
    const { version } = (await articles.read(person, `/${id}`)).body.data.article;
    await articles.publish(person, id, { version }).expect(403);
    await articles.schedule(person, id, { version, at: inMinutes(1) }).expect(403);
    await articles.remove(person, id, version).expect(403);
    expect(await go("draft")).toBe(422);
    expect(await go("unpublished")).toBe(200);
  });

  it("deletes a draft for good, if it was never public", async () => {
    const person = await editor();
    const { id, version } = await articles.aDraft(person);
    await articles.remove(person, id, version + 1).expect(409);
    await articles.remove(person, id, version).expect(200);
    await articles.read(person, `/${id}`).expect(404);
  });
});

describe("a schedule", () => {
  it("publishes at its time what was written last, once, however many look", async () => {
    const person = await editor();
    const { id, version, fields } = await articles.aDraft(person);
    await articles.schedule(person, id, { version, at: inMinutes(-1) }).expect(422);
    const at = inMinutes(10);
    await articles.schedule(person, id, { version, at }).expect(200);
    const later = { ...fields, title: "Written meanwhile" };
    await articles.save(person, id, { version: version + 1, fields: later }).expect(200);
    app.clock.pass(9 * minute);
    expect(await publishDue(app.db, app.clock.read())).toBe(0);
    await articles.public(fields.slug).expect(404);
    app.clock.pass(minute);
    const looks = await Promise.all([1, 2, 3].map(() => publishDue(app.db, app.clock.read())));
    expect(looks.reduce((sum, count) => sum + count)).toBe(1);
    const { blog } = (await articles.public(fields.slug).expect(200)).body.data;
    expect(blog).toMatchObject({ title: "Written meanwhile", published_at: at });
  });

  it("is called off, and gives up what cannot be public any more, and says so", async () => {
    const person = await editor();
    const [one, other] = [await articles.aDraft(person), await articles.aDraft(person, { slug: "wanted" })];
    await articles.schedule(person, one.id, { version: 1, at: inMinutes(1) }).expect(200);
    await articles.state(person, one.id, { version: 2, state: "draft" }).expect(200);
    await articles.schedule(person, other.id, { version: 1, at: inMinutes(1) }).expect(200);
    await articles.aPublished(person, { slug: "wanted" });
    app.clock.pass(minute);
    expect(await publishDue(app.db, app.clock.read())).toBe(1);
    const { article } = (await articles.read(person, `/${other.id}`)).body.data;
    expect(article).toMatchObject({ state: "draft", scheduled_at: null });
    const admin = await aStaffMember(app);
    const log = await app.get("/api/v1/staff/audit?action=article.schedule_failed", undefined, admin.bearer);
    expect(log.body.data.entries).toMatchObject([
      { subject_id: String(other.id), actor_name: "The schedule" },
    ]);
  });
});

describe("a link to a draft", () => {
  it("shows what was written last to whoever has it, until it is taken back", async () => {
    const person = await editor();
    const { id } = await articles.aDraft(person, { title: "Early", content: "<h2>One</h2><p>Words</p>" });
    const { preview_token: token } = (await articles.preview(person, id).expect(200)).body.data.article;
    const show = (text: string) => app.get(`/api/v1/blog/preview/${text}`);
    const { blog } = (await show(token).expect(200)).body.data;
    expect(blog).toMatchObject({
      title: "Early",
      outline: [{ text: "One" }],
      category: { name: expect.any(String) },
    });
    const next = (await articles.preview(person, id).expect(200)).body.data.article.preview_token;
    await show(token).expect(404);
    await articles.endPreview(person, id).expect(200);
    await show(next).expect(404);
    await show("short").expect(422);
  });
});

it("writes every act down, with who and what", async () => {
  const person = await editor();
  const { id, version } = await articles.aPublished(person);
  await articles.state(person, id, { version, state: "unpublished" }).expect(200);
  const admin = await aStaffMember(app);
  const query = `subject_kind=article&subject_id=${id}`;
  const { entries } = (await app.get(`/api/v1/staff/audit?${query}`, undefined, admin.bearer)).body.data;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    ...["article.change_state", "article.publish", "article.create"],
  ]);
  expect(entries[0]).toMatchObject({
    ...{ actor_id: person.id, before: { state: "published" }, after: { state: "unpublished" } },
  });
});
