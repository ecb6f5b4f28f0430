import { beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { conversationCalls } from "../../test/conversations.ts";
import { anEvent, anEventCategory } from "../../test/events.ts";
import { aKey } from "../../test/ledger.ts";
import { aPerson } from "../../test/people.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";
import { markRepository } from "../notification/mark-repository.ts";

const app = startApp();
const { join, teams } = teamCalls(app);
const calls = applicationCalls(app);
const { applied } = calls;
const { sent } = conversationCalls(app);

type Person = Awaited<ReturnType<typeof aPerson>>;
let owner: Person;
let member: Person;
let event_id: number;

const get = (path: string, { bearer }: Person) => app.get(`/api/v1${path}`, undefined, bearer).expect(200);

beforeEach(async () => {
  owner = await anAgency(app);
  member = await aPerson(app, { name: "Asha Rao" });
  await join(owner, member);
  const category_id = await anEventCategory(app);
  ({ id: event_id } = await anEvent(app, { user_id: owner.id, category_id }));
});

describe("what somebody of a team is told", () => {
  it("is since when each is in it, but for the agency itself", async () => {
    const [team] = (await teams(owner)).teams;
    const joined = team?.members.map(({ name, joined_at }) => [name, joined_at]);
    expect(joined).toEqual([
      ["Lantern Casting", null],
      ["Asha Rao", app.clock.read().toISOString()],
    ]);
  });

  it("is for whom a conversation is; its owner and the applicant are told no such thing", async () => {
    const applicant = await aPerson(app);
    const { id } = await applied(applicant, event_id);
    await sent(applicant, id, "When is it?");
    const namesFor = async (person: Person) => {
      const inbox = await get("/conversation/mine", person);
      const one = await get(`/conversation/${id}`, person);
      return [inbox.body.data.conversations[0].team_name, one.body.data.conversation.team_name];
    };
    expect(await namesFor(member)).toEqual(["Lantern Casting", "Lantern Casting"]);
    for (const person of [owner, applicant]) expect(await namesFor(person)).toEqual([undefined, undefined]);
  });

  it("is whose a call is, and who posted it", async () => {
    await app.db.update(events).set({ posted_by: member.id });
    const team = { id: owner.id, name: "Lantern Casting", role: "member" };
    for (const [person, told] of [
      [member, team],
      [owner, null],
    ] as const) {
      const { event } = (await get(`/event/own/${event_id}`, person)).body.data;
      expect([event.team, event.posted_by_name]).toEqual([told, "Asha Rao"]);
    }
  });

  it("is at once that somebody else of it has changed the board, and nobody else is", async () => {
    const [stranger, applicant] = [await aPerson(app), await aPerson(app)];
    const { id } = await applied(applicant, event_id);
    const people = { owner, member, stranger, applicant };
    /** Whose open pages look again after an act. */
    const woken = async (act: () => Promise<unknown>) => {
      const marks = markRepository(app.db);
      const before = await marks.listMoved(Object.values(people).map((person) => [person.id, ""]));
      await act();
      const moved = new Set((await marks.listMoved(before)).map(([userId]) => userId));
      return Object.entries(people).flatMap(([name, person]) => (moved.has(person.id) ? [name] : []));
    };
    const key = aKey();
    const moving = [{ id, version: 1 }];
    const noted = async () => (await calls.note(member, id, "Tall").expect(200)).body.data.note.id;
    let note = 0;
    expect(await woken(() => calls.move(member, event_id, moving, "shortlisted", key).expect(200))).toEqual([
      ...["owner", "applicant"],
    ]);
    expect(await woken(() => calls.undo(member, event_id, key).expect(200))).toEqual(["owner", "applicant"]);
    expect(await woken(() => calls.label(owner, event_id, [id], "Tall").expect(200))).toEqual(["member"]);
    expect(await woken(() => calls.rate(owner, id, 4).expect(200))).toEqual(["member"]);
    expect(await woken(async () => (note = await noted()))).toEqual(["owner"]);
    expect(await woken(() => calls.removeNote(member, note).expect(200))).toEqual(["owner"]);
    expect(await woken(() => calls.review(member, id, "viewed").expect(200))).toContain("owner");
    expect(await woken(() => calls.rate(stranger, id, 4).expect(403))).toEqual([]);
  });
});
