import type { ApplicationState } from "@callboard/contracts/application";
import type { BoardMove } from "@callboard/contracts/board";
import { limits } from "@callboard/contracts/limits";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { rounds } from "../../test/rounds.ts";

const app = startApp();
const { applied, move, answer, progress, details, rate, note, removeNote } = applicationCalls(app);
const unknownId = 9_007_199_254_740_991;

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let event_id: number;
let id: number;
beforeEach(async () => {
  poster = await aPerson(app, { name: "Poster" });
  asha = await aPerson(app, { name: "Asha" });
  ({ id: event_id } = await anEvent(app, { user_id: poster.id }));
  ({ id } = await applied(asha, event_id));
});

const current = async () => (await details(poster, id).expect(200)).body.data;
async function moved(state: BoardMove) {
  const { version } = (await current()).application;
  return (await move(poster, event_id, [{ id, version }], state).expect(200)).body.data;
}

describe("an offer", () => {
  it("is accepted once, however often it is sent", async () => {
    await answer(asha, id, "accepted").expect(422);
    await moved("offered");
    const answers = await Promise.all([answer(asha, id, "accepted"), answer(asha, id, "accepted")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { application, history } = (await progress(asha, id).expect(200)).body.data;
    expect(application).toMatchObject({ state: "cast", event: { id: event_id } });
    expect(history).toMatchObject([
      { state: "offered", is_applicant: false },
      { state: "cast", is_applicant: true },
    ]);
    await answer(asha, id, "declined").expect(422);
  });

  it("that was declined leaves the applicant alone, but for another offer", async () => {
    await moved("offered");
    await answer(asha, id, "declined").expect(200);
    expect((await moved("cast")).skipped).toEqual([{ id, reason: "turned_down" }]);
    expect((await current()).application).toMatchObject({ state: "declined", is_turned_down: true });
    expect((await moved("offered")).moved).toMatchObject([{ state: "offered", is_turned_down: false }]);
    await answer(asha, id, "accepted").expect(200);
  });

  it("is answered by its applicant alone, while the call is public", async () => {
    await moved("offered");
    await answer(poster, id, "accepted").expect(403);
    await answer(asha, unknownId, "accepted").expect(404);
    await progress(poster, id).expect(404);
    await app.db.update(events).set({ visibility: "hidden" });
    await answer(asha, id, "accepted").expect(422);
  });
});

type Act = { by: "poster"; to: BoardMove } | { by: "applicant"; answer: "accepted" | "declined" };
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    by: fc.constant("poster" as const),
    to: fc.constantFrom<BoardMove>("viewed", "shortlisted", "callback", "offered", "cast", "declined"),
  }),
  fc.record({
    by: fc.constant("applicant" as const),
    answer: fc.constantFrom("accepted" as const, "declined" as const),
  }),
);

/** What an act makes of a state; `saidNo` after the applicant declined an offer. */
function expected(state: ApplicationState, saidNo: boolean, act: Act): [ApplicationState, boolean] {
  if (act.by === "poster") return saidNo && act.to !== "offered" ? [state, true] : [act.to, false];
  if (state !== "offered") return [state, saidNo];
  return act.answer === "accepted" ? ["cast", false] : ["declined", true];
}

it("follows the rules in any order of both sides' acts", async () => {
  const order = fc.array(acts, { minLength: 1, maxLength: 8 });
  const isAsExpected = async (steps: Act[]) => {
    const person = await aPerson(app);
    ({ id } = await applied(person, event_id));
    let [state, saidNo]: [ApplicationState, boolean] = ["sent", false];
    for (const act of steps) {
      if (act.by === "poster") await moved(act.to);
      else await answer(person, id, act.answer);
      [state, saidNo] = expected(state, saidNo, act);
      const { application, history } = await current();
      expect(application).toMatchObject({ state, is_turned_down: saidNo, version: history.length + 1 });
      expect(history.at(-1)?.state ?? "sent").toBe(state);
    }
  };
  await fc.assert(fc.asyncProperty(order, isAsExpected), { numRuns: rounds(8, 300) });
}, 600_000);

describe("stars and notes", () => {
  it("are the poster's own: the applicant sees none of them", async () => {
    await rate(poster, id, 3).expect(200);
    const written = await note(poster, id, "  Warm voice  ").expect(200);
    const { application, notes } = await current();
    expect([application.rating, notes]).toEqual([
      3,
      [{ ...written.body.data.note, author: "Poster", body: "Warm voice", can: { remove: true } }],
    ]);
    expect((await progress(asha, id).expect(200)).text).not.toMatch(/Warm voice|rating|labels/);
    await removeNote(asha, notes[0].id).expect(403);
    await removeNote(poster, notes[0].id).expect(200);
    await removeNote(poster, notes[0].id).expect(404);
    for (const rating of [-1, 6, 1.5]) await rate(poster, id, rating).expect(422);
  });

  it("are bounded", async () => {
    for (let n = 0; n < limits.boardNotesMax; n += 1) await note(poster, id, `Note ${n}`).expect(200);
    await note(poster, id, "One more").expect(422);
  });
});
