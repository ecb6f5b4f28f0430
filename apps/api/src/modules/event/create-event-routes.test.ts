import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { jobs } from "../../db/schema/job.ts";
import { moderationCases } from "../../db/schema/moderation.ts";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { startApp, testApiKey } from "../../test/app.ts";
import { anEventCategory, eventTextsOf } from "../../test/events.ts";
import { nastyStrings } from "../../test/nasty-strings.ts";
import { aPerson } from "../../test/people.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";
import { cityRepository } from "../reference/reference-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";

const app = startApp();
const withoutScreening = startApp({ isScreening: false });
let photo: Buffer;
let bearer: string;
let category_id: number;

beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#3a2386" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  ({ bearer } = await aPerson(app));
  category_id = await anEventCategory(app);
  await cityRepository(app.db).createMany([
    { name: "London", country: "GB", time_zone: "Europe/London" },
    { name: "New York", country: "US", time_zone: "America/New_York" },
  ]);
});

type Texts = Record<string, unknown>;

/** Sends the form; a field that is undefined is left out. */
function create(
  fields: Texts = {},
  photos = { banner_photo: photo, description_photo: photo },
  site: Pick<typeof app, "bare"> = app,
) {
  const request = site.bare().post("/api/v1/event/create");
  request.set("apikey", testApiKey).set("authorization", `Bearer ${bearer}`);
  for (const [name, value] of Object.entries({ ...eventTextsOf({ category_id }), ...fields })) {
    if (value !== undefined) request.field(name, String(value));
  }
  for (const [name, file] of Object.entries(photos)) request.attach(name, file, `${name}.jpg`);
  return request;
}

const posted = () => app.db.select().from(events);

describe("event/create", () => {
  it("refuses whoever has no key, or is not signed in", async () => {
    await app.bare().post("/api/v1/event/create").set("authorization", `Bearer ${bearer}`).expect(403);
    await app.bare().post("/api/v1/event/create").set("apikey", testApiKey).field("title", "x").expect(401);
  });

  it("refuses whoever is suspended while the form is on its way, and for their team too", async () => {
    const agency = await anAgency(app);
    const person = await aPerson(app);
    await teamCalls(app).join(agency, person);
    bearer = person.bearer;
    const suspension = { user_id: person.id, reason: "Fraud.", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(suspension);
    for (const team_id of [undefined, agency.id]) await create({ team_id }).expect(401);
    expect(await posted()).toEqual([]);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });

  it("publishes an event with its photos, first in the full list", async () => {
    const { body } = await create({ status: "draft", website: "https://lantern.example.com/x" }).expect(200);
    expect(body.message).toBe("Event created successfully!");
    const { event } = body.data;
    expect(event).toMatchObject({
      kind: "event",
      title: "Chorus of forty",
      status: "published",
      is_featured: false,
      price: 120.5,
      eventCategory: { id: category_id, name: "Theatre" },
      tags: [{ name: "chorus" }],
      created_at: app.clock.read().toISOString(),
    });
    for (const address of [event.banner_photo, event.description_photo]) {
      await app.bare().get(address).expect(200).expect("content-type", "image/webp");
    }
    const { body: list } = await app.get("/api/v1/event/list").expect(200);
    expect(list.data.events).toMatchObject([{ id: event.id, banner_photo: event.banner_photo }]);
    const { body: mine } = await app.get("/api/v1/event/mine", undefined, bearer).expect(200);
    expect(mine.data.events).toMatchObject([{ id: event.id }]);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });

  it("says of a fair one that it is public, and what the rules note", async () => {
    const { body } = await create({ email: "asha@gmail.com" }).expect(200);
    expect(body.data.event).toMatchObject({
      visibility: "public",
      visibility_reason: null,
      findings: [{ rule: "email-domain", severity: "note", field: "email" }],
    });
  });

  it("holds one that asks applicants for fees, tells its poster why, and shows it to nobody else", async () => {
    const { body } = await create({ description: "A r3gistration f e e of 500 applies." }).expect(200);
    expect(body.message).toBe("A moderator will look at this before it is public.");
    const { event } = body.data;
    expect(event).toMatchObject({
      visibility: "waiting",
      findings: [{ rule: "fees", severity: "hold", field: "description" }],
    });
    const { body: list } = await app.get("/api/v1/event/list").expect(200);
    expect(list.data.events).toEqual([]);
    await app.get(`/api/v1/event/get/${event.id}`).expect(404);
    await app.get(`/api/v1/event/own/${event.id}`, undefined, bearer).expect(200);
    expect(await app.db.select().from(moderationCases)).toMatchObject([
      { subject_kind: "event", subject_id: event.id, source: "screening", closed_at: null },
    ]);
    const mails = await app.db.select().from(jobs);
    expect(mails).toMatchObject([{ kind: "mail", payload: { template: "moderation_decision" } }]);
  });

  it("keeps what the rules find, and shows it all the same, where nobody looks at what waits", async () => {
    const { body } = await create(
      { description: "Registration fee 500" },
      undefined,
      withoutScreening,
    ).expect(200);
    expect(body.message).toBe("Event created successfully!");
    expect(body.data.event).toMatchObject({ visibility: "public", findings: [{ rule: "fees" }] });
    await app.get(`/api/v1/event/get/${body.data.event.id}`).expect(200);
  });

  it("holds a last day that has passed by the clock of its city", async () => {
    const now = app.clock.read();
    const day = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
    const { body } = await create({ apply_by: day(-48) }).expect(200);
    expect(body.data.event.visibility).toBe("waiting");
    const { body: soon } = await create({ apply_by: day(24), title: "Another" }).expect(200);
    expect(soon.data.event).toMatchObject({
      visibility: "public",
      findings: [{ rule: "deadline", severity: "note" }],
    });
  });

  it("takes no word of who sees it from its form", async () => {
    const { body } = await create({ description: "Registration fee", visibility: "public" }).expect(200);
    expect(body.data.event.visibility).toBe("waiting");
  });

  it("publishes a campaign, whose date may be any", async () => {
    const { body } = await create({ kind: "crowdfunding", start_date: "2020-02-29" }).expect(200);
    expect(body.data.event).toMatchObject({
      kind: "crowdfunding",
      start_date: "2020-02-29",
      raised_so_far: 0,
    });
  });

  it("takes nothing from the sender that is not theirs to say", async () => {
    const { body } = await create({ is_featured: true, raised_so_far: 9, user_id: 1, id: 500 }).expect(200);
    expect(body.data.event).toMatchObject({ is_featured: false, raised_so_far: 0 });
    expect(body.data.event.id).not.toBe(500);
  });
});

describe("the fields of event/create", () => {
  it("are missed in the words of the form, all at once", async () => {
    const nothing = Object.fromEntries(Object.keys(eventTextsOf({ category_id })).map((name) => [name, ""]));
    const send = (kind: string) => create({ ...nothing, kind }, {} as never).expect(422);
    const common = {
      title: "Event title is required",
      category_id: "Event category is required",
      tags: "Event tag is required",
      description: "Event description is required",
      venue_name: "Venue name is required",
      present_city: "City is required",
      address_1: "Address 1 is required",
      contact_person: "Contact person is required",
      website: "Event website is required",
      price: "Event price is required",
      contact_number: "Contact number is required",
      email: "Email is required",
      description_photo: "Description photo is required",
      banner_photo: "Banner photo is required",
    };
    const event = { ...common, start_date: "Date is required", start_time: "Time is required" };
    expect((await send("event")).body.message).toEqual(event);
    const campaign = {
      ...common,
      start_date: "Start date is required",
      start_time: "Start time is required",
    };
    expect((await send("crowdfunding")).body.message).toEqual(campaign);
    expect(await posted()).toEqual([]);
  });

  it.each<[Texts, Texts]>([
    [{ website: "example" }, { website: "Invalid URL" }],
    [{ website: "javascript:alert(1)" }, { website: "Invalid URL" }],
    [{ price: "0" }, { price: "Price must be positive" }],
    [{ price: "-5" }, { price: "Price must be positive" }],
    [{ price: "much" }, { price: "Event price is required" }],
    [{ price: "1.005" }, { price: "Must have at most two decimals" }],
    [{ contact_number: "12345" }, { contact_number: "Contact number must be 10 digits" }],
    [{ email: "asha" }, { email: "Invalid email address" }],
    [{ category_id: "999" }, { category_id: "Event category is required" }],
    [{ start_date: "2026-02-30" }, { start_date: "Date is required" }],
    [{ start_time: "25:00" }, { start_time: "Time is required" }],
    [{ apply_by: "2026-07-02" }, { apply_by: "Must not be after the event" }],
    [{ end_time: "late" }, { end_time: "Must be a time" }],
    [{ kind: "party" }, { kind: "Must be event" }],
  ])("are refused with words: %j", async (fields, message) => {
    const { body } = await create(fields).expect(422);
    expect(body.message).toEqual(message);
    expect(await posted()).toEqual([]);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });

  it.each([
    ["Pune", "2026-06-15", "14:29", "14:30"],
    ["London", "2026-06-15", "09:59", "10:00"],
    ["New York", "2026-06-15", "04:59", "05:00"],
  ])("are past by the clock of %s", async (present_city, start_date, before, now) => {
    const { body } = await create({ present_city, start_date, start_time: before }).expect(422);
    expect(body.message).toEqual({ start_time: "Time cannot be in the past" });
    await create({ present_city, start_date, start_time: now }).expect(200);
  });

  it.each(["title", "description", "venue_name", "tags", "present_city", "address_2"])(
    "keep nasty texts in %s as they are, or refuse them with words",
    async (field) => {
      for (const [name, text] of Object.entries(nastyStrings)) {
        const answer = await create({ [field]: text });
        if (answer.status === 200) {
          const { event } = answer.body.data;
          const kept = field === "tags" ? event.tags[0].name : event[field];
          // Half a character does not outlive its way through a form.
          expect(kept ?? "", name).toBe(text.toWellFormed().trim());
        } else {
          expect(answer.status, name).toBe(422);
          expect(Object.keys(answer.body.message), name).toEqual([field]);
        }
      }
    },
  );
});
