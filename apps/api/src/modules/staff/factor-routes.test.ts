import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember, showFactor } from "../../test/staff.ts";
import { staffRepository } from "./staff-repository.ts";
import { codeAt } from "./totp.ts";

const app = startApp();
const minute = 60_000;
type Person = { bearer: string };

const me = ({ bearer }: Person) => app.get("/api/v1/staff/viewer", undefined, bearer);
const send = (path: string, { bearer }: Person, body: object = {}) =>
  app.post(`/api/v1/staff/factor/${path}`, body, { bearer });
const audit = ({ bearer }: Person) => app.get("/api/v1/staff/audit", undefined, bearer);
const needsFactor = { success: false, code: "factor_required" };

async function aNewcomer() {
  const person = await aPerson(app);
  await staffRepository(app.db).put(person.id, "administrator", app.clock.read());
  return person;
}

async function setUp(person: Person) {
  const { body } = await send("set-up", person).expect(200);
  return body.data.setup as { secret: string; uri: string };
}

describe("staff/viewer", () => {
  it("is null for all who do not run the site, and for other keys", async () => {
    const person = await aPerson(app);
    expect((await me(person).expect(200)).body.data).toEqual({ viewer: null });
    const { bearer } = await aStaffMember(app);
    const other = app
      .bare()
      .get("/api/v1/staff/viewer")
      .set({ apikey: "another-key", authorization: `Bearer ${bearer}` });
    expect((await other.expect(200)).body.data).toEqual({ viewer: null });
  });

  it("says what one may do, and until when", async () => {
    const editor = await aStaffMember(app, "editor");
    const { viewer } = (await me(editor).expect(200)).body.data;
    expect(viewer).toMatchObject({ role: "editor", has_factor: true, is_demo: false });
    expect(viewer.can).toMatchObject({ write_articles: true, moderate: false, manage_staff: false });
    expect(Date.parse(viewer.fresh_until) - app.clock.read().getTime()).toBe(10 * minute);
    expect(Date.parse(viewer.factor_until) - app.clock.read().getTime()).toBe(12 * 60 * minute);
  });
});

describe("a second factor", () => {
  it("is set up with its first code, and gives recovery codes once", async () => {
    const person = await aNewcomer();
    await audit(person)
      .expect(403)
      .expect((answer) => expect(answer.body).toMatchObject(needsFactor));
    const { secret, uri } = await setUp(person);
    expect(uri).toContain(secret);
    await send("confirm", person, { code: "000000" }).expect(422);
    const { body } = await send("confirm", person, { code: codeAt(secret, app.clock.read()) }).expect(200);
    expect(new Set(body.data.recovery_codes).size).toBe(10);
    await audit(person).expect(200);
  });

  it("is not stored as it is", async () => {
    const person = await aNewcomer();
    const { secret } = await setUp(person);
    const row = await staffRepository(app.db).get(person.id);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it("is not replaced by who has not shown the present one", async () => {
    const member = await aStaffMember(app);
    app.clock.pass(11 * minute);
    await send("set-up", member).expect(403);
    await send("recovery-codes", member).expect(403);
    await send("show", member, { code: codeAt(member.secret, app.clock.read()) }).expect(200);
    await send("set-up", member).expect(200);
  });

  it("takes a code once, whoever else tries it at the same moment", async () => {
    const member = await aStaffMember(app);
    const code = codeAt(member.secret, app.clock.read());
    const answers = await Promise.all([1, 2, 3, 4].map(() => send("show", member, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await send("show", member, { code }).expect(422);
  });

  it("takes a recovery code once, with and without its dash", async () => {
    const member = await aStaffMember(app);
    const { body } = await send("recovery-codes", member).expect(200);
    const [first, second] = body.data.recovery_codes;
    await showFactor(app, member.id, null);
    await send("show", member, { code: first.toLowerCase() }).expect(200);
    await send("show", member, { code: first }).expect(422);
    const { viewer } = (await send("show", member, { code: second.replace("-", " ") }).expect(200)).body.data;
    expect(viewer.recovery_codes_left).toBe(8);
    const again = (await send("recovery-codes", member).expect(200)).body.data.recovery_codes;
    expect(again).not.toContain(body.data.recovery_codes[2]);
    await send("show", member, { code: body.data.recovery_codes[2] }).expect(422);
  });

  it("ends with a pause, and after half a day at the latest", async () => {
    const member = await aStaffMember(app);
    app.clock.pass(29 * minute);
    await audit(member).expect(200);
    app.clock.pass(31 * minute);
    await audit(member).expect(403);
    await audit(member).expect(403);
    await showFactor(app, member.id, app.clock.read());
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      await audit(member).expect(200);
      app.clock.pass(20 * minute);
    }
    await audit(member).expect(403);
  });

  it("counts for the session that showed it alone", async () => {
    const member = await aStaffMember(app);
    const login = { username: member.username, password: "seven brass lanterns" };
    const { token } = (await app.post("/api/v1/auth/login", login).expect(200)).body.data;
    await audit({ bearer: token }).expect(403);
    await audit(member).expect(200);
  });

  it("ends in all other sessions once there is another", async () => {
    const member = await aStaffMember(app);
    const login = { username: member.username, password: "seven brass lanterns" };
    const { token } = (await app.post("/api/v1/auth/login", login).expect(200)).body.data;
    await showFactor(app, member.id, app.clock.read());
    const { secret } = await setUp(member);
    await send("confirm", member, { code: codeAt(secret, app.clock.read()) }).expect(200);
    await audit({ bearer: token }).expect(403);
    await audit(member).expect(200);
  });

  it("is limited by account over all sessions", async () => {
    const member = await aStaffMember(app);
    const login = { username: member.username, password: "seven brass lanterns" };
    const statuses: number[] = [];
    for (let session = 0; session < 5; session += 1) {
      const { token } = (await app.post("/api/v1/auth/login", login).expect(200)).body.data;
      for (let tries = 0; tries < 5; tries += 1)
        statuses.push((await send("show", { bearer: token }, { code: "000000" })).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it("is limited by session, however many tries come at once", async () => {
    const member = await aStaffMember(app);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => send("show", member, { code: "000000" })),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
    const { headers } = await send("show", member, { code: codeAt(member.secret, app.clock.read()) }).expect(
      429,
    );
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    app.clock.pass(16 * minute);
    await send("show", member, { code: codeAt(member.secret, app.clock.read()) }).expect(200);
  });

  it("is refused for what is no code at all", async () => {
    const member = await aStaffMember(app);
    for (const code of ["", "12345", "1234567", "abc", "१२३४५६", "0".repeat(5_000)]) {
      await send("show", member, { code }).expect(422);
    }
  });
});
