import { beforeEach, describe, expect, it } from "vitest";
import { accountActs } from "../../db/schema/account-change.ts";
import { applications } from "../../db/schema/application.ts";
import { blocks } from "../../db/schema/conversation.ts";
import { notifications } from "../../db/schema/notification.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { agencyClaim, artistClaim } from "../../test/claims.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
const { apply, viewer, mine, appliedTo, withdraw, review, applied } = applicationCalls(app);
const unknownId = 9_007_199_254_740_991;
const day = 86_400_000;

type Person = Awaited<ReturnType<typeof aPerson>>;

let poster: Person;
let asha: Person;
let dev: Person;
let event_id: number;
beforeEach(async () => {
  poster = await aPerson(app);
  asha = await aPerson(app);
  dev = await aPerson(app);
  // The clock stands at 14:30 on 15 June 2026 in Pune.
  ({ id: event_id } = await anEvent(app, { user_id: poster.id, title: "Chorus", start_date: "2026-06-20" }));
});

const sentCount = async () => (await app.db.select().from(applications)).length;
const refused = (message: string) => ({ success: false, message });

describe("event/apply", () => {
  it.each([
    [{ event_id: "x" }, { event_id: "Must be a whole number" }],
    [{ note: "a".repeat(1_001) }, { note: "Must have at most 1000 characters" }],
    [{ reel_url: "example.com/reel" }, { reel_url: "Invalid URL" }],
    [{ reel_url: "javascript:alert(1)" }, { reel_url: "Invalid URL" }],
    [{ shares_profile: "yes" }, { shares_profile: "Must be true or false" }],
  ])("refuses %j with words", async (fields, message) => {
    const { body } = await apply(asha, { event_id, ...fields }).expect(422);
    expect(body.message).toEqual(message);
  });

  it("sends what is said, which can be withdrawn", async () => {
    const fields = { note: " I sing alto. ", reel_url: "https://reel.example.com/asha" };
    const { body } = await apply(asha, { event_id, ...fields }).expect(200);
    expect(body).toEqual({
      ...{ success: true, message: "Application sent" },
      data: {
        application: {
          ...{ id: expect.any(Number), event_id, note: "I sing alto.", reel_url: fields.reel_url },
          ...{ role: null, shared_fields: [], allows_sharing: false, tape: null },
          ...{ state: "sent", created_at: "2026-06-15T09:00:00.000Z", can: { withdraw: true } },
        },
      },
    });
  });

  it("is told to no poster who blocks the applicant, and sent all the same", async () => {
    const block = { user_id: poster.id, blocked_id: asha.id, created_at: app.clock.read() };
    await app.db.insert(blocks).values(block);
    await applied(asha, event_id);
    expect(await app.db.$count(notifications)).toBe(0);
    expect(await sentCount()).toBe(1);
    await applied(dev, event_id);
    expect(await app.db.$count(notifications)).toBe(1);
  });

  it.each([{}, { note: "  ", reel_url: "" }, { shares_profile: false }])(
    "needs a note, a reel or a profile to show: refuses %j",
    async (fields) => {
      const message = { note: "Write a note, link your reel or show your profile" };
      await apply(asha, { event_id, ...fields }).expect(422, { success: false, message });
      expect(await sentCount()).toBe(0);
    },
  );

  it.each([
    ["artist", artistClaim],
    ["agency", agencyClaim],
  ])("needs no words beside the profile of an %s, unless it is hidden", async (kind, claim) => {
    await app.post(`/api/v1/${kind}-profile/create`, claim(), { bearer: asha.bearer }).expect(200);
    await apply(asha, { event_id, shares_profile: false }).expect(422);
    await apply(asha, { event_id }).expect(200);
  });

  it("takes a reel without a note", async () => {
    const reel_url = "https://reel.example.com/asha";
    expect(await applied(asha, event_id, { note: " ", reel_url })).toMatchObject({ note: null, reel_url });
  });

  it("finds no unknown event, and no campaign", async () => {
    await apply(asha, { event_id: unknownId }).expect(404);
    const { id } = await anEvent(app, { kind: "crowdfunding" });
    await apply(asha, { event_id: id }).expect(404);
    expect(await sentCount()).toBe(0);
  });

  it("tells the poster that the event is their own", async () => {
    await apply(poster, { event_id }).expect(422, refused("You posted this event yourself"));
  });

  it("closes when the event begins", async () => {
    app.clock.pass(5 * day + 5 * 3_600_000 - 1);
    await applied(await aPerson(app), event_id);
    app.clock.pass(1);
    const late = await aPerson(app);
    await apply(late, { event_id }).expect(422, refused("Applications for this event are closed"));
  });

  it("closes with the last day for applications where the event is", async () => {
    const { id } = await anEvent(app, { start_date: "2026-06-20", apply_by: "2026-06-16" });
    app.clock.pass(day + 9.5 * 3_600_000 - 1);
    await applied(await aPerson(app), id);
    app.clock.pass(1);
    const late = await aPerson(app);
    await apply(late, { event_id: id }).expect(422, refused("Applications for this event are closed"));
  });

  it("takes one a person and event", async () => {
    await applied(asha, event_id);
    await apply(asha, { event_id, note: "More" }).expect(422, refused("You have already applied"));
    await applied(dev, event_id);
    await applied(asha, (await anEvent(app)).id);
    expect(await sentCount()).toBe(3);
  });

  it("takes one of twenty at once, and tells the others so", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => apply(asha, { event_id, note: "I sing." })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect([status, body]).toEqual([422, refused("You have already applied")]);
    }
    expect(await sentCount()).toBe(1);
  });
});

describe("event/viewer/:id", () => {
  const viewerOf = async (person: Person, id: number) =>
    (await viewer(person, id).expect(200)).body.data.viewer;

  it("lets a person apply, once", async () => {
    expect(await viewerOf(asha, event_id)).toEqual({
      ...{ can: { apply: true, review: false, contribute: false }, application: null },
    });
    const application = await applied(asha, event_id);
    expect(await viewerOf(asha, event_id)).toEqual({
      ...{ can: { apply: false, review: false, contribute: false }, application },
    });
    expect(await viewerOf(dev, event_id)).toMatchObject({ can: { apply: true }, application: null });
  });

  it("lets the poster review", async () => {
    expect((await viewerOf(poster, event_id)).can).toEqual({
      ...{ apply: false, review: true, contribute: false },
    });
  });

  it("lets nobody apply once it is closed", async () => {
    app.clock.pass(6 * day);
    expect((await viewerOf(await aPerson(app), event_id)).can.apply).toBe(false);
  });

  it("lets everybody but its poster contribute to a campaign, after its date, too", async () => {
    const { id } = await anEvent(app, { kind: "crowdfunding", user_id: poster.id });
    expect((await viewerOf(poster, id)).can).toEqual({ apply: false, review: false, contribute: false });
    app.clock.pass(40 * day);
    const late = await aPerson(app);
    const can = { apply: false, review: false, contribute: true };
    expect(await viewerOf(late, id)).toEqual({ can, application: null });
  });

  it("finds no unknown one, and says what an id is", async () => {
    await viewer(asha, unknownId).expect(404);
    await viewer(asha, 0).expect(422);
  });
});

describe("application/mine", () => {
  it("lists the own ones, newest first, each with its event and its state", async () => {
    const first = await applied(asha, event_id);
    const other = await anEvent(app, { title: "Other" });
    app.clock.pass(1_000);
    const second = await applied(asha, other.id);
    await applied(dev, event_id);
    await review(poster, first.id, "shortlisted").expect(200);
    const { body } = await mine(asha).expect(200);
    expect(body.data.applications).toEqual([
      {
        ...second,
        event: expect.objectContaining({ id: other.id, title: "Other" }),
        is_event_public: true,
        next_audition: null,
      },
      {
        ...{ ...first, state: "shortlisted", can: { withdraw: false } },
        event: expect.objectContaining({ id: event_id, title: "Chorus", starts_at: expect.any(String) }),
        is_event_public: true,
        next_audition: null,
      },
    ]);
  });

  it("goes on by a cursor that is of no use to others", async () => {
    for (const title of ["First", "Second", "Third"]) {
      app.clock.pass(1_000);
      await applied(asha, (await anEvent(app, { title })).id);
    }
    const { body } = await mine(asha, "?limit=2").expect(200);
    const cursor = `?limit=2&cursor=${body.data.pagination.nextCursor}`;
    const next = await mine(asha, cursor).expect(200);
    expect(next.body.data.applications).toMatchObject([{ event: { title: "First" } }]);
    await mine(dev, cursor).expect(422);
  });
});

describe("application/applied", () => {
  const idsOf = async (person: Person) => (await appliedTo(person).expect(200)).body.data.event_ids;

  it("names the events that have an own application, until it is withdrawn or they begin", async () => {
    const soon = await anEvent(app, { start_date: "2026-06-15" });
    const third = await anEvent(app);
    await applied(asha, soon.id);
    await applied(asha, event_id);
    const { id } = await applied(asha, third.id);
    await applied(dev, third.id);
    expect(await idsOf(asha)).toEqual([third.id, event_id, soon.id]);
    await withdraw(asha, id).expect(200);
    app.clock.pass(5 * 3_600_000);
    expect(await idsOf(asha)).toEqual([event_id]);
  });
});

describe("DELETE application/:id", () => {
  it("withdraws an own one, once; then there can be another", async () => {
    const { id } = await applied(asha, event_id);
    await withdraw(asha, id).expect(200, { success: true, message: "Application withdrawn", data: null });
    await withdraw(asha, id).expect(404);
    await applied(asha, event_id);
  });

  it("is followed by another one five times a day, so that nobody rings the poster's bell without end", async () => {
    for (let count = 0; count < 5; count += 1) {
      const { id } = await applied(asha, event_id);
      await withdraw(asha, id).expect(200);
    }
    const message = "You have withdrawn several applications today. Try again tomorrow.";
    await apply(asha, { event_id, note: "Me again" }).expect(429, refused(message));
    await applied(dev, event_id);
    app.clock.pass(day / 2);
    await mine(asha).expect(200);
    app.clock.pass(day / 2);
    await applied(asha, event_id);
  });

  it("refuses somebody else's, the poster's event or not", async () => {
    const { id } = await applied(asha, event_id);
    await withdraw(dev, id).expect(403);
    await withdraw(poster, id).expect(403);
    expect(await sentCount()).toBe(1);
  });

  it.each(["viewed", "shortlisted", "declined"] as const)("refuses one that is %s", async (state) => {
    const { id } = await applied(asha, event_id);
    await review(poster, id, state).expect(200);
    const message = "Your application was opened and can no longer be withdrawn";
    await withdraw(asha, id).expect(422, refused(message));
    expect(await sentCount()).toBe(1);
  });

  it("finds no unknown one, and says what an id is", async () => {
    await withdraw(asha, unknownId).expect(404);
    await withdraw(asha, 0).expect(422);
  });

  it("meets the poster opening it at the same time: one of the two wins", async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await applied(asha, event_id);
      const calls = [
        async () => ["opened", (await review(poster, id, "viewed")).status],
        async () => ["withdrawn", (await withdraw(asha, id)).status],
      ];
      if (round % 2) calls.reverse();
      const statuses = Object.fromEntries(await Promise.all(calls.map((call) => call())));
      expect([
        { opened: 200, withdrawn: 422 },
        { opened: 404, withdrawn: 200 },
      ]).toContainEqual(statuses);
      expect(await sentCount()).toBe(statuses.opened === 200 ? 1 : 0);
      await app.db.delete(applications);
      await app.db.delete(accountActs);
    }
  });
});
