import type { ReceivedApplication } from "@callboard/contracts/application";
import { limits } from "@callboard/contracts/limits";
import { inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { applications } from "../../db/schema/application.ts";
import { events } from "../../db/schema/event.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aKey } from "../../test/ledger.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
const calls = applicationCalls(app);
const { applied, received, board, move, undo, label, exported } = calls;
const unknownId = 9_007_199_254_740_991;

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let people: Person[];
let event_id: number;
let ids: number[];
beforeEach(async () => {
  poster = await aPerson(app);
  people = [
    await aPerson(app, { name: "Asha Rao" }),
    await aPerson(app, { name: "Dev Anand" }),
    await aPerson(app, { name: "Kim" }),
  ];
  ({ id: event_id } = await anEvent(app, { user_id: poster.id }));
  ids = [];
  for (const person of people) {
    app.clock.pass(1_000);
    ids.push((await applied(person, event_id, { note: `I sing, says ${person.name}` })).id);
  }
});

const items = (...which: number[]) => which.map((index) => ({ id: ids[index] as number, version: 1 }));
async function names(query = ""): Promise<string[]> {
  const { body } = await received(poster, event_id, query).expect(200);
  return body.data.applications.map(({ applicant }: ReceivedApplication) => applicant.name.split(" ")[0]);
}
const counts = async (query = "") =>
  (await board(poster, event_id, query).expect(200)).body.data.board.counts;
const states = async () =>
  Object.fromEntries(
    (await received(poster, event_id).expect(200)).body.data.applications.map(
      ({ id, state }: ReceivedApplication) => [ids.indexOf(id), state],
    ),
  );

describe("the list and the board", () => {
  it("narrow and sort by state, label, rating and words, and count the same", async () => {
    await move(poster, event_id, items(0, 1), "callback").expect(200);
    await calls.rate(poster, ids[1] as number, 4).expect(200);
    await calls.rate(poster, ids[2] as number, 2).expect(200);
    const { body } = await label(poster, event_id, [ids[0] as number, ids[2] as number], "Tall").expect(200);
    const tall = body.data.label.id;
    expect(await names()).toEqual(["Kim", "Dev", "Asha"]);
    expect(await names("?sort=oldest")).toEqual(["Asha", "Dev", "Kim"]);
    expect(await names("?sort=rating")).toEqual(["Dev", "Kim", "Asha"]);
    expect(await names("?state=callback")).toEqual(["Dev", "Asha"]);
    expect(await names("?rating=3")).toEqual(["Dev"]);
    expect(await names(`?label_id=${tall}`)).toEqual(["Kim", "Asha"]);
    expect(await names("?text=sing%20dev")).toEqual(["Dev"]);
    expect(await names("?text=ana")).toEqual(["Dev"]);
    expect(await names(`?state=sent&label_id=${tall}&text=KIM&rating=1`)).toEqual(["Kim"]);
    expect(await counts()).toEqual({
      ...{ sent: 1, viewed: 0, shortlisted: 0, callback: 2, offered: 0, cast: 0, declined: 0 },
    });
    expect(await counts(`?label_id=${tall}&text=sing`)).toMatchObject({ sent: 1, callback: 1 });
    expect(await counts("?rating=3")).toMatchObject({ sent: 0, callback: 1 });
  });

  it("find nobody of another call", async () => {
    const other = await anEvent(app, { user_id: poster.id });
    expect((await received(poster, other.id, "?text=asha").expect(200)).body.data.applications).toEqual([]);
  });

  it.each(["newest", "oldest", "rating"])("go on by a cursor of the same filter, %s first", async (sort) => {
    await calls.rate(poster, ids[0] as number, 5).expect(200);
    const all = await names(`?sort=${sort}`);
    const first = (await received(poster, event_id, `?limit=2&sort=${sort}`).expect(200)).body.data;
    const { nextCursor } = first.pagination;
    expect(await names(`?limit=2&sort=${sort}&cursor=${nextCursor}`)).toEqual(all.slice(2));
    await received(poster, event_id, `?limit=2&sort=${sort}&state=sent&cursor=${nextCursor}`).expect(422);
  });

  it("are the poster's alone, and only while the call is public", async () => {
    const [asha] = people as [Person];
    const one = ids[0] as number;
    for (const ask of [
      () => board(asha, event_id),
      () => move(asha, event_id, items(0), "cast"),
      () => undo(asha, event_id, aKey()),
      () => label(asha, event_id, ids, "Tall"),
      () => exported(asha, event_id),
      () => calls.details(asha, one),
      () => calls.rate(asha, one, 5),
      () => calls.note(asha, one, "Me"),
    ])
      await ask().expect(403);
    await board(poster, unknownId).expect(404);
    await move(poster, unknownId, items(0), "cast").expect(404);
    await calls.details(poster, unknownId).expect(404);
    await app.db.update(events).set({ visibility: "hidden" });
    await move(poster, event_id, items(0), "cast").expect(403);
    await undo(poster, event_id, aKey()).expect(403);
    await calls.details(poster, one).expect(403);
  });
});

describe("moving", () => {
  it("moves many at once, skips who changed or is gone, and is one move for its key", async () => {
    await move(poster, event_id, items(0), "viewed").expect(200);
    await calls.withdraw(people[2] as Person, ids[2] as number).expect(200);
    const key = aKey();
    const first = await move(poster, event_id, items(0, 1, 2), "shortlisted", key).expect(200);
    expect(first.body.data).toMatchObject({
      moved: [{ id: ids[1], state: "shortlisted", version: 2 }],
      skipped: [
        { id: ids[0], reason: "changed" },
        { id: ids[2], reason: "gone" },
      ],
    });
    const again = await move(poster, event_id, items(1), "shortlisted", key).expect(200);
    expect(again.body.data).toMatchObject({ moved: [{ version: 2 }], skipped: [] });
    expect(await states()).toEqual({ 0: "viewed", 1: "shortlisted" });
  });

  it("moves nobody of another call", async () => {
    const other = await anEvent(app, { user_id: poster.id });
    const { body } = await move(poster, other.id, items(0), "cast").expect(200);
    expect(body.data).toEqual({ moved: [], skipped: [{ id: ids[0], reason: "gone" }] });
    expect(await states()).toMatchObject({ 0: "sent" });
  });

  it("lets one of two at the same time through", async () => {
    const to = ["shortlisted", "declined"] as const;
    const answers = await Promise.all(to.map((state) => move(poster, event_id, items(0), state)));
    expect(answers.map(({ body }) => body.data.moved.length).sort()).toEqual([0, 1]);
  });

  it("refuses more than fit, and to make one unseen", async () => {
    const many = Array.from({ length: limits.boardMoveMax + 1 }, (_, id) => ({ id: id + 1, version: 1 }));
    await move(poster, event_id, many, "cast").expect(422);
    await move(poster, event_id, [], "cast").expect(422);
    await move(poster, event_id, items(0), "sent" as never).expect(422);
  });
});

describe("the seats of a role", () => {
  let role_id: number;
  beforeEach(async () => {
    const [role] = await app.db
      .insert(eventRoles)
      .values({ event_id, position: 0, name: "Bittu", seats: 1, wants: [] })
      .returning();
    role_id = role?.id ?? 0;
    await app.db
      .update(applications)
      .set({ role_id })
      .where(inArray(applications.id, ids.slice(0, 2)));
  });
  const castOf = async () => Object.values(await states()).filter((state) => state === "cast").length;

  it("are never more than there are, whoever takes them at the same time", async () => {
    const [first, second] = [items(0)[0], items(1)[0]] as [{ id: number }, { id: number }];
    await move(poster, event_id, items(0, 1), "offered").expect(200);
    await Promise.all([
      calls.answer(people[0] as Person, first.id, "accepted"),
      calls.answer(people[1] as Person, second.id, "accepted"),
      move(poster, event_id, [{ ...first, version: 2 }], "cast"),
      move(poster, event_id, [{ ...second, version: 2 }], "cast"),
    ]);
    expect(await castOf()).toBe(1);
  });

  it("bound a move of many and an undo, and not who applied for the call as a whole", async () => {
    const { body } = await move(poster, event_id, items(0, 1, 2), "cast").expect(200);
    expect(body.data.skipped).toEqual([{ id: ids[1], reason: "full" }]);
    const key = aKey();
    await move(poster, event_id, [{ id: ids[0] as number, version: 2 }], "declined", key).expect(200);
    await move(poster, event_id, items(1), "cast").expect(200);
    const undone = await undo(poster, event_id, key).expect(200);
    expect(undone.body.data).toEqual({ moved: [], skipped: [{ id: ids[0], reason: "full" }] });
  });

  it("are shown with the board, which narrows to a role", async () => {
    const { roles } = (await board(poster, event_id).expect(200)).body.data.board;
    expect(roles).toEqual([{ id: role_id, name: "Bittu", seats: 1 }]);
    expect(await names(`?role_id=${role_id}`)).toEqual(["Dev", "Asha"]);
    expect(await counts(`?role_id=${role_id}`)).toMatchObject({ sent: 2 });
  });
});

describe("what applicants are told", () => {
  const told = async ({ bearer }: Person) =>
    (await app.get("/api/v1/notification/mine", undefined, bearer).expect(200)).body.data.notifications.map(
      ({ title }: { title: string }) => title.split(":")[0],
    );

  it("is each move but opening, and nothing of what was undone", async () => {
    const [asha] = people as [Person];
    const key = aKey();
    await move(poster, event_id, items(0), "viewed").expect(200);
    await move(poster, event_id, [{ id: ids[0] as number, version: 2 }], "callback").expect(200);
    await move(poster, event_id, [{ id: ids[0] as number, version: 3 }], "declined", key).expect(200);
    expect(await told(asha)).toEqual(["Your application was declined", "You are asked to a callback"]);
    await undo(poster, event_id, key).expect(200);
    expect(await told(asha)).toEqual(["You are asked to a callback"]);
  });

  it("has its answer told to the poster", async () => {
    await move(poster, event_id, items(0), "offered").expect(200);
    await calls.answer(people[0] as Person, ids[0] as number, "accepted").expect(200);
    expect((await told(poster))[0]).toMatch(/^Asha Rao accepted your offer/);
  });
});

describe("undoing", () => {
  it("puts back what nothing has changed since, once, and leaves no trace in the history", async () => {
    const key = aKey();
    await move(poster, event_id, items(0, 1), "declined", key).expect(200);
    await move(poster, event_id, [{ id: ids[1] as number, version: 2 }], "callback").expect(200);
    const { body } = await undo(poster, event_id, key).expect(200);
    expect(body.data).toMatchObject({
      moved: [{ id: ids[0], state: "sent", version: 3 }],
      skipped: [{ id: ids[1], reason: "changed" }],
    });
    expect(await states()).toEqual({ 0: "sent", 1: "callback", 2: "sent" });
    await undo(poster, event_id, key).expect(200);
    expect(await states()).toMatchObject({ 0: "sent" });
    const shown = await calls.progress(people[0] as Person, ids[0] as number).expect(200);
    expect(shown.body.data).toMatchObject({ history: [], application: { can: { withdraw: true } } });
  });

  it("undoes nothing after ten minutes, and nothing that another made", async () => {
    const key = aKey();
    await move(poster, event_id, items(0), "declined", key).expect(200);
    const other = await aPerson(app);
    const theirs = await anEvent(app, { user_id: other.id });
    expect((await undo(other, theirs.id, key).expect(200)).body.data).toEqual({ moved: [], skipped: [] });
    app.clock.pass(limits.boardUndo + 1);
    await undo(poster, event_id, key).expect(200);
    expect(await states()).toMatchObject({ 0: "declined" });
  });
});

describe("labels", () => {
  it("are one whatever their case, are taken off, and go with the last", async () => {
    await label(poster, event_id, ids, "Tall").expect(200);
    const { body } = await label(poster, event_id, [ids[0] as number], "tall").expect(200);
    expect(body.data.labelled).toMatchObject([{ labels: [{ name: "Tall" }] }]);
    const labels = async () => (await board(poster, event_id).expect(200)).body.data.board.labels;
    expect(await labels()).toMatchObject([{ name: "Tall" }]);
    await label(poster, event_id, ids, "TALL", false).expect(200);
    expect(await labels()).toEqual([]);
    await label(poster, event_id, ids, "Tall", false).expect(404);
  });

  it("are bounded, and stay on the call's own applications", async () => {
    for (let n = 1; n <= limits.applicationLabelsMax; n += 1)
      await label(poster, event_id, [ids[0] as number], `Label ${n}`).expect(200);
    await label(poster, event_id, [ids[0] as number], "One more").expect(422);
    const other = await anEvent(app, { user_id: poster.id });
    await label(poster, other.id, ids, "Tall").expect(404);
  });
});

describe("the table", () => {
  it("comes in pieces of CSV that no spreadsheet runs", async () => {
    await applied(await aPerson(app, { name: "=HYPERLINK(1)" }), event_id, { note: '+1 "x"' });
    const { csv, nextCursor } = (await exported(poster, event_id).expect(200)).body.data;
    const lines = csv.trimEnd().split("\r\n");
    expect(nextCursor).toBeNull();
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^"Name","Email","State"/);
    expect(lines[4]).toMatch(/^"'=HYPERLINK\(1\)",.*"'\+1 ""x"""/);
    const declined = (await exported(poster, event_id, "?state=declined").expect(200)).body.data.csv;
    expect(declined.trimEnd().split("\r\n")).toHaveLength(1);
  });
});
