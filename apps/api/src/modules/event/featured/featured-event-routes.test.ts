import { staffLimits } from "@callboard/contracts/staff-limits";
import { expect, it } from "vitest";
import { events } from "../../../db/schema/event.ts";
import { startApp } from "../../../test/app.ts";
import { anEvent } from "../../../test/events.ts";
import { aPerson } from "../../../test/people.ts";
import { aStaffMember } from "../../../test/staff.ts";
import { eventVisibilityRepository } from "../event-visibility-repository.ts";

const app = startApp();
type Person = { bearer: string };

const path = "/api/v1/staff/featured-events";
const feature = ({ bearer }: Person, id: number, is_featured = true) =>
  app.post(`${path}/${id}`, { is_featured }, { bearer });
const kept = async ({ bearer }: Person) =>
  (await app.get(path, undefined, bearer).expect(200)).body.data.events as { id: number; title: string }[];
const shown = async (query: string) => {
  const { body } = await app.get(`/api/v1/event/list?is_featured=true&${query}`).expect(200);
  return body.data.events.map(({ id }: { id: number }) => id);
};

it("puts an event first in lists and in the search, and back among the others", async () => {
  const person = await aStaffMember(app, "editor");
  const { id } = await anEvent(app, { title: "Lantern", user_id: (await aPerson(app)).id });
  expect(await shown("")).toEqual([]);
  await feature(person, id).expect(200);
  await feature(person, id).expect(200);
  expect([await shown(""), await shown("search=lantern")]).toEqual([[id], [id]]);
  expect(await kept(person)).toMatchObject([{ id, title: "Lantern", visibility: "public", is_past: false }]);
  await feature(person, id, false).expect(200);
  expect([await shown(""), await shown("search=lantern"), await kept(person)]).toEqual([[], [], []]);
});

it("writes down what was changed once, and tells the gateways", async () => {
  const person = await aStaffMember(app);
  const { id } = await anEvent(app, { title: "Lantern", user_id: person.id });
  await feature(person, id).expect(200);
  await feature(person, id).expect(200);
  const { entries } = (await app.get("/api/v1/staff/audit?subject_kind=event", undefined, person.bearer)).body
    .data;
  expect(entries).toMatchObject([
    {
      action: "event.feature",
      subject_id: String(id),
      before: { is_featured: false },
      after: { title: "Lantern" },
    },
  ]);
  expect((await app.get("/api/v1/cache-version/view")).body.data.versions.event).toBe(1);
});

it("features nothing that nobody sees, shows what was hidden since, and stops featuring it", async () => {
  const person = await aStaffMember(app, "editor");
  const { id } = await anEvent(app, { user_id: (await aPerson(app)).id });
  const change = { reason: "A fee", by: person.id, now: app.clock.read() };
  const { setVisibility } = eventVisibilityRepository(app.db);
  await setVisibility(id, { ...change, visibility: "hidden" });
  const { body } = await feature(person, id).expect(422);
  expect(body.message).toBe("Only what is public can be featured");
  await setVisibility(id, { ...change, visibility: "public" });
  await feature(person, id).expect(200);
  await setVisibility(id, { ...change, visibility: "hidden" });
  expect(await kept(person)).toMatchObject([{ id, visibility: "hidden" }]);
  await feature(person, id, false).expect(200);
});

it("refuses one too many, an unknown one, and whoever keeps no lists", async () => {
  const person = await aStaffMember(app, "editor");
  const { id } = await anEvent(app, { user_id: person.id });
  const [row] = await app.db.select().from(events);
  if (!row) throw new Error("There is no event");
  const { id: _, ...rest } = row;
  const full = Array.from({ length: staffLimits.featuredEventsMax }, () => ({ ...rest, is_featured: true }));
  await app.db.insert(events).values(full);
  const { body } = await feature(person, id).expect(422);
  expect(body.message).toContain(`At most ${staffLimits.featuredEventsMax}`);
  await feature(person, 9_999).expect(404);
  const campaign = await anEvent(app, { kind: "crowdfunding", user_id: person.id });
  await feature(person, campaign.id).expect(404);
  const others = await aStaffMember(app, "moderator");
  await feature(others, id).expect(403);
  await app.get(path, undefined, others.bearer).expect(403);
  await app.get(path).expect(401);
});
