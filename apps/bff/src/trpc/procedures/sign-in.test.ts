import { describe, expect, it, vi } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { envelopeOf } from "../../test/fixtures.ts";
import { phone, secrets, userOf } from "../../test/fixtures-account.ts";
import { callProcedure } from "../../test/procedures.ts";
import { cookieAfter, halvesOf } from "../../test/signed-in.ts";
import { createTestApp } from "../../test/test-app.ts";

const ok = (data: unknown, message = "OK") => ({
  statusCode: 200,
  data: JSON.stringify({ ...envelopeOf(data), message }),
});

async function createApp(change?: Parameters<typeof fakeUpstream>[1]) {
  const test = await createTestApp();
  return { ...test, seen: fakeUpstream(test, change) };
}

describe.each(["session.signIn", "session.signUp"] as const)("%s", (path) => {
  it("gives the browser its half and puts the other into a cookie", async () => {
    const { app } = await createApp();
    const answer = await callProcedure({ app }, path);
    const { auth, user } = answer.json().result.data;
    expect(user).toEqual(userOf(1));
    expect(auth).toEqual({ user: { id: 1, name: "Person 1" }, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-Http-sid=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(
        /^__Host-Http-device=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=/,
      ),
    ]);
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

  it("ends the session that it replaces, here and at the upstream", async () => {
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

  it("tells the upstream which browser it is", async () => {
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

  it("puts the upstream's field errors on the fields", async () => {
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

  it("keeps the bearer where the upstream gives no new one, and asks it again who that is", async () => {
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
