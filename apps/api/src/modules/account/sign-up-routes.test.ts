import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { SmsError } from "../../sms/sms.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, signUpOf } from "../../test/people.ts";

const app = startApp();
const signUp = (fields: object = {}) => app.post("/api/v1/auth/signup", { ...signUpOf(), ...fields });

describe("auth/signup", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().post("/api/v1/auth/signup").send(signUpOf()).expect(403);
  });

  it("names every field that is missing", async () => {
    const { body } = await app.post("/api/v1/auth/signup", {}).expect(422);
    expect(body.message).toEqual({
      name: "Name is required",
      username: "Username is required",
      email: "Email is required",
      password: "Password is required",
      phone: "Phone number is required",
    });
  });

  it("opens an account, signs it in and sends its number a code", async () => {
    const input = signUpOf();
    const { body } = await signUp(input).expect(200);
    const { password: _password, ...shown } = input;
    expect(body.message).toBe("Signup Successfully");
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        ...{ ...shown, id: expect.any(Number), is_phone_verified: false },
        ...{ has_artist_profile: false, has_agency_profile: false },
      },
    });
    expect(app.outbox.sent).toEqual([
      { to: input.phone, text: expect.stringMatching(/^\d{6} is your Callboard code\./) },
    ]);
    await app.get("/api/v1/auth/me", undefined, body.data.token).expect(200);
  });

  it("keeps the password as an Argon2id hash only", async () => {
    const input = signUpOf();
    await signUp(input).expect(200);
    const [row] = await app.db.select().from(users);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(input.password);
  });

  it("says of every identifier that it is taken, whatever its case and spelling", async () => {
    await aPerson(app, { username: "Asha", email: "asha@example.com", phone: "+919812345678" });
    const spelt = { username: "ａSHA", email: "Asha@Example.com", phone: "+9109812345678" };
    const { body } = await signUp(spelt).expect(422);
    expect(body.message).toEqual({
      username: "Username is already taken",
      email: "Email is already taken",
      phone: "Phone number is already taken",
    });
    expect(app.outbox.sent).toEqual([]);
  });

  it.each([
    ["username", "Wanted", "Username is already taken"],
    ["email", "wanted@example.com", "Email is already taken"],
    ["phone", "+919812345678", "Phone number is already taken"],
  ])("gives one %s to one of many who ask for it at once", async (field, value, message) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ [field]: value })));
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(7);
    for (const { body } of refused) expect(body.message).toEqual({ [field]: message });
  });

  it("opens no account where its first session cannot begin", async () => {
    await app.db.execute(sql`alter table sessions add constraint none check (false)`);
    const input = signUpOf();
    await signUp(input).expect(500);
    await app.db.execute(sql`alter table sessions drop constraint none`);
    expect(await app.db.select().from(users)).toEqual([]);
    expect(app.outbox.sent).toEqual([]);
    await signUp(input).expect(200);
  });

  it.each(["password", "PassW0rd", "12345678", "Callboard123"])(
    "refuses %s as too common",
    async (password) => {
      const { body } = await signUp({ password }).expect(422);
      expect(body.message).toEqual({ password: "This password is too common" });
    },
  );

  it.each([{ password: "Lantern-Keeper" }, { password: "keeper@Example.com" }])(
    "refuses $password, which is the account's own",
    async (fields) => {
      const input = { username: "lantern-keeper", email: "keeper@example.com", ...fields };
      const { body } = await signUp(input).expect(422);
      expect(body.message).toEqual({ password: "Must differ from the username and the email" });
    },
  );

  it.each(["refused", "unavailable"] as const)(
    "keeps the account when the code is %s, and says so",
    async (kind) => {
      app.outbox.failure = new SmsError(kind, "no");
      const input = signUpOf();
      const { body } = await signUp(input).expect(200);
      expect(body.data).toMatchObject({ requireOtp: true, phone: input.phone });
      await app.get("/api/v1/auth/me", undefined, body.data.token).expect(200);
    },
  );

  it("keeps the account when its number had too many codes already", async () => {
    const { phone } = signUpOf();
    await app.post("/api/v1/auth/resend/otp", { phone }).expect(200);
    const { body } = await signUp({ phone }).expect(200);
    expect(body.data).toMatchObject({ requireOtp: true, phone });
  });
});
