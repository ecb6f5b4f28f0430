import { limits } from "@callboard/contracts/limits";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { codes } from "../../db/schema/code.ts";
import { SmsError } from "../../sms/sms.ts";
import { startApp, testApiKey } from "../../test/app.ts";
import { aPerson } from "../../test/people.ts";
import { codeLifetimeMs } from "./code-limits.ts";
import { codeRepository } from "./code-repository.ts";

const app = startApp();
const verify = (phone: string, otp: string, bearer?: string) =>
  app.post("/api/v1/auth/verify/mobile-otp", { phone, otp }, bearer ? { bearer } : {});
const resend = (phone: string, bearer?: string) =>
  app.post("/api/v1/auth/resend/otp", { phone }, bearer ? { bearer } : {});
const otherThan = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
const invalid = { success: false, message: "Invalid OTP" };

let id: number;
let phone: string;
let bearer: string;
beforeEach(async () => {
  ({ id, phone, bearer } = await aPerson(app, { phone_verified_at: null }));
});

async function codeFor(number: string) {
  await resend(number).expect(200);
  return app.outbox.codeTo(number);
}

describe("auth/verify/mobile-otp", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().post("/api/v1/auth/verify/mobile-otp").send({ phone, otp: "1" }).expect(403);
  });

  it("names the fields that it cannot read", async () => {
    const { body } = await verify("98123", "").expect(422);
    expect(Object.keys(body.message)).toEqual(["phone", "otp"]);
  });

  it("verifies the number of who is signed in, and gives a new bearer in place of the old", async () => {
    const otp = await codeFor(phone);
    const { body } = await verify(phone, `${otp.slice(0, 3)} - ${otp.slice(3)}`, bearer).expect(200);
    expect(body).toMatchObject({ message: "Mobile verified!", data: { user: { is_phone_verified: true } } });
    await app.get("/api/v1/auth/me", undefined, body.data.token).expect(200);
    await app.get("/api/v1/auth/me", undefined, bearer).expect(401);
  });

  it("verifies without a bearer, or with somebody else's, and tells nothing of the account", async () => {
    const { body } = await verify(phone, await codeFor(phone)).expect(200);
    expect(body).toEqual({ success: true, message: "Mobile verified!", data: null });
    const other = await aPerson(app, { phone_verified_at: null });
    const answer = await verify(other.phone, await codeFor(other.phone), bearer).expect(200);
    expect(answer.body.data).toBeNull();
    const me = await app.get("/api/v1/auth/me", undefined, bearer).expect(200);
    expect(me.body.data.user).toMatchObject({ phone, is_phone_verified: true });
  });

  it("gives one success to fifty right answers at once", async () => {
    const otp = await codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(phone, otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 200)) expect(body).toEqual(invalid);
  });

  it("lets a code die after five wrong tries, also when they come at once", async () => {
    const otp = await codeFor(phone);
    const tries = await Promise.all(Array.from({ length: 5 }, () => verify(phone, otherThan(otp))));
    for (const { status, body } of tries) expect({ status, body }).toEqual({ status: 422, body: invalid });
    await verify(phone, otp).expect(422, invalid);
  });

  it("takes the right code after four wrong tries", async () => {
    const otp = await codeFor(phone);
    for (let tries = 1; tries < limits.otpTriesMax; tries += 1)
      await verify(phone, otherThan(otp)).expect(422);
    await verify(phone, otp).expect(200);
  });

  it("lets a code die after five minutes", async () => {
    const otp = await codeFor(phone);
    app.clock.pass(codeLifetimeMs);
    await verify(phone, otp).expect(422, invalid);
  });

  it("takes no code of another number, nor one that a newer one ended", async () => {
    const other = await aPerson(app, { phone_verified_at: null });
    const first = await codeFor(phone);
    await verify(other.phone, first).expect(422, invalid);
    app.clock.pass(limits.otpResendWait);
    const second = await codeFor(phone);
    if (first !== second) await verify(phone, first).expect(422, invalid);
    await verify(phone, second).expect(200);
  });

  it("takes no code that somebody copied in the database to another number or purpose", async () => {
    const other = await aPerson(app, { phone_verified_at: null });
    const otp = await codeFor(phone);
    await codeFor(other.phone);
    const [row] = await app.db.select().from(codes).where(eq(codes.user_id, id));
    await app.db
      .update(codes)
      .set({ code_hash: row?.code_hash ?? "" })
      .where(eq(codes.user_id, other.id));
    await verify(other.phone, otp).expect(422, invalid);
    await app.db.update(codes).set({ purpose: "reset" });
    const password = "nine paper boats";
    await app.post("/api/v1/auth/password/reset", { phone, otp, password }).expect(422, invalid);
    await app.db.update(codes).set({ purpose: "verify" });
    await verify(phone, otp).expect(200);
  });

  it("knows no code under another key", async () => {
    const requester = { client: "203.0.113.1", accountId: null, ownIds: [] };
    const attempt = { phone, purpose: "verify" as const, otp: await codeFor(phone), requester };
    const guessed = codeRepository(app.db, "a key that somebody guessed");
    expect(await guessed.use(attempt, app.clock.read())).toBeNull();
    await verify(phone, attempt.otp).expect(200);
  });

  it("reads what is no list of ids as no known accounts", async () => {
    const headers = { apikey: testApiKey, "x-known-accounts": "1,x" };
    const call = app.bare().post("/api/v1/auth/verify/mobile-otp").set(headers);
    await call.send({ phone, otp: "123456" }).expect(422, invalid);
  });

  it("keeps codes and numbers as hashes under a key, for a day", async () => {
    const otp = await codeFor(phone);
    const [row] = await app.db.select().from(codes);
    expect(row?.code_hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row?.code_hash)).not.toContain(otp);
    expect(JSON.stringify(row)).not.toContain(phone.slice(6));
    app.clock.pass(86_400_001);
    const other = await aPerson(app, { phone_verified_at: null });
    await codeFor(other.phone);
    expect(await app.db.select({ user_id: codes.user_id }).from(codes)).toEqual([{ user_id: other.id }]);
  });
});

describe("auth/resend/otp", () => {
  it("sends a code to an account's number", async () => {
    const { body } = await resend(phone).expect(200);
    expect(body).toEqual({ success: true, message: "OTP resent!", data: null });
    expect(app.outbox.codeTo(phone)).toMatch(/^\d{6}$/);
  });

  it("answers alike, limits too, for numbers that are nobody's or verified already, and sends nothing", async () => {
    const { phone: verified } = await aPerson(app);
    for (const number of ["+15550001111", verified]) {
      const { body } = await resend(number).expect(200);
      expect(body).toEqual({ success: true, message: "OTP resent!", data: null });
      await resend(number).expect(429);
    }
    expect(app.outbox.sent).toEqual([]);
  });

  it("says how long to wait", async () => {
    await resend(phone).expect(200);
    app.clock.pass(12_000);
    const { body, headers } = await resend(phone).expect(429);
    expect(body).toEqual({ success: false, message: "Too many codes. Try again in 18 seconds." });
    expect(headers["retry-after"]).toBe("18");
  });

  it("sends one of many that are asked for at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => resend(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(app.outbox.sent).toHaveLength(1);
  });

  it("sends five in ten minutes and ten on a day", async () => {
    const sendAfter = async (ms: number) => {
      app.clock.pass(ms);
      return (await resend(phone)).status;
    };
    const wait = limits.otpResendWait;
    const first = [await sendAfter(0)];
    for (let count = 1; count < 6; count += 1) first.push(await sendAfter(wait));
    expect(first).toEqual([200, 200, 200, 200, 200, 429]);
    const later: number[] = [];
    for (let count = 0; count < 6; count += 1) later.push(await sendAfter(600_000));
    expect(later).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await sendAfter(86_400_000)).toBe(200);
  });

  it.each([
    ["refused", 422, "The text message to this number was refused"],
    ["unavailable", 503, "The text message could not be sent"],
  ] as const)("tells the number's owner alone that the service is %s", async (kind, status, message) => {
    app.outbox.failure = new SmsError(kind, "no");
    await resend(phone, bearer).expect(status, { success: false, message });
    app.clock.pass(limits.otpResendWait);
    await resend(phone).expect(200);
  });
});
