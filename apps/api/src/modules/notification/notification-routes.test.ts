import type { Notification } from "@callboard/contracts/notification";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { notificationSender } from "./notification-sender.ts";

const app = startApp();
const { applied, review, withdraw } = applicationCalls(app);
const mine = "/api/v1/notification/mine";

type Person = Awaited<ReturnType<typeof aPerson>>;

let poster: Person;
let asha: Person;
let event_id: number;
beforeEach(async () => {
  poster = await aPerson(app);
  asha = await aPerson(app, { name: "Asha Menon" });
  ({ id: event_id } = await anEvent(app, { user_id: poster.id, title: "Chorus" }));
});

const page = async ({ bearer }: Person, query = "") =>
  (await app.get(`${mine}${query}`, undefined, bearer).expect(200)).body.data;
const told = async (person: Person): Promise<Notification[]> => (await page(person)).notifications;
const titles = async (person: Person) => (await told(person)).map(({ title }) => title);
const unread = async ({ bearer }: Person): Promise<number> =>
  (await app.get("/api/v1/notification/unread", undefined, bearer).expect(200)).body.data.unread;
const read = ({ bearer }: Person, body: object) => app.post("/api/v1/notification/read", body, { bearer });
const setVisibility = (visibility: "public" | "hidden") =>
  app.db.update(events).set({ visibility }).where(eq(events.id, event_id));

const sender = notificationSender({ clock: app.clock.read });
const closed = (user_id: number, key: string) =>
  ({ user_id, kind: "call_closed", key, event_id, data: { event_title: "Chorus" } }) as const;

describe("notification/mine", () => {
  it("tells the poster who applied, and the applicant of each change", async () => {
    const { id } = await applied(asha, event_id);
    expect(await told(poster)).toEqual([
      {
        ...{ id: expect.any(Number), seq: 1, kind: "application_received", is_read: false },
        ...{ title: "Asha Menon applied for “Chorus”", path: `/account/calls/${event_id}` },
        created_at: "2026-06-15T09:00:00.000Z",
      },
    ]);
    for (const state of [
      "viewed",
      "shortlisted",
      "viewed",
      "shortlisted",
      "declined",
      "shortlisted",
    ] as const)
      await review(poster, id, state).expect(200);
    expect(await titles(asha)).toEqual([
      "You are on the shortlist: “Chorus”",
      "Your application was declined: “Chorus”",
      "You are on the shortlist: “Chorus”",
    ]);
  });

  it("forgets with an application what was told of it", async () => {
    const { id } = await applied(asha, event_id);
    await withdraw(asha, id).expect(200);
    expect([await told(poster), await unread(poster)]).toEqual([[], 0]);
  });

  it("shows nothing of a hidden call, but to its poster", async () => {
    const { id } = await applied(asha, event_id);
    await review(poster, id, "shortlisted").expect(200);
    await setVisibility("hidden");
    expect([await told(asha), await unread(asha)]).toEqual([[], 0]);
    expect(await unread(poster)).toBe(1);
    await setVisibility("public");
    expect(await unread(asha)).toBe(1);
  });

  it("goes on by cursor, whatever was told meanwhile", async () => {
    const some = Array.from({ length: 5 }, (_, index) => closed(asha.id, `closed ${index}`));
    await app.db.transaction((tx) => sender.add(tx, some));
    const first = await page(asha, "?limit=2");
    await app.db.transaction((tx) => sender.add(tx, closed(asha.id, "later")));
    const next = await page(asha, `?limit=3&cursor=${first.pagination.nextCursor}`);
    const seqs = [...first.notifications, ...next.notifications].map(({ seq }: Notification) => seq);
    expect([seqs, next.pagination.hasNextPage]).toEqual([[5, 4, 3, 2, 1], false]);
  });
});

describe("notification/read", () => {
  it("marks some, or all up to what was seen, of nobody else", async () => {
    const keys = ["a", "b", "c", "d"];
    await app.db.transaction((tx) =>
      sender.add(tx, [...keys.map((key) => closed(asha.id, key)), closed(poster.id, "a")]),
    );
    const [fourth, third] = await told(asha);
    await read(poster, { ids: [fourth?.id] }).expect(200);
    expect(await unread(asha)).toBe(4);
    const { body } = await read(asha, { ids: [fourth?.id] }).expect(200);
    expect(body.data).toEqual({ unread: 3 });
    await app.db.transaction((tx) => sender.add(tx, closed(asha.id, "not seen yet")));
    await read(asha, { up_to: third?.seq }).expect(200);
    expect((await told(asha)).map(({ is_read }) => is_read)).toEqual([false, true, true, true, true]);
    expect(await unread(poster)).toBe(1);
  });

  it.each([{}, { ids: [] }, { ids: ["x"] }, { up_to: 0 }])("refuses %j", async (body) => {
    await read(asha, body).expect(422);
  });
});

describe("what is added", () => {
  it("is one for a reader and a key, and is gone with a transaction that fails", async () => {
    await app.db.transaction((tx) => sender.add(tx, [closed(asha.id, "one"), closed(asha.id, "one")]));
    await app.db.transaction((tx) => sender.add(tx, [closed(asha.id, "one"), closed(poster.id, "one")]));
    const failing = app.db.transaction(async (tx) => {
      await sender.add(tx, closed(asha.id, "two"));
      throw new Error("the act failed");
    });
    await expect(failing).rejects.toThrow("the act failed");
    expect([await unread(asha), await unread(poster)]).toEqual([1, 1]);
  });

  it("is counted up to a bound", async () => {
    const many = Array.from({ length: 2_100 }, (_, index) => closed(asha.id, `closed ${index}`));
    await app.db.transaction((tx) => sender.add(tx, many));
    expect(await unread(asha)).toBe(100);
    expect((await page(asha, "?limit=1")).notifications[0].seq).toBe(2_100);
  });

  it("comes in one order for a reader, however many write at once", async () => {
    const people = [asha.id, poster.id];
    const writes = Array.from({ length: 10 }, (_, index) =>
      app.db.transaction((tx) =>
        sender.add(
          tx,
          (index % 2 ? people : people.toReversed()).map((id) => closed(id, `closed ${index}`)),
        ),
      ),
    );
    await Promise.all(writes);
    expect((await told(asha)).map(({ seq }) => seq)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe("notification/news", () => {
  const news = async ({ bearer }: Person, query = "") =>
    (await app.get(`/api/v1/notification/news${query}`, undefined, bearer).expect(200)).body.data;

  it("begins where the list stands, and goes on from any place without a gap", async () => {
    await app.db.transaction((tx) => sender.add(tx, closed(asha.id, "before")));
    expect(await news(asha)).toEqual({ notifications: [], seq: 1, hasMore: false, unread: 1 });
    const some = Array.from({ length: 25 }, (_, index) => closed(asha.id, `closed ${index}`));
    await app.db.transaction((tx) => sender.add(tx, some));
    const first = await news(asha, "?after=1");
    const second = await news(asha, `?after=${first.seq}`);
    const seqs = [...first.notifications, ...second.notifications].map(({ seq }: Notification) => seq);
    expect(seqs).toEqual(Array.from({ length: 25 }, (_, index) => index + 2));
    expect([first.hasMore, second.hasMore, second.unread]).toEqual([true, false, 26]);
  });
});

describe("notification/moved", () => {
  const moved = async (known: [number, string][]): Promise<[number, string][]> =>
    (await app.post("/api/v1/notification/moved", { known }).expect(200)).body.data.moved;

  it("names those who were told, have read, or lost a session, and nobody else", async () => {
    const known = await moved([
      [asha.id, ""],
      [poster.id, ""],
    ]);
    expect([known.length, await moved(known)]).toEqual([2, []]);
    const steps = [
      () => app.db.transaction((tx) => sender.add(tx, closed(asha.id, "one"))),
      () => read(asha, { up_to: 1 }).expect(200),
      () => app.post("/api/v1/auth/logout", {}, asha).expect(200),
    ];
    for (const step of steps) {
      await step();
      const [found, ...others] = await moved(known);
      expect([found?.[0], others]).toEqual([asha.id, []]);
      for (const mark of known) if (mark[0] === asha.id && found) mark[1] = found[1];
    }
    await app.post("/api/v1/auth/logout-all", {}, poster).expect(200);
    expect((await moved(known)).map(([id]) => id)).toEqual([poster.id]);
  });

  it("is for the gateway alone", async () => {
    await app
      .bare()
      .post("/api/v1/notification/moved")
      .set("apikey", "another-key")
      .send({ known: [] })
      .expect(403);
  });
});
