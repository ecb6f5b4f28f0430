import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../db/schema/application.ts";
import { cacheVersions } from "../../db/schema/cache-version.ts";
import { events } from "../../db/schema/event.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { callActs } from "../../test/calls.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
const { close, reopen, cancel, remove, own, tellAll } = callActs(app);
const { apply, applied, review, viewer, withdraw } = applicationCalls(app);
type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let dev: Person;
let kim: Person;
let id: number;
beforeEach(async () => {
  poster = await aPerson(app);
  asha = await aPerson(app, { name: "Asha" });
  dev = await aPerson(app, { name: "Dev" });
  kim = await aPerson(app, { name: "Kim" });
  ({ id } = await anEvent(app, { user_id: poster.id, title: "Duets" }));
});
const statusOf = async () => {
  const [row] = await app.db.select().from(events).where(eq(events.id, id));
  return row && `${row.status} ${row.version}`;
};
const states = async () => {
  const rows = await app.db.select().from(applications).orderBy(applications.id);
  return rows.map(({ state, answered_at }) => [state, answered_at !== null]);
};

const news = async ({ bearer }: Person) => {
  const { body } = await app.get("/api/v1/notification/mine", undefined, bearer).expect(200);
  return body.data.notifications.map(({ title }: { title: string }) => title);
};

describe("closing a call", () => {
  it("takes no more applications, and answers everybody once who has heard nothing", async () => {
    const [first, second] = [await applied(asha, id), await applied(dev, id)];
    await review(poster, second.id, "shortlisted").expect(200);
    expect((await own(poster, id)).body.data.event).toMatchObject({ waiting_count: 1, can: { close: true } });
    const { body } = await close(poster, id).expect(200);
    expect(body.data.event).toMatchObject({
      status: "closed",
      version: 1,
      can: { close: false, reopen: true },
    });
    await close(poster, id).expect(200);
    const refused = await apply(kim, { event_id: id, note: "Me" }).expect(422);
    expect(refused.body.message).toBe("Applications for this event are closed");
    expect((await viewer(kim, id)).body.data.viewer.can.apply).toBe(false);
    const told = [
      {
        ...{ user_id: asha.id, kind: "call_closed", isMailed: true },
        data: { event_title: "Duets", message: "Thank you, Asha: Duets is closed." },
      },
    ];
    expect(await tellAll()).toEqual(told);
    expect(await tellAll()).toEqual(told);
    expect([await news(asha), await news(dev)]).toEqual([
      ["Closed: “Duets”"],
      ["You are on the shortlist: “Duets”"],
    ]);
    expect(await states()).toEqual([
      ["declined", true],
      ["shortlisted", true],
    ]);
    expect(await statusOf()).toBe("closed 1");
    await withdraw(asha, first.id).expect(422);
    expect(await app.db.select().from(cacheVersions)).toMatchObject([{ tag: "event" }]);
  });

  it("needs a message, and leaves those alone who apply after it was reopened", async () => {
    expect((await close(poster, id, " ").expect(422)).body.message).toEqual({ message: "Write a message" });
    await close(poster, id).expect(200);
    app.clock.pass(1_000);
    await reopen(poster, id).expect(200);
    await reopen(poster, id).expect(200);
    await applied(asha, id);
    expect(await tellAll()).toEqual([]);
    expect([await states(), await statusOf()]).toEqual([[["sent", false]], "published 2"]);
  });

  it("does not reopen what has no day left to apply", async () => {
    await close(poster, id).expect(200);
    await app.db.update(events).set({ apply_until: app.clock.read() });
    expect((await reopen(poster, id).expect(422)).body.message).toMatch(/^The last day to apply has passed/);
  });

  it("answers whoever applied before, and nobody else, when both happen at once", async () => {
    const people = [asha, dev, kim];
    const answers = await Promise.all([
      ...people.map((person) => apply(person, { event_id: id, note: "Me" })),
      close(poster, id),
    ]);
    const sent = answers.slice(0, 3).filter(({ status }) => status === 200).length;
    expect(await tellAll()).toHaveLength(sent);
    expect((await states()).map(([state]) => state)).toEqual(Array.from({ length: sent }, () => "declined"));
  });

  it("tells nobody of a call that is hidden by then", async () => {
    await applied(asha, id);
    await close(poster, id).expect(200);
    await app.db.update(events).set({ visibility: "hidden" });
    expect([await tellAll(), await states()]).toEqual([[], [["sent", false]]]);
  });
});

describe("cancelling a call", () => {
  it("is for good, once, and tells those who were not declined", async () => {
    const [, second] = [await applied(asha, id), await applied(dev, id)];
    await review(poster, second.id, "declined").expect(200);
    await cancel(poster, id, "The hall has burnt down.").expect(200);
    await cancel(poster, id, "Twice").expect(200);
    expect(await tellAll()).toEqual([
      {
        ...{ user_id: asha.id, kind: "call_cancelled", isMailed: true },
        data: { event_title: "Duets", message: "The hall has burnt down." },
      },
    ]);
    for (const act of [close(poster, id), reopen(poster, id)])
      expect((await act.expect(422)).body.message).toMatch(/^This call is cancelled/);
    await apply(kim, { event_id: id, note: "Me" }).expect(422);
    expect((await app.get(`/api/v1/event/get/${id}`).expect(200)).body.data.event).toMatchObject({
      ...{ status: "cancelled", version: 1 },
    });
    expect((await app.get("/api/v1/event/list")).body.data.events).toMatchObject([{ status: "cancelled" }]);
  });

  it("is too late once it has begun", async () => {
    await app.db.update(events).set({ starts_at: app.clock.read() });
    expect((await cancel(poster, id).expect(422)).body.message).toBe("It has begun already");
  });
});

describe("deleting a call", () => {
  it("leaves nothing of it, and needs that nobody has applied", async () => {
    const { id: second } = await anEvent(app, { user_id: poster.id });
    await applied(asha, id);
    expect((await remove(poster, id).expect(422)).body.message).toMatch(/^Somebody has applied/);
    await remove(poster, second).expect(200);
    await remove(poster, second).expect(404);
    await app.get(`/api/v1/event/get/${second}`).expect(404);
    expect(await app.db.select().from(events)).toMatchObject([{ id }]);
  });

  it("leaves what a moderator has decided on", async () => {
    await app.db.update(events).set({ visibility: "hidden" });
    expect((await remove(poster, id).expect(422)).body.message).toMatch(/^A moderator has decided/);
    expect(await app.db.select().from(events)).toHaveLength(1);
  });

  it("and an application that arrives meanwhile: one of the two is refused", async () => {
    const [removed, sent] = await Promise.all([
      remove(poster, id),
      apply(asha, { event_id: id, note: "Me" }),
    ]);
    expect([
      [200, 404],
      [422, 200],
    ]).toContainEqual([removed.status, sent.status]);
  });
});

it("is for who posted the call alone", async () => {
  const acts = [close, reopen, cancel, remove];
  for (const act of acts) {
    expect((await act({ bearer: "" }, id)).status).toBe(401);
    expect((await act(asha, id)).status).toBe(403);
    expect((await act(poster, 77_777)).status).toBe(404);
  }
  const campaign = await anEvent(app, { user_id: poster.id, kind: "crowdfunding" });
  for (const act of acts) expect((await act(poster, campaign.id)).status).toBe(404);
  await app.db.update(events).set({ visibility: "waiting" });
  for (const act of [close, reopen, cancel]) expect((await act(poster, id)).status).toBe(403);
  for (const act of acts) expect((await act(asha, id)).status).toBe(404);
});
