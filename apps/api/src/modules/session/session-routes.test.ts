import { limits } from "@callboard/contracts/limits";
import { describe, expect, it } from "vitest";
import { sessions } from "../../db/schema/session.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, testPassword } from "../../test/people.ts";

const app = startApp();
const login = (username: string, password = testPassword) =>
  app.post("/api/v1/auth/login", { username, password });
const me = (bearer: string) => app.get("/api/v1/auth/me", undefined, bearer);
const minute = 60_000;

describe("auth/login", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().post("/api/v1/auth/login").send({}).expect(403);
  });

  it("names the fields that are missing", async () => {
    const { body } = await login("  ", "").expect(422);
    expect(body.message).toEqual({ username: "Required", password: "Password is required" });
  });

  it("takes the username, the email address and the number, whatever their case and spelling", async () => {
    const person = await aPerson(app, {
      username: "Asha.Rao",
      email: "Asha@Example.com",
      phone: "+919812345678",
    });
    const spellings = [
      "asha.rao",
      "ASHA.RAO",
      "asha@example.COM",
      "+919812345678",
      "98123 45678",
      "09812345678",
      "ＡＳＨＡ．ｒａｏ",
      "Ａsha@example.com",
      "00919812345678",
      "+91 (0) 98.12.34.56.78",
      "０９８１２３４５６７８",
    ];
    for (const username of spellings) {
      const { body } = await login(username).expect(200);
      expect(body.data.user).toEqual({
        ...{ id: person.id, name: person.name, username: "Asha.Rao", email: "Asha@Example.com" },
        ...{ phone: "+919812345678", is_phone_verified: true },
        ...{ has_artist_profile: false, has_agency_profile: false },
      });
      await me(body.data.token).expect(200);
    }
  });

  it("answers an unknown account and a wrong password alike", async () => {
    const { username } = await aPerson(app);
    const wrong = await login(username, "not this one").expect(401);
    const unknown = await login("nobody-here").expect(401);
    expect(wrong.body).toEqual({ success: false, message: "Invalid credentials" });
    expect(unknown.body).toEqual(wrong.body);
  });

  it("takes as long for an unknown account as for a wrong password", async () => {
    const { username } = await aPerson(app);
    const medianOf = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, name] of [
        ["known", username],
        ["unknown", `nobody-${round}`],
      ] as const) {
        const began = performance.now();
        await login(name, "not this one").expect(401);
        times[kind].push(performance.now() - began);
      }
    }
    const ratio = medianOf(times.known) / medianOf(times.unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it("answers everybody of a crowd that signs in at once", async () => {
    const { username } = await aPerson(app);
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(username)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.token)).size).toBe(40);
  });
});

describe("a session", () => {
  it("is kept as a hash only", async () => {
    const { bearer } = await aPerson(app);
    expect(bearer).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await app.db.select().from(sessions))).not.toContain(bearer);
  });

  it("ends a day after its last use", async () => {
    const { bearer } = await aPerson(app);
    app.clock.pass(limits.sessionIdle - minute);
    await me(bearer).expect(200);
    app.clock.pass(limits.sessionIdle - minute);
    await me(bearer).expect(200);
    app.clock.pass(limits.sessionIdle);
    await me(bearer).expect(401);
  });

  it("ends thirty days after its beginning, however much it is used", async () => {
    const { bearer } = await aPerson(app);
    for (let days = 1; days < 60; days += 1) {
      app.clock.pass(limits.sessionIdle / 2);
      await me(bearer).expect(200);
    }
    app.clock.pass(limits.sessionIdle / 2);
    await me(bearer).expect(401);
  });

  it("has its last use written once a minute at most", async () => {
    const { bearer } = await aPerson(app);
    const lastUse = async () => (await app.db.select().from(sessions))[0]?.last_used_at.getTime();
    const began = app.clock.read().getTime();
    app.clock.pass(minute - 1);
    await me(bearer).expect(200);
    expect(await lastUse()).toBe(began);
    app.clock.pass(1);
    await me(bearer).expect(200);
    expect(await lastUse()).toBe(began + minute);
  });

  it("goes from the list and the table once it is over and its owner signs in again", async () => {
    const { username } = await aPerson(app);
    app.clock.pass(limits.sessionIdle);
    const { body } = await login(username).expect(200);
    expect(await app.db.select().from(sessions)).toHaveLength(1);
    const list = await app.get("/api/v1/auth/sessions", undefined, body.data.token).expect(200);
    expect(list.body.data.sessions).toHaveLength(1);
  });
});

describe("auth/sessions", () => {
  it("lists where its owner is signed in, and nobody else's", async () => {
    const { id, bearer, username } = await aPerson(app);
    await aPerson(app);
    app.clock.pass(5 * minute);
    await login(username).set("user-agent", "Another browser").expect(200);
    const { body } = await app.get("/api/v1/auth/sessions", undefined, bearer).expect(200);
    expect(id).toBeGreaterThan(0);
    expect(body.data.sessions).toEqual([
      expect.objectContaining({ user_agent: "Another browser", is_current: false }),
      expect.objectContaining({
        user_agent: "Test browser",
        is_current: true,
        created_at: "2026-06-15T09:00:00.000Z",
        last_used_at: "2026-06-15T09:05:00.000Z",
      }),
    ]);
  });
});

describe("signing out", () => {
  it("ends the session that asks, and no other", async () => {
    const { bearer, username } = await aPerson(app);
    const { body } = await login(username).expect(200);
    await app.post("/api/v1/auth/logout", {}, { bearer }).expect(200);
    await me(bearer).expect(401);
    await me(body.data.token).expect(200);
  });

  it("ends all of the account's sessions, and nobody else's", async () => {
    const { bearer, username } = await aPerson(app);
    const other = await aPerson(app);
    const { body } = await login(username).expect(200);
    await app.post("/api/v1/auth/logout-all", {}, { bearer }).expect(200);
    await me(bearer).expect(401);
    await me(body.data.token).expect(401);
    await me(other.bearer).expect(200);
  });

  it("needs no body", async () => {
    const { bearer } = await aPerson(app);
    const request = app.bare().post("/api/v1/auth/logout").set("apikey", "another-key");
    await request.set("authorization", `Bearer ${bearer}`).expect(200);
  });
});
