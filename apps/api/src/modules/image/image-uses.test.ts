import type { ImageUse } from "@callboard/contracts/library-image";
import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { articleCalls } from "../../test/articles.ts";
import { imageCalls } from "../../test/images.ts";
import { aStaffMember } from "../../test/staff.ts";

const imageOrigins = ["https://images.example"];
const app = startApp({ imageOrigins });
const articles = articleCalls(app);
const { read, remove, anImage, list } = imageCalls(app);
const editor = () => aStaffMember(app, "editor");
type Person = Awaited<ReturnType<typeof editor>>;

const usesOf = async (person: Person, id: number) =>
  (await read(person, `/${id}`).expect(200)).body.data.uses as ImageUse[];
const textWith = (...addresses: string[]) =>
  addresses.map((src) => `<figure><img src="${src}" alt="A &amp; B"></figure>`).join("<p>Words</p>");

describe("the uses of an image", () => {
  it("are what an article was written with last, and what the public reads of it", async () => {
    const person = await editor();
    const [featured, text] = [await anImage(person), await anImage(person)];
    const fields = { featured_image: featured.address, content: textWith(text.address, text.address) };
    const draft = await articles.aDraft(person, fields);
    const use = { kind: "article", id: draft.id, title: draft.fields.title, is_public: false };
    expect(await usesOf(person, featured.id)).toEqual([{ ...use, places: ["featured"] }]);
    expect(await usesOf(person, text.id)).toEqual([{ ...use, places: ["text"] }]);
    const { version } = (await articles.publish(person, draft.id, { version: 1 }).expect(200)).body.data
      .article;
    expect(await usesOf(person, text.id)).toEqual([{ ...use, places: ["text"], is_public: true }]);

    const plain = { ...draft.fields, featured_image: null, content: "<p>Words</p>" };
    const saved = await articles.save(person, draft.id, { version, fields: plain }).expect(200);
    expect(await usesOf(person, text.id)).toEqual([{ ...use, places: ["text"], is_public: true }]);
    expect((await list(person)).map(({ uses }) => uses)).toEqual([1, 1]);
    await articles.publish(person, draft.id, { version: saved.body.data.article.version }).expect(200);
    expect(await usesOf(person, text.id)).toEqual([]);
    expect(await usesOf(person, featured.id)).toEqual([]);
  });

  it("end with what the public reads no more, and with a draft that is deleted", async () => {
    const person = await editor();
    const image = await anImage(person);
    const published = await articles.aPublished(person, { content: textWith(image.address) });
    const { id, version } = published;
    await articles.state(person, id, { version, state: "unpublished" }).expect(200);
    expect(await usesOf(person, image.id)).toMatchObject([{ is_public: false }]);
    const draft = await articles.aDraft(person, { featured_image: image.address });
    expect((await list(person))[0]?.uses).toBe(2);
    await articles.remove(person, draft.id, 1).expect(200);
    expect((await list(person))[0]?.uses).toBe(1);
  });

  it("are counted whichever width an article names", async () => {
    const person = await editor();
    const image = await anImage(person);
    await articles.aDraft(person, { content: textWith(image.address.replace("1440", "480")) });
    expect((await list(person))[0]?.uses).toBe(1);
  });

  it.each([
    ["category", { name: "Craft", show_on_header: true }, "photo"],
    [
      "tag",
      {
        ...{ name: "Voice", slug: "voice", status: "active", description: null, meta_title: null },
        ...{ meta_description: null, domain_names: ["callboard.in"] },
      },
      "photo",
    ],
    ["video", { title: "Reading", description: "", video_url: null, is_featured: true }, "thumbnail_url"],
  ])("are the pictures of the list %s", async (name, fields, field) => {
    const person = await editor();
    const image = await anImage(person);
    const save = (picture: string | null, beside: object = {}) =>
      app.post(
        "/api/v1/staff/lists/save",
        { list: name, id: null, version: null, fields: { ...fields, [field]: picture }, ...beside },
        { bearer: person.bearer },
      );
    const { entry } = (await save(image.address).expect(200)).body.data;
    expect(await usesOf(person, image.id)).toEqual([
      {
        ...{ kind: name, id: entry.id, title: Object.values(fields)[0] },
        ...{ places: ["picture"], is_public: true },
      },
    ]);
    await remove(person, image).expect(422);
    const { version } = entry;
    const gone = image.address.replace(/[0-9a-f]{8}/, "00000000");
    const { body } = await save(gone, { id: entry.id, version }).expect(422);
    expect(body.message[`fields.${field}`]).toContain("not in the library");
    await save("https://elsewhere.example/a.jpg", { id: entry.id, version }).expect(422);
    await save("https://images.example/a.jpg", { id: entry.id, version }).expect(200);
    expect(await usesOf(person, image.id)).toEqual([]);
    const versionNow = async () =>
      (await app.get(`/api/v1/staff/lists/${name}`, undefined, person.bearer)).body.data.entries[0].version;
    await save(image.address, { id: entry.id, version: await versionNow() }).expect(200);
    expect(await usesOf(person, image.id)).toHaveLength(1);
    const { bearer } = person;
    const address = `/api/v1/staff/lists/${name}/${entry.id}`;
    await app.remove(`${address}?version=${encodeURIComponent(await versionNow())}`, { bearer }).expect(200);
    expect(await usesOf(person, image.id)).toEqual([]);
  });

  it("keep an image from being deleted, and are named as the reason", async () => {
    const person = await editor();
    const image = await anImage(person);
    const { id, version, fields } = await articles.aDraft(person, { content: textWith(image.address) });
    const { body } = await remove(person, image).expect(422);
    expect(body.message).toEqual({ id: "Something of the site uses this image" });
    await articles.save(person, id, { version, fields: { ...fields, content: "<p>x</p>" } }).expect(200);
    await remove(person, image).expect(200);
  });

  it("leave out what is used where only that is asked for", async () => {
    const person = await editor();
    const [used, unused] = [await anImage(person), await anImage(person)];
    await articles.aDraft(person, { featured_image: used.address });
    expect((await list(person, "is_unused=true")).map(({ id }) => id)).toEqual([unused.id]);
    expect(await list(person, "is_unused=false")).toHaveLength(2);
  });

  it("never begin with an image that is deleted at the same moment", async () => {
    const person = await editor();
    for (let round = 0; round < 8; round += 1) {
      const image = await anImage(person);
      const { id, version, fields } = await articles.aDraft(person);
      const content = textWith(image.address);
      const [saved, removed] = await Promise.all([
        articles.save(person, id, { version, fields: { ...fields, content } }),
        remove(person, image),
      ]);
      expect([saved.status, removed.status]).toEqual(saved.status === 200 ? [200, 422] : [422, 200]);
      const left = (await list(person)).filter((other) => other.id === image.id);
      expect(left.map(({ uses }) => uses)).toEqual(saved.status === 200 ? [1] : []);
    }
  });
});

describe("what an article may begin to use", () => {
  const save = async (person: Person, change: object) => {
    const { id, version, fields } = await articles.aDraft(person);
    return articles.save(person, id, { version, fields: { ...fields, ...change } });
  };

  it("is an image of the library, or one of an allowed origin over https", async () => {
    const person = await editor();
    const image = await anImage(person);
    for (const address of [image.address, "https://images.example/a.jpg", null, ""])
      expect((await save(person, { featured_image: address })).status, String(address)).toBe(200);
    for (const address of [
      ...["https://elsewhere.example/a.jpg", "http://images.example/a.jpg", "javascript:alert(1)", "a.jpg"],
      ...["//images.example/a.jpg", "https://images.example.evil/a.jpg", "https://a@images.example:1/a.jpg"],
      ...["/media/../a.webp", "/media/none-1440.webp", "/media/a b.webp"],
    ]) {
      const { status, body } = await save(person, { featured_image: address });
      expect(status, address).toBe(422);
      expect(Object.keys(body.message), address).toEqual(["fields.featured_image"]);
      await articles.create(person, { featured_image: address }).expect(422);
    }
  });

  it("is nothing that the library does not have, in its text too", async () => {
    const { status, body } = await save(await editor(), { content: textWith("/media/none-1440.webp") });
    expect(status).toBe(422);
    expect(body.message["fields.content"]).toContain("not in the library");
  });

  it("leaves alone what it was stored with, which is answered and can be published", async () => {
    const person = await editor();
    const gone = "/media/none-1440.webp";
    const fields = { ...(await articles.fieldsOf()), featured_image: "an old text", content: textWith(gone) };
    const { articleRepository } = await import("../article/article-repository.ts");
    const by = { id: person.id, name: "Asha" };
    const { id } = await app.db.transaction((tx) =>
      articleRepository(tx).create(fields, by, app.clock.read()),
    );
    const { article } = (await articles.read(person, `/${id}`).expect(200)).body.data;
    expect(article.fields.featured_image).toBe("an old text");
    const changed = { ...fields, featured_image: null, content: textWith(gone, gone) };
    await articles.save(person, id, { version: 1, fields: changed }).expect(200);
    const [revision] = (await articles.read(person, `/${id}/revisions`).expect(200)).body.data.revisions;
    expect(revision).toBeDefined();
    await articles.publish(person, id, { version: 2 }).expect(200);
  });

  it("does not keep a revision from coming back whose image was deleted since", async () => {
    const person = await editor();
    const image = await anImage(person);
    const { id, fields } = await articles.aDraft(person, { content: textWith(image.address) });
    await articles.save(person, id, { version: 1, fields: { ...fields, content: "<p>x</p>" } }).expect(200);
    await remove(person, image).expect(200);
    const { revisions } = (await articles.read(person, `/${id}/revisions`).expect(200)).body.data;
    await articles.restore(person, id, revisions.at(-1).id, 2).expect(200);
  });
});
