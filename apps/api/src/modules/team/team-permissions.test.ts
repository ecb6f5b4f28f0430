import { beforeEach, describe, expect, it } from "vitest";
import { startApp, type TestApp, testApiKey } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { auditionCalls } from "../../test/auditions.ts";
import { callActs } from "../../test/calls.ts";
import { aMessageKey, conversationCalls } from "../../test/conversations.ts";
import { anEvent, anEventCategory, eventTextsOf } from "../../test/events.ts";
import { aKey } from "../../test/ledger.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";

const app = startApp();
const applications = applicationCalls(app);
const calls = callActs(app);
const { sent } = conversationCalls(app);
const { join } = teamCalls(app);

const everybody = [
  ...(["nobody", "stranger", "applicant", "other", "member", "reviewer", "owner", "staff"] as const),
] as const;
type Who = (typeof everybody)[number];
type Status = number;

/** What is asked about, made anew where the acts of a row destroy it. */
type World = Awaited<ReturnType<typeof aWorld>>;
type Person = { bearer: string };
type Row = [
  name: string,
  ask: (world: World, person: Person) => ReturnType<TestApp["get"]>,
  statuses: Status[],
];

async function aWorld() {
  const owner = await anAgency(app);
  const people = {
    owner,
    stranger: await aPerson(app),
    applicant: await aPerson(app),
    other: await aPerson(app),
    member: await aPerson(app),
    reviewer: await aPerson(app),
    staff: await aStaffMember(app),
    nobody: { bearer: "nobody-has-this-bearer-at-all" },
  };
  await join(owner, people.member);
  await join(owner, people.reviewer, "reviewer");
  const category_id = await anEventCategory(app);
  const { id: event_id } = await anEvent(app, { user_id: owner.id, category_id });
  const { id: application_id } = await applications.applied(people.applicant, event_id);
  await applications.applied(people.other, event_id);
  const message_id = await sent(people.applicant, application_id, "When is it?");
  const draft = await calls.saveDraft(owner, { fields: "{}", team_id: owner.id }).expect(200);
  const template = await app
    .post("/api/v1/message-template/save", { name: "Thanks", body: "Thank you" }, { bearer: owner.bearer })
    .expect(200);
  return {
    ...{ people, event_id, application_id, message_id, category_id },
    ...{ draft_id: draft.body.data.draft.id, template_id: template.body.data.template.id },
  };
}

const get = (path: (world: World) => string) => (world: World, person: Person) =>
  app.get(`/api/v1${path(world)}`, undefined, person.bearer);
const post =
  (path: (world: World) => string, body: (world: World) => object) => (world: World, person: Person) =>
    app.post(`/api/v1${path(world)}`, body(world), { bearer: person.bearer });
const remove = (path: (world: World) => string) => (world: World, person: Person) =>
  app.remove(`/api/v1${path(world)}`, { bearer: person.bearer });

// nobody, stranger, applicant, other, member, reviewer, owner, staff
const actors = [401, 403, 403, 403, 200, 403, 200, 403];
const lookers = [401, 403, 403, 403, 200, 200, 200, 403];
const hiddenFromOthers = [401, 404, 404, 404, 200, 404, 200, 404];
const talkers = [401, 404, 200, 404, 200, 404, 200, 404];

/** In the order in which they are asked: no act of a row changes what a later one is answered. */
const rows: Row[] = [
  ["event/own", get((w) => `/event/own/${w.event_id}`), [401, 404, 404, 404, 200, 200, 200, 404]],
  ["event/viewer", get((w) => `/event/viewer/${w.event_id}`), [401, 200, 200, 200, 200, 200, 200, 200]],
  ["audition/event", get((w) => `/audition/event/${w.event_id}`), lookers],
  ["audition/received", get((w) => `/audition/received/${w.application_id}`), lookers],
  [
    "audition/create",
    (w, person) => auditionCalls(app).create(person, w.event_id, { date: "2026-06-20" }),
    actors,
  ],
  [
    "audition/application",
    get((w) => `/audition/application/${w.application_id}`),
    [401, 404, 200, 404, 404, 404, 404, 404],
  ],
  ["event/drafts/:id", get((w) => `/event/drafts/${w.draft_id}`), hiddenFromOthers],
  [
    "event/drafts (over one)",
    (w, person) => calls.saveDraft(person, { id: w.draft_id, version: 1, fields: "{}" }),
    [401, 404, 404, 404, 200, 404, 409, 404],
  ],
  [
    "event/drafts (for the team)",
    (w, person) => calls.saveDraft(person, { team_id: w.people.owner.id, fields: "{}" }),
    actors,
  ],
  [
    "event/create (for the team)",
    (w, person) =>
      calls.create(person, {
        ...eventTextsOf({ category_id: w.category_id, team_id: w.people.owner.id }),
        roles: "[]",
      }),
    [401, 403, 403, 403, 422, 403, 422, 403],
  ],
  [
    "event/duplicate",
    post(
      (w) => `/event/duplicate/${w.event_id}`,
      () => ({}),
    ),
    actors,
  ],
  [
    "event/update",
    (w, person) =>
      calls.update(person, w.event_id, {
        ...eventTextsOf({ category_id: w.category_id, version: 99 }),
        roles: "[]",
      }),
    [401, 403, 403, 403, 409, 403, 409, 403],
  ],
  ["application/event", get((w) => `/application/event/${w.event_id}`), lookers],
  ["application/board", get((w) => `/application/board/${w.event_id}`), lookers],
  ["application/export", get((w) => `/application/export/${w.event_id}`), actors],
  ["application/received", get((w) => `/application/received/${w.application_id}`), lookers],
  [
    "application/:id",
    get((w) => `/application/${w.application_id}`),
    [401, 404, 200, 404, 404, 404, 404, 404],
  ],
  [
    "application/rating",
    post(
      (w) => `/application/rating/${w.application_id}`,
      () => ({ rating: 3 }),
    ),
    lookers,
  ],
  [
    "application/note",
    post(
      (w) => `/application/note/${w.application_id}`,
      () => ({ body: "Good" }),
    ),
    lookers,
  ],
  [
    "application/label",
    post(
      () => "/application/label",
      (w) => ({ event_id: w.event_id, ids: [w.application_id], name: "Tall", is_on: true }),
    ),
    lookers,
  ],
  [
    "application/review",
    post(
      (w) => `/application/review/${w.application_id}`,
      () => ({ state: "viewed" }),
    ),
    actors,
  ],
  [
    "application/move",
    post(
      () => "/application/move",
      (w) => ({
        event_id: w.event_id,
        key: aKey(),
        items: [{ id: w.application_id, version: 1 }],
        state: "shortlisted",
      }),
    ),
    actors,
  ],
  [
    "application/undo",
    post(
      () => "/application/undo",
      (w) => ({ event_id: w.event_id, key: aKey() }),
    ),
    actors,
  ],
  [
    "application/answer",
    post(
      (w) => `/application/answer/${w.application_id}`,
      () => ({ answer: "accepted" }),
    ),
    [401, 403, 422, 403, 403, 403, 403, 403],
  ],
  [
    "application/withdraw",
    remove((w) => `/application/${w.application_id}`),
    [401, 403, 422, 403, 403, 403, 403, 403],
  ],
  ["conversation/:id", get((w) => `/conversation/${w.application_id}`), talkers],
  [
    "conversation/send",
    post(
      (w) => `/conversation/${w.application_id}/send`,
      () => ({ body: "Hello", idempotency_key: aMessageKey() }),
    ),
    talkers,
  ],
  [
    "conversation/read",
    post(
      (w) => `/conversation/${w.application_id}/read`,
      (w) => ({ message_id: w.message_id }),
    ),
    talkers,
  ],
  [
    "conversation/block",
    post(
      (w) => `/conversation/${w.application_id}/block`,
      () => ({ is_blocked: false }),
    ),
    talkers,
  ],
  [
    "conversation/files",
    (w, person) =>
      app
        .bare()
        .post(`/api/v1/conversation/${w.application_id}/files`)
        .set("apikey", testApiKey)
        .set("authorization", `Bearer ${person.bearer}`)
        .attach("file", Buffer.from("%PDF-1.7"), "vita.pdf"),
    talkers,
  ],
  [
    "message-template/save (for the team)",
    post(
      () => "/message-template/save",
      (w) => ({ name: "Soon", body: "Soon", team_id: w.people.owner.id }),
    ),
    actors,
  ],
  [
    "message-template/:id",
    remove((w) => `/message-template/${w.template_id}`),
    [401, 404, 404, 404, 200, 404, 404, 404],
  ],
  [
    "event/close",
    post(
      (w) => `/event/close/${w.event_id}`,
      () => ({ message: "Closed" }),
    ),
    actors,
  ],
  [
    "event/reopen",
    post(
      (w) => `/event/reopen/${w.event_id}`,
      () => ({}),
    ),
    actors,
  ],
  ["event/remove", remove((w) => `/event/${w.event_id}`), [401, 403, 403, 403, 422, 403, 422, 403]],
  [
    "event/cancel",
    post(
      (w) => `/event/cancel/${w.event_id}`,
      () => ({ reason: "" }),
    ),
    actors,
  ],
  [
    "event/apply",
    post(
      () => "/event/apply",
      (w) => ({ event_id: w.event_id, note: "Me" }),
    ),
    [401, 422, 422, 422, 422, 422, 422, 422],
  ],
  [
    "event/drafts (removed)",
    remove((w) => `/event/drafts/${w.draft_id}`),
    [401, 404, 404, 404, 200, 404, 404, 404],
  ],
  [
    "team/invite",
    post(
      () => "/team/invite",
      () => ({ identifier: "nobody.at.all", role: "member" }),
    ),
    [401, 403, 403, 403, 403, 403, 200, 403],
  ],
  [
    "team/role",
    post(
      () => "/team/role",
      (w) => ({ user_id: w.people.member.id, role: "member" }),
    ),
    [401, 404, 404, 404, 404, 404, 200, 404],
  ],
  [
    "team/member/:id",
    remove((w) => `/team/member/${w.people.reviewer.id}`),
    [401, 404, 404, 404, 404, 404, 200, 404],
  ],
  [
    "team/leave",
    post(
      (w) => `/team/leave/${w.people.owner.id}`,
      () => ({}),
    ),
    [401, 404, 404, 404, 200, 404, 404, 404],
  ],
];

describe("what each may do about the call of an agency", () => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld();
  }, 30_000);

  it("is the same for every procedure, by who asks", { timeout: 60_000 }, async () => {
    const found: Record<string, Record<Who, Status>> = {};
    const wanted: typeof found = {};
    for (const [name, ask, statuses] of rows) {
      const seen: [Who, Status][] = [];
      for (const who of everybody) seen.push([who, (await ask(world, world.people[who])).status]);
      found[name] = Object.fromEntries(seen) as Record<Who, Status>;
      wanted[name] = Object.fromEntries(everybody.map((who, at) => [who, statuses[at]])) as Record<
        Who,
        Status
      >;
    }
    expect(found).toEqual(wanted);
  });
});
