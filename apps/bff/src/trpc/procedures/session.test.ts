import { describe, expect, it } from "vitest";
import { createSessionKeys } from "../../session/session-keys.ts";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { envelopeOf } from "../../test/fixtures.ts";
import { userOf } from "../../test/fixtures-account.ts";
import { callProcedure } from "../../test/procedures.ts";
import { cookieAfter, halvesOf } from "../../test/signed-in.ts";
import { createTestApp, now } from "../../test/test-app.ts";

const minutes = (count: number) => now.getTime() - count * 60_000;
const cleared = /^__Host-Http-sid=; .*Max-Age=0$/;
const ok = (data: unknown, message = "OK") => ({
  statusCode: 200,
  data: JSON.stringify({ ...envelopeOf(data), message }),
});

async function createApp(change?: Parameters<typeof fakeUpstream>[1]) {
  const test = await createTestApp();
  return { ...test, seen: fakeUpstream(test, change) };
}

describe("session.current", () => {
  it("is null for a visitor, with or without a token", async () => {
    const { app, seen } = await createApp();
    const { authorization } = await halvesOf();
    for (const headers of [{}, { authorization }]) {
      const answer = await callProcedure({ app }, "session.current", undefined, headers);
      expect(answer.json()).toEqual({ result: { data: null } });
    }
    expect(seen).toEqual([]);
  });

  it("gives the browser its lost half again", async () => {
    const { app, seen } = await createApp(() => ok({ user: userOf(1) }));
    const { cookie, authorization } = await halvesOf();
    const { authorization: stale } = await halvesOf({ sid: "session-2" });
    for (const headers of [{ cookie }, { cookie, authorization: stale }]) {
      const answer = await callProcedure({ app }, "session.current", undefined, headers);
      const { auth, user } = answer.json().result.data;
      expect(`Bearer ${auth.token}`).toBe(authorization);
      expect(user).toEqual(userOf(1));
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(seen.map(({ path }) => path)).toEqual(["/auth/me", "/auth/me"]);
  });

  it("asks the upstream who it is, and remembers the answer where it is another", async () => {
    const changed = userOf(1, { name: "Person One", has_artist_profile: true });
    const { app, seen } = await createApp(() => ok({ user: changed }));
    const { cookie } = await halvesOf();
    const first = await callProcedure({ app }, "session.current", undefined, { cookie });
    expect(first.json().result.data).toMatchObject({ auth: { user: { name: "Person One" } }, user: changed });
    const again = { cookie: cookieAfter(first.headers["set-cookie"]) ?? "" };
    const second = await callProcedure({ app }, "session.current", undefined, again);
    expect(second.json().result.data.user).toEqual(changed);
    expect(second.headers["set-cookie"]).toBeUndefined();
    expect(seen.map(({ path }) => path)).toEqual(["/auth/me", "/auth/me"]);
  });

  it("is null at once for a session that was ended elsewhere, about which nobody is asked again", async () => {
    const { app, seen } = await createApp(() => refusalOf(401));
    const halves = await halvesOf();
    const replays = ["session.current", "session.current", "session.list", "comment.create"] as const;
    for (const [index, path] of replays.entries()) {
      const answer = await callProcedure({ app }, path, undefined, halves);
      if (path === "session.current") expect(answer.json()).toEqual({ result: { data: null } });
      else expect(answer.statusCode).toBe(401);
      if (index === 0) expect(answer.headers["set-cookie"]).toMatch(cleared);
      else expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(seen.map(({ path }) => path)).toEqual(["/auth/me"]);
  });

  it("is null at a gateway that was started anew, where the upstream has ended the session", async () => {
    const before = await createApp();
    const halves = await halvesOf();
    await callProcedure(before, "session.signOut", undefined, halves);
    const after = await createApp(() => refusalOf(401));
    const answer = await callProcedure(after, "session.current", undefined, { cookie: halves.cookie });
    expect(answer.json()).toEqual({ result: { data: null } });
  });

  it("makes the upstream work as often as other reads may, and never for a cookie that nobody sealed", async () => {
    const test = await createTestApp({ settings: { READS_PER_MINUTE: 5 } });
    const seen = fakeUpstream(test);
    const { cookie } = await halvesOf();
    const { cookie: forged } = await halvesOf({}, createSessionKeys(["somebody-else".repeat(4)]));
    const ask = (value: string) => callProcedure(test, "session.current", undefined, { cookie: value });
    for (let call = 0; call < 20; call += 1) {
      expect((await ask(forged)).json()).toEqual({ result: { data: null } });
    }
    expect(seen).toEqual([]);
    const statuses: number[] = [];
    for (let call = 0; call < 10; call += 1) statuses.push((await ask(cookie)).statusCode);
    expect(statuses.indexOf(429)).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it("keeps the session when the upstream is not well", async () => {
    const { app } = await createApp(() => refusalOf(500));
    const { cookie } = await halvesOf();
    const answer = await callProcedure({ app }, "session.current", undefined, { cookie });
    expect(answer.statusCode).toBe(502);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it.each([
    ["idle for a day", { used_at: minutes(24 * 60) }],
    ["thirty days old", { created_at: minutes(30 * 24 * 60) }],
  ])("is null for a session %s", async (_name, age) => {
    const { app } = await createApp();
    const { cookie } = await halvesOf(age);
    const answer = await callProcedure({ app }, "session.current", undefined, { cookie });
    expect(answer.json()).toEqual({ result: { data: null } });
    expect(answer.headers["set-cookie"]).toMatch(cleared);
  });
});

describe("a session in use", () => {
  it.each([
    ["used a minute less than a day ago", { used_at: minutes(24 * 60 - 1) }],
    ["begun a minute less than thirty days ago", { created_at: minutes(30 * 24 * 60 - 1) }],
  ])("stands when it was %s", async (_name, age) => {
    const { app } = await createApp();
    const halves = await halvesOf(age);
    expect((await callProcedure({ app }, "session.list", undefined, halves)).statusCode).toBe(200);
  });

  it("outlives a change of keys: what the former key sealed is sealed anew with the next", async () => {
    const [former, next] = ["former-key".repeat(4), "next-key".repeat(4)];
    const test = await createTestApp({ sessionKeys: createSessionKeys([next, former]) });
    fakeUpstream(test);
    const old = await halvesOf({ used_at: minutes(16) }, createSessionKeys([former]));
    const kept = await callProcedure(test, "session.list", undefined, old);
    expect(kept.statusCode).toBe(200);
    const cookie = cookieAfter(kept.headers["set-cookie"]) ?? "";
    const afterwards = await createTestApp({ sessionKeys: createSessionKeys([next]) });
    fakeUpstream(afterwards);
    const repaired = await callProcedure(afterwards, "session.current", undefined, { cookie });
    const authorization = `Bearer ${repaired.json().result.data.auth.token}`;
    const halves = { cookie, authorization };
    expect((await callProcedure(afterwards, "session.list", undefined, halves)).statusCode).toBe(200);
    expect((await callProcedure(afterwards, "session.list", undefined, old)).statusCode).toBe(401);
  });

  it.each([
    [14, false],
    [16, true],
  ])("that was used %i minutes ago is sealed anew: %s", async (age, isSealed) => {
    const { app } = await createApp();
    const halves = await halvesOf({ used_at: minutes(age) });
    const answer = await callProcedure({ app }, "session.list", undefined, halves);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"] !== undefined).toBe(isSealed);
  });
});

describe("a response that comes after the session was replaced", () => {
  const replaced = async (statusCode: number, data: unknown) => {
    const { app, upstream } = await createTestApp();
    const halves = await halvesOf();
    const isOf = (end: string) => (path: string) => path.endsWith(end);
    upstream
      .intercept({ path: isOf("/auth/me"), method: "GET" })
      .reply(statusCode, envelopeOf(data))
      .delay(300);
    upstream
      .intercept({ path: isOf("/auth/verify/mobile-otp"), method: "POST" })
      .reply(200, envelopeOf(null));
    const asking = callProcedure({ app }, "session.current", undefined, halves);
    await new Promise((done) => setTimeout(done, 100));
    const verified = await callProcedure({ app }, "session.verifyOtp", undefined, halves);
    expect(String(verified.headers["set-cookie"])).toMatch(/^__Host-Http-sid=\S+;/);
    return { app, halves, late: await asking };
  };

  it("leaves the new cookie where the upstream does not know the former one any more", async () => {
    const { late } = await replaced(401, null);
    expect(late.json()).toEqual({ result: { data: null } });
    expect(late.headers["set-cookie"]).toBeUndefined();
  });

  it("leaves the new cookie where the user has changed", async () => {
    const { late } = await replaced(200, { user: userOf(1, { is_phone_verified: true }) });
    expect(late.headers["set-cookie"]).toBeUndefined();
  });

  it("leaves the new cookie where the former one is refused", async () => {
    const { app, halves } = await replaced(401, null);
    const answer = await callProcedure({ app }, "session.list", undefined, halves);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});

describe("session.signOut", () => {
  it.each([200, 401, 500])("ends the session whatever the upstream answers: %i", async (status) => {
    const { app, seen } = await createApp(() => (status === 200 ? undefined : refusalOf(status)));
    const halves = await halvesOf();
    const answer = await callProcedure({ app }, "session.signOut", undefined, halves);
    // What only gateways know, they forget when they are killed.
    expect(answer.statusCode).toBe(status === 500 ? 502 : 200);
    expect(answer.headers["set-cookie"]).toMatch(cleared);
    expect(seen.map(({ path }) => path)).toEqual(["/auth/logout"]);
    expect((await callProcedure({ app }, "session.list", undefined, halves)).statusCode).toBe(401);
  });

  it("takes the cookie away, whatever else the same request renews", async () => {
    const changed = userOf(1, { name: "Person One" });
    const { app } = await createApp(({ path }) => (path === "/auth/me" ? ok({ user: changed }) : undefined));
    const headers = { ...(await halvesOf()), "content-type": "application/json" };
    const url = "/trpc/session.signOut,session.current?batch=1";
    const answer = await app.inject({ method: "POST", url, headers, payload: "{}" });
    expect(answer.json()[1].result.data.user).toEqual(changed);
    expect(answer.headers["set-cookie"]).toMatch(cleared);
  });

  it("has refused the session before the upstream answers", async () => {
    const { app, upstream } = await createTestApp();
    upstream
      .intercept({ path: () => true, method: "POST" })
      .reply(200, envelopeOf(null))
      .delay(300);
    const halves = await halvesOf();
    const leaving = callProcedure({ app }, "session.signOut", undefined, halves);
    await new Promise((done) => setTimeout(done, 100));
    expect((await callProcedure({ app }, "session.list", undefined, halves)).statusCode).toBe(401);
    expect((await leaving).statusCode).toBe(200);
  });
});

describe("session.signOutEverywhere", () => {
  it("ends the session here too", async () => {
    const { app, seen } = await createApp();
    const halves = await halvesOf();
    const answer = await callProcedure({ app }, "session.signOutEverywhere", undefined, halves);
    expect(answer.headers["set-cookie"]).toMatch(cleared);
    expect(seen.map(({ path }) => path)).toEqual(["/auth/logout-all"]);
    expect((await callProcedure({ app }, "session.list", undefined, halves)).statusCode).toBe(401);
  });

  it("says so where the upstream fails, and leaves the session open to try again", async () => {
    const { app } = await createApp(() => refusalOf(500));
    const halves = await halvesOf();
    for (let round = 0; round < 2; round += 1) {
      const answer = await callProcedure({ app }, "session.signOutEverywhere", undefined, halves);
      expect(answer.statusCode).toBe(502);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });
});
