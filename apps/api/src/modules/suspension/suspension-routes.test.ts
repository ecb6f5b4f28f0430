import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../db/schema/audit.ts";
import { jobs } from "../../db/schema/job.ts";
import { jobQueue } from "../../jobs/job-queue.ts";
import { mailQueue, mailSealer } from "../../mail/mail-queue.ts";
import { startApp, testOtpKey } from "../../test/app.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson, testPassword } from "../../test/people.ts";
import { aStaffMember, showFactor } from "../../test/staff.ts";
import { eventVisibilityRepository } from "../event/event-visibility-repository.ts";
import { sessionRepository } from "../session/session-repository.ts";
import { liftDue } from "./suspend-account.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let person: Person;
let moderator: Person;
beforeEach(async () => {
  person = await aPerson(app);
  moderator = await aStaffMember(app, "moderator");
});

const week = 7 * 86_400_000;
const reason = "Asked applicants for a fee.";
const until = () => new Date(app.clock.read().getTime() + week).toISOString();
type Body = { reason?: string; until?: string | null };
const suspend = (id: number, body: Body = {}, { bearer }: { bearer: string } = moderator) =>
  app.post(`/api/v1/staff/people/${id}/suspend`, { reason, until: null, ...body }, { bearer });
const lift = (id: number, suspension_id: number) =>
  app.post(`/api/v1/staff/people/${id}/lift`, { suspension_id }, { bearer: moderator.bearer });
const signIn = ({ username }: Person, password = testPassword) =>
  app.post("/api/v1/auth/login", { username, password });
const me = ({ bearer }: Person) => app.get("/api/v1/auth/me", undefined, bearer);
const entries = () => app.db.select().from(auditEntries).orderBy(auditEntries.id);
const versions = async () => (await app.get("/api/v1/cache-version/view").expect(200)).body.data.versions;
const mails = () => mailQueue({ queue: jobQueue({ clock: app.clock.read }), serverKey: testOtpKey });

/** What waits to be mailed: to whom, and the words that the mail is made of. */
async function mailed() {
  const isMail = eq(jobs.kind, "mail");
  const rows = await app.db.select({ payload: jobs.payload }).from(jobs).where(isMail).orderBy(jobs.id);
  return rows.map(({ payload }) => {
    const { to, sealed } = payload as { to: string; sealed: string };
    return { to, ...JSON.parse(mailSealer(testOtpKey).open(sealed) ?? "{}") };
  });
}

describe("a suspended account", () => {
  it("is signed out everywhere, and told why and until when at the next sign-in", async () => {
    await me(person).expect(200);
    await suspend(person.id, { until: until() }).expect(200);
    await me(person).expect(401);
    const { body } = await signIn(person).expect(403);
    expect(body).toMatchObject({
      code: "suspended",
      message:
        "This account is suspended until 22 June 2026 at 09:00 UTC. Reason: Asked applicants for a fee.",
    });
    expect((await signIn(person, "wrong password").expect(401)).body.message).toBe("Invalid credentials");
  });

  it("begins no session with what was proven before", async () => {
    const proven = { id: person.id, credentials_version: 0 };
    await suspend(person.id).expect(200);
    const bearer = await sessionRepository(app.db).create(proven, null, app.clock.read());
    await me({ ...person, bearer }).expect(401);
  });

  it("is told by mail, once each time", async () => {
    const { suspension } = (await suspend(person.id).expect(200)).body.data;
    await lift(person.id, suspension.id).expect(200);
    const to = person.email;
    expect(await mailed()).toEqual([
      { to, act: "suspended", name: person.name, why: reason },
      { to, act: "lifted", name: person.name },
    ]);
  });

  it("is suspended once by two at the same moment", async () => {
    const answers = await Promise.all([suspend(person.id), suspend(person.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailed()).toHaveLength(1);
  });

  it("has no event made public by a moderator before the suspension is lifted", async () => {
    const { id } = await anEvent(app, { user_id: person.id, visibility: "waiting" });
    const { suspension } = (await suspend(person.id).expect(200)).body.data;
    const change = { visibility: "public", reason: null, by: moderator.id, now: app.clock.read() } as const;
    await eventVisibilityRepository(app.db).setVisibility(id, change);
    await app.get(`/api/v1/event/get/${id}`).expect(404);
    await lift(person.id, suspension.id).expect(200);
    await app.get(`/api/v1/event/get/${id}`).expect(200);
  });
});

describe("lifting a suspension", () => {
  it("opens the account, and leaves former sessions ended", async () => {
    const { suspension } = (await suspend(person.id).expect(200)).body.data;
    await lift(person.id, suspension.id).expect(200);
    await me(person).expect(401);
    await signIn(person).expect(200);
  });

  it("is refused for one that has ended, as long as another holds too", async () => {
    const { suspension } = (await suspend(person.id).expect(200)).body.data;
    await lift(person.id, suspension.id).expect(200);
    await lift(person.id, suspension.id).expect(409);
    await suspend(person.id).expect(200);
    await lift(person.id, suspension.id).expect(409);
    await signIn(person).expect(403);
  });

  it("happens by itself when the time is over", async () => {
    const { id } = await anEvent(app, { user_id: person.id, start_date: "2026-09-01" });
    const forGood = await aPerson(app);
    await suspend(person.id, { until: until() }).expect(200);
    await suspend(forGood.id).expect(200);
    app.clock.pass(week - 1);
    await liftDue(app.db, app.clock.read(), mails());
    await signIn(person).expect(403);
    app.clock.pass(1);
    await Promise.all([1, 2].map(() => liftDue(app.db, app.clock.read(), mails())));
    await signIn(person).expect(200);
    await signIn(forGood).expect(403);
    await app.get(`/api/v1/event/get/${id}`).expect(200);
    const last = (await entries()).at(-1);
    expect(last).toMatchObject({ actor_id: null, action: "account.lift_suspension" });
    expect(await mailed()).toHaveLength(3);
  });
});

describe("suspending", () => {
  it("is refused for staff, oneself and nobody, and for a time that is over", async () => {
    const admin = await aStaffMember(app);
    await suspend(admin.id).expect(403);
    expect((await suspend(moderator.id).expect(403)).body.message).toBe("You cannot suspend yourself");
    await suspend(moderator.id, {}, admin).expect(403);
    await suspend(77_777).expect(404);
    const { body } = await suspend(person.id, { until: app.clock.read().toISOString() }).expect(422);
    expect(body.message).toEqual({ until: "Must be in the future" });
    await suspend(person.id, { reason: " " }).expect(422);
    await me(person).expect(200);
    expect(await entries()).toEqual([]);
  });

  it("asks for a fresh second factor", async () => {
    await showFactor(app, moderator.id, new Date(app.clock.read().getTime() - 11 * 60_000));
    expect((await suspend(person.id).expect(403)).body.code).toBe("factor_required");
  });

  it("is in the audit log with what it changed, and makes the caches old", async () => {
    await anEvent(app, { user_id: person.id });
    const before = await versions();
    const { suspension } = (await suspend(person.id, { until: until() }).expect(200)).body.data;
    await lift(person.id, suspension.id).expect(200);
    const subject = { subject_kind: "account", subject_id: String(person.id), actor_id: moderator.id };
    const held = { state: "suspended", until: until() };
    const { name } = person;
    expect(await entries()).toMatchObject([
      {
        ...{ ...subject, action: "account.suspend", reason },
        ...{ before: { state: "open" }, after: { ...held, name, hidden_events: 1, hidden_comments: 0 } },
      },
      {
        ...{ ...subject, action: "account.lift_suspension" },
        ...{ before: held, after: { state: "open", name, shown_events: 1, shown_profiles: 0 } },
      },
    ]);
    const after = await versions();
    for (const tag of ["comment", "event", "profile"]) expect(after[tag]).toBe((before[tag] ?? 0) + 2);
  });
});
