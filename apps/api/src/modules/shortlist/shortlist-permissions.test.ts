import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { shortlistComments, shortlists } from "../../db/schema/shortlist.ts";
import { startApp, type TestApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { describedRoutes } from "../../test/described-routes.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { shortlistCalls } from "../../test/shortlists.ts";
import { aStaffMember } from "../../test/staff.ts";
import { aVideo, tapeCalls } from "../../test/tapes.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";

const app = startApp();
const { applied } = applicationCalls(app);
const { uploaded } = tapeCalls(app);
const { join } = teamCalls(app);
const calls = shortlistCalls(app);

const everybody = [
  ...(["nobody", "stranger", "applicant", "other", "member", "reviewer", "owner", "staff"] as const),
] as const;

async function aWorld() {
  const owner = await anAgency(app);
  const people = {
    owner,
    ...{ stranger: await aPerson(app), applicant: await aPerson(app), other: await aPerson(app) },
    ...{ member: await aPerson(app), reviewer: await aPerson(app), staff: await aStaffMember(app) },
    nobody: { bearer: "nobody-has-this-bearer-at-all" },
  };
  await join(owner, people.member);
  await join(owner, people.reviewer, "reviewer");
  const { id: event_id } = await anEvent(app, { user_id: owner.id });
  const { id: tape_id } = await uploaded(people.applicant, event_id, aVideo(2_000));
  const sent = await applied(people.applicant, event_id, { tape_id, allows_sharing: true });
  await applied(people.other, event_id);
  const { shortlist, token } = await calls.shared(owner, event_id, [sent.id]);
  const visitor = await calls.visitor(token);
  await calls.comment({ token, visitor, application_id: sent.id, body: "Good" }).expect(200);
  const [{ id: comment_id } = { id: 0 }] = await app.db.select().from(shortlistComments);
  return { people, event_id, application_id: sent.id, id: shortlist.id, token, visitor, comment_id };
}
type World = Awaited<ReturnType<typeof aWorld>>;
type Answer = ReturnType<TestApp["get"]>;

let world: World;
beforeEach(async () => {
  world = await aWorld();
});

describe("the calls of the poster's side", () => {
  type Row = [path: string, ask: (person: { bearer: string }) => Answer, statuses: number[]];
  // nobody, stranger, applicant, other, member, reviewer, owner, staff
  const actors = [401, 403, 403, 403, 200, 403, 200, 403];
  const lookers = [401, 403, 403, 403, 200, 200, 200, 403];
  const applicant = [401, 404, 200, 404, 404, 404, 404, 404];
  const days = { days: 3 };
  const chosen = () => ({ event_id: world.event_id, application_ids: [world.application_id], name: "List" });
  const added = () => ({ application_ids: [world.application_id], is_on: true });
  const rows: Row[] = [
    ["shortlist/event/1", (person) => calls.list(person, world.event_id), lookers],
    ["shortlist/1", (person) => calls.show(person, world.id), lookers],
    ["shortlist/application/1", (person) => calls.feedback(person, world.application_id), lookers],
    ["shortlist/create", (person) => calls.create(person, chosen()), actors],
    ["shortlist/link/1", (person) => calls.renew(person, world.id, days), actors],
    ["shortlist/prolong/1", (person) => calls.prolong(person, world.id, days), actors],
    ["shortlist/applications/1", (person) => calls.change(person, world.id, added()), actors],
    ["shortlist/revoke/1", (person) => calls.revoke(person, world.id), actors],
    [
      "shortlist/allow/1",
      (person) => calls.allow(person, world.application_id, { allows_sharing: true }),
      applicant,
    ],
    [
      "shortlist/comment/1 (member last)",
      (person) => calls.dropComment(person, world.comment_id),
      [401, 403, 403, 403, 200, 404, 404, 404],
    ],
    [
      "shortlist/1 (member last)",
      (person) => calls.drop(person, world.id),
      [401, 403, 403, 403, 200, 404, 404, 404],
    ],
  ];

  it("are all that the description keeps to somebody signed in", async () => {
    const personal = (await describedRoutes()).filter(
      ({ path, security }) => path.startsWith("shortlist/") && security.some((needs) => "bearer" in needs),
    );
    const named = new Set(rows.map(([path]) => path.split(" ")[0]));
    expect(new Set(personal.map(({ path }) => path))).toEqual(named);
  });

  it.each(rows)("%s", async (_path, ask, statuses) => {
    const answered: number[] = [];
    for (const who of everybody) answered.push((await ask(world.people[who])).status);
    expect(Object.fromEntries(everybody.map((who, index) => [who, answered[index]]))).toEqual(
      Object.fromEntries(everybody.map((who, index) => [who, statuses[index]])),
    );
  });

  it.each(["removed", "made a reviewer"])("are refused to a member who is %s", async (how) => {
    const { member, owner } = world.people;
    const { removeMember, changeRole } = teamCalls(app);
    await (how === "removed" ? removeMember(owner, member.id) : changeRole(owner, member.id, "reviewer"));
    await calls.revoke(member, world.id).expect(403);
    await calls.create(member, chosen()).expect(403);
    await calls.drop(member, world.id).expect(403);
    await calls.dropComment(member, world.comment_id).expect(403);
  });

  it("find nothing under an id that nobody has", async () => {
    const { owner } = world.people;
    for (const ask of [calls.show, calls.feedback, calls.list, calls.drop, calls.dropComment, calls.revoke])
      await ask(owner, 999_999).expect(404);
    await calls.prolong(owner, 999_999, days).expect(404);
    await calls.renew(owner, 999_999, days).expect(404);
    await calls.change(owner, 999_999, added()).expect(404);
    await calls.show(owner, 0).expect(422);
  });
});

describe("the calls of whoever has a link", () => {
  const holders = ["open", "another one", "expired", "revoked", "none"] as const;
  type Row = [name: string, ask: (token: string) => Answer, statuses: number[]];
  const own = (token: string) => ({ token, visitor: world.visitor, application_id: world.application_id });
  const rows: Row[] = [
    ["open", (token) => calls.open({ token }), [200, 200, 404, 404, 404]],
    ["visitor", (token) => calls.introduce({ token, name: "Tom" }), [200, 200, 404, 404, 404]],
    ["mark", (token) => calls.mark({ ...own(token), mark: "no" }), [200, 422, 404, 404, 404]],
    ["comment", (token) => calls.comment({ ...own(token), body: "Hm" }), [200, 422, 404, 404, 404]],
    [
      "comment/remove (another's first)",
      (token) => calls.removeComment({ ...own(token), id: world.comment_id }),
      [200, 422, 404, 404, 404],
    ],
    ["tape", (token) => calls.tape(own(token)), [200, 404, 404, 404, 404]],
  ];

  it.each(rows)("%s", async (_name, ask, statuses) => {
    const { owner } = world.people;
    const others = (await applied(await aPerson(app), world.event_id)).id;
    const another = await calls.shared(owner, world.event_id, [others]);
    const expired = await calls.shared(owner, world.event_id, [world.application_id]);
    const isExpired = eq(shortlists.id, expired.shortlist.id);
    await app.db.update(shortlists).set({ expires_at: app.clock.read() }).where(isExpired);
    const revoked = await calls.shared(owner, world.event_id, [world.application_id]);
    await calls.revoke(owner, revoked.shortlist.id).expect(200);
    const tokens = [world.token, another.token, expired.token, revoked.token, "a".repeat(43)];
    const answered: number[] = [];
    for (const token of tokens) answered.push((await ask(token)).status);
    expect(Object.fromEntries(holders.map((who, index) => [who, answered[index]]))).toEqual(
      Object.fromEntries(holders.map((who, index) => [who, statuses[index]])),
    );
  });

  it("are refused without a key of the gateway", async () => {
    const { token } = world;
    await app.bare().post("/api/v1/shortlist/open").send({ token }).expect(403);
  });
});
