import type { ListEntry, ListName } from "@callboard/contracts/site-list";
import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { articleCalls } from "../../test/articles.ts";
import { aBlog, aCategory, aTag } from "../../test/content.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();
const articles = articleCalls(app);
const editor = () => aStaffMember(app, "editor");
type Person = { bearer: string };

const list = async ({ bearer }: Person, name: ListName) =>
  (await app.get(`/api/v1/staff/lists/${name}`, undefined, bearer).expect(200)).body.data
    .entries as ListEntry[];
const send = ({ bearer }: Person, body: object) => app.post("/api/v1/staff/lists/save", body, { bearer });
const versionOf = async (person: Person, name: ListName, id: number) =>
  (await list(person, name)).find((entry) => entry.id === id)?.version ?? null;

/** Adds an entry, or changes one from what it is. */
const save = (person: Person, list: ListName, fields: object, id: number | null = null) => ({
  expect: async (status: number) => {
    const version = id === null ? null : await versionOf(person, list, id);
    return send(person, { list, id, version, fields }).expect(status);
  },
});
const order = ({ bearer }: Person, name: ListName, ids: number[]) =>
  app.post(`/api/v1/staff/lists/${name}/order`, { ids }, { bearer });
const removeSeen = ({ bearer }: Person, name: ListName, id: number, version: string) =>
  app.remove(`/api/v1/staff/lists/${name}/${id}?version=${encodeURIComponent(version)}`, { bearer });
const remove = (person: Person, name: ListName, id: number) => ({
  expect: async (status: number) =>
    removeSeen(person, name, id, (await versionOf(person, name, id)) ?? "gone").expect(status),
});
const merge = ({ bearer }: Person, id: number, into_id: number) =>
  app.post(`/api/v1/staff/tags/${id}/merge`, { into_id }, { bearer });
const tagPage = (slug: string) => app.get(`/api/v1/blog/view-by-tag/${slug}`, ".in");
const tagFields = {
  ...{ name: "Voice", slug: "voice", status: "active", description: null, photo: null },
  ...{ meta_title: null, meta_description: null, domain_names: ["callboard.in"] },
};

const kept = [
  ["category", { name: "Craft", photo: null, show_on_header: true }, "/api/v1/category/view"],
  ["event_category", { name: "Circus" }, "/api/v1/event-category/view"],
  ["profession", { name: "Juggler" }, "/api/v1/profession/view"],
  ["city", { name: "Oslo", country: "NO", time_zone: "Europe/Oslo" }, "/api/v1/cities/view"],
  [
    "video",
    { title: "Reading", description: "", thumbnail_url: null, video_url: null, is_featured: true },
    "/api/v1/video/list",
  ],
  ["tag", tagFields, "/api/v1/tag/view"],
] as const;

describe.each(kept)("the list %s", (name, fields, path) => {
  it("takes an entry that the site shows, changes it and removes it", async () => {
    const person = await editor();
    const { entry } = (await save(person, name, fields).expect(200)).body.data;
    expect(entry).toMatchObject({ list: name, fields, is_used: false });
    expect(JSON.stringify((await app.get(path, ".in").expect(200)).body)).toContain(Object.values(fields)[0]);
    const key = Object.keys(fields)[0] as string;
    await save(person, name, { ...fields, [key]: "Another" }, entry.id).expect(200);
    expect(await list(person, name)).toMatchObject([{ id: entry.id, fields: { [key]: "Another" } }]);
    await remove(person, name, entry.id).expect(200);
    expect(await list(person, name)).toEqual([]);
    await remove(person, name, entry.id).expect(404);
    await save(person, name, fields, entry.id).expect(404);
  });

  it("says what is wrong with an entry", async () => {
    const person = await editor();
    const { body } = await save(person, name, { ...fields, [Object.keys(fields)[0] as string]: "" }).expect(
      422,
    );
    expect(Object.keys(body.message)[0]).toMatch(/^fields\./);
  });
});

describe("an order", () => {
  it("is the site's, and has to name every entry", async () => {
    const person = await editor();
    const ids: number[] = [];
    for (const name of ["One", "Two", "Three"])
      ids.push((await save(person, "profession", { name }).expect(200)).body.data.entry.id);
    const [one, two, three] = ids as [number, number, number];
    await order(person, "profession", [three, one, two]).expect(200);
    const { profession: professions } = (await app.get("/api/v1/profession/view")).body.data;
    expect(professions.map(({ name }: { name: string }) => name)).toEqual(["Three", "One", "Two"]);
    for (const wrong of [
      [one, two],
      [one, two, two],
      [one, two, three, 99],
      [one, two, 99],
    ])
      await order(person, "profession", wrong).expect(422);
    await order(person, "video", [1]).expect(422);
  });
});

it("refuses a name that another entry has, and what something uses", async () => {
  const person = await editor();
  const { id } = await aCategory(app.db, "Craft");
  await aBlog(app.db, { category_id: id });
  await save(person, "category", { name: "Craft", photo: null, show_on_header: true }).expect(422);
  expect(await list(person, "category")).toMatchObject([{ is_used: true }]);
  await remove(person, "category", id).expect(422);
  await save(person, "city", { name: "Oslo", country: "NO", time_zone: "Europe/Nowhere" }).expect(422);
  await save(person, "video", { title: "A", description: "", thumbnail_url: "javascript:x" }).expect(422);
});

describe("a tag", () => {
  it("is found by its former address, which is given to no other", async () => {
    const person = await editor();
    const { id } = await aTag(app.db, "voice");
    await aTag(app.db, "other");
    await save(person, "tag", { ...tagFields, slug: "voices" }, id).expect(200);
    expect((await tagPage("VOICE").expect(200)).body.data.tag.slug).toBe("voices");
    await save(person, "tag", { ...tagFields, name: "New", slug: "voice" }).expect(422);
    await save(person, "tag", { ...tagFields, slug: "events" }, id).expect(422);
    await save(person, "tag", { ...tagFields, slug: "other" }, id).expect(422);
    await save(person, "tag", { ...tagFields, slug: "voice" }, id).expect(200);
    expect((await tagPage("voices")).body.data.tag.slug).toBe("voice");
  });

  it("is shown on the domains that it names, with its articles there, which are found by its new name", async () => {
    const person = await editor();
    const { id } = await aTag(app.db, "voice");
    await aBlog(app.db, { tag_ids: [id], domain_names: ["callboard.in", "callboard.us"] });
    await app.get("/api/v1/blog/view-by-tag/voice", ".us").expect(404);
    await save(person, "tag", { ...tagFields, name: "Lantern", domain_names: ["callboard.us"] }, id).expect(
      200,
    );
    const { tag, articles: found } = (await app.get("/api/v1/blog/view-by-tag/voice", ".us").expect(200)).body
      .data;
    expect([tag.blog_count, found.length]).toEqual([1, 1]);
    await tagPage("voice").expect(404);
    expect((await articles.list("search=lantern")).body.data.blogs).toHaveLength(1);
  });

  it("is merged into another: articles, drafts and its address go there", async () => {
    const person = await editor();
    const [from, into] = [await aTag(app.db, "voices"), await aTag(app.db, "voice")];
    await aBlog(app.db, { slug: "one", tag_ids: [from.id] });
    await aBlog(app.db, { slug: "both", tag_ids: [from.id, into.id] });
    const draft = await articles.aDraft(person, { tag_ids: [from.id] });
    const hidden = await articles.aPublished(person, { tag_ids: [from.id] });
    await articles.state(person, hidden.id, { version: hidden.version, state: "unpublished" }).expect(200);
    await merge(person, from.id, from.id).expect(422);
    await merge(person, from.id, 999).expect(404);
    await merge(person, from.id, into.id).expect(200);
    const { tag, articles: found } = (await tagPage("voices").expect(200)).body.data;
    expect([tag.slug, tag.blog_count, found.length]).toEqual(["voice", 2, 2]);
    const opened = async (id: number) =>
      (await articles.read(person, `/${id}`)).body.data.article.fields.tag_ids;
    expect(await opened(draft.id)).toEqual([into.id]);
    expect(await opened(hidden.id)).toEqual([into.id]);
    expect(await list(person, "tag")).toMatchObject([{ id: into.id, is_used: true }]);
    await articles.public(hidden.fields.slug).expect(404);
  });
});

it("writes down what was changed, and tells the gateways", async () => {
  const person = await aStaffMember(app);
  const { entry } = (await save(person, "profession", { name: "Juggler" }).expect(200)).body.data;
  await save(person, "profession", { name: "Fire-eater" }, entry.id).expect(200);
  const { entries } = (await app.get("/api/v1/staff/audit?subject_kind=profession", undefined, person.bearer))
    .body.data;
  expect(entries[0]).toMatchObject({
    ...{ action: "profession.change", before: { name: "Juggler" }, after: { name: "Fire-eater" } },
  });
  const { versions } = (await app.get("/api/v1/cache-version/view")).body.data;
  expect(versions.reference).toBe(2);
});

it("changes an entry from what somebody has seen of it, and from nothing else", async () => {
  const person = await editor();
  const { entry } = (await save(person, "profession", { name: "Juggler" }).expect(200)).body.data;
  const change = { list: "profession", id: entry.id, version: entry.version };
  await send(person, { ...change, fields: { name: "Fire-eater" } }).expect(200);
  const { body } = await send(person, { ...change, fields: { name: "Clown" } }).expect(409);
  expect(body.message).toBe("Somebody changed this entry meanwhile");
  await send(person, { ...change, version: null, fields: { name: "Clown" } }).expect(409);
  expect(await list(person, "profession")).toMatchObject([{ fields: { name: "Fire-eater" } }]);
});

it("removes an entry as somebody has seen it, and no other", async () => {
  const person = await editor();
  const { entry } = (await save(person, "profession", { name: "Juggler" }).expect(200)).body.data;
  await save(person, "profession", { name: "Fire-eater" }, entry.id).expect(200);
  const { body } = await removeSeen(person, "profession", entry.id, entry.version).expect(409);
  expect(body.message).toBe("Somebody changed this entry meanwhile");
  await app.remove(`/api/v1/staff/lists/profession/${entry.id}`, { bearer: person.bearer }).expect(422);
  expect(await list(person, "profession")).toMatchObject([{ fields: { name: "Fire-eater" } }]);
});
