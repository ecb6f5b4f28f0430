import fc from "fast-check";
import { expect, it } from "vitest";
import { auditionInvitations, auditionSlots } from "../../db/schema/audition.ts";
import { notifications } from "../../db/schema/notification.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { auditionCalls } from "../../test/auditions.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { rounds } from "../../test/rounds.ts";

const app = startApp();
const calls = applicationCalls(app);
const auditions = auditionCalls(app);
const peopleCount = 5;
const capacity = 2;
/** What is named where a day has no times left: an id that no row has. */
const missingId = 2_147_483_647;

type Act = { who: number; slot: number; kind: (typeof kinds)[number] };
const kinds = [
  ...(["book", "book", "book", "wait", "decline", "assign", "remove", "invite"] as const),
  ...(["review", "addSlot", "removeSlot", "move"] as const),
] as const;
const act: fc.Arbitrary<Act> = fc.record({
  who: fc.nat(peopleCount - 1),
  slot: fc.nat(2),
  kind: fc.constantFrom(...kinds),
});
/** Acts that are sent at the same moment, group after group. */
const order = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });

/** A day whose times are all removed, one after the other. */
const everyTimeRemoved: Act[][] = Array.from({ length: 4 }, () => [
  { who: 0, slot: 0, kind: "removeSlot" },
  { who: 0, slot: 0, kind: "book" },
]);

async function aWorld() {
  const poster = await aPerson(app);
  const { id: event_id } = await anEvent(app, { user_id: poster.id });
  const people = await Promise.all(Array.from({ length: peopleCount }, () => aPerson(app)));
  const ids: number[] = [];
  for (const person of people) ids.push((await calls.applied(person, event_id)).id);
  const { id: day } = await auditions.made(poster, event_id, { capacity });
  await auditions.invite(poster, day, ids).expect(200);
  const rows = await app.db.select().from(auditionInvitations).orderBy(auditionInvitations.id);
  const invitations = ids.map((id) => rows.find((row) => row.application_id === id)?.id ?? 0);
  return { poster, people, ids, day, invitations, event_id };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const slotsOf = (day: number) =>
  app.db
    .select()
    .from(auditionSlots)
    .orderBy(auditionSlots.starts_at)
    .then((rows) => rows.filter((row) => row.day_id === day));

async function send(world: World, { who, slot, kind }: Act): Promise<{ status: number }> {
  const { poster, day, event_id } = world;
  const person = world.people[who] as { bearer: string };
  const id = world.ids[who] as number;
  const invitation = world.invitations[who] as number;
  const slots = await slotsOf(day);
  const slotId = slots[slot % Math.max(1, slots.length)]?.id ?? missingId;
  if (kind === "book") return auditions.book(person, invitation, slotId);
  if (kind === "wait") return auditions.wait(person, invitation);
  if (kind === "decline") return auditions.decline(person, invitation);
  if (kind === "assign") return auditions.assign(poster, invitation, slotId);
  if (kind === "remove") return auditions.remove(poster, invitation);
  if (kind === "invite") return auditions.invite(poster, day, [id]);
  if (kind === "addSlot") return auditions.addSlot(poster, day, `${17 + slot}:30`);
  if (kind === "removeSlot") return auditions.removeSlot(poster, slotId);
  if (kind === "move")
    return calls.move(poster, event_id, [{ id, version: 1 }], slot === 0 ? "declined" : "callback");
  return calls.review(poster, id, slot === 0 ? "declined" : "shortlisted");
}

/** What holds whatever was sent in whichever order. */
async function assertSound({ day, poster, event_id }: World): Promise<void> {
  const slots = await slotsOf(day);
  const rows = (await app.db.select().from(auditionInvitations)).filter((row) => row.day_id === day);
  const states = new Map(
    (await calls.received(poster, event_id).expect(200)).body.data.applications.map(
      (row: { id: number; state: string }) => [row.id, row.state],
    ),
  );
  const booked = rows.filter(({ state }) => state === "booked");
  for (const { id } of slots)
    expect(booked.filter(({ slot_id }) => slot_id === id).length).toBeLessThanOrEqual(capacity);
  for (const row of rows) {
    // A time is there and theirs, or there is none; who was declined has none and waits for none.
    expect(slots.some(({ id }) => id === row.slot_id)).toBe(row.state === "booked");
    expect(row.waiting_since !== null).toBe(row.state === "waiting");
    if (states.get(row.application_id) === "declined")
      expect(row.state).toBeOneOf(["removed", "declined", "invited"]);
  }
  // Nobody waits while there is a place.
  const places = slots.length * capacity - booked.length;
  if (rows.some(({ state }) => state === "waiting")) expect(places).toBe(0);
  expect(new Set(rows.map(({ application_id }) => application_id)).size).toBe(rows.length);
}

it("never books a place twice or a person twice, in any order of both sides' acts at the same moment", async () => {
  const isSound = async (groups: Act[][]) => {
    const world = await aWorld();
    for (const group of groups) {
      const answers = await Promise.all(group.map((one) => send(world, one)));
      // No deadlock, and nothing that nobody thought of.
      for (const { status } of answers) expect(status).toBeOneOf([200, 404, 422]);
      await assertSound(world);
    }
    // Whoever was told of a time was told by one notification for each change.
    const told = await app.db.select().from(notifications);
    expect(new Set(told.map(({ user_id, key }) => `${user_id} ${key}`)).size).toBe(told.length);
  };
  await fc.assert(fc.asyncProperty(order, isSound), {
    ...{ numRuns: rounds(8, 300), examples: [[[]], [everyTimeRemoved]] },
  });
}, 600_000);
