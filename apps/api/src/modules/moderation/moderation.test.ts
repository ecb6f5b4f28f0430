import { staffLimits } from "@callboard/contracts/staff-limits";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { cacheVersions } from "../../db/schema/cache-version.ts";
import { events } from "../../db/schema/event.ts";
import { jobs } from "../../db/schema/job.ts";
import { startApp } from "../../test/app.ts";
import { artistClaim } from "../../test/claims.ts";
import { aBlog } from "../../test/content.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";
import { writeComment } from "../comment/write-comment.ts";
import { artistProfileRepository } from "../profile/artist-profile-repository.ts";
import { sessionRepository } from "../session/session-repository.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let author: Person;
let stranger: Person;
let moderator: Awaited<ReturnType<typeof aStaffMember>>;
let call: { id: number; title: string };
beforeEach(async () => {
  [author, stranger, moderator] = [
    await aPerson(app),
    await aPerson(app),
    await aStaffMember(app, "moderator"),
  ];
  call = await anEvent(app, { user_id: author.id, title: "Chorus" });
});

const about = (id = call.id, fields: object = {}) => ({
  ...{ subject_kind: "event", subject_id: id, reason: "fees", details: "They ask for money" },
  ...fields,
});
const report = (by: Person | null, body: object = about()) =>
  app.post("/api/v1/moderation/report", body, by ? { bearer: by.bearer } : {});
const cases = async (query = "") => {
  const path = `/api/v1/staff/moderation/cases${query}`;
  return (await app.get(path, undefined, moderator.bearer).expect(200)).body.data.cases;
};
const read = async (id: number) => {
  const path = `/api/v1/staff/moderation/cases/${id}`;
  return (await app.get(path, undefined, moderator.bearer).expect(200)).body.data.case;
};
const decide = (id: number, body: object, by: { bearer: string } = moderator) =>
  app.post(`/api/v1/staff/moderation/cases/${id}/decide`, body, { bearer: by.bearer });
const hide = { act: "hide", reason: "It asks for money.", visibility: "public" };
const mine = async (by: Person) =>
  (await app.get("/api/v1/moderation/decision/mine", undefined, by.bearer).expect(200)).body.data.decisions;
const answer = (by: Person, id: number, text = "It was a mistake.") =>
  app.post(`/api/v1/moderation/decision/${id}/answer`, { answer: text }, { bearer: by.bearer });
const mails = async () =>
  (await app.db.select().from(jobs).orderBy(jobs.id))
    .filter(({ kind }) => kind === "mail")
    .map(({ payload }) => payload as { template: string; to: string });

/** Somebody, signed in again. */
async function sameLater(person: Person): Promise<Person> {
  const [account] = await app.db.select().from(users).where(eq(users.id, person.id));
  if (!account) throw new Error("No such account");
  return { ...person, bearer: await sessionRepository(app.db).create(account, "Later", app.clock.read()) };
}

async function aReported(): Promise<number> {
  await report(stranger).expect(200);
  return (await cases())[0].id;
}

describe("a report", () => {
  it("makes one case of whatever many report, by visitors and by name, each once", async () => {
    await report(stranger).expect(200);
    await report(stranger, about(call.id, { reason: "spam" })).expect(200);
    await report(null, about(call.id, { email: "Seen@Example.com" })).expect(200);
    await report(null, about(call.id, { email: "seen@example.com" })).expect(200);
    await report(null, about(call.id, { reason: "spam", details: "" })).expect(200);
    const [only, ...others] = await cases();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      ...{ subject_kind: "event", subject_id: call.id, title: "Chorus", source: "report", report_count: 3 },
      ...{ reasons: ["fees", "spam"], author: { user_id: author.id, name: author.name } },
    });
    const { reports } = await read(only.id);
    expect(reports.map(({ reporter }: { reporter: string | null }) => reporter)).toEqual([
      null,
      null,
      stranger.name,
    ]);
  });

  it("is refused for what is not public, one's own, and without words where only these say it", async () => {
    await report(stranger, about(77_777)).expect(404);
    await report(author).expect(422);
    const { body } = await report(stranger, about(call.id, { reason: "other", details: " " })).expect(422);
    expect(body.message).toEqual({ details: "Say what is wrong" });
    await report(stranger, about(call.id, { reason: "boring" })).expect(422);
    await decide(await aReported(), hide).expect(200);
    await report(stranger).expect(404);
    expect(await cases()).toEqual([]);
  });

  it("is taken so often a day from one account", async () => {
    for (let left = staffLimits.reportsPerDay; left > 0; left -= 1) {
      await report(stranger, about((await anEvent(app)).id)).expect(200);
    }
    await report(stranger).expect(429);
    app.clock.pass(86_400_001);
    await report(await sameLater(stranger)).expect(200);
  });

  it("makes one case where many come at once", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => aPerson(app)));
    const answers = await Promise.all(people.map((person) => report(person)));
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(await cases()).toMatchObject([{ report_count: people.length }]);
  });
});

describe("a decision", () => {
  it("hides a call everywhere, tells its author why, the reporter what came of it, and the gateways that it changed", async () => {
    const id = await aReported();
    await report(null, about(call.id, { email: "seen@example.com" })).expect(200);
    const found = await read(id);
    expect(found).toMatchObject({
      ...{ acts: ["keep", "hide", "remove"], history: [], author_history: [] },
      subject: { title: "Chorus", visibility: "public", path: `/event/${call.id}` },
    });
    await decide(id, hide).expect(200);
    await app.get(`/api/v1/event/get/${call.id}`).expect(404);
    expect(await mails()).toMatchObject([
      { template: "moderation_decision", to: author.email },
      { template: "report_outcome", to: stranger.email },
      { template: "report_outcome", to: "seen@example.com" },
    ]);
    expect(await app.db.select().from(cacheVersions)).toEqual([{ tag: "event", version: 1 }]);
    expect(await cases()).toEqual([]);
    expect(await read(id)).toMatchObject({
      acts: [],
      history: [{ act: "hide", decided_by: moderator.name }],
    });
    const admin = await aStaffMember(app, "administrator");
    const path = `/api/v1/staff/audit?subject_kind=event&subject_id=${call.id}`;
    const { body } = await app.get(path, undefined, admin.bearer).expect(200);
    expect(body.data.entries).toMatchObject([
      {
        ...{ action: "moderation.hide", actor_id: moderator.id, reason: hide.reason },
        ...{ before: { visibility: "public" }, after: { visibility: "hidden" } },
      },
    ]);
  });

  it("says why, fits what the moderator saw, and is made once", async () => {
    const id = await aReported();
    const { body } = await decide(id, { ...hide, reason: " " }).expect(422);
    expect(body.message).toEqual({ reason: "Say why: its author is told" });
    await decide(id, { act: "publish", visibility: "public" }).expect(422);
    await decide(id, { act: "publish", visibility: "hidden" }).expect(409);
    await decide(77_777, hide).expect(404);
    await decide(id, hide, author).expect(403);
    await decide(id, hide, await aStaffMember(app, "editor")).expect(403);
    const both = await Promise.all([decide(id, hide), decide(id, { act: "keep", visibility: "public" })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is refused where the words are others than those that the moderator read", async () => {
    const id = await aReported();
    const { fingerprint } = (await read(id)).subject;
    await app.db.update(events).set({ description: "Send money first" }).where(eq(events.id, call.id));
    const keep = { act: "keep", visibility: "public" };
    const { body } = await decide(id, { ...keep, fingerprint }).expect(409);
    expect(body.message).toBe("It has changed meanwhile: look again");
    await decide(id, { ...keep, fingerprint: (await read(id)).subject.fingerprint }).expect(200);
  });

  it("is made once also where it changed nothing: a second one is refused, and nobody hears of it", async () => {
    const id = await aReported();
    const keep = { act: "keep", visibility: "public" };
    await decide(id, keep).expect(200);
    const { body } = await decide(id, hide).expect(409);
    expect(body.message).toBe("Somebody else has decided this meanwhile");
    await decide(id, keep).expect(409);
    await app.get(`/api/v1/event/get/${call.id}`).expect(200);
    expect(await read(id)).toMatchObject({ history: [{ act: "keep" }] });
    expect(await mails()).toHaveLength(1);
  });

  it("that finds nothing wrong tells the author nothing", async () => {
    const id = await aReported();
    await decide(id, { act: "keep", visibility: "public" }).expect(200);
    await app.get(`/api/v1/event/get/${call.id}`).expect(200);
    expect(await mine(author)).toEqual([]);
    expect(await mails()).toMatchObject([{ template: "report_outcome", to: stranger.email }]);
  });

  it("is answered once by its author alone, and upheld or taken back", async () => {
    await decide(await aReported(), hide).expect(200);
    const [decision] = await mine(author);
    expect(decision).toMatchObject({ act: "hide", reason: hide.reason, can: { answer: true } });
    expect(decision).not.toHaveProperty("decided_by");
    await answer(stranger, decision.id).expect(404);
    await answer(author, decision.id, " ").expect(422);
    const both = await Promise.all([answer(author, decision.id), answer(author, decision.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const [again] = await cases("?source=answer");
    expect(await read(again.id)).toMatchObject({
      ...{ acts: ["publish", "uphold", "remove"], reports: [] },
      history: [{ act: "hide", answer: "It was a mistake." }],
    });
    await decide(again.id, { act: "publish", visibility: "hidden" }).expect(200);
    await app.get(`/api/v1/event/get/${call.id}`).expect(200);
    expect(await mine(author)).toMatchObject([
      { act: "publish", can: { answer: false } },
      { act: "hide", answer: "It was a mistake.", can: { answer: false } },
    ]);
  });

  it("that was overtaken by another can no longer be answered", async () => {
    await decide(await aReported(), hide).expect(200);
    const body = { subject_kind: "event", subject_id: call.id };
    const opened = await app.post("/api/v1/staff/moderation/open", body, { bearer: moderator.bearer });
    await decide(opened.body.data.id, { act: "publish", visibility: "hidden" }).expect(200);
    const [, hidden] = await mine(author);
    await answer(author, hidden.id).expect(403);
  });
});

describe("a comment and a profile", () => {
  it("are hidden and shown again", async () => {
    const blog = await aBlog(app.db);
    const now = app.clock.read();
    const write = (text: string, parent?: number) => {
      const input = { blog_id: blog.id, comment_text: text, ...(parent && { parent_comment_id: parent }) };
      return writeComment(app.db, { userId: author.id, sessionId: 1 }, input, now);
    };
    const comment = await write("Pay me");
    const reply = await write("More", comment.id);
    const listed = async () =>
      (await app.get(`/api/v1/comment/blog/${blog.id}`, ".in").expect(200)).body.data.comments;
    await report(stranger, { ...about(reply.id), subject_kind: "comment" }).expect(200);
    const [first] = await cases("?subject_kind=comment");
    expect(await read(first.id)).toMatchObject({
      subject: { text: "More", path: `/blog/${blog.slug}#comment-${reply.id}` },
    });
    await decide(first.id, hide).expect(200);
    expect(await listed()).toMatchObject([{ content: "Pay me", replies: [], reply_count: 0 }]);
    await report(stranger, { ...about(comment.id), subject_kind: "comment" }).expect(200);
    const [second] = await cases("?subject_kind=comment");
    await decide(second.id, hide).expect(200);
    expect(await listed()).toEqual([]);
    const [, last] = await mine(author);
    await answer(author, last.id).expect(200);
    const [third] = await cases("?source=answer");
    await decide(third.id, { act: "publish", visibility: "hidden" }).expect(200);
    const place = { content: "Comment hidden", author: "", reply_count: 1 };
    expect(await listed()).toMatchObject([{ ...place, replies: [{ content: "More" }] }]);
  });

  it("is gone from the directory, as a profile, and back", async () => {
    await artistProfileRepository(app.db).claim(author.id, artistClaim(), app.clock.read());
    const listed = async () => (await app.get("/api/v1/profile/list").expect(200)).body.data.profiles;
    const [{ id }] = await listed();
    await report(stranger, { ...about(id), subject_kind: "profile" }).expect(200);
    const [first] = await cases("?subject_kind=profile");
    await decide(first.id, hide).expect(200);
    expect(await listed()).toEqual([]);
    await app.get(`/api/v1/profile/view/artist/${id}`).expect(404);
    await answer(author, (await mine(author))[0].id).expect(200);
    const [again] = await cases("?source=answer");
    await decide(again.id, { act: "publish", visibility: "hidden" }).expect(200);
    expect(await listed()).toMatchObject([{ id }]);
  });
});
