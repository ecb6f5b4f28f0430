import { beforeEach, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { auditionCalls } from "../../test/auditions.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();
const { applied } = applicationCalls(app);
const { made, read, invite, book, wait, decline, mine, day } = auditionCalls(app);

type Person = Awaited<ReturnType<typeof aPerson>>;
let admin: Person;
let poster: Person;
let asha: Person;
let kim: Person;
let dayId: number;
let ids: [number, number];
/** A day with one time, which one has and the other waits for. */
beforeEach(async () => {
  [admin, poster] = [await aStaffMember(app), await aPerson(app)];
  [asha, kim] = [await aPerson(app), await aPerson(app)];
  const { id: event_id } = await anEvent(app, { user_id: poster.id });
  ids = [(await applied(asha, event_id)).id, (await applied(kim, event_id)).id];
  ({ id: dayId } = await made(poster, event_id, { end_time: "16:30" }));
  await invite(poster, dayId, ids).expect(200);
  const [[ashas], [kims], { slots }] = [
    ...[await mine(asha, ids[0]), await mine(kim, ids[1])],
    await read(poster, dayId),
  ] as const;
  await book(asha, ashas?.id ?? 0, slots[0]?.id ?? 0).expect(200);
  await wait(kim, kims?.id ?? 0).expect(200);
});

const erase = (person: Person) => {
  const path = `/api/v1/staff/people/${person.id}/erase`;
  return app.post(path, { username: person.username }, { bearer: admin.bearer }).expect(200);
};

it("gives the time of an account that is erased to who waits", async () => {
  await erase(asha);
  const { invitations } = await read(poster, dayId);
  expect(invitations.map(({ application_id, state }) => [application_id, state])).toEqual([
    [ids[1], "booked"],
  ]);
});

it("takes the days of a poster who is erased, with all that they said", async () => {
  await erase(poster);
  await day(poster, dayId).expect(401);
  expect(await mine(kim, ids[1])).toEqual([]);
});

it("exports one's own invitations with one's own words", async () => {
  const [own] = await mine(asha, ids[0]);
  await decline(asha, own?.id ?? 0, "I am ill.").expect(200);
  const { body } = await app
    .post(`/api/v1/staff/people/${asha.id}/export`, {}, { bearer: admin.bearer })
    .expect(200);
  expect(body.data.export.parts.auditions).toMatchObject([{ state: "declined", message: "I am ill." }]);
});
