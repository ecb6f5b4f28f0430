import { describe, expect, it, vi } from "vitest";
import { fakeProvider, refusalOf } from "../test/fake-provider.ts";
import { envelopeOf } from "../test/fixtures.ts";
import { phone, secrets, userOf } from "../test/fixtures-account.ts";
import { acceptedInputs, callProcedure } from "../test/procedures.ts";
import { cookieAfter, halvesOf } from "../test/signed-in.ts";
import { createTestApp, now } from "../test/test-app.ts";

const minutes = (count: number) => now.getTime() - count * 60_000;
const cleared = /^__Host-Http-sid=; .*Max-Age=0$/;
const ok = (data: unknown, message = "OK") => ({
  statusCode: 200,
  data: JSON.stringify({ ...envelopeOf(data), message }),
});

async function createApp(change?: Parameters<typeof fakeProvider>[1]) {
  const test = await createTestApp();
  return { ...test, seen: fakeProvider(test, change) };
}

describe.each(["session.signIn", "session.signUp"] as const)("%s", (path) => {
  it("gives the browser its half and puts the other into a cookie", async () => {
    const { app } = await createApp();
    const answer = await callProcedure({ app }, path);
    const { auth, user } = answer.json().result.data;
    expect(user).toEqual(userOf(1));
    expect(auth).toEqual({ user: { id: 1, name: "Person 1" }, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-Http-sid=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).not.toContain(secrets.newBearer);
  });

  it("begins a new session each time, which opens what is guarded", async () => {
    const { app } = await createApp();
    const answers = [await callProcedure({ app }, path), await callProcedure({ app }, path)];
    const tokens = answers.map((answer) => answer.json().result.data.auth.token);
    expect(new Set(tokens).size).toBe(2);
    const cookie = cookieAfter(answers[1]?.headers["set-cookie"]) ?? "";
    const authorization = `Bearer ${tokens[1]}`;
    const list = await callProcedure({ app }, "session.list", undefined, { cookie, authorization });
    expect(list.statusCode).toBe(200);
  });

  it("ends the session that it replaces, here and at the provider", async () => {
    const { app, seen } = await createApp();
    const former = await halvesOf();
    await callProcedure({ app }, path, undefined, { cookie: former.cookie });
    await vi.waitFor(() => expect(seen.at(-1)?.path).toBe("/auth/logout"));
    expect(seen.at(-1)?.headers.authorization).toBe(`Bearer ${secrets.bearer}`);
    expect((await callProcedure({ app }, "session.list", undefined, former)).statusCode).toBe(401);
  });

  it("leaves the cookie alone where it fails", async () => {
    const { app, seen } = await createApp(() => refusalOf(401, "Invalid credentials"));
    const halves = await halvesOf();
    const answer = await callProcedure({ app }, path, undefined, halves);
    expect(answer.json().error).toMatchObject({
      message: "Invalid credentials",
      data: { code: "unauthorized" },
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it("tells the provider which browser it is", async () => {
    const { app, seen } = await createApp();
    await callProcedure({ app }, path, undefined, { "user-agent": `Browser/1 ${"x".repeat(500)}` });
    expect(seen[0]?.headers["user-agent"]).toMatch(/^Browser\/1 x{290}$/);
  });
});

describe("session.signUp", () => {
  it("says that no code could be sent, with the number it was for", async () => {
    const data = { token: "t", user: userOf(1), requireOtp: true, phone: "+15550001111" };
    const { app } = await createApp(() => ok(data));
    const answer = await callProcedure({ app }, "session.signUp");
    expect(answer.json().result.data).toMatchObject({ requireOtp: true, phone: "+15550001111" });
  });

  it("puts the provider's complaints on the fields", async () => {
    const { app } = await createApp(() => refusalOf(422, { email: "Email is already taken" }));
    const answer = await callProcedure({ app }, "session.signUp");
    expect(answer.json().error).toMatchObject({
      message: "Email is already taken",
      data: { code: "validation", fields: { email: "Email is already taken" } },
    });
  });
});

describe("session.verifyOtp", () => {
  it("goes on under a new session id where somebody is signed in", async () => {
    const data = { token: secrets.newBearer, user: userOf(1, { is_phone_verified: true }) };
    const { app, seen } = await createApp(({ path }) =>
      path.includes("verify") ? ok(data, "Mobile verified!") : undefined,
    );
    const former = await halvesOf();
    const answer = await callProcedure({ app }, "session.verifyOtp", undefined, former);
    const { message, signedIn } = answer.json().result.data;
    expect(message).toBe("Mobile verified!");
    expect(signedIn.user.is_phone_verified).toBe(true);
    expect(`Bearer ${signedIn.auth.token}`).not.toBe(former.authorization);
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${secrets.bearer}`);
    expect((await callProcedure({ app }, "session.list", undefined, former)).statusCode).toBe(401);
    const cookie = cookieAfter(answer.headers["set-cookie"]) ?? "";
    const halves = { cookie, authorization: `Bearer ${signedIn.auth.token}` };
    expect((await callProcedure({ app }, "session.list", undefined, halves)).statusCode).toBe(200);
    expect(seen.at(-1)?.headers.authorization).toBe(`Bearer ${secrets.newBearer}`);
  });

  it("keeps the bearer where the provider gives no new one, and asks it again who that is", async () => {
    const { app, seen } = await createApp();
    const answer = await callProcedure({ app }, "session.verifyOtp", undefined, await halvesOf());
    const cookie = cookieAfter(answer.headers["set-cookie"]) ?? "";
    await callProcedure({ app }, "session.current", undefined, { cookie });
    expect(seen.at(-1)).toMatchObject({
      path: "/auth/me",
      headers: { authorization: `Bearer ${secrets.bearer}` },
    });
  });

  it("signs nobody in", async () => {
    const { app } = await createApp(() => ok({ token: secrets.newBearer, user: userOf(1) }));
    const answer = await callProcedure({ app }, "session.verifyOtp");
    expect(answer.json().result.data).toEqual({ message: "OK", signedIn: null });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("takes a code as it is pasted", async () => {
    const { app, seen } = await createApp();
    await callProcedure({ app }, "session.verifyOtp", { phone, otp: " 12-34 56 " });
    expect(JSON.parse(seen[0]?.body ?? "")).toEqual({ phone, otp: "123456" });
  });
});

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

  it("gives the browser its lost half again, and asks nobody where the session is fresh", async () => {
    const { app, seen } = await createApp();
    const { cookie, authorization } = await halvesOf();
    const { authorization: stale } = await halvesOf({ sid: "session-2" });
    for (const headers of [{ cookie }, { cookie, authorization: stale }]) {
      const answer = await callProcedure({ app }, "session.current", undefined, headers);
      const { auth, user } = answer.json().result.data;
      expect(`Bearer ${auth.token}`).toBe(authorization);
      expect(user).toEqual(userOf(1));
    }
    expect(seen).toEqual([]);
  });

  it("asks the provider who it is after a few minutes, and remembers the answer", async () => {
    const changed = userOf(1, { name: "Person One", has_artist_profile: true });
    const { app, seen } = await createApp(() => ok({ user: changed }));
    const { cookie } = await halvesOf({ checked_at: minutes(3) });
    const first = await callProcedure({ app }, "session.current", undefined, { cookie });
    expect(first.json().result.data).toMatchObject({ auth: { user: { name: "Person One" } }, user: changed });
    const again = { cookie: cookieAfter(first.headers["set-cookie"]) ?? "" };
    const second = await callProcedure({ app }, "session.current", undefined, again);
    expect(second.json().result.data.user).toEqual(changed);
    expect(seen.map(({ path }) => path)).toEqual(["/auth/me"]);
  });

  it("notices that the session was ended elsewhere", async () => {
    const { app } = await createApp(() => refusalOf(401));
    const { cookie } = await halvesOf({ checked_at: minutes(3) });
    const answer = await callProcedure({ app }, "session.current", undefined, { cookie });
    expect(answer.json()).toEqual({ result: { data: null } });
    expect(answer.headers["set-cookie"]).toMatch(cleared);
  });

  it("keeps the session when the provider is not well", async () => {
    const { app } = await createApp(() => refusalOf(500));
    const { cookie } = await halvesOf({ checked_at: minutes(3) });
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

describe("session.signOut", () => {
  it.each([200, 401, 500])("ends the session whatever the provider answers: %i", async (status) => {
    const { app, seen } = await createApp(() => (status === 200 ? undefined : refusalOf(status)));
    const halves = await halvesOf();
    const answer = await callProcedure({ app }, "session.signOut", undefined, halves);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toMatch(cleared);
    expect(seen.map(({ path }) => path)).toEqual(["/auth/logout"]);
  });

  it("has refused the session before the provider answers", async () => {
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

  it("says so where the provider fails, and leaves the session open to try again", async () => {
    const { app } = await createApp(() => refusalOf(500));
    const halves = await halvesOf();
    for (let round = 0; round < 2; round += 1) {
      const answer = await callProcedure({ app }, "session.signOutEverywhere", undefined, halves);
      expect(answer.statusCode).toBe(502);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("a batch", () => {
  const alone = [
    "session.signIn",
    "session.signUp",
    "session.verifyOtp",
    "session.resendOtp",
    "session.changePhone",
    "password.requestCode",
    "password.reset",
  ] as const;
  const post = (paths: string, body: object) => ({
    method: "POST" as const,
    url: `/trpc/${paths}?batch=1`,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
  });

  it.each(alone)("must not hold %s beside another call", async (path) => {
    const { app, seen } = await createApp();
    const input = acceptedInputs[path];
    for (const paths of [`${path},${path}`, `session.current,${path}`, `${path}%2C${path}`]) {
      const answer = await app.inject(post(paths, { 0: input, 1: input }));
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(`${path} cannot be called in a batch`);
    }
    expect(seen).toEqual([]);
  });

  it("of one is a call like any other", async () => {
    const { app } = await createApp();
    const answer = await app.inject(post("session.signIn", { 0: acceptedInputs["session.signIn"] }));
    expect(answer.json()[0].result.data.user).toEqual(userOf(1));
    expect(answer.headers["set-cookie"]).toContain("__Host-Http-sid=");
  });

  it("is not streamed where a cookie may have to follow", async () => {
    const { app } = await createApp();
    const { method, url, headers, payload } = post("session.current", {});
    for (const header of ["trpc-accept", "accept"]) {
      const streamed = { ...headers, [header]: "application/jsonl" };
      const answer = await app.inject({ method, url, payload, headers: streamed });
      expect(answer.body).toContain("Only what anybody may read can be streamed");
    }
  });
});
