import { accountLimits } from "@callboard/contracts/account-settings-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../../test/app.ts";
import { aBlog } from "../../../test/content.ts";
import { aPerson, testPassword } from "../../../test/people.ts";
import { waitingMails } from "../../../test/sent-mails.ts";
import { writeComment } from "../../comment/write-comment.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let person: Person;
beforeEach(async () => {
  person = await aPerson(app, { name: "Asha Rao" });
});

const newPassword = "nine paper boats";
const post = (path: string, body: object, bearer = person.bearer) =>
  app.post(`/api/v1/account/${path}`, body, { bearer });
const login = (password: string, { username }: Person = person) =>
  app.post("/api/v1/auth/login", { username, password });
const me = (bearer: string) => app.get("/api/v1/auth/me", undefined, bearer);
const change = (fields: object = {}, bearer?: string) =>
  post("password", { current_password: testPassword, password: newPassword, ...fields }, bearer);
const rename = (name: string) => post("name", { name });

describe("the name", () => {
  it("is changed where it shows, under comments too", async () => {
    const { id: blog_id } = await aBlog(app.db);
    const actor = { userId: person.id, sessionId: 1 };
    await writeComment(app.db, actor, { blog_id, comment_text: "Words" }, app.clock.read());
    const { body } = await rename(" Asha Menon ").expect(200);
    expect(body.data.user).toMatchObject({ id: person.id, name: "Asha Menon" });
    expect((await me(person.bearer)).body.data.user.name).toBe("Asha Menon");
    const read = await app.get(`/api/v1/comment/blog/${blog_id}`).expect(200);
    expect(read.body.data.comments).toMatchObject([{ author: "Asha Menon" }]);
  });

  it("is not empty, not too long, and changes a few times a day", async () => {
    expect((await rename(" ").expect(422)).body.message).toEqual({ name: "Name is required" });
    await rename("x".repeat(101)).expect(422);
    await rename("Asha Rao").expect(200);
    for (let count = 0; count < accountLimits.namesPerDay; count += 1)
      await rename(`Asha ${count}`).expect(200);
    await rename("Asha again").expect(429);
    app.clock.pass(accountLimits.day);
    const { body } = await login(testPassword).expect(200);
    await post("name", { name: "Asha again" }, body.data.token).expect(200);
  });
});

describe("the password", () => {
  it("is changed by who knows it, ends all other sessions, and is told by mail", async () => {
    const other = (await login(testPassword).expect(200)).body.data.token;
    const { body } = await change().expect(200);
    await me(other).expect(401);
    await me(person.bearer).expect(401);
    await me(body.data.token).expect(200);
    await login(testPassword).expect(401);
    await login(newPassword).expect(200);
    expect(await waitingMails(app)).toMatchObject([
      { template: "account_changed", to: person.email, data: { what: "password" } },
    ]);
  });

  it.each([
    [{ current_password: "not this one" }, { current_password: "This is not your password" }],
    [{ current_password: "" }, { current_password: "Password is required" }],
    [{ password: "short" }, { password: "Minimum 6 characters" }],
    [{ password: "password123" }, { password: "This password is too common" }],
    [{ password: testPassword }, { password: "Choose another one than you have" }],
  ])("is refused at its field: %j", async (fields, message) => {
    expect((await change(fields).expect(422)).body.message).toEqual(message);
    await me(person.bearer).expect(200);
    expect(await waitingMails(app)).toEqual([]);
  });

  it("is not the username or the address of the account", async () => {
    const { body } = await change({ password: person.username.toUpperCase() }).expect(422);
    expect(body.message).toEqual({ password: "Must differ from the username and the email" });
  });

  it("ends the codes for a new one that are under way", async () => {
    const { phone } = person;
    await app.post("/api/v1/auth/password/request", { phone }).expect(200);
    await expect.poll(() => app.outbox.codeTo(phone)).toMatch(/^\d{6}$/);
    await change().expect(200);
    const reset = { phone, otp: app.outbox.codeTo(phone), password: "another good one" };
    await app.post("/api/v1/auth/password/reset", reset).expect(422);
  });

  it("is changed ten times a day at most", async () => {
    let { bearer } = person;
    for (let count = 0; count < accountLimits.passwordsPerDay; count += 1) {
      const [now, next] = count % 2 ? [newPassword, testPassword] : [testPassword, newPassword];
      const { body } = await change({ current_password: now, password: next }, bearer).expect(200);
      bearer = body.data.token;
    }
    await change({}, bearer).expect(429);
  });
});

describe("guesses of the password", () => {
  const wrong = { current_password: "not this one" };
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

  it("end after five in one session, at once or one by one, over all that ask for it", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(wrong)));
    expect(statusesOf(answers).filter((status) => status === 422)).toHaveLength(5);
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(7);
    await change().expect(429);
    for (const path of ["export", "delete", "email", "number"])
      await post(path, { current_password: testPassword, email: "a@b.in", phone: "+919812345678" }).expect(
        429,
      );
    app.clock.pass(accountLimits.passwordTriesWindow);
    await change().expect(200);
  });

  it("are twenty on a day", async () => {
    for (let count = 0; count < accountLimits.passwordTriesPerDay; count += 1) {
      await change(wrong).expect(422);
      app.clock.pass(accountLimits.passwordTriesWindow);
    }
    await change(wrong).expect(429);
  });

  it("lock nobody out but the session that makes them", async () => {
    for (let count = 0; count < 6; count += 1) await change(wrong);
    const { body } = await login(testPassword).expect(200);
    await change({}, body.data.token).expect(200);
    await me(person.bearer).expect(401);
  });

  it("are forgotten with the right one", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await change(wrong).expect(422);
      await post("export", { current_password: testPassword }).expect(200);
    }
  });
});

describe("somebody who is suspended", () => {
  it("changes nothing any more", async () => {
    const { suspendAccount } = await import("../../suspension/suspend-account.ts");
    const acting = {
      by: { id: null, name: "A moderator" },
      now: app.clock.read(),
      mails: { add: async () => true },
    };
    const suspended = { user_id: person.id, reason: "Fraud.", until: null };
    await app.db.transaction((tx) => suspendAccount(tx, acting, suspended));
    await rename("Another").expect(401);
    await change().expect(401);
  });
});
