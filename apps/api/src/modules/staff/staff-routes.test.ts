import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntries } from "../../db/schema/audit.ts";
import { jobs } from "../../db/schema/job.ts";
import { startApp } from "../../test/app.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember, showFactor } from "../../test/staff.ts";

const app = startApp();
type Person = { bearer: string };

const invite = ({ bearer }: Person, email: string, role = "editor") =>
  app.post("/api/v1/staff/invitation", { email, role }, { bearer });
const accept = ({ bearer }: Person, token: string) =>
  app.post("/api/v1/staff/invitation/accept", { token }, { bearer });
const members = ({ bearer }: Person) => app.get("/api/v1/staff/members", undefined, bearer);
const changeRole = ({ bearer }: Person, id: number, role: string) =>
  app.post(`/api/v1/staff/member/${id}/role`, { role }, { bearer });
const removeMember = ({ bearer }: Person, id: number) => app.remove(`/api/v1/staff/member/${id}`, { bearer });
const log = () => app.db.select().from(auditEntries).orderBy(auditEntries.id);

describe("an invitation", () => {
  it("makes the account staff that has its token, once", async () => {
    const admin = await aStaffMember(app);
    const { body } = await invite(admin, "New@Example.com").expect(200);
    expect((await members(admin)).body.data.invitations).toMatchObject([
      { email: "new@example.com", role: "editor" },
    ]);
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const answers = await Promise.all([person, other].map((one) => accept(one, body.data.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await members(admin)).body.data.invitations).toEqual([]);
    expect((await log()).map(({ action }) => action)).toEqual(["staff.invite", "staff.join"]);
  });

  it("is accepted through the gateway alone", async () => {
    const { token } = (await invite(await aStaffMember(app), "a@example.com").expect(200)).body.data;
    const { bearer } = await aPerson(app);
    const request = app.bare().post("/api/v1/staff/invitation/accept").type("json").send({ token });
    await request.set({ apikey: "another-key", authorization: `Bearer ${bearer}` }).expect(403);
  });

  it("ends after a week, and when it is taken back or made anew", async () => {
    const admin = await aStaffMember(app);
    const first = (await invite(admin, "a@example.com").expect(200)).body.data;
    const second = (await invite(admin, "a@example.com").expect(200)).body.data;
    await accept(await aPerson(app), first.token).expect(422);
    await app
      .remove(`/api/v1/staff/invitation/${second.invitation.id}`, { bearer: admin.bearer })
      .expect(200);
    await accept(await aPerson(app), second.token).expect(422);
    const third = (await invite(admin, "a@example.com").expect(200)).body.data;
    app.clock.pass(8 * 86_400_000);
    await accept(await aPerson(app), third.token).expect(422);
  });
});

describe("a role", () => {
  it("is given by an administrator with a fresh second factor alone", async () => {
    const admin = await aStaffMember(app);
    const editor = await aStaffMember(app, "editor");
    await changeRole(editor, editor.id, "administrator").expect(403);
    app.clock.pass(11 * 60_000);
    const { body } = await changeRole(admin, editor.id, "moderator").expect(403);
    expect(body.code).toBe("factor_required");
    await showFactor(app, admin.id, app.clock.read());
    await changeRole(admin, editor.id, "moderator").expect(200);
    expect(await log()).toMatchObject([
      {
        action: "staff.change_role",
        before: { role: "editor" },
        after: { role: "moderator" },
        actor_id: admin.id,
      },
    ]);
  });

  it("is never taken from the last administrator, of two who take it from each other either", async () => {
    const [one, other] = [await aStaffMember(app), await aStaffMember(app)];
    const answers = await Promise.all([removeMember(one, other.id), changeRole(other, one.id, "editor")]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = answers[0]?.status === 200 ? one : other;
    await removeMember(left, left.id).expect(403);
    await changeRole(left, left.id, "editor").expect(403);
  });

  it("is nobody's who is not of the staff", async () => {
    const admin = await aStaffMember(app);
    const { id } = await aPerson(app);
    await changeRole(admin, id, "editor").expect(404);
    await removeMember(admin, id).expect(404);
  });
});

it("mails an invitation to whom it is for, with the token sealed until it is sent", async () => {
  const admin = await aStaffMember(app);
  const { body } = await invite(admin, "new@example.com").expect(200);
  const waiting = await app.db.select().from(jobs);
  expect(waiting).toMatchObject([
    { kind: "mail", payload: { template: "staff_invitation", to: "new@example.com" } },
  ]);
  expect(JSON.stringify(waiting)).not.toContain(body.data.token);
});

describe("the audit log", () => {
  it("is refused any change, by the database itself", async () => {
    const admin = await aStaffMember(app);
    await invite(admin, "a@example.com").expect(200);
    await expect(app.db.delete(auditEntries)).rejects.toThrow();
    await expect(app.db.update(auditEntries).set({ reason: "none" })).rejects.toThrow();
    expect(await log()).toHaveLength(1);
  });

  it("is read in pages, and filtered by who, what and whom", async () => {
    const [one, other] = [await aStaffMember(app), await aStaffMember(app)];
    for (const person of [one, one, other]) await invite(person, "a@example.com").expect(200);
    const read = async (query: string) =>
      (await app.get(`/api/v1/staff/audit?${query}`, undefined, one.bearer).expect(200)).body.data;
    const first = await read("limit=2");
    expect(first.entries.map(({ actor_id }: { actor_id: number }) => actor_id)).toEqual([other.id, one.id]);
    const rest = await read(`limit=2&cursor=${first.pagination.nextCursor}`);
    expect(rest.entries).toHaveLength(1);
    expect((await read(`actor_id=${other.id}`)).entries).toHaveLength(1);
    expect((await read("action=staff.remove")).entries).toEqual([]);
    expect((await read("subject_kind=invitation")).entries).toHaveLength(3);
  });
});

it("loses nothing of an account that is no longer staff", async () => {
  const [admin, editor] = [await aStaffMember(app), await aStaffMember(app, "editor")];
  await removeMember(admin, editor.id).expect(200);
  await app.get("/api/v1/auth/me", undefined, editor.bearer).expect(200);
  const { rows } = (await app.db.execute(sql`select count(*)::int as n from users`)) as {
    rows: { n: number }[];
  };
  expect(rows[0]?.n).toBe(2);
  expect(
    await app.db.select().from(auditEntries).where(eq(auditEntries.action, "staff.remove")),
  ).toHaveLength(1);
});
