import { describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { sessions as sessionTable } from "../../db/schema/session.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../test/people.ts";
import { rounds } from "../../test/rounds.ts";
import { userRepository } from "../account/user-repository.ts";
import { sessionRepository } from "./session-repository.ts";

const app = startApp();
const newPassword = "nine paper boats";
const me = (bearer: string) => app.get("/api/v1/auth/me", undefined, bearer);
const login = (username: string, password = testPassword) =>
  app.post("/api/v1/auth/login", { username, password });
const changePhone = (phone: string, bearer: string) =>
  app.post("/api/v1/auth/phone/change", { phone }, { bearer });
const verify = (phone: string, otp: string, bearer: string) =>
  app.post("/api/v1/auth/verify/mobile-otp", { phone, otp }, { bearer });

async function resetCode(phone: string): Promise<string> {
  await app.post("/api/v1/auth/password/request", { phone }).expect(200);
  await expect.poll(() => app.outbox.codeTo(phone)).toMatch(/^\d{6}$/);
  return app.outbox.codeTo(phone);
}

const reset = (phone: string, otp: string) =>
  app.post("/api/v1/auth/password/reset", { phone, otp, password: newPassword });

/** How many of the bearers still open something. */
async function openOf(bearers: string[]): Promise<number> {
  const statuses = await Promise.all(bearers.map(async (bearer) => (await me(bearer)).status));
  return statuses.filter((status) => status === 200).length;
}

describe("a password reset", () => {
  it.each([1, 5])(
    "ends what %i sign-ins with the former password begin at the same moment",
    async (count) => {
      let stillOpen = 0;
      for (let round = 0; round < rounds(5, 100); round += 1) {
        const { phone, username, bearer } = await aPerson(app);
        const otp = await resetCode(phone);
        const [{ status }, ...answers] = await Promise.all([
          reset(phone, otp),
          ...Array.from({ length: count }, () => login(username)),
        ]);
        expect(status).toBe(200);
        const begun = answers.filter((answer) => answer.status === 200).map(({ body }) => body.data.token);
        stillOpen += await openOf([bearer, ...begun]);
        await login(username, newPassword).expect(200);
      }
      expect(stillOpen).toBe(0);
    },
  );

  it("is not undone by a change of number that an ended session asked for before", async () => {
    const { phone, username, bearer } = await aPerson(app, { phone_verified_at: null });
    const otp = await resetCode(phone);
    const release = app.outbox.hold();
    const changing = changePhone(signUpOf().phone, bearer).then((answer) => answer);
    await expect.poll(() => app.outbox.waiting()).toBe(1);
    await reset(phone, otp).expect(200);
    release();
    expect((await changing).status).toBe(401);
    const { body } = await login(username, newPassword).expect(200);
    expect(body.data.user.phone).toBe(phone);
  });
});

describe("a change of the password, or of the number", () => {
  const settings = (path: string, body: object, bearer: string) =>
    app.post(`/api/v1/account/${path}`, body, { bearer });

  /** The change as a call that has all it needs. */
  async function prepared(what: string, bearer: string) {
    const proof = { current_password: testPassword };
    if (what === "password") return () => settings("password", { ...proof, password: newPassword }, bearer);
    const { phone } = signUpOf();
    await settings("number", { ...proof, phone }, bearer).expect(200);
    await expect.poll(() => app.outbox.codeTo(phone)).toMatch(/^\d{6}$/);
    return () => settings("number/confirm", { phone, otp: app.outbox.codeTo(phone) }, bearer);
  }

  it.each(["password", "number"])(
    "ends what sign-ins with what was right before begin at the same moment: %s",
    async (what) => {
      let stillOpen = 0;
      for (let round = 0; round < rounds(5, 100); round += 1) {
        const { username, bearer } = await aPerson(app);
        const change = await prepared(what, bearer);
        const [{ status, body }, ...answers] = await Promise.all([
          change(),
          ...Array.from({ length: 3 }, () => login(username)),
        ]);
        expect(status).toBe(200);
        const begun = answers
          .filter((answer) => answer.status === 200)
          .map((answer) => answer.body.data.token);
        // The password is right after a change of number too: who read it then is signed in rightly.
        const rows = await app.db.select().from(sessionTable);
        const proven = what === "number" ? rows.filter((row) => row.credentials_version === 1).length - 1 : 0;
        stillOpen += (await openOf([bearer, ...begun])) - proven;
        expect(await openOf([body.data.token])).toBe(1);
        await app.db.delete(sessionTable);
      }
      expect(stillOpen).toBe(0);
    },
  );

  it.each(["two sessions", "one session"])(
    "lets one of several that %s ask for at once through",
    async (by) => {
      const { bearer, username } = await aPerson(app);
      const second = by === "one session" ? bearer : (await login(username).expect(200)).body.data.token;
      const answers = await Promise.all(
        [bearer, second].map((shown) =>
          settings("password", { current_password: testPassword, password: newPassword }, shown),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const [changed] = answers.filter(({ status }) => status === 200);
      expect(await openOf([changed?.body.data.token])).toBe(1);
    },
  );

  it("is not undone by a change of number that the same session asked for before", async () => {
    const { bearer, phone } = await aPerson(app, { phone_verified_at: null });
    const change = await prepared("password", bearer);
    const release = app.outbox.hold();
    const changing = changePhone(signUpOf().phone, bearer).then((answer) => answer);
    await expect.poll(() => app.outbox.waiting()).toBe(1);
    const { body } = await change().expect(200);
    release();
    expect((await changing).status).toBe(401);
    const { body: now } = await me(body.data.token).expect(200);
    expect(now.data.user.phone).toBe(phone);
  });

  it("gives whom the former bearer showed before no next one in the place of its own", async () => {
    const sessions = sessionRepository(app.db);
    const { bearer } = await aPerson(app);
    const now = app.clock.read();
    const actor = await sessions.find(bearer, now);
    if (!actor) throw new Error("no session");
    const change = await prepared("password", bearer);
    const { body } = await change().expect(200);
    expect(await sessions.rotate(actor, null, now)).toBeNull();
    await me(body.data.token).expect(200);
  });
});

describe("what was proven before all sessions were ended", () => {
  const repositories = () => ({ accounts: userRepository(app.db), sessions: sessionRepository(app.db) });

  it.each(["auth/logout-all", "auth/phone/change"])("begins no session after %s", async (path) => {
    const { accounts, sessions } = repositories();
    const { username, bearer } = await aPerson(app, { phone_verified_at: null });
    const proven = await accounts.findSecret(username);
    if (!proven) throw new Error("no account");
    await app.post(`/api/v1/${path}`, { phone: signUpOf().phone }, { bearer }).expect(200);
    const late = await sessions.create(proven, null, app.clock.read());
    await me(late).expect(401);
    const { body } = await login(username).expect(200);
    const open = path === "auth/logout-all" ? 1 : 2;
    expect(await openOf([bearer, late, body.data.token])).toBe(open);
    expect(await app.db.select().from(sessionTable)).toHaveLength(open);
  });

  it.each(["auth/logout", "auth/logout-all"])("opens nothing anew after %s", async (path) => {
    const { sessions } = repositories();
    const { bearer } = await aPerson(app);
    const now = app.clock.read();
    const actor = await sessions.find(bearer, now);
    if (!actor) throw new Error("no session");
    await app.post(`/api/v1/${path}`, {}, { bearer }).expect(200);
    const next = await sessions.rotate(actor, null, now);
    expect(await openOf([next ?? ""])).toBe(0);
  });

  it("ends with a version alone, as a suspension would raise it", async () => {
    const { bearer } = await aPerson(app);
    await app.db.update(users).set({ credentials_version: 1 });
    await me(bearer).expect(401);
  });
});

describe("a change of number", () => {
  it("ends the account's other sessions, and keeps the one that asks", async () => {
    const { username, bearer } = await aPerson(app, { phone_verified_at: null });
    const { body } = await login(username).expect(200);
    const { phone } = signUpOf();
    await changePhone(phone, bearer).expect(200);
    await me(body.data.token).expect(401);
    const { body: list } = await app.get("/api/v1/auth/sessions", undefined, bearer).expect(200);
    expect(list.data.sessions).toEqual([expect.objectContaining({ is_current: true })]);
    const verified = await verify(phone, app.outbox.codeTo(phone), bearer).expect(200);
    await me(verified.body.data.token).expect(200);
  });
});
