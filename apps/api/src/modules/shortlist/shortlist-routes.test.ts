import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../db/schema/application.ts";
import { events } from "../../db/schema/event.ts";
import { shortlists } from "../../db/schema/shortlist.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { shortlistCalls } from "../../test/shortlists.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";
import { erasureRepository } from "../people/erasure-repository.ts";
import { exportRepository } from "../people/export-repository.ts";

const app = startApp();
const { applied, progress, board, move } = applicationCalls(app);
const { join } = teamCalls(app);
const calls = shortlistCalls(app);
const { create, list, shared, details, seen, revoke, renew, prolong, change, drop, visitor, mark, comment } =
  calls;
const { dropComment, feedback, allow, open } = calls;

type Person = Awaited<ReturnType<typeof aPerson>>;
let owner: Person;
let member: Person;
let asha: Person;
let event_id: number;
let ashas: number;
let devs: number;

beforeEach(async () => {
  owner = await anAgency(app);
  member = await aPerson(app, { name: "Mina" });
  await join(owner, member);
  ({ id: event_id } = await anEvent(app, { user_id: owner.id, title: "Chorus" }));
  asha = await aPerson(app, { name: "Asha" });
  ashas = (await applied(asha, event_id)).id;
  devs = (await applied(await aPerson(app, { name: "Dev" }), event_id)).id;
});

const refused = async (body: object, by = owner) => (await create(by, body).expect(422)).body.message;
const told = async ({ bearer }: Person) =>
  (await app.get("/api/v1/notification/mine", undefined, bearer).expect(200)).body.data.notifications as {
    kind: string;
    title: string;
    path: string;
  }[];

describe("sharing a shortlist", () => {
  it("makes a link whose token is told once and stored nowhere", async () => {
    const { shortlist, token } = await shared(member, event_id, [ashas, devs], { days: 3 });
    const now = app.clock.read().getTime();
    expect(shortlist).toEqual({
      ...{ id: shortlist.id, event_id, name: "For the producers", status: "open" },
      ...{ created_by_name: "Mina", created_at: new Date(now).toISOString() },
      expires_at: new Date(now + 3 * shortlistLimits.day).toISOString(),
      counts: { applications: 2, visitors: 0, marks: 0, comments: 0 },
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await app.db.select().from(shortlists));
    expect(stored).not.toContain(token);
    const listed = (await list(owner, event_id).expect(200)).body.data;
    expect(listed).toEqual({ shortlists: [shortlist], can: { share: true } });
    expect((await details(owner, shortlist.id)).acts).toEqual([
      { at: shortlist.created_at, act: "made", count: 2, by_name: "Mina" },
    ]);
  });

  it("is good for fourteen days unless it says otherwise", async () => {
    const { shortlist } = await shared(owner, event_id, [ashas]);
    const until = new Date(app.clock.read().getTime() + 14 * shortlistLimits.day);
    expect(shortlist.expires_at).toBe(until.toISOString());
  });

  it("takes all who are in some columns", async () => {
    await move(owner, event_id, [{ id: devs, version: 1 }], "callback").expect(200);
    const states = ["shortlisted", "callback"];
    const { body } = await create(owner, { event_id, name: "All", states }).expect(200);
    expect((await seen(body.data.token)).applications).toMatchObject([{ name: "Dev" }]);
    expect(await refused({ event_id, name: "All", states: ["cast"] })).toBe("There is nobody to share");
  });

  it.each([
    [{ days: 0 }, "days"],
    [{ days: 31 }, "days"],
    [{ days: 1.5 }, "days"],
    [{ name: " " }, "name"],
    [{ name: "a".repeat(81) }, "name"],
    [{ application_ids: [] }, "application_ids"],
    [{ application_ids: undefined, states: ["sent"] }, "states.0"],
  ])("refuses %o", async (fields, field) => {
    const message = await refused({ event_id, name: "List", application_ids: [ashas], ...fields });
    expect(Object.keys(message)).toEqual([field]);
  });

  it("refuses both ways of choosing, and neither", async () => {
    await refused({ event_id, name: "List", application_ids: [ashas], states: ["cast"] });
    await refused({ event_id, name: "List" });
  });

  it("takes nobody of another call, and refuses a cancelled one", async () => {
    const other = await anEvent(app, { user_id: owner.id });
    const foreign = (await applied(asha, other.id)).id;
    const { shortlist } = await shared(owner, event_id, [ashas, foreign]);
    expect(shortlist.counts.applications).toBe(1);
    expect(await refused({ event_id, name: "List", application_ids: [foreign] })).toBe(
      "There is nobody to share",
    );
    await change(owner, shortlist.id, { application_ids: [foreign], is_on: true }).expect(404);
    await app.db.update(events).set({ status: "cancelled" });
    const cancelled = { event_id, name: "List", application_ids: [ashas] };
    expect(await refused(cancelled)).toBe("This call is cancelled");
    await prolong(owner, shortlist.id, { days: 3 }).expect(422);
    await renew(owner, shortlist.id, { days: 3 }).expect(422);
  });

  it("has room for so many of a call, at the same moment too, and for so many people", async () => {
    const { perCall, applicationsMax } = shortlistLimits;
    const now = app.clock.read();
    const row = { event_id, name: "Old", created_by: owner.id, created_at: now };
    const rows = Array.from({ length: perCall - 1 }, (_, n) => ({
      ...row,
      token_hash: `${n}`,
      expires_at: now,
    }));
    await app.db.insert(shortlists).values(rows);
    const body = { event_id, name: "List", application_ids: [ashas] };
    const answers = await Promise.all([1, 2, 3].map(() => create(owner, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    await app.db.delete(shortlists);
    const { shortlist } = await shared(owner, event_id, [ashas], { days: 1 });
    const people = await Promise.all(Array.from({ length: applicationsMax }, () => aPerson(app)));
    const sent = people.map(({ id: user_id }) => ({
      ...{ event_id, user_id, shares_profile: false, state: "shortlisted" as const, created_at: now },
    }));
    const ids = (await app.db.insert(applications).values(sent).returning()).map(({ id }) => id);
    await change(owner, shortlist.id, { application_ids: ids, is_on: true }).expect(422);
    expect((await details(owner, shortlist.id)).applications).toHaveLength(1);
    await app.db.update(applications).set({ state: "shortlisted" });
    expect(await refused({ event_id, name: "All", states: ["shortlisted"] })).toBe(
      "A shortlist has up to 100 people",
    );
  });
});

describe("a shortlist that is shared", () => {
  it("is prolonged, ended, linked anew, changed and deleted, and says who did that", async () => {
    const { shortlist, token } = await shared(owner, event_id, [ashas], { days: 1 });
    await app.db.update(shortlists).set({ expires_at: app.clock.read() });
    expect((await details(owner, shortlist.id)).shortlist.status).toBe("expired");
    await prolong(member, shortlist.id, { days: 2 }).expect(200);
    await seen(token);
    await change(member, shortlist.id, { application_ids: [devs, ashas], is_on: true }).expect(200);
    await change(member, shortlist.id, { application_ids: [ashas], is_on: false }).expect(200);
    expect((await seen(token)).applications).toMatchObject([{ name: "Dev" }]);
    expect((await revoke(owner, shortlist.id).expect(200)).body.data.shortlist.status).toBe("revoked");
    await prolong(owner, shortlist.id, { days: 2 }).expect(422);
    const { body } = await renew(owner, shortlist.id, { days: 2 }).expect(200);
    expect(body.data.shortlist.status).toBe("open");
    const { acts } = await details(owner, shortlist.id);
    expect(acts.map(({ act, count, by_name }) => [act, count, by_name])).toEqual([
      ["linked", 0, "Lantern Casting"],
      ["revoked", 0, "Lantern Casting"],
      ["removed", 1, "Mina"],
      ["added", 1, "Mina"],
      ["prolonged", 0, "Mina"],
      ["made", 1, "Lantern Casting"],
    ]);
    await drop(owner, shortlist.id).expect(200);
    await drop(owner, shortlist.id).expect(404);
    await open({ token: body.data.token }).expect(404);
  });

  it("shows the poster's side what visitors made of it, who remove what somebody wrote", async () => {
    const { shortlist, token } = await shared(owner, event_id, [ashas, devs]);
    const key = await visitor(token);
    await mark({ token, visitor: key, application_id: ashas, mark: "yes" }).expect(200);
    await comment({ token, visitor: key, application_id: ashas, body: "Rude words" }).expect(200);
    const written = { id: expect.any(Number), body: "Rude words", created_at: expect.any(String) };
    const said = [{ visitor: "Meera", mark: "yes", comments: [written] }];
    const shown = await details(member, shortlist.id);
    expect(shown.applications).toMatchObject([
      { id: ashas, feedback: said },
      { id: devs, feedback: [] },
    ]);
    expect(shown.shortlist.counts).toEqual({ applications: 2, visitors: 1, marks: 1, comments: 1 });
    const { body } = await feedback(owner, ashas).expect(200);
    const about = { id: shortlist.id, name: "For the producers", feedback: said };
    expect(body.data).toEqual({ shortlists: [about], can: { share: true } });
    await dropComment(member, body.data.shortlists[0].feedback[0].comments[0].id).expect(200);
    expect((await details(owner, shortlist.id)).shortlist.counts.comments).toBe(0);
    // What was said stays when somebody is taken off.
    await change(owner, shortlist.id, { application_ids: [ashas], is_on: false }).expect(200);
    expect((await feedback(owner, ashas)).body.data.shortlists).toMatchObject([{ id: shortlist.id }]);
    expect((await feedback(owner, devs)).body.data.shortlists).toMatchObject([{ feedback: [] }]);
  });

  it("tells the poster's side of marks once an hour, whoever makes them", async () => {
    const { token } = await shared(owner, event_id, [ashas, devs]);
    const keys = [await visitor(token), await visitor(token, "Tom")];
    const body = { token, application_id: ashas, mark: "yes" };
    for (const key of keys) await mark({ ...body, visitor: key }).expect(200);
    await comment({ token, visitor: keys[0], application_id: devs, body: "Good" }).expect(200);
    const news = {
      kind: "shortlist_marked",
      title: "Meera looked through “For the producers” of “Chorus”",
      path: `/account/calls/${event_id}/shortlists`,
    };
    const marked = async (person: Person) => (await told(person)).filter(({ kind }) => kind === news.kind);
    expect(await marked(owner)).toMatchObject([news]);
    expect(await marked(member)).toMatchObject([news]);
    expect(await marked(asha)).toEqual([]);
    app.clock.pass(shortlistLimits.toldEvery);
    await mark({ ...body, visitor: keys[1], mark: null }).expect(200);
    expect(await marked(owner)).toHaveLength(1);
    await mark({ ...body, visitor: keys[1], mark: "no" }).expect(200);
    expect((await marked(owner)).map(({ title }) => title.split(" ")[0])).toEqual(["Tom", "Meera"]);
  });

  it("hides from somebody of the team what was made of their own application", async () => {
    const late = await aPerson(app, { name: "Late" });
    const own = (await applied(late, event_id)).id;
    const { shortlist, token } = await shared(owner, event_id, [own, ashas]);
    const key = await visitor(token);
    await comment({ token, visitor: key, application_id: own, body: "Not them" }).expect(200);
    const [said] = (await details(owner, shortlist.id)).applications.flatMap((each) => each.feedback);
    await join(owner, late);
    expect(JSON.stringify(await details(late, shortlist.id))).not.toContain("Not them");
    await feedback(late, own).expect(404);
    await dropComment(late, said?.comments[0]?.id ?? 0).expect(404);
    await change(late, shortlist.id, { application_ids: [own], is_on: false }).expect(404);
    await create(late, { event_id, name: "Me", application_ids: [own] }).expect(422);
  });
});

describe("an applicant", () => {
  it("sees until when their application is shown, as long as it is", async () => {
    const until = async () => (await progress(asha, ashas).expect(200)).body.data.shared_until;
    expect(await until()).toBeNull();
    const short = await shared(owner, event_id, [ashas], { days: 2 });
    const long = await shared(owner, event_id, [ashas], { days: 9 });
    expect(await until()).toBe(long.shortlist.expires_at);
    await revoke(owner, long.shortlist.id).expect(200);
    expect(await until()).toBe(short.shortlist.expires_at);
    const isShort = eq(shortlists.id, short.shortlist.id);
    await app.db.update(shortlists).set({ expires_at: app.clock.read() }).where(isShort);
    expect(await until()).toBeNull();
    await prolong(owner, short.shortlist.id, { days: 1 }).expect(200);
    expect(await until()).not.toBeNull();
    await app.db.update(events).set({ status: "cancelled" });
    expect(await until()).toBeNull();
  });

  it("says what may be shown, of their own application alone, at any time", async () => {
    expect((await progress(asha, ashas)).body.data.application.allows_sharing).toBe(false);
    await allow(asha, ashas, { allows_sharing: true }).expect(200);
    expect((await progress(asha, ashas)).body.data.application.allows_sharing).toBe(true);
    await allow(asha, devs, { allows_sharing: true }).expect(404);
    await allow(owner, ashas, { allows_sharing: true }).expect(404);
    await allow(asha, ashas, {}).expect(422);
    expect((await board(owner, event_id).expect(200)).body.data.board.counts.sent).toBe(2);
  });
});

describe("an erased account", () => {
  it("takes the shortlists of its calls along, and leaves no name behind with those of others", async () => {
    const { shortlist, token } = await shared(member, event_id, [ashas]);
    const kept = await exportRepository(app.db).read(member.id);
    expect(kept?.parts.shortlists).toMatchObject([{ event_id, name: "For the producers" }]);
    const erasure = erasureRepository(app.db);
    await erasure.account(member, app.clock.read());
    expect(await details(owner, shortlist.id)).toMatchObject({
      shortlist: { created_by_name: null },
      acts: [{ by_name: null }],
    });
    await erasure.participation(asha, app.clock.read());
    expect((await seen(token)).applications).toEqual([]);
    await erasure.postings(owner, app.clock.read());
    expect(await app.db.$count(shortlists)).toBe(0);
  });
});
