import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { SmsError } from "../../sms/sms.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, signUpOf } from "../../test/people.ts";

const app = startApp();
const change = (phone: string, bearer: string) =>
  app.post("/api/v1/auth/phone/change", { phone }, { bearer });
const userOf = async (bearer: string) =>
  (await app.get("/api/v1/auth/me", undefined, bearer).expect(200)).body.data.user;

describe("auth/phone/change", () => {
  it("names what is no number", async () => {
    const { bearer } = await aPerson(app);
    const { body } = await change("+0", bearer).expect(422);
    expect(body.message).toEqual({ phone: "Enter a valid phone number (not just country code)" });
  });

  it("gives the account the number and sends it a code, which verifies it", async () => {
    const { bearer } = await aPerson(app, { phone_verified_at: null });
    const { phone } = signUpOf();
    await change(phone, bearer).expect(200);
    expect(await userOf(bearer)).toMatchObject({ phone, is_phone_verified: false });
    const otp = app.outbox.codeTo(phone);
    const { body } = await app.post("/api/v1/auth/verify/mobile-otp", { phone, otp }, { bearer }).expect(200);
    expect(body.data.user).toMatchObject({ phone, is_phone_verified: true });
  });

  it("refuses a number that somebody has", async () => {
    const { bearer } = await aPerson(app, { phone_verified_at: null });
    const other = await aPerson(app);
    const taken = await change(other.phone, bearer).expect(422);
    expect(taken.body.message).toEqual({ phone: "Phone number is already taken" });
    expect(app.outbox.sent).toEqual([]);
  });

  it("leaves a verified number to the settings, where the password is asked", async () => {
    const { bearer, phone } = await aPerson(app);
    const { body } = await change(signUpOf().phone, bearer).expect(422);
    expect(body.message).toEqual({
      phone: "Your number is verified: change it in the settings of your account",
    });
    expect(app.outbox.sent).toEqual([]);
    expect(await userOf(bearer)).toMatchObject({ phone, is_phone_verified: true });
  });

  it("does not change a number that is verified while its code is sent", async () => {
    const { id, bearer, phone } = await aPerson(app, { phone_verified_at: null });
    const release = app.outbox.hold();
    const changing = change(signUpOf().phone, bearer).then((answer) => answer);
    await expect.poll(() => app.outbox.waiting()).toBe(1);
    await app.db.update(users).set({ phone_verified_at: app.clock.read() }).where(eq(users.id, id));
    release();
    expect((await changing).status).toBe(401);
    expect(await userOf(bearer)).toMatchObject({ phone, is_phone_verified: true });
  });

  it("leaves the account its number where the code cannot be sent", async () => {
    const { bearer, phone } = await aPerson(app, { phone_verified_at: null });
    app.outbox.failure = new SmsError("refused", "no");
    await change(signUpOf().phone, bearer).expect(422);
    expect(await userOf(bearer)).toMatchObject({ phone, is_phone_verified: false });
  });

  it("lets no code of a former number verify the new one", async () => {
    const { bearer, phone } = await aPerson(app, { phone_verified_at: null });
    await app.post("/api/v1/auth/resend/otp", { phone }).expect(200);
    const otp = app.outbox.codeTo(phone);
    await change(signUpOf().phone, bearer).expect(200);
    await app.post("/api/v1/auth/verify/mobile-otp", { phone, otp }).expect(422);
    expect(await userOf(bearer)).toMatchObject({ is_phone_verified: false });
  });

  it("keeps the session that asks for several at once", async () => {
    const { id, bearer } = await aPerson(app, { phone_verified_at: null });
    const networks = ["198.51.1.1", "198.51.2.1", "198.51.3.1", "198.51.4.1", "198.51.5.1"];
    const ask = (client: string) =>
      app.post("/api/v1/auth/phone/change", { phone: signUpOf().phone }, { bearer, client });
    // All of them wait for the row, where the database lets several transactions begin.
    const asked = app.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for("no key update");
      const all = Promise.all(networks.map(ask));
      await pause(1_000);
      return { all };
    });
    const answers = await (await asked).all;
    expect(answers.map(({ status }) => status)).toEqual(networks.map(() => 200));
    await userOf(bearer);
  });
});
