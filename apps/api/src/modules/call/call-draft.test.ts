import { limits } from "@callboard/contracts/limits";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callDrafts } from "../../db/schema/call-draft.ts";
import { events } from "../../db/schema/event.ts";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { startApp } from "../../test/app.ts";
import { aPhoto, callActs } from "../../test/calls.ts";
import { anEvent, anEventCategory, eventTextsOf } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
const { create, saveDraft, duplicate } = callActs(app);
type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let other: Person;
let [photo, otherPhoto]: Buffer[] = [];
beforeAll(async () => {
  [photo, otherPhoto] = await Promise.all([aPhoto(), aPhoto("#86233a")]);
});
beforeEach(async () => {
  [poster, other] = [await aPerson(app), await aPerson(app)];
});

const path = "/api/v1/event/drafts";
const save = (fields: object, place: object = {}, files = {}) =>
  saveDraft(poster, { ...place, fields: JSON.stringify(fields) }, files);
const saved = async (fields: object, files = {}) =>
  (await save(fields, {}, files).expect(200)).body.data.draft;
const list = async ({ bearer }: Person) =>
  (await app.get(path, undefined, bearer).expect(200)).body.data.drafts;
const read = (id: number, { bearer }: Person) => app.get(`${path}/${id}`, undefined, bearer);
const statusOf = async (address: string) => (await app.bare().get(address)).status;

describe("a draft", () => {
  it("holds what was typed, complete or not, and is there for who wrote it alone", async () => {
    const draft = await saved({ title: "Duets", price: "1x", start_date: "" });
    expect(draft).toMatchObject({
      version: 1,
      fields: { title: "Duets", price: "1x", start_date: "" },
      banner_photo: null,
    });
    expect([await list(poster), await list(other)]).toEqual([[draft], []]);
    await read(draft.id, poster).expect(200);
    await read(draft.id, other).expect(404);
    await app.get(path).expect(401);
    await app.remove(`${path}/${draft.id}`, { bearer: other.bearer }).expect(404);
    await saveDraft(other, { id: draft.id, version: 1, fields: "{}" }).expect(404);
    expect((await app.get("/api/v1/event/list")).body.data.events).toEqual([]);
  });

  it("is saved over the version that it was made of, and no other", async () => {
    const { id } = await saved({ title: "Duets" });
    app.clock.pass(1_000);
    await save({ title: "Trios" }, { id, version: 1 }).expect(200);
    expect((await save({ title: "Quartets" }, { id, version: 1 }).expect(409)).body.message).toBe(
      "This draft was changed meanwhile",
    );
    await save({ title: "Quartets" }, { id }).expect(409);
    expect(await list(poster)).toMatchObject([{ id, version: 2, fields: { title: "Trios" } }]);
  });

  it("keeps its photos until others replace them, and takes them along when it is deleted", async () => {
    const { id, banner_photo } = await saved({}, { banner_photo: photo });
    const { body } = await save({}, { id, version: 1 }, { description_photo: photo }).expect(200);
    expect(body.data.draft.banner_photo).toBe(banner_photo);
    const { body: next } = await save({}, { id, version: 2 }, { banner_photo: otherPhoto }).expect(200);
    expect([await statusOf(banner_photo), await statusOf(next.data.draft.banner_photo)]).toEqual([404, 200]);
    await app.remove(`${path}/${id}`, { bearer: poster.bearer }).expect(200);
    expect(await statusOf(next.data.draft.banner_photo)).toBe(404);
    expect([await list(poster), await app.db.select().from(pendingUploads)]).toEqual([[], []]);
  });

  it("is refused beyond the number and the size of drafts", async () => {
    await save({ title: "x".repeat(limits.callDraftTextMax) }).expect(422);
    await save({ "__proto__ or so": "x" }).expect(422);
    await saveDraft(poster, { fields: "no json" }).expect(422);
    const row = {
      user_id: poster.id,
      fields: {},
      created_at: app.clock.read(),
      changed_at: app.clock.read(),
    };
    await app.db.insert(callDrafts).values(Array.from({ length: limits.callDraftsMax - 1 }, () => row));
    const both = await Promise.all([save({}), save({})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe("posting a draft", () => {
  const key = "the-key-of-one-draft";
  let texts: object;
  let draft: { id: number; banner_photo: string; description_photo: string };
  beforeEach(async () => {
    const files = { banner_photo: photo, description_photo: photo };
    draft = await saved({ title: "Duets" }, files);
    texts = { ...eventTextsOf({ category_id: await anEventCategory(app) }), draft_id: draft.id };
  });

  it("makes a call of it with its photos, once, and ends it", async () => {
    const first = await create(poster, texts, {}, key).expect(200);
    const { banner_photo, description_photo } = draft;
    expect(first.body.data.event).toMatchObject({ banner_photo, description_photo });
    expect((await create(poster, texts, {}, key).expect(200)).body).toEqual(first.body);
    expect([await list(poster), await statusOf(banner_photo)]).toEqual([[], 200]);
    expect(await app.db.select().from(events)).toHaveLength(1);
  });

  it("takes other photos instead, and deletes the draft's", async () => {
    const { body } = await create(poster, texts, { banner_photo: otherPhoto as Buffer }).expect(200);
    expect(body.data.event.description_photo).toBe(draft.description_photo);
    expect(await app.db.select().from(pendingUploads)).toMatchObject([{}]);
  });

  it("is one call where it is posted twice at once, and nothing of somebody else's draft", async () => {
    const both = await Promise.all([create(poster, texts), create(poster, texts)]);
    expect([
      [200, 409],
      [200, 422],
    ]).toContainEqual(both.map(({ status }) => status).sort());
    const draftOfMine = await saved({}, { banner_photo: photo, description_photo: photo });
    const { body } = await create(other, { ...texts, draft_id: draftOfMine.id }).expect(422);
    expect(body.message).toEqual({
      banner_photo: "Banner photo is required",
      description_photo: "Description photo is required",
    });
  });
});

describe("event/duplicate/:id", () => {
  it("makes a draft of a call, without dates that have passed, with photos of its own", async () => {
    const files = { banner_photo: photo as Buffer, description_photo: photo as Buffer };
    const texts = eventTextsOf({ category_id: await anEventCategory(app), apply_by: "2026-06-30" });
    const { event } = (await create(poster, texts, files).expect(200)).body.data;
    const early = (await duplicate(poster, event.id).expect(200)).body.data.draft;
    expect(early.fields).toMatchObject({
      title: texts.title,
      price: "120.5",
      start_date: "2026-07-01",
      apply_by: "2026-06-30",
    });
    await app.db.update(events).set({ starts_at: new Date(app.clock.read().getTime() - 1) });
    const late = (await duplicate(poster, event.id).expect(200)).body.data.draft;
    expect(late.fields).toMatchObject({ start_time: "19:30", tags: "chorus" });
    expect(Object.keys(late.fields)).not.toEqual(expect.arrayContaining(["start_date"]));
    expect(Object.keys(late.fields)).not.toEqual(expect.arrayContaining(["apply_by"]));
    expect(late.banner_photo).not.toBe(event.banner_photo);
    expect(await statusOf(late.banner_photo)).toBe(200);
  });

  it("is for its poster alone", async () => {
    const { id } = await anEvent(app, { user_id: poster.id });
    await duplicate({ bearer: "" }, id).expect(401);
    await duplicate(other, id).expect(403);
    await duplicate(poster, 77_777).expect(404);
    expect((await duplicate(poster, id).expect(200)).body.data.draft.banner_photo).toBeNull();
  });
});
