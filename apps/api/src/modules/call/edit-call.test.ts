import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { jobs } from "../../db/schema/job.ts";
import { moderationCases } from "../../db/schema/moderation.ts";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { aPhoto, callActs } from "../../test/calls.ts";
import { anEvent, anEventCategory, eventTextsOf } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { eventVisibilityRepository } from "../event/event-visibility-repository.ts";

const app = startApp();
const { create, update, own, cancel, close, tellAll } = callActs(app);
const { applied } = applicationCalls(app);
type Person = Awaited<ReturnType<typeof aPerson>>;
let [poster, other]: Person[] = [];
let [photo, otherPhoto]: Buffer[] = [];
let texts: Record<string, unknown>;
let id: number;

beforeAll(async () => {
  [photo, otherPhoto] = await Promise.all([aPhoto(), aPhoto("#86233a")]);
});
beforeEach(async () => {
  [poster, other] = [await aPerson(app), await aPerson(app)];
  const category_id = await anEventCategory(app);
  texts = { ...eventTextsOf({ category_id, website: "https://example.com" }), version: 0 };
  ({ id } = await anEvent(app, {
    ...eventTextsOf({ category_id, website: "https://example.com" }),
    user_id: poster.id,
  }));
});
const row = async () => (await app.db.select().from(events).where(eq(events.id, id)))[0];
const found = async (query: string) => {
  const { body } = await app.get(`/api/v1/event/list?${query}`).expect(200);
  return body.data.events.map((event: { id: number }) => event.id);
};
const edit = (change: object, person = poster as Person) => update(person, id, { ...texts, ...change });

describe("event/update/:id", () => {
  it("writes the call anew, and its lists, filters and search with it", async () => {
    const category_id = await anEventCategory(app, "Dance");
    const change = { title: "Duets", present_city: "London", category_id, tags: "dance", end_time: "21:00" };
    const { body } = await edit({ ...change, price: 99, start_date: "2026-07-02" }).expect(200);
    expect(body.message).toBe("Call updated");
    expect(body.data.event).toMatchObject({
      ...{ id, title: "Duets", present_city: "London", price: 99, version: 1, visibility: "public" },
      ...{ starts_at: "2026-07-02T14:00:00.000Z", category_name: "Dance" },
      tags: [{ name: "dance" }],
    });
    for (const query of ["search=duets", "present_city=london", `category_id=${category_id}`])
      expect([query, await found(query)]).toEqual([query, [id]]);
    for (const query of ["search=chorus", "present_city=pune"])
      expect([query, await found(query)]).toEqual([query, []]);
    const roles = JSON.stringify([{ name: "Alto", seats: 2 }]);
    const cast = await edit({ version: 1, end_time: "", roles }).expect(200);
    const [role] = cast.body.data.event.roles;
    expect([(await row())?.end_time, role]).toMatchObject([null, { name: "Alto", seats: 2 }]);
    await edit({ version: 2, roles: JSON.stringify([{ ...role, id: 77_777 }]) }).expect(422);
  });

  it("moves a call from the past to what comes, and lets a beginning that has passed stay", async () => {
    await edit({ start_date: "2026-06-15", start_time: "15:00" }).expect(200);
    app.clock.pass(3_600_000);
    const begun = { start_date: "2026-06-15", start_time: "15:00" };
    expect(await found("is_event=past")).toEqual([id]);
    await edit({ ...begun, version: 1, title: "Chorus of fifty" }).expect(200);
    expect([await found("is_event=past"), await found("search=fifty&is_event=past")]).toEqual([[id], [id]]);
    const { body } = await edit({ ...begun, version: 2, start_time: "15:10" }).expect(422);
    expect(body.message).toEqual({ start_time: "Time cannot be in the past" });
    await edit({ version: 2 }).expect(200);
    expect([await found("is_event=past"), await found("search=chorus&is_event=upcoming")]).toEqual([
      [],
      [id],
    ]);
  });

  it("is for its poster, and refuses what somebody else has, what is none, and what is cancelled", async () => {
    const campaign = await anEvent(app, { user_id: poster?.id ?? 0, kind: "crowdfunding" });
    await update({ bearer: "" }, id, texts).expect(401);
    await edit({}, other).expect(403);
    await update(poster as Person, campaign.id, texts).expect(404);
    await update(poster as Person, 77_777, texts).expect(404);
    const { body } = await edit({ title: "", price: -1, version: undefined }).expect(422);
    expect(body.message).toHaveProperty("version");
    const wrong = await edit({ title: "", price: -1 }).expect(422);
    expect(Object.keys(wrong.body.message)).toEqual(["title", "price"]);
    await cancel(poster as Person, id).expect(200);
    expect((await edit({ version: 1 }).expect(422)).body.message).toMatch(/^This call is cancelled/);
  });

  it("answers one of two edits of a version, and the same form with its key again", async () => {
    const both = await Promise.all(["Duets", "Trios"].map((title) => edit({ title })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.message).toBe("This call was changed meanwhile");
    expect((await row())?.version).toBe(1);
    const again = () => update(poster as Person, id, { ...texts, version: 1 }, {}, "the-key-of-an-edit");
    await again().expect(200);
    await again().expect(200);
    expect((await row())?.version).toBe(2);
  });

  it("keeps its photos, and deletes those that others replace", async () => {
    const files = { banner_photo: photo as Buffer, description_photo: photo as Buffer };
    const { body: posted } = await create(poster as Person, texts, files).expect(200);
    const { event } = posted.data;
    const { body } = await update(poster as Person, event.id, texts, {
      banner_photo: otherPhoto as Buffer,
    }).expect(200);
    expect(body.data.event.description_photo).toBe(event.description_photo);
    expect(body.data.event.banner_photo).not.toBe(event.banner_photo);
    const status = async (address: string) => (await app.bare().get(address)).status;
    const kept = [body.data.event.banner_photo, event.description_photo, event.banner_photo];
    expect(await Promise.all(kept.map(status))).toEqual([200, 200, 404]);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });
});

describe("what was changed", () => {
  it("is shown from the first application on, with what it said before", async () => {
    await edit({ start_time: "20:00" }).expect(200);
    expect((await row())?.changes).toEqual([]);
    await applied(other as Person, id);
    await edit({ version: 1, start_time: "21:00", title: "Duets" }).expect(200);
    const { body } = await app.get(`/api/v1/event/get/${id}`).expect(200);
    const at = "2026-06-15T09:00:00.000Z";
    expect(body.data.event.changes).toEqual([
      { field: "title", from: "Chorus of forty", at },
      { field: "start_time", from: "20:00", at },
    ]);
    await edit({ version: 2, start_time: "22:00", title: "Duets" }).expect(200);
    await tellAll();
    const { body: told } = await app.get("/api/v1/notification/mine", undefined, other?.bearer).expect(200);
    expect(told.data.notifications).toMatchObject([{ title: "Changed: title, time of “Duets”" }]);
  });

  it("is not shown of a text that nobody could read", async () => {
    await applied(other as Person, id);
    const hidden = { visibility: "hidden" as const, reason: null, by: null, now: app.clock.read() };
    await eventVisibilityRepository(app.db).setVisibility(id, hidden);
    await edit({ title: "Duets" }).expect(200);
    expect(await row()).toMatchObject({ title: "Duets", changes: [], visibility: "hidden" });
  });
});

describe("the rules", () => {
  const fee = { title: "Chorus, registration fee 500" };

  it("hold an edit that crosses their line, tell the poster each time, and let it go once it is put right", async () => {
    const { body } = await edit(fee).expect(200);
    expect(body.message).toBe("A moderator will look at this before it is public.");
    await app.get(`/api/v1/event/get/${id}`).expect(404);
    expect((await own(poster as Person, id).expect(200)).body.data.event).toMatchObject({
      ...{ visibility: "waiting", findings: [{ rule: "fees", severity: "hold" }] },
      can: { edit: true, close: false, remove: true },
    });
    await edit({ version: 1 }).expect(200);
    await app.get(`/api/v1/event/get/${id}`).expect(200);
    await edit({ ...fee, version: 2 }).expect(200);
    expect(await app.db.select().from(moderationCases)).toHaveLength(1);
    expect((await app.db.select().from(jobs)).filter(({ kind }) => kind === "mail")).toHaveLength(2);
  });

  it("do not hold again what a moderator has let through", async () => {
    await edit(fee).expect(200);
    const shown = { visibility: "public" as const, reason: null, by: null, now: app.clock.read() };
    await eventVisibilityRepository(app.db).setVisibility(id, shown);
    await edit({ ...fee, version: 1, venue_name: "The Old Mill" }).expect(200);
    await app.get(`/api/v1/event/get/${id}`).expect(200);
    await edit({ ...fee, description: "There is a registration fee.", version: 2 }).expect(200);
    expect((await row())?.visibility).toBe("waiting");
  });
});

it("changes nothing where a moderator has removed the call", async () => {
  const removed = { visibility: "removed" as const, reason: null, by: null, now: app.clock.read() };
  await eventVisibilityRepository(app.db).setVisibility(id, removed);
  expect((await edit({}).expect(422)).body.message).toBe("A moderator has removed this call");
  await close(poster as Person, id).expect(403);
});
