import { limits } from "@callboard/contracts/limits";
import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../test/people.ts";

const app = startApp();
const request = (phone: string) => app.post("/api/v1/auth/password/request", { phone });
const reset = (phone: string, otp: string, password = "nine paper boats") =>
  app.post("/api/v1/auth/password/reset", { phone, otp, password });
const login = (username: string, password: string) => app.post("/api/v1/auth/login", { username, password });
const invalid = { success: false, message: "Invalid OTP" };

describe("auth/password/request", () => {
  it("answers alike for a number that is somebody's and one that is nobody's", async () => {
    const { phone } = await aPerson(app);
    const known = await request(phone).expect(200);
    const unknown = await request("+15550001111").expect(200);
    expect(unknown.body).toEqual(known.body);
    await request(phone).expect(429);
    await request("+15550001111").expect(429);
    expect(app.outbox.sent.map(({ to }) => to)).toEqual([phone]);
  });
});

describe("auth/password/reset", () => {
  it("sets the new password and ends all sessions", async () => {
    const { phone, username, bearer } = await aPerson(app);
    await request(phone).expect(200);
    await reset(phone, app.outbox.codeTo(phone)).expect(200);
    await app.get("/api/v1/auth/me", undefined, bearer).expect(401);
    await login(username, testPassword).expect(401);
    await login(username, "nine paper boats").expect(200);
  });

  it("takes a number as verified whose code was read", async () => {
    const { phone, username } = await aPerson(app, { phone_verified_at: null });
    await request(phone).expect(200);
    await reset(phone, app.outbox.codeTo(phone)).expect(200);
    const { body } = await login(username, "nine paper boats").expect(200);
    expect(body.data.user.is_phone_verified).toBe(true);
  });

  it("takes a code once, and none that verifies a number", async () => {
    const { phone } = await aPerson(app, { phone_verified_at: null });
    await app.post("/api/v1/auth/resend/otp", { phone }).expect(200);
    await reset(phone, app.outbox.codeTo(phone)).expect(422, invalid);
    app.clock.pass(limits.otpResendWait);
    await request(phone).expect(200);
    const otp = app.outbox.codeTo(phone);
    await app.post("/api/v1/auth/verify/mobile-otp", { phone, otp }).expect(422, invalid);
    await reset(phone, otp).expect(200);
    await reset(phone, otp).expect(422, invalid);
  });

  it("changes one password for fifty right answers at once", async () => {
    const { phone } = await aPerson(app);
    await request(phone).expect(200);
    const otp = app.outbox.codeTo(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(phone, otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("refuses a password that is guessed at once, and leaves the code for a better one", async () => {
    const { phone, username } = await aPerson(app);
    await request(phone).expect(200);
    const otp = app.outbox.codeTo(phone);
    const common = await reset(phone, otp, "password123").expect(422);
    expect(common.body.message).toEqual({ password: "This password is too common" });
    const own = await reset(phone, otp, username.toUpperCase()).expect(422);
    expect(own.body.message).toEqual({ password: "Must differ from the username and the email" });
    await reset(phone, otp).expect(200);
  });

  it("takes no code of a number that the account has no more", async () => {
    const { phone, username, bearer } = await aPerson(app, { phone_verified_at: null });
    await request(phone).expect(200);
    await expect.poll(() => app.outbox.codeTo(phone)).toMatch(/^\d{6}$/);
    const otp = app.outbox.codeTo(phone);
    await app.post("/api/v1/auth/phone/change", { phone: signUpOf().phone }, { bearer }).expect(200);
    await reset(phone, otp).expect(422, invalid);
    await login(username, testPassword).expect(200);
  });

  it("knows no code for a number that is nobody's", async () => {
    await reset("+15550001111", "123456").expect(422, invalid);
  });
});
