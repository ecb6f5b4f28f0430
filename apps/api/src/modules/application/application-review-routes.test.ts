import type { ReceivedApplication } from "@callboard/contracts/application";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { agencyClaim, artistClaim } from "../../test/claims.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
const { received, review, applied } = applicationCalls(app);
const unknownId = 9_007_199_254_740_991;

type Person = Awaited<ReturnType<typeof aPerson>>;

let poster: Person;
let asha: Person;
let dev: Person;
let event_id: number;
beforeEach(async () => {
  poster = await aPerson(app);
  asha = await aPerson(app, { name: "Asha" });
  dev = await aPerson(app, { name: "Dev" });
  ({ id: event_id } = await anEvent(app, { user_id: poster.id }));
});

async function list(query = ""): Promise<ReceivedApplication[]> {
  return (await received(poster, event_id, query).expect(200)).body.data.applications;
}
const claim = (kind: string, { bearer }: Person, body: object) =>
  app.post(`/api/v1/${kind}-profile/create`, body, { bearer }).expect(200);

describe("application/event/:id", () => {
  it("shows the poster who applied, newest first, and opens nothing", async () => {
    const first = await applied(asha, event_id, { note: "Alto", reel_url: "https://reel.example.com/a" });
    app.clock.pass(1_000);
    await applied(dev, event_id);
    await applied(asha, (await anEvent(app, { user_id: poster.id })).id);
    const expected = {
      ...{ id: first.id, event_id, note: "Alto", reel_url: "https://reel.example.com/a" },
      ...{ state: "sent", created_at: "2026-06-15T09:00:00.000Z", profile: null },
      ...{ role: null, shared: [], applicant: { name: "Asha", email: asha.email } },
      ...{ version: 1, is_turned_down: false, rating: 0, labels: [], tape: null },
      allows_sharing: false,
    };
    expect(await list()).toEqual([
      expect.objectContaining({ applicant: { name: "Dev", email: dev.email } }),
      expected,
    ]);
    expect((await list())[1]?.state).toBe("sent");
  });

  it("shows the profile of who wants it shown: the artist's one, else the agency's", async () => {
    const kim = await aPerson(app, { name: "Kim" });
    await claim("agency", asha, agencyClaim());
    await claim("artist", asha, artistClaim());
    await claim("agency", dev, agencyClaim());
    await claim("artist", kim, artistClaim());
    for (const person of [asha, dev]) await applied(person, event_id);
    await applied(kim, event_id, { shares_profile: false });
    const shown = Object.fromEntries(
      (await list()).map(({ applicant, profile }) => [applicant.name, profile]),
    );
    expect(shown).toEqual({
      Asha: {
        ...{ id: expect.any(Number), kind: "artist", name: "Asha", profession: "Actor" },
        ...{ present_city: "Pune", photo: null, slug: null },
      },
      Dev: expect.objectContaining({ kind: "agency", name: "Dev", profession: "Casting agency" }),
      Kim: null,
    });
    expect(JSON.stringify(shown)).not.toContain("private:");
  });

  it("goes on by a cursor that belongs to the event", async () => {
    for (const person of [asha, dev, await aPerson(app)]) {
      app.clock.pass(1_000);
      await applied(person, event_id);
    }
    const { body } = await received(poster, event_id, "?limit=2").expect(200);
    const cursor = `?limit=2&cursor=${body.data.pagination.nextCursor}`;
    expect((await list(cursor)).map(({ applicant }) => applicant.name)).toEqual(["Asha"]);
    const other = await anEvent(app, { user_id: poster.id });
    await received(poster, other.id, cursor).expect(422);
  });

  it("refuses everybody but the poster, applicants too", async () => {
    await applied(asha, event_id);
    await received(asha, event_id).expect(403);
    await received(dev, event_id).expect(403);
  });

  it("finds no unknown event, and no campaign", async () => {
    await received(poster, unknownId).expect(404);
    const { id } = await anEvent(app, { kind: "crowdfunding", user_id: poster.id });
    await received(poster, id).expect(404);
  });
});

describe("application/review/:id", () => {
  it.each(["sent", "withdrawn", ""])("refuses the state %j", async (state) => {
    const { id } = await applied(asha, event_id);
    const { body } = await review(poster, id, state as "viewed").expect(422);
    expect(body.message).toEqual({ state: "Must be viewed, shortlisted, or declined" });
  });

  it("keeps what the poster decides, and opening it changes nothing after that", async () => {
    await claim("artist", asha, artistClaim());
    const { id } = await applied(asha, event_id);
    const steps = [
      ...(["viewed", "viewed"] as const),
      ...(["shortlisted", "viewed", "declined", "viewed", "shortlisted"] as const),
    ];
    const states = [];
    for (const step of steps) {
      const { body } = await review(poster, id, step).expect(200);
      expect(body).toMatchObject({
        message: "Application updated",
        data: { application: { id, applicant: { name: "Asha" }, profile: { kind: "artist" } } },
      });
      states.push(body.data.application.state);
      expect((await list())[0]?.state).toBe(states.at(-1));
    }
    expect(states).toEqual([
      ...["viewed", "viewed", "shortlisted", "shortlisted", "declined", "declined", "shortlisted"],
    ]);
  });

  it("decides on one that nobody opened", async () => {
    const { id } = await applied(asha, event_id);
    const { body } = await review(poster, id, "declined").expect(200);
    expect(body.data.application.state).toBe("declined");
  });

  it("refuses everybody but the poster, and finds no unknown one", async () => {
    const { id } = await applied(asha, event_id);
    for (const person of [asha, dev]) await review(person, id, "shortlisted").expect(403);
    await review(poster, unknownId, "viewed").expect(404);
    expect((await list())[0]?.state).toBe("sent");
  });
});
