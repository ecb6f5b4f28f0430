import { auditionLimits } from "@callboard/contracts/audition-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { auditionInvitations } from "../../db/schema/audition.ts";
import { notifications } from "../../db/schema/notification.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { auditionCalls } from "../../test/auditions.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";

const app = startApp();
const calls = applicationCalls(app);
const { made, read, invite, book, wait, decline, mine, addSlot, removeSlot, remove, assign } =
  auditionCalls(app);

const hour = 3_600_000;
type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let people: [Person, Person, Person];
let event_id: number;
let applied: number[];
let day: number;
let slots: [number, number];
let invitations: [number, number, number];
/** A day with two times of one, and three who are invited. */
beforeEach(async () => {
  poster = await aPerson(app);
  people = [
    await aPerson(app, { name: "Asha" }),
    await aPerson(app, { name: "Dev" }),
    await aPerson(app, { name: "Kim" }),
  ];
  ({ id: event_id } = await anEvent(app, { user_id: poster.id, title: "Chorus" }));
  applied = [];
  for (const person of people) applied.push((await calls.applied(person, event_id)).id);
  ({ id: day } = await made(poster, event_id, { link: "https://meet.example.com/a" }));
  await invite(poster, day, applied).expect(200);
  const shown = await read(poster, day);
  slots = shown.slots.map(({ id }) => id) as typeof slots;
  invitations = shown.invitations.map(({ id }) => id) as typeof invitations;
});

const told = async (person: Person) =>
  (await app.db.select().from(notifications).orderBy(notifications.id))
    .filter((row) => row.user_id === person.id && row.kind.startsWith("audition_"))
    .map((row) => row.kind.replace("audition_", ""));
const states = async () =>
  (await read(poster, day)).invitations
    .toSorted((one, other) => one.id - other.id)
    .map(({ state, slot_id }) => (slot_id === null ? state : slots.indexOf(slot_id)));
const own = async (index: 0 | 1 | 2) => (await mine(people[index], applied[index] as number))[0];
/** The first two have the two times, the third one waits. */
async function fill() {
  await book(people[0], invitations[0], slots[0]).expect(200);
  await book(people[1], invitations[1], slots[1]).expect(200);
  await wait(people[2], invitations[2]).expect(200);
}

describe("an invitation", () => {
  it("shows what is free, and the link once there is a time", async () => {
    const before = await own(0);
    expect(before).toMatchObject({ state: "invited", link: null, is_online: true, slot: null, held: null });
    expect(before?.free.map(({ id }) => id)).toEqual(slots);
    await book(people[1], invitations[1], slots[0]).expect(200);
    const { body } = await book(people[0], invitations[0], slots[1]).expect(200);
    expect(body.data.audition).toMatchObject({
      ...{ state: "booked", link: "https://meet.example.com/a", slot: { id: slots[1] }, free: [] },
      can: { book: false, wait: false, decline: true },
    });
  });

  it("is booked once however often it is sent, and tells the poster once", async () => {
    const sent = [1, 2, 3].map(() => book(people[0], invitations[0], slots[0]));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await told(poster)).toEqual(["answered"]);
  });

  it("is swapped in one step, and keeps its time where the other one is full", async () => {
    await book(people[0], invitations[0], slots[0]).expect(200);
    await book(people[0], invitations[0], slots[1]).expect(200);
    expect(await states()).toEqual([1, "invited", "invited"]);
    await book(people[1], invitations[1], slots[0]).expect(200);
    await book(people[0], invitations[0], slots[0]).expect(422);
    expect(await states()).toEqual([1, 0, "invited"]);
  });

  it("goes to one of two who want the same time at the same moment", async () => {
    const answers = await Promise.all([
      book(people[0], invitations[0], slots[0]),
      book(people[1], invitations[1], slots[0]),
      book(people[2], invitations[2], slots[0]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await states()).filter((state) => state === 0)).toHaveLength(1);
  });

  it("takes as many at once as a time has places", async () => {
    const { id } = await made(poster, event_id, { capacity: 2, date: "2026-06-22" });
    await invite(poster, id, applied).expect(200);
    const shown = await read(poster, id);
    const slot = shown.slots[0]?.id as number;
    const answers = await Promise.all(
      people.map((person, index) => book(person, shown.invitations[index]?.id as number, slot)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
  });

  it("takes no time that has begun, and leaves none", async () => {
    await book(people[0], invitations[0], slots[0]).expect(200);
    app.clock.pass(1.75 * hour);
    await book(people[1], invitations[1], slots[0]).expect(422);
    await book(people[0], invitations[0], slots[1]).expect(422);
    await decline(people[0], invitations[0]).expect(422);
    await remove(poster, invitations[0]).expect(422);
    await removeSlot(poster, slots[0]).expect(422);
    expect((await own(1))?.free.map(({ id }) => id)).toEqual([slots[1]]);
    await book(people[1], invitations[1], slots[1]).expect(200);
  });

  it("takes no time of another day, and none once its application was declined", async () => {
    const other = await made(poster, event_id, { date: "2026-06-22" });
    await book(people[0], invitations[0], other.slots[0]?.id as number).expect(422);
    await calls.review(poster, applied[0] as number, "declined").expect(200);
    await book(people[0], invitations[0], slots[0]).expect(422);
  });

  it("changes a bounded number of times", async () => {
    await app.db.update(auditionInvitations).set({ sequence: auditionLimits.changesMax });
    await book(people[0], invitations[0], slots[0]).expect(422);
    await decline(people[0], invitations[0]).expect(200);
  });

  it("is answered by nobody who is suspended", async () => {
    const row = { user_id: people[0].id, reason: "Spam", until: null, created_at: app.clock.read() };
    await suspensionRepository(app.db).create(row);
    await book(people[0], invitations[0], slots[0]).expect(401);
  });
});

describe("the waiting list", () => {
  it("is for a day that is full", async () => {
    await wait(people[2], invitations[2]).expect(422);
    await fill();
    expect(await states()).toEqual([0, 1, "waiting"]);
    await wait(people[2], invitations[2]).expect(200);
    expect(await told(poster)).toHaveLength(3);
  });

  it("gets the time of who declines, with their words to the poster", async () => {
    await fill();
    await decline(people[0], invitations[0], "I am ill.").expect(200);
    await decline(people[0], invitations[0], "I am ill.").expect(200);
    expect(await states()).toEqual(["declined", 1, 0]);
    expect(await told(people[2])).toEqual(["invited", "booked"]);
    const { invitations: shown } = await read(poster, day);
    expect(shown.find(({ name }) => name === "Asha")?.message).toBe("I am ill.");
  });

  it.each<[string, () => Promise<unknown>]>([
    ["is taken off", () => remove(poster, invitations[0])],
    ["withdraws", () => calls.withdraw(people[0], applied[0] as number)],
    ["is declined", () => calls.review(poster, applied[0] as number, "declined")],
    [
      "is declined with others",
      () => calls.move(poster, event_id, [{ id: applied[0] as number, version: 1 }], "declined"),
    ],
  ])("gets the time of who %s", async (_name, act) => {
    await fill();
    await act();
    expect((await states()).at(-1)).toBe(0);
    expect(await told(people[2])).toEqual(["invited", "booked"]);
  });

  it("gets a time that is added, in its order", async () => {
    await fill();
    const fourth = await aPerson(app);
    const { id } = await calls.applied(fourth, event_id);
    await invite(poster, day, [id]).expect(200);
    const { body } = await auditionCalls(app).own(fourth, id).expect(200);
    app.clock.pass(1_000);
    await wait(fourth, body.data.auditions[0].id).expect(200);
    await addSlot(poster, day, "19:00").expect(200);
    expect((await own(2))?.state).toBe("booked");
    expect((await mine(fourth, id))[0]?.state).toBe("waiting");
  });

  it("is left by declining, and one may choose a time after all", async () => {
    await fill();
    await decline(people[2], invitations[2]).expect(200);
    await decline(people[0], invitations[0]).expect(200);
    expect(await states()).toEqual(["declined", 1, "declined"]);
    await book(people[2], invitations[2], slots[0]).expect(200);
    expect(await states()).toEqual(["declined", 1, 0]);
  });
});

describe("the list of own applications", () => {
  const next = async (person: Person) =>
    (await calls.mine(person).expect(200)).body.data.applications[0].next_audition;

  it("says what is next: a day to choose a time of, the time, and nothing once it is over", async () => {
    expect(await next(people[0])).toMatchObject({ state: "invited", date: "2026-06-15", starts_at: null });
    await assign(poster, invitations[0], slots[0]).expect(200);
    expect(await next(people[0])).toMatchObject({ state: "booked", starts_at: "2026-06-15T10:30:00.000Z" });
    await decline(people[0], invitations[0]).expect(200);
    expect(await next(people[0])).toBeNull();
    await assign(poster, invitations[1], slots[0]).expect(200);
    app.clock.pass(1.75 * hour);
    expect(await next(people[1])).toMatchObject({ state: "booked" });
    app.clock.pass(hour);
    expect(await next(people[1])).toBeNull();
  });
});
