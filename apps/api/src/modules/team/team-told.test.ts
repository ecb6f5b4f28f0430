import { beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { conversationCalls } from "../../test/conversations.ts";
import { anEvent, anEventCategory } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";

const app = startApp();
const { join, teams } = teamCalls(app);
const { applied } = applicationCalls(app);
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
});
