import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { callDrafts } from "../../db/schema/call-draft.ts";
import { clipFiles } from "../../db/schema/clip-file.ts";
import { codes } from "../../db/schema/code.ts";
import { contactAnswers, contactMessages } from "../../db/schema/contact.ts";
import { decisions, moderationCases, reports } from "../../db/schema/moderation.ts";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { startApp } from "../../test/app.ts";
import { agencyClaim, artistClaim } from "../../test/claims.ts";
import { aBlog } from "../../test/content.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson, signUpOf, testPassword } from "../../test/people.ts";
import { aStaffMember, showFactor } from "../../test/staff.ts";
import { anAgency, teamCalls } from "../../test/teams.ts";
import { writeComment } from "../comment/write-comment.ts";
import { eventVisibilityRepository } from "../event/event-visibility-repository.ts";
import { agencyProfileRepository } from "../profile/agency-profile-repository.ts";
import { artistProfileRepository } from "../profile/artist-profile-repository.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let person: Person;
let other: Person;
let admin: Person;
let blog_id: number;
const photo = "0f8fad5b-d9cb-469f-a165-70867728950e";
const secretWord = "Zebrafinch";

beforeEach(async () => {
  person = await aPerson(app, {
    name: `${secretWord} Rao`,
    username: "zebrafinch",
    email: "zebrafinch@e.com",
  });
  await app.db.update(users).set({ email_verified_at: app.clock.read() }).where(eq(users.id, person.id));
  [other, admin] = [await aPerson(app, { name: "Other" }), await aStaffMember(app)];
  ({ id: blog_id } = await aBlog(app.db));
});

const post = (path: string, body: object, { bearer }: { bearer: string } = admin) =>
  app.post(`/api/v1/${path}`, body, { bearer });
const exported = (id: number, by?: Person) => post(`staff/people/${id}/export`, {}, by);
const erase = (id: number, username = "Zebrafinch ", by?: Person) =>
  post(`staff/people/${id}/erase`, { username }, by);

async function comment({ id }: Person, text: string, parent?: number) {
  app.clock.pass(1_000);
  const input = { blog_id, comment_text: text, ...(parent && { parent_comment_id: parent }) };
  return (await writeComment(app.db, { userId: id, sessionId: 1 }, input, app.clock.read())).id;
}

/** Leaves something everywhere, and others' answers to it. */
async function leaveTraces() {
  const now = app.clock.read();
  await artistProfileRepository(app.db).claim(
    person.id,
    artistClaim({ about: secretWord, gender: "Female" }),
    now,
  );
  await agencyProfileRepository(app.db).claim(person.id, agencyClaim({ about: secretWord }), now);
  const file = { key: "a key", name: `${secretWord}.mp4`, size: 500, created_at: now, touched_at: now };
  await app.db.insert(clipFiles).values({ ...file, user_id: person.id, is_in_resume: true });
  const own = await anEvent(app, {
    ...{ user_id: person.id, title: `Call of ${secretWord}`, description: secretWord, tags: "lantern" },
    ...{ contact_person: secretWord, banner_photo: `/media/${photo}-1440.webp` },
  });
  const fund = { user_id: person.id, kind: "crowdfunding", title: `Fund of ${secretWord}` } as const;
  const campaign = await anEvent(app, fund);
  const foreign = await anEvent(app);
  const foreignCampaign = await anEvent(app, { kind: "crowdfunding" });
  await post("event/apply", { event_id: foreign.id, note: secretWord }, person).expect(200);
  await post("event/apply", { event_id: own.id, note: "From other" }, other).expect(200);
  const pledge = (by: Person, event_id: number, public_name: string) =>
    post("crowdfunding/contribute", { event_id, amount: 5, is_anonymous: false, public_name }, by)
      .set("idempotency-key", `${by.id}-${event_id}-${"0".repeat(30)}`)
      .expect(200);
  await pledge(person, foreignCampaign.id, secretWord);
  await pledge(other, campaign.id, "Other");
  const day = { event_id: own.id, key: "0f6b1c52-key-of-a-day", date: "2026-06-20", slot_minutes: 30 };
  const where = { place: secretWord, note: secretWord, link: `https://${secretWord}.example.com` };
  const times = { start_time: "10:00", end_time: "11:00", capacity: 1 };
  await post("audition/create", { ...day, ...where, ...times }, person).expect(200);
  await app.post("/api/v1/auth/password/request", { phone: person.phone }).expect(200);
  const body = { name: secretWord, email: "Zebrafinch@e.com", message: secretWord };
  await app.post("/api/v1/contact/create", body).expect(200);
  const [written] = await app.db.select({ id: contactMessages.id }).from(contactMessages);
  const answer = { message_id: written?.id ?? 0, author_id: admin.id, author_name: "Admin" };
  await app.db.insert(contactAnswers).values({ ...answer, text: secretWord, created_at: now });
  const draft = { fields: { title: secretWord }, created_at: now, changed_at: now };
  await app.db.insert(callDrafts).values({ ...draft, user_id: person.id });
  const search = { name: secretWord, rhythm: "daily", filter: { search: secretWord } };
  await post("saved-search/create", search, person).expect(200);
  const about = { subject_kind: "event" as const, subject_id: own.id, user_id: person.id, title: secretWord };
  const opened = { ...about, source: "report" as const, opened_at: now };
  const [filed] = await app.db.insert(moderationCases).values(opened).returning();
  const case_id = filed?.id ?? 0;
  const decided = { act: "hide" as const, reason: secretWord, answer: secretWord };
  const by = { decided_by: admin.id, decided_at: now };
  await app.db.insert(decisions).values({ ...about, ...decided, ...by, case_id });
  const report = { case_id, reason: "fees" as const, details: secretWord, created_at: now };
  await app.db.insert(reports).values([
    { ...report, reporter_id: person.id },
    { ...report, email: "Zebrafinch@e.com" },
  ]);
  return { own, campaign, foreign, foreignCampaign };
}

/** Leaves a team and is invited to it, and has a team of its own with somebody who is in it no more. */
async function leaveTeams() {
  const { changeRole, invite, join, leave, removeMember } = teamCalls(app);
  const agency = await anAgency(app);
  await join(agency, person);
  await leave(person, agency.id).expect(200);
  await invite(agency, person.email).expect(200);
  await join(person, other);
  await changeRole(person, other.id, "reviewer").expect(200);
  await removeMember(person, other.id).expect(200);
}

/** The tables in which a word stands, wherever in a row. */
async function tablesWith(word: string): Promise<string[]> {
  const found: string[] = [];
  const named = await app.db.execute(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of (named as unknown as { rows: { name: string }[] }).rows) {
    const rows = await app.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text ilike ${`%${word}%`} limit 1`,
    );
    if ((rows as unknown as { rows: unknown[] }).rows.length > 0) found.push(name);
  }
  return found.sort();
}

describe("exporting somebody's data", () => {
  it("gives all that is kept of them, without secrets and what others wrote, and is written down", async () => {
    await leaveTraces();
    await comment(person, "My words");
    const { body } = await exported(person.id).expect(200);
    const { parts, cut, made_at } = body.data.export;
    expect([cut, made_at]).toEqual([[], app.clock.read().toISOString()]);
    expect(parts).toMatchObject({
      account: { name: person.name, email: person.email, phone: person.phone },
      postings: [{ title: `Fund of ${secretWord}` }, { title: `Call of ${secretWord}` }],
      drafts: [{ fields: { title: secretWord } }],
      saved_searches: [{ name: secretWord, rhythm: "daily", filter: { search: secretWord } }],
      applications: [{ note: secretWord, state: "sent" }],
      audition_days: [{ place: secretWord, date: "2026-06-20" }],
      comments: [{ content: "My words" }],
      pledges: [{ amount_cents: 500, public_name: secretWord }],
      sessions: [{ user_agent: "Test browser" }],
      contact_messages: [{ message: secretWord }],
      ...{ reports: [{ details: secretWord }], decisions: [{ about: secretWord, answer: secretWord }] },
    });
    expect(parts.profiles).toHaveLength(2);
    expect(parts.profiles[0].artist?.weight ?? parts.profiles[1].artist.weight).toBe("private: 64 kg");
    expect(JSON.stringify(body)).not.toMatch(/hash|From other|Other"/);
    const history = await app.get(`/api/v1/staff/people/${person.id}/history`, undefined, admin.bearer);
    expect(history.body.data.entries).toMatchObject([
      { action: "account.export", before: null, after: null },
    ]);
  });

  it("is for administrators with a fresh second factor alone", async () => {
    await exported(person.id, await aStaffMember(app, "moderator")).expect(403);
    await exported(77_777).expect(404);
    await showFactor(app, admin.id, new Date(app.clock.read().getTime() - 11 * 60_000));
    expect((await exported(person.id).expect(403)).body.code).toBe("factor_required");
  });
});

describe("erasing somebody", () => {
  it("leaves no trace of them in any table, besides what the audit log said before", async () => {
    await leaveTraces();
    await leaveTeams();
    const mine = await comment(person, secretWord);
    await comment(other, "Answer", mine);
    await comment(person, secretWord, mine);
    await post(`staff/people/${person.id}/suspend`, { reason: "Fraud.", until: null }).expect(200);
    await erase(person.id).expect(200);
    expect(await tablesWith(secretWord)).toEqual(["audit_entries", "jobs"]);
    // The last mail, until it is sent.
    await app.db.execute(sql`delete from jobs`);
    expect(await tablesWith(secretWord)).toEqual(["audit_entries"]);
    expect(await tablesWith(person.phone)).toEqual([]);
    expect(await app.db.$count(codes)).toBe(1);
  });

  it("is not told by the audit log what was erased", async () => {
    await leaveTraces();
    await erase(person.id).expect(200);
    const { body } = await app.get(`/api/v1/staff/people/${person.id}/history`, undefined, admin.bearer);
    const counts = { events: 1, campaigns: 1, applications: 1, pledges: 1, comments: 0 };
    expect(body.data.entries).toMatchObject([{ action: "account.erase", before: null, after: counts }]);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(secretWord, "i"));
  });

  it("leaves others their applications, pledges and comments", async () => {
    const { own, foreignCampaign } = await leaveTraces();
    const mine = await comment(person, "Mine");
    await comment(other, "Their answer", mine);
    const theirs = await comment(other, "Theirs");
    await comment(person, "My answer", theirs);
    const alone = await comment(person, "Alone");
    await comment(person, "My own answer", alone);
    await erase(person.id).expect(200);
    const sent = await app.get("/api/v1/application/mine", undefined, other.bearer).expect(200);
    expect(sent.body.data.applications).toMatchObject([
      { event: { id: own.id, title: "Removed call" }, is_event_public: false },
    ]);
    const pledged = await app.get("/api/v1/crowdfunding/mine", undefined, other.bearer).expect(200);
    expect(pledged.body.data.contributions).toHaveLength(1);
    const { body } = await app.get(`/api/v1/comment/blog/${blog_id}`).expect(200);
    expect(body.data.comments).toMatchObject([
      { author: "", content: "Comment deleted", reply_count: 1, replies: [{ content: "Their answer" }] },
      { author: "Other", content: "Theirs", reply_count: 0, replies: [] },
    ]);
    const ledger = await app.get(`/api/v1/crowdfunding/ledger/${foreignCampaign.id}`).expect(200);
    expect(ledger.body.data.lines).toMatchObject([{ amount: 5, public_name: null }]);
    await app.get(`/api/v1/event/get/${own.id}`).expect(404);
    await app.get("/api/v1/profile/list").expect(200, /"profiles":\[\]/);
  });

  it("ends their sessions, lets nobody sign in, and frees what they signed in by", async () => {
    await erase(person.id).expect(200);
    await app.get("/api/v1/auth/me", undefined, person.bearer).expect(401);
    for (const username of [person.username, person.email, person.phone, `erased:${person.id}`])
      for (const password of [testPassword, "x"])
        await app.post("/api/v1/auth/login", { username, password }).expect(401);
    const { username, email, phone } = person;
    await app.post("/api/v1/auth/signup", signUpOf({ username, email, phone })).expect(200);
  });

  it("keeps moderators from making public what is left", async () => {
    const { own } = await leaveTraces();
    await erase(person.id).expect(200);
    const change = { visibility: "public", reason: null, by: admin.id, now: app.clock.read() } as const;
    await eventVisibilityRepository(app.db).setVisibility(own.id, change);
    await app.get(`/api/v1/event/get/${own.id}`).expect(404);
  });

  it("leaves their photos to the cleanup, and mails them a last time", async () => {
    await leaveTraces();
    await erase(person.id).expect(200);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
    const rows = await app.db.execute(sql`select key, payload->>'to' as receiver from jobs`);
    expect((rows as unknown as { rows: unknown[] }).rows).toContainEqual({
      key: `account erased ${person.id}`,
      receiver: person.email,
    });
  });

  it("asks for the right username, happens once, and is no matter of moderators or for staff", async () => {
    const { body } = await erase(person.id, "somebody").expect(422);
    expect(body.message).toEqual({ username: "This is not the username of the account" });
    await erase(person.id, "zebrafinch", await aStaffMember(app, "moderator")).expect(403);
    await erase(admin.id, admin.username).expect(403);
    const answers = await Promise.all([erase(person.id), erase(person.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    await exported(person.id).expect(404);
    await post(`staff/people/${person.id}/suspend`, { reason: "Fraud.", until: null }).expect(404);
    const shown = await app.get(`/api/v1/staff/people/${person.id}`, undefined, admin.bearer).expect(200);
    const { name, erased_at, can } = shown.body.data.person;
    expect([name, erased_at]).toEqual(["Erased account", app.clock.read().toISOString()]);
    expect(can).toMatchObject({ suspend: false, export: false, erase: false });
    const [row] = await app.db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ phone_verified_at: null, username: `erased:${person.id}` });
  });
});
