import { accountLimits } from "@callboard/contracts/account-settings-limits";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../../db/schema/account.ts";
import { auditEntries } from "../../../db/schema/audit.ts";
import { events } from "../../../db/schema/event.ts";
import { notifications } from "../../../db/schema/notification.ts";
import { startApp } from "../../../test/app.ts";
import { anEvent } from "../../../test/events.ts";
import { aPerson, testPassword } from "../../../test/people.ts";
import { waitingMails } from "../../../test/sent-mails.ts";
import { aStaffMember } from "../../../test/staff.ts";
import { anAgency, teamCalls } from "../../../test/teams.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let person: Person;
beforeEach(async () => {
  person = await anAgency(app, "Zebrafinch Casting");
});

const post = (path: string, { bearer }: Pick<Person, "bearer"> = person, current_password = testPassword) =>
  app.post(`/api/v1/account/${path}`, { current_password }, { bearer });
const deletion = async ({ bearer }: Person = person) =>
  (await app.get("/api/v1/account/deletion", undefined, bearer).expect(200)).body.data.deletion;
const apply = ({ bearer }: Person, event_id: number) =>
  app.post("/api/v1/event/apply", { event_id, note: "Free in May" }, { bearer }).expect(200);

describe("taking one's data", () => {
  it("gives all of it to who knows the password, and is written down", async () => {
    await anEvent(app, { user_id: person.id, title: "Chorus" });
    const { body } = await post("export").expect(200);
    const { parts, cut } = body.data.export;
    expect([parts.account.email, parts.postings[0].title, cut]).toEqual([person.email, "Chorus", []]);
    expect(JSON.stringify(parts)).not.toMatch(/hash/);
    const [entry] = await app.db.select().from(auditEntries);
    expect(entry).toMatchObject({
      action: "account.export",
      actor_id: person.id,
      subject_id: String(person.id),
    });
    expect((await post("export", person, "not this one").expect(422)).body.message).toEqual({
      current_password: "This is not your password",
    });
  });

  it("is had five times a day", async () => {
    for (let count = 0; count < accountLimits.exportsPerDay; count += 1) await post("export").expect(200);
    await post("export").expect(429);
  });
});

describe("deleting one's account", () => {
  it("says before what becomes of what is left", async () => {
    const own = await anEvent(app, { user_id: person.id });
    await anEvent(app, { user_id: person.id, kind: "crowdfunding" });
    const [one, other] = [await aPerson(app), await aPerson(app)];
    await apply(one, own.id);
    await teamCalls(app).join(person, other);
    expect(await deletion()).toEqual({
      counts: {
        ...{ events: 1, campaigns: 1, comments: 0, applications: 0, pledges: 0 },
        ...{ applicants: 1, messages: 0, tapes: 0, members: 1, teams: 0 },
      },
      is_staff: false,
    });
    expect((await deletion(other)).counts).toMatchObject({ teams: 1, members: 0 });
  });

  it("erases all that is personal, ends every session, and frees nothing but the identifiers", async () => {
    const { username, phone, email } = person;
    const second = (await app.post("/api/v1/auth/login", { username, password: testPassword })).body.data
      .token;
    await post("delete", person, "not this one").expect(422);
    await post("delete").expect(200);
    for (const bearer of [person.bearer, second])
      await app.get("/api/v1/auth/me", undefined, bearer).expect(401);
    for (const name of [username, email, phone])
      await app.post("/api/v1/auth/login", { username: name, password: testPassword }).expect(401);
    const [row] = await app.db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ name: "Erased account", erased_at: app.clock.read() });
    expect((await waitingMails(app)).at(-1)).toMatchObject({ template: "account_erased", to: email });
    const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.action, "account.erase"));
    expect(entry).toMatchObject({ actor_id: person.id, actor_name: "The account's owner" });
    await post("delete").expect(401);
  });

  it("closes its calls and tells those who applied for one that is to come, without a name", async () => {
    const own = await anEvent(app, { user_id: person.id, title: "Zebrafinch chorus" });
    const past = await anEvent(app, { user_id: person.id, title: "Zebrafinch past" });
    const hidden = await anEvent(app, { user_id: person.id, title: "Zebrafinch hidden" });
    const [one, declined] = [await aPerson(app), await aPerson(app)];
    for (const { id } of [own, past, hidden]) await apply(one, id);
    await apply(declined, own.id);
    const received = await app
      .get(`/api/v1/application/event/${own.id}`, undefined, person.bearer)
      .expect(200);
    const theirs = received.body.data.applications.find(
      ({ applicant }: { applicant: { name: string } }) => applicant.name === declined.name,
    );
    await app.post(`/api/v1/application/review/${theirs.id}`, { state: "declined" }, person).expect(200);
    await app.db
      .update(events)
      .set({ starts_at: new Date(0) })
      .where(eq(events.id, past.id));
    await app.db.update(events).set({ visibility: "hidden" }).where(eq(events.id, hidden.id));
    await post("delete").expect(200);
    const told = await app.db.select().from(notifications).where(eq(notifications.kind, "call_removed"));
    expect(told).toMatchObject([{ user_id: one.id }]);
    expect(JSON.stringify(told)).not.toMatch(/zebrafinch/i);
    const [call] = await app.db.select().from(events).where(eq(events.id, own.id));
    expect(call).toMatchObject({ status: "closed", visibility: "removed", title: "Removed call" });
    const read = await app.get("/api/v1/notification/mine", undefined, one.bearer).expect(200);
    expect(read.body.data.notifications).toMatchObject([
      {
        title: expect.stringMatching(/^Removed: a call in /),
        path: `/account/applications/${told[0]?.application_id}`,
      },
    ]);
  });

  it("dissolves its team and tells those in it", async () => {
    const member = await aPerson(app);
    await teamCalls(app).join(person, member);
    await post("delete").expect(200);
    const isTold = and(eq(notifications.kind, "team_dissolved"), eq(notifications.user_id, member.id));
    expect(await app.db.select().from(notifications).where(isTold)).toHaveLength(1);
    expect((await teamCalls(app).teams(member)).teams).toEqual([]);
  });

  it("is not for those who run the site", async () => {
    const admin = await aStaffMember(app);
    expect((await deletion(admin)).is_staff).toBe(true);
    const { body } = await post("delete", admin).expect(403);
    expect(body.message).toMatch(/take you from the staff first/);
    await app.get("/api/v1/auth/me", undefined, admin.bearer).expect(200);
  });

  it("happens once, however often it is asked for at once", async () => {
    const answers = await Promise.all([post("delete"), post("delete"), post("delete")]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 401]));
  });
});
