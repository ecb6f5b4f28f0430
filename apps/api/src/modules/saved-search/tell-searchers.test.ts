import { notificationText } from "@callboard/contracts/notification";
import { defaultMailSettings } from "@callboard/contracts/notification-mail";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { jobs } from "../../db/schema/job.ts";
import { savedSearches, savedSearchMatches } from "../../db/schema/saved-search.ts";
import { startApp } from "../../test/app.ts";
import { aPhoto, callActs } from "../../test/calls.ts";
import { anEventCategory, eventTextsOf, roleOf } from "../../test/events.ts";
import { notificationMails } from "../../test/notification-mails.ts";
import { aPerson } from "../../test/people.ts";
import { searchActs } from "../../test/searches.ts";
import { aStaffMember } from "../../test/staff.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";
import { eventVisibilityRepository } from "../event/event-visibility-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { sweepSearches } from "./sweep-searches.ts";

const app = startApp();
let acts: ReturnType<typeof searchActs>;
type Person = Awaited<ReturnType<typeof aPerson>>;
let asha: Person;
let poster: Person;
beforeEach(async () => {
  acts = searchActs(app);
  [asha, poster] = [await aPerson(app), await aPerson(app)];
});

const day = 86_400_000;
const quill = { search: "quill" };
const aQuill = (fields = {}) => acts.published({ title: "Quill", user_id: poster.id, ...fields });
const inDays = (days: number) => new Date(app.clock.read().getTime() + days * day).toISOString().slice(0, 10);
const show = (id: number, visibility: "public" | "hidden" | "waiting") =>
  eventVisibilityRepository(app.db).setVisibility(id, {
    ...{ visibility, reason: null, by: null, now: app.clock.read() },
  });

describe("a new call", () => {
  it("is told to whom it fits, once, in the bell and by mail", async () => {
    await acts.saved(asha, quill);
    await acts.saved(await aPerson(app), { search: "copper" });
    const { id } = await aQuill();
    await aQuill({ title: "Harbour" });
    await acts.tell();
    const data = { event_title: "Quill", search_name: "Leads" };
    expect(await acts.told()).toEqual([{ user_id: asha.id, event_id: id, data }]);
    const path = "/api/v1/notification/mine";
    const { body } = await app.get(path, undefined, asha.bearer).expect(200);
    expect(body.data.notifications).toMatchObject([
      { title: "New for “Leads”: “Quill”", path: `/event/${id}`, is_read: false },
    ]);
    expect(await notificationMails(app).sendDue()).toEqual([[asha.email, expect.stringContaining("Quill")]]);
    expect((await acts.mine(asha))[0]?.new_count).toBe(1);
  });

  it("is new until its owner has looked", async () => {
    const { id } = await acts.saved(asha, quill);
    await aQuill();
    await acts.tell();
    app.clock.pass(1);
    await acts.post(`${id}/look`, asha).expect(200);
    expect((await acts.mine(asha))[0]?.new_count).toBe(0);
    app.clock.pass(1);
    const hidden = await aQuill();
    await aQuill();
    await acts.tell();
    await show(hidden.id, "hidden");
    expect((await acts.mine(asha))[0]?.new_count).toBe(1);
  });

  it("is told once to whom several searches find it for", async () => {
    await acts.saved(asha, { present_city: "Pune" }, { name: "Pune", rhythm: "daily" });
    await acts.saved(asha, quill, { name: "Quills" });
    await acts.saved(asha, { pay: "paid" }, { name: "Paid" });
    await aQuill();
    await acts.tell();
    expect((await acts.mine(asha)).map(({ new_count }) => new_count)).toEqual([1, 1, 1]);
    app.clock.pass(2 * day);
    await acts.gather();
    expect((await acts.told()).map(({ data }) => data)).toEqual([
      { event_title: "Quill", search_name: "Quills" },
    ]);
  });

  it("is no news to its poster, nor to their team", async () => {
    const agency = await anAgency(app);
    await teamCalls(app).join(agency, asha, "reviewer");
    for (const person of [agency, asha]) await acts.saved(person, quill);
    await aQuill({ user_id: agency.id });
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    await aQuill();
    await acts.tell();
    expect((await acts.told()).map(({ user_id }) => user_id).sort()).toEqual([asha.id, agency.id].sort());
  });

  it("is no news to who saves the search later, or has deleted it", async () => {
    await aQuill();
    app.clock.pass(1);
    await acts.saved(asha, quill);
    const dev = await aPerson(app);
    const { id } = await acts.saved(dev, quill);
    await acts.remove(dev, id).expect(200);
    await acts.tell();
    await aQuill({ user_id: asha.id });
    await acts.tell();
    expect(await acts.told()).toEqual([]);
  });

  it("is told for one role that has all that is asked of a role, not for two that have it together", async () => {
    await acts.saved(asha, { profession: "Actor", gender: "Female" });
    const roles = [
      roleOf("One", { profession: "Actor", gender: "Male" }),
      roleOf("Two", { profession: "Singer", gender: "Female" }),
    ];
    await aQuill({ roles });
    const { id } = await aQuill({ roles: [roleOf("Three", { profession: "Actor", gender: "Female" })] });
    await acts.tell();
    expect((await acts.told()).map(({ event_id }) => event_id)).toEqual([id]);
  });

  it("is told as fair while its poster's number is verified", async () => {
    await acts.saved(asha, { is_fair: true });
    const fair = {
      ...{ website: "https://quill.example.com", email: "asha@quill.example.com" },
      ...{ start_date: inDays(40), decide_by: inDays(50) },
    };
    const unverified = await aPerson(app, { phone_verified_at: null });
    await aQuill({ ...fair, user_id: unverified.id });
    const { id } = await aQuill(fair);
    await acts.tell();
    expect((await acts.told()).map(({ event_id }) => event_id)).toEqual([id]);
  });

  it("is told to nobody who is suspended", async () => {
    await acts.saved(asha, quill);
    await acts.saved(asha, { present_city: "Pune" }, { rhythm: "daily" });
    const suspension = { user_id: asha.id, reason: "Fraud.", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(suspension);
    await aQuill();
    await acts.tell();
    app.clock.pass(2 * day);
    await acts.gather();
    expect(await acts.told()).toEqual([]);
  });

  it("is told of when a role is what is asked of a role, not two of them together", async () => {
    await acts.saved(asha, { profession: "Singer", gender: "Female" });
    const roles = (fields: object) => [
      roleOf("Lead", { profession: "Actor", gender: "Female" }),
      roleOf("Alto", fields),
    ];
    await aQuill({ roles: roles({ profession: "Singer", gender: "Male" }) });
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    await aQuill({ roles: roles({ profession: " singer", gender: "any" }) });
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
  });

  it("counts as fair only of a poster with a verified number", async () => {
    await acts.saved(asha, { is_fair: true });
    const fair = {
      ...{ email: "casting@quill.example.com", apply_by: "2026-06-28", decide_by: "2026-07-05" },
      ...{
        tags: "theatre",
        description: "A play about a lighthouse, with six weeks of rehearsals in Pune. ".repeat(3),
      },
      roles: [roleOf("Lead", { description: "The keeper of the light.", apply_by: "2026-06-28" })],
    };
    const unverified = await aPerson(app, { phone_verified_at: null });
    const first = await aQuill({ ...fair, user_id: unverified.id });
    const second = await aQuill(fair);
    await acts.tell();
    const { body } = await app.get("/api/v1/event/list?is_fair=true").expect(200);
    const listed = body.data.events.map(({ id }: { id: number }) => id);
    expect(listed).toEqual([second.id]);
    expect((await acts.told()).map(({ event_id }) => event_id)).toEqual(listed);
    expect(first.id).not.toBe(second.id);
  });
});

describe("a call that is not public at once", () => {
  it("is told when a moderator releases it, and not again after it was hidden", async () => {
    await acts.saved(asha, quill);
    const { id } = await aQuill({ visibility: "waiting" });
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    await show(id, "public");
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
    const dev = await aPerson(app);
    await acts.saved(dev, quill);
    await show(id, "hidden");
    app.clock.pass(60 * day);
    await app.db.delete(jobs);
    await show(id, "public");
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
  });

  it("is not told while it is hidden, and is new when it comes again", async () => {
    await acts.saved(asha, quill);
    const { id } = await aQuill();
    await show(id, "hidden");
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    app.clock.pass(1);
    await show(id, "public");
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
  });

  it("is told when the suspension of its poster ends that it was released in", async () => {
    const { bearer } = await aStaffMember(app, "moderator");
    await acts.saved(asha, quill);
    const { id } = await aQuill({ visibility: "waiting" });
    const staff = `/api/v1/staff/people/${poster.id}`;
    const answer = await app
      .post(`${staff}/suspend`, { reason: "Fraud.", until: null }, { bearer })
      .expect(200);
    await show(id, "public");
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    const suspension_id = answer.body.data.suspension.id;
    await app.post(`${staff}/lift`, { suspension_id }, { bearer }).expect(200);
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
  });

  it("is told when an edit has it pass the rules", async () => {
    const calls = callActs(app);
    await acts.saved(asha, quill);
    const category_id = await anEventCategory(app);
    const texts = eventTextsOf({ title: "Quill", category_id, website: "https://example.com" });
    const held = { ...texts, description: "A registration fee of 500 applies." };
    const photo = await aPhoto();
    const files = { banner_photo: photo, description_photo: photo };
    const { body } = await calls.create(poster, held, files).expect(200);
    expect(body.data.event.visibility).toBe("waiting");
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    app.clock.pass(1_000);
    await calls.update(poster, body.data.event.id, { ...texts, version: 0 }).expect(200);
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
    await calls.update(poster, body.data.event.id, { ...texts, version: 1, title: "Quill too" }).expect(200);
    await acts.tell();
    expect(await acts.told()).toHaveLength(1);
  });

  it("is no news once it was cancelled or has begun", async () => {
    await acts.saved(asha, quill);
    const { id } = await aQuill();
    await app.db.update(events).set({ status: "cancelled" }).where(sql`id = ${id}`);
    await acts.tell();
    expect(await acts.told()).toEqual([]);
    await aQuill();
    app.clock.pass(60 * day);
    await acts.tell();
    expect(await acts.told()).toEqual([]);
  });
});

describe("what is gathered", () => {
  it("is told on the next morning of its reader, as a number, without what is hidden by then", async () => {
    const daily = await acts.saved(asha, quill, { rhythm: "daily" });
    for (const _ of [1, 2, 3]) await aQuill();
    const hidden = await aQuill();
    await acts.tell();
    await show(hidden.id, "hidden");
    await acts.gather();
    expect(await acts.told()).toEqual([]);
    app.clock.pass(day);
    await Promise.all([acts.gather(), acts.gather()]);
    const data = { search_id: daily.id, search_name: "Leads", count: 3 };
    expect(await acts.told()).toEqual([{ user_id: asha.id, event_id: null, data }]);
    expect(notificationText("search_gathered", data, { event_id: null, application_id: null })).toEqual({
      title: "3 new calls for “Leads”",
      path: `/account/searches#search-${daily.id}`,
    });
    app.clock.pass(day);
    await acts.gather();
    expect(await acts.told()).toHaveLength(1);
    await aQuill();
    await acts.tell();
    app.clock.pass(day);
    await acts.gather();
    expect((await acts.told()).at(-1)?.data).toMatchObject({ count: 1 });
  });

  it("waits for Monday where it is told weekly", async () => {
    // It is a Monday, in the afternoon of Pune.
    await acts.saved(asha, quill, { rhythm: "weekly" });
    await aQuill();
    await acts.tell();
    app.clock.pass(6 * day);
    await acts.gather();
    expect(await acts.told()).toEqual([]);
    app.clock.pass(day);
    await acts.gather();
    expect(await acts.told()).toHaveLength(1);
  });

  it.each([
    ["daily", "daily", "16"],
    ["weekly", "daily", "22"],
    ["weekly", "weekly", "22"],
    // Mails come as rarely as their reader wants, however often a search is told.
    ["daily", "weekly", null],
  ] as const)(
    "is mailed on the morning it is told: searches %s, mails %s",
    async (rhythm, searches, date) => {
      const settings = { ...defaultMailSettings, rhythms: { ...defaultMailSettings.rhythms, searches } };
      await app.post("/api/v1/notification/mail-settings", settings, { bearer: asha.bearer }).expect(200);
      await acts.saved(asha, quill, { rhythm });
      await aQuill();
      await acts.tell();
      // Three seconds after 08:00 in India, on a Tuesday or a Monday.
      const morning = Date.parse(`2026-06-${date ?? "16"}T02:30:03Z`);
      app.clock.pass(morning - app.clock.read().getTime());
      await acts.gather();
      expect(await acts.told()).toHaveLength(1);
      expect(await notificationMails(app).sendDue()).toHaveLength(date ? 1 : 0);
      app.clock.pass(7 * day);
      expect(await notificationMails(app).sendDue()).toHaveLength(date ? 0 : 1);
    },
  );

  it("is told of no call that has begun, which is forgotten", async () => {
    const { id } = await acts.saved(asha, quill, { rhythm: "weekly" });
    await aQuill({ start_date: inDays(3) });
    const later = await aQuill();
    await acts.tell();
    app.clock.pass(7 * day);
    await acts.gather();
    expect((await acts.told()).map(({ data }) => data)).toMatchObject([{ count: 1 }]);
    await sweepSearches({ db: app.db, clock: app.clock.read });
    expect(await app.db.select().from(savedSearchMatches)).toMatchObject([
      { search_id: id, event_id: later.id },
    ]);
  });

  it("is told of no deleted search", async () => {
    const { id } = await acts.saved(asha, quill, { rhythm: "daily" });
    await aQuill();
    await acts.tell();
    await acts.remove(asha, id).expect(200);
    app.clock.pass(2 * day);
    await acts.gather();
    expect(await acts.told()).toEqual([]);
  });
});

describe("at the same moment", () => {
  it("two servers and a second run tell each person once", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => aPerson(app)));
    for (const person of people) await acts.saved(person, quill);
    await aQuill();
    await Promise.all([acts.tell(), acts.tell()]);
    // As after a crash between the effect and the row that says so.
    await app.db
      .update(jobs)
      .set({ state: "waiting", payload: sql`'{"event_id": 1}'::jsonb`, run_at: new Date(0) });
    await acts.tell();
    expect((await acts.told()).map(({ user_id }) => user_id).sort()).toEqual(
      people.map(({ id }) => id).sort(),
    );
  });

  it("calls that come together are told each, while searches are saved and gathered", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => aPerson(app)));
    for (const [at, person] of people.entries())
      await acts.saved(person, quill, { rhythm: at % 2 === 0 ? "daily" : "at_once" });
    for (const _ of [1, 2, 3]) await aQuill();
    const late = people.map((person) => acts.save(person, { present_city: "Pune" }));
    await Promise.all([acts.tell(), acts.gather(), acts.tell(), ...late, acts.gather(), acts.tell()]);
    app.clock.pass(2 * day);
    await acts.gather();
    const told = await acts.told();
    const at = (person: Person | undefined) => told.filter(({ user_id }) => user_id === person?.id);
    expect(people.map((person) => at(person).length)).toEqual([1, 3, 1, 3]);
    expect(at(people[0])[0]?.data).toMatchObject({ count: 3 });
  });

  it("holds a person's searches together, however many people there are", async () => {
    const now = app.clock.read();
    const dev = await aPerson(app);
    const row = {
      name: "N",
      filter: quill,
      query: "'quill':*",
      rhythm: "daily" as const,
      created_at: now,
      seen_at: now,
    };
    const rows = [asha, dev].flatMap(({ id: user_id }) =>
      Array.from({ length: 700 }, () => ({ ...row, user_id })),
    );
    await app.db.insert(savedSearches).values(rows);
    app.clock.pass(1);
    await aQuill();
    await acts.tell();
    app.clock.pass(2 * day);
    await acts.gather();
    expect((await acts.told()).map(({ user_id }) => user_id).sort()).toEqual([asha.id, dev.id].sort());
  });
});
