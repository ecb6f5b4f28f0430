import { limits } from "@callboard/contracts/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { SmsError } from "../../../sms/sms.ts";
import { startApp } from "../../../test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../../test/people.ts";
import { waitingMails } from "../../../test/sent-mails.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let person: Person;
let phone: string;
beforeEach(async () => {
  person = await aPerson(app);
  ({ phone } = signUpOf());
});

const ask = (to = phone, { bearer }: Pick<Person, "bearer"> = person, current_password = testPassword) =>
  app.post("/api/v1/account/number", { current_password, phone: to }, { bearer });
const confirm = (otp: string, to = phone, { bearer }: Pick<Person, "bearer"> = person) =>
  app.post("/api/v1/account/number/confirm", { phone: to, otp }, { bearer });
const codeTo = async (to = phone) => {
  await expect.poll(() => app.outbox.codeTo(to)).toMatch(/^\d{6}$/);
  return app.outbox.codeTo(to);
};
const userOf = async (bearer: string) =>
  (await app.get("/api/v1/auth/me", undefined, bearer).expect(200)).body.data.user;
const otherThan = (otp: string, step = 1) => String((Number(otp) + step) % 1_000_000).padStart(6, "0");

describe("another number", () => {
  it("is the account's with its code, ends other sessions, and the former number and the address are told", async () => {
    const { username } = person;
    const other = (await app.post("/api/v1/auth/login", { username, password: testPassword })).body.data
      .token;
    await ask().expect(200);
    expect(await userOf(person.bearer)).toMatchObject({ phone: person.phone, is_phone_verified: true });
    const { body } = await confirm(await codeTo()).expect(200);
    expect(body.data.user).toMatchObject({ phone, is_phone_verified: true });
    await app.get("/api/v1/auth/me", undefined, other).expect(401);
    await app.get("/api/v1/auth/me", undefined, person.bearer).expect(401);
    expect((await userOf(body.data.token)).phone).toBe(phone);
    await expect.poll(() => app.outbox.sent.at(-1)?.to).toBe(person.phone);
    expect(app.outbox.sent.at(-1)?.text).toMatch(/another mobile number now/);
    expect(await waitingMails(app)).toMatchObject([
      { template: "account_changed", to: person.email, data: { what: "phone" } },
    ]);
  });

  it("lets no code for a new password of the former one count, nor the former number reset it", async () => {
    await app.post("/api/v1/auth/password/request", { phone: person.phone }).expect(200);
    const otp = await codeTo(person.phone);
    await ask().expect(200);
    await confirm(await codeTo()).expect(200);
    const reset = { phone: person.phone, otp, password: "nine paper boats" };
    await app.post("/api/v1/auth/password/reset", reset).expect(422);
  });

  it("needs the password, another number than the own, and one that is a number", async () => {
    const wrong = await ask(phone, person, "not this one").expect(422);
    expect(wrong.body.message).toEqual({ current_password: "This is not your password" });
    expect((await ask(person.phone).expect(422)).body.message).toEqual({
      phone: "This is your number already",
    });
    expect((await ask("+0").expect(422)).body.message).toEqual({
      phone: "Enter a valid phone number (not just country code)",
    });
    expect(app.outbox.sent).toEqual([]);
  });

  it("takes one of many right codes at once, and none after five wrong ones", async () => {
    await ask().expect(200);
    const otp = await codeTo();
    const wrong = await confirm(otherThan(otp)).expect(422);
    expect(wrong.body.message).toEqual({ otp: "Invalid OTP" });
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const second = await aPerson(app);
    const { phone: next } = signUpOf();
    await ask(next, second).expect(200);
    const code = await codeTo(next);
    for (let step = 1; step <= limits.otpTriesMax; step += 1)
      await confirm(otherThan(code, step), next, second).expect(422);
    await confirm(code, next, second).expect(422);
  });

  it("is not given to who did not ask for it, nor by a code of another purpose", async () => {
    const stranger = await aPerson(app);
    await ask().expect(200);
    const otp = await codeTo();
    await confirm(otp, phone, stranger).expect(422);
    expect((await userOf(stranger.bearer)).phone).toBe(stranger.phone);
    const unverified = await aPerson(app, { phone_verified_at: null });
    await app.post("/api/v1/auth/resend/otp", { phone: unverified.phone }, unverified).expect(200);
    await confirm(await codeTo(unverified.phone), unverified.phone, unverified).expect(422);
  });
});

describe("a number that another account has", () => {
  it("is answered as any other, whatever becomes of the text, and gets none", async () => {
    const other = await aPerson(app);
    const taken = await ask(other.phone).expect(200);
    app.outbox.failure = new SmsError("refused", "no");
    const free = await ask().expect(200);
    expect(taken.body).toEqual(free.body);
    expect(app.outbox.sent).toEqual([]);
    for (const otp of ["000000", "123456"]) await confirm(otp, other.phone).expect(422);
  });

  it("stays with who took it while the code was under way", async () => {
    await ask().expect(200);
    const otp = await codeTo();
    await aPerson(app, { phone });
    const { body } = await confirm(otp).expect(422);
    expect(body.message).toEqual({ phone: "Phone number is already taken" });
    expect((await userOf(person.bearer)).phone).toBe(person.phone);
  });
});

it("an account has five codes sent in ten minutes, to whatever numbers", async () => {
  const asked = Array.from({ length: 8 }, () => ask(signUpOf().phone));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
  expect(statuses).toContain(429);
});
