import { auditionLimits } from "@callboard/contracts/audition-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../db/schema/application.ts";
import { auditionInvitations } from "../../db/schema/audition.ts";
import { events } from "../../db/schema/event.ts";
import { notifications } from "../../db/schema/notification.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { auditionCalls } from "../../test/auditions.ts";
import { callActs } from "../../test/calls.ts";
import { anEvent, roleOf } from "../../test/events.ts";
import { aKey } from "../../test/ledger.ts";
import { aPerson } from "../../test/people.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";

const app = startApp();
const calls = applicationCalls(app);
const auditions = auditionCalls(app);
const { join, removeMember } = teamCalls(app);
const { cancel: cancelCall, close, tellAll } = callActs(app);
const hour = 3_600_000;
const unknownId = 9_007_199_254_740_991;

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let dev: Person;
let event_id: number;
let ids: [number, number];
beforeEach(async () => {
  poster = await anAgency(app);
  asha = await aPerson(app, { name: "Asha" });
  dev = await aPerson(app, { name: "Dev" });
  ({ id: event_id } = await anEvent(app, { user_id: poster.id, title: "Chorus" }));
  ids = [(await calls.applied(asha, event_id)).id, (await calls.applied(dev, event_id)).id];
});

const told = async (person: Person, kind = "audition_") =>
  (await app.db.select().from(notifications).orderBy(notifications.id))
    .filter((row) => row.user_id === person.id && row.kind.startsWith(kind))
    .map((row) => row.kind.replace("audition_", ""));
/** A day with two times, to which both are invited. */
async function aDay(fields = {}) {
  const day = await auditions.made(poster, event_id, fields);
  await auditions.invite(poster, day.id, ids).expect(200);
  const { invitations, slots } = await auditions.read(poster, day.id);
  const idOf = (name: string) => invitations.find((row) => row.name === name)?.id ?? 0;
  return { id: day.id, slots: slots.map((slot) => slot.id), ashas: idOf("Asha"), devs: idOf("Dev") };
}
const states = async (id: number) =>
  Object.fromEntries(
    (await auditions.read(poster, id)).invitations.map(({ name, state, slot_id }) => [
      name,
      [state, slot_id],
    ]),
  );

describe("an audition day", () => {
  it("has its times by the clock of the call, without breaks", async () => {
    const day = await auditions.made(poster, event_id, {
      ...{ end_time: "18:00", breaks: [{ from: "16:30", to: "17:15" }], link: "https://meet.example.com/a" },
    });
    expect(day).toMatchObject({ time_zone: "Asia/Kolkata", place: "Studio 2", capacity: 1, version: 1 });
    expect(day.slots.map(({ starts_at }) => starts_at.slice(11, 16))).toEqual(["10:30", "11:45"]);
    const { days, can } = (await auditions.days(poster, event_id).expect(200)).body.data;
    expect([days.length, days[0].slots, days[0].counts.invited, can]).toEqual([1, 2, 0, { act: true }]);
  });

  it("is made once for a key, also at the same moment", async () => {
    const key = aKey();
    const sent = [1, 2, 3].map(() => auditions.create(poster, event_id, {}, key));
    const made = (await Promise.all(sent)).map(({ body }) => body.data.day.id);
    expect(new Set(made).size).toBe(1);
  });

  it.each<[string, object]>([
    ["in the past", { date: "2026-06-01" }],
    ["without a place", { place: " " }],
    ["with a link that is not encrypted", { link: "http://meet.example.com/a" }],
    ["with a script for a link", { link: "javascript:alert(1)" }],
    ["that ends before it begins", { end_time: "09:00" }],
    ["with no room for a time", { slot_minutes: 90 }],
    ["with too many times", { start_time: "00:00", end_time: "23:00", slot_minutes: 5 }],
    ["for another call's role", { role_id: unknownId }],
    ["for too many at once", { capacity: auditionLimits.capacityMax + 1 }],
  ])("is refused %s", async (_name, fields) => {
    await auditions.create(poster, event_id, fields).expect(422);
  });

  it("is bounded for a call, and refused for one that is cancelled", async () => {
    const last = auditionLimits.daysMax;
    for (let n = 0; n < last; n += 1) await auditions.made(poster, event_id);
    await auditions.create(poster, event_id).expect(422);
    await cancelCall(poster, event_id).expect(200);
    await auditions.create(poster, event_id).expect(422);
  });

  it("takes more times, none over another, and tells who loses one", async () => {
    const { id, slots, ashas } = await aDay();
    await auditions.addSlot(poster, id, "16:45").expect(422);
    await auditions.addSlot(poster, id, "18:00").expect(200);
    await auditions.book(asha, ashas, slots[0] as number).expect(200);
    const { body } = await auditions.removeSlot(poster, slots[0] as number).expect(200);
    expect(body.data.day.slots).toHaveLength(2);
    expect(await told(asha)).toEqual(["invited", "changed"]);
    expect((await states(id)).Asha).toEqual(["invited", null]);
    await auditions.removeSlot(poster, slots[0] as number).expect(404);
  });

  it("moves with all its times, and tells who has one, once", async () => {
    const { id, slots, ashas } = await aDay();
    await auditions.book(asha, ashas, slots[1] as number).expect(200);
    const to = { version: 1, date: "2026-06-21", start_time: "12:00", place: "Studio 2" };
    const { body } = await auditions.change(poster, id, to).expect(200);
    expect(body.data.day.slots.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual([
      ...["2026-06-21T06:30:00.000Z", "2026-06-21T07:00:00.000Z"],
    ]);
    await auditions.change(poster, id, to).expect(409);
    await auditions.change(poster, id, { ...to, version: 2, note: "Bring shoes" }).expect(200);
    expect(await told(asha)).toEqual(["invited", "changed"]);
    expect(await told(dev)).toEqual(["invited"]);
    await auditions.change(poster, id, { ...to, version: 3, place: "Hall" }).expect(200);
    expect(await told(asha)).toEqual(["invited", "changed", "changed"]);
    await auditions.change(poster, id, { ...to, version: 4, date: "2026-06-01" }).expect(422);
    const back = { ...to, version: 4, date: "2026-06-15", start_time: "16:00" };
    await auditions.change(poster, id, back).expect(200);
    app.clock.pass(2 * hour);
    await auditions.change(poster, id, { ...to, version: 5, date: "2026-06-29" }).expect(422);
  });

  it("is cancelled once, and tells all who are expected", async () => {
    const { id, slots, ashas, devs } = await aDay();
    await auditions.book(asha, ashas, slots[0] as number).expect(200);
    await auditions.decline(dev, devs).expect(200);
    const before = await auditions.read(poster, id);
    await Promise.all([auditions.cancel(poster, id), auditions.cancel(poster, id)]);
    expect([await told(asha), await told(dev)]).toEqual([["invited", "cancelled"], ["invited"]]);
    const after = await auditions.read(poster, id);
    expect([after.is_cancelled, after.sequence > before.sequence]).toEqual([true, true]);
    const [own] = await auditions.mine(asha, ids[0]);
    expect(own).toMatchObject({ is_cancelled: true, can: { book: false, wait: false, decline: false } });
    await auditions.book(asha, ashas, slots[1] as number).expect(422);
    await auditions.invite(poster, id, ids).expect(422);
    await auditions.assign(poster, ashas, slots[1] as number).expect(422);
    await auditions.addSlot(poster, id, "19:00").expect(422);
  });

  it("goes with a call that is cancelled: who has a time is told of it, once", async () => {
    const { id, slots, ashas } = await aDay();
    await auditions.book(asha, ashas, slots[0] as number).expect(200);
    await cancelCall(poster, event_id).expect(200);
    await cancelCall(poster, event_id).expect(200);
    await tellAll();
    expect([await told(asha), await told(dev)]).toEqual([["invited", "cancelled"], ["invited"]]);
    expect((await auditions.read(poster, id)).is_cancelled).toBe(true);
  });

  it("keeps whom it invites from being declined when the call is closed", async () => {
    const { devs } = await aDay();
    await auditions.remove(poster, devs).expect(200);
    await close(poster, event_id).expect(200);
    await tellAll();
    const rows = await app.db.select().from(applications).orderBy(applications.id);
    expect(rows.map(({ state }) => state)).toEqual(["sent", "declined"]);
  });
});

describe("inviting", () => {
  it("is once for each, and says who is left out and why", async () => {
    const roles = [roleOf("Lear"), roleOf("Fool")];
    const { id } = await anEvent(app, { user_id: poster.id, roles });
    const { roles: found } = (await auditions.days(poster, id).expect(200)).body.data;
    const [lear, fool] = [found[0].id, found[1].id];
    const one = await calls.applied(asha, id, { role_id: lear });
    const other = await calls.applied(dev, id, { role_id: fool });
    const kim = await calls.applied(await aPerson(app), id, { role_id: lear });
    await calls.review(poster, kim.id, "declined").expect(200);
    const day = await auditions.made(poster, id, { role_id: lear });
    expect(day.role).toEqual({ id: lear, name: "Lear" });
    const all = [one.id, other.id, kim.id, ids[0], one.id];
    const { body } = await auditions.invite(poster, day.id, all).expect(200);
    expect(body.data).toEqual({
      invited: [one.id],
      skipped: [
        { id: other.id, reason: "role" },
        { id: kim.id, reason: "gone" },
        { id: ids[0], reason: "gone" },
      ],
    });
    const again = await auditions.invite(poster, day.id, [one.id]).expect(200);
    expect(again.body.data.skipped).toEqual([{ id: one.id, reason: "already" }]);
    expect(await told(asha)).toEqual(["invited"]);
  });

  it("stops where a day has no room, and where it is over", async () => {
    const day = await auditions.made(poster, event_id);
    const room = Array.from({ length: auditionLimits.invitationsMax - 1 }, () => aPerson(app));
    const people = await Promise.all(room);
    const rows = await app.db
      .insert(applications)
      .values(
        people.map(({ id }) => ({
          ...{ event_id, user_id: id, shares_profile: false, state: "sent" as const },
          created_at: app.clock.read(),
        })),
      )
      .returning();
    const { body } = await auditions
      .invite(
        poster,
        day.id,
        rows.map(({ id }) => id),
      )
      .expect(200);
    expect(body.data.invited).toHaveLength(auditionLimits.invitationsMax - 1);
    const last = (await auditions.invite(poster, day.id, ids).expect(200)).body.data;
    expect(last).toMatchObject({ invited: [ids[0]], skipped: [{ id: ids[1], reason: "full" }] });
    app.clock.pass(4 * hour);
    await auditions.invite(poster, day.id, [ids[1]]).expect(422);
  });

  it("brings back who was taken off, a bounded number of times", async () => {
    const { id, ashas } = await aDay();
    await auditions.remove(poster, ashas).expect(200);
    await auditions.remove(poster, ashas).expect(200);
    await auditions.book(asha, ashas, unknownId).expect(422);
    expect((await auditions.invite(poster, id, [ids[0]]).expect(200)).body.data.invited).toEqual([ids[0]]);
    expect(await told(asha)).toEqual(["invited", "cancelled", "invited"]);
    await auditions.remove(poster, ashas).expect(200);
    await app.db.update(auditionInvitations).set({ sequence: auditionLimits.changesMax });
    expect((await auditions.invite(poster, id, [ids[0]]).expect(200)).body.data.invited).toEqual([]);
  });
});

describe("the poster", () => {
  it("books, moves and takes off somebody, who is told of each", async () => {
    const { id, slots, ashas, devs } = await aDay();
    const [first, second] = slots as [number, number];
    await auditions.assign(poster, ashas, first).expect(200);
    await auditions.assign(poster, ashas, first).expect(200);
    await auditions.assign(poster, devs, first).expect(422);
    await auditions.assign(poster, ashas, second).expect(200);
    await auditions.assign(poster, devs, first).expect(200);
    expect(await states(id)).toEqual({ Asha: ["booked", second], Dev: ["booked", first] });
    await auditions.remove(poster, ashas).expect(200);
    expect(await told(asha)).toEqual(["invited", "booked", "booked", "cancelled"]);
    expect((await auditions.received(poster, ids[0]).expect(200)).body.data.invitations).toEqual([
      { day_id: id, state: "removed", starts_at: null },
    ]);
  });

  it("does not book who is not coming, was declined, or for a time that has begun", async () => {
    const { slots, ashas, devs } = await aDay();
    await auditions.decline(asha, ashas).expect(200);
    await auditions.assign(poster, ashas, slots[0] as number).expect(422);
    await calls.review(poster, ids[1], "declined").expect(200);
    await auditions.assign(poster, devs, slots[0] as number).expect(422);
    app.clock.pass(4 * hour);
    await auditions.assign(poster, ashas, slots[1] as number).expect(422);
  });

  it("sees a number that the applicant shares, as long as they come", async () => {
    const { id, slots, ashas } = await aDay();
    const phones = async (person: Person) =>
      (await auditions.read(person, id)).invitations.map(({ phone }) => phone);
    await auditions.book(asha, ashas, slots[0] as number).expect(200);
    expect(await phones(poster)).toEqual([null, null]);
    await auditions.book(asha, ashas, slots[0] as number, true).expect(200);
    expect(await phones(poster)).toEqual([asha.phone, null]);
    const reviewer = await aPerson(app);
    await join(poster, reviewer, "reviewer");
    expect(await phones(reviewer)).toEqual([null, null]);
    await auditions.decline(asha, ashas).expect(200);
    expect(await phones(poster)).toEqual([null, null]);
  });

  it("has a team: members act, reviewers look, nobody handles their own, and who was removed does nothing", async () => {
    const { id, slots, ashas } = await aDay();
    const member = await aPerson(app);
    const reviewer = await aPerson(app);
    await join(poster, member);
    await join(poster, reviewer, "reviewer");
    await auditions.assign(reviewer, ashas, slots[0] as number).expect(403);
    expect((await auditions.day(reviewer, id).expect(200)).body.data.day.can).toEqual({ act: false });
    await auditions.create(reviewer, event_id).expect(403);
    await auditions.assign(member, ashas, slots[0] as number).expect(200);
    await join(poster, dev);
    expect((await auditions.read(dev, id)).invitations.map(({ name }) => name)).toEqual(["Asha"]);
    expect((await auditions.days(dev, event_id).expect(200)).body.data.days[0].counts.invited).toBe(0);
    const { invitations } = await auditions.read(poster, id);
    const devs = invitations.find(({ name }) => name === "Dev")?.id ?? 0;
    await auditions.assign(dev, devs, slots[1] as number).expect(404);
    await auditions.received(dev, ids[1]).expect(404);
    await removeMember(poster, member.id).expect(200);
    await auditions.remove(member, ashas).expect(403);
  });

  it("sees and changes nothing while the call is hidden; nor does anybody else", async () => {
    const { id, slots, ashas } = await aDay();
    await app.db.update(events).set({ visibility: "hidden" });
    await auditions.day(poster, id).expect(403);
    await auditions.cancel(poster, id).expect(403);
    await auditions.book(asha, ashas, slots[0] as number).expect(422);
    expect(await auditions.mine(asha, ids[0])).toEqual([]);
  });
});

it("answers 401, 403 and 404 where it has to", async () => {
  const { id, slots, ashas } = await aDay();
  const nobody = { bearer: "nobody-has-this-bearer-at-all" };
  const all = (person: { bearer: string }, dayId: number, slotId: number, invitation: number) => [
    auditions.day(person, dayId),
    auditions.cancel(person, dayId),
    auditions.addSlot(person, dayId, "19:00"),
    auditions.removeSlot(person, slotId),
    auditions.invite(person, dayId, ids),
    auditions.assign(person, invitation, slotId),
    auditions.remove(person, invitation),
    auditions.change(person, dayId, { version: 1, date: "2026-06-20", start_time: "10:00", place: "Hall" }),
  ];
  const statuses = async (...args: Parameters<typeof all>) =>
    new Set((await Promise.all(all(...args))).map(({ status }) => status));
  expect(await statuses(nobody, id, slots[0] as number, ashas)).toEqual(new Set([401]));
  for (const other of [asha, await aPerson(app)])
    expect(await statuses(other, id, slots[0] as number, ashas)).toEqual(new Set([403]));
  expect(await statuses(poster, unknownId, unknownId, unknownId)).toEqual(new Set([404]));
  for (const other of [dev, poster]) {
    await auditions.own(other, ids[0]).expect(404);
    await auditions.book(other, ashas, slots[0] as number).expect(404);
    await auditions.wait(other, ashas).expect(404);
    await auditions.decline(other, ashas).expect(404);
  }
});
