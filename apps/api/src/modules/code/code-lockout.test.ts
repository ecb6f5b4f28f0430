import { limits } from "@callboard/contracts/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { codes } from "../../db/schema/code.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, testPassword } from "../../test/people.ts";

const app = startApp();
const day = 86_400_000;
const newPassword = "nine paper boats";
/** A stranger who has as many addresses as one network holds, and the owner of the number somewhere else. */
const stranger = (address = 1) => ({ client: `203.0.113.${address}` });
const elsewhere = { client: "198.51.100.20" };

type Caller = { client: string; knownAs?: number[] };
type Owner = Awaited<ReturnType<typeof aPerson>>;

const request = ({ phone }: Owner, caller: Caller) =>
  app.post("/api/v1/auth/password/request", { phone }, caller);
const reset = ({ phone }: Owner, otp: string, caller: Caller) =>
  app.post("/api/v1/auth/password/reset", { phone, otp, password: newPassword }, caller);
const resend = ({ phone }: Owner, caller: Caller) => app.post("/api/v1/auth/resend/otp", { phone }, caller);
const verify = ({ phone }: Owner, otp: string, caller: Caller & { bearer?: string }) =>
  app.post("/api/v1/auth/verify/mobile-otp", { phone, otp }, caller);
const codeTo = async ({ phone }: Owner) => {
  await expect.poll(() => app.outbox.codeTo(phone)).not.toBe("none");
  return app.outbox.codeTo(phone);
};
const otherThan = (otp: string, step = 1) => String((Number(otp) + step) % 1_000_000).padStart(6, "0");

/** So many wrong codes, one after the other; the number of those that were looked at is not told. */
async function guess(owner: Owner, caller: (index: number) => Caller, otp: string, count: number) {
  for (let index = 0; index < count; index += 1) {
    await reset(owner, otherThan(otp, index + 1), caller(index)).expect(422);
  }
}

let owner: Owner;
beforeEach(async () => {
  owner = await aPerson(app);
});

describe("a stranger who guesses a code to death", () => {
  it("leaves the owner who asked for it their tries", async () => {
    await request(owner, elsewhere).expect(200);
    const otp = await codeTo(owner);
    await guess(owner, stranger, otp, 12);
    await reset(owner, otp, elsewhere).expect(200);
  });

  it("leaves the owner their tries of a code that the stranger asked for", async () => {
    await request(owner, stranger()).expect(200);
    const otp = await codeTo(owner);
    await guess(owner, stranger, otp, 12);
    await reset(owner, otp, stranger()).expect(422);
    await reset(owner, otp, elsewhere).expect(200);
  });

  it("leaves a browser where the owner signed in before its tries, whatever strangers do elsewhere", async () => {
    await request(owner, stranger()).expect(200);
    const otp = await codeTo(owner);
    await guess(owner, (index) => ({ client: `192.0.2${index}.1` }), otp, 12);
    await reset(owner, otp, elsewhere).expect(422);
    await reset(owner, otp, { ...elsewhere, knownAs: [owner.id] }).expect(200);
  });

  it("does not become the owner by a browser that knows another account", async () => {
    const { id } = await aPerson(app);
    await request(owner, elsewhere).expect(200);
    const otp = await codeTo(owner);
    await guess(owner, () => ({ ...stranger(), knownAs: [id] }), otp, 5);
    await reset(owner, otp, { ...stranger(), knownAs: [id] }).expect(422);
  });

  it("cannot use up the tries of a number that is being verified", async () => {
    const person = await aPerson(app, { phone_verified_at: null });
    await resend(person, elsewhere).expect(200);
    const otp = await codeTo(person);
    for (let index = 1; index < 12; index += 1) {
      await verify(person, otherThan(otp, index), stranger()).expect(422);
    }
    await verify(person, otp, { ...elsewhere, bearer: person.bearer }).expect(200);
  });
});

it("five tries are all that there are for somebody who has not verified the number, signed in or not", async () => {
  const person = await aPerson(app, { phone_verified_at: null });
  const signedIn = { ...elsewhere, bearer: person.bearer, knownAs: [person.id] };
  await resend(person, signedIn).expect(200);
  const otp = await codeTo(person);
  for (let index = 1; index <= 5; index += 1)
    await verify(person, otherThan(otp, index), elsewhere).expect(422);
  await verify(person, otp, signedIn).expect(422);
});

describe("a stranger who asks first", () => {
  it("does not end the code that the owner asked for, nor keep them from the newer one", async () => {
    await request(owner, elsewhere).expect(200);
    const own = await codeTo(owner);
    app.clock.pass(limits.otpResendWait);
    await request(owner, stranger()).expect(200);
    await expect.poll(() => app.outbox.sent.length).toBe(2);
    await reset(owner, otherThan(own), stranger()).expect(422);
    await reset(owner, own, elsewhere).expect(200);
  });

  const exhaust = async (caller: Caller) => {
    for (let count = 0; count < 10; count += 1) {
      await request(owner, caller).expect(200);
      app.clock.pass(10 * 60_000);
    }
    await request(owner, caller).expect(429);
  };

  it("leaves requests for the owner, from elsewhere", async () => {
    await exhaust(stranger());
    await request(owner, elsewhere).expect(200);
    await reset(owner, await codeTo(owner), elsewhere).expect(200);
  });

  it("leaves requests for a browser where the owner signed in before, also with many networks", async () => {
    await exhaust(stranger());
    for (let network = 0; network < 5; network += 1) {
      await request(owner, { client: `192.0.2${network}.1` }).expect(200);
      app.clock.pass(10 * 60_000);
    }
    await request(owner, { client: "192.0.29.1" }).expect(429);
    const known = { ...elsewhere, knownAs: [owner.id] };
    await request(owner, known).expect(200);
    await expect.poll(() => app.outbox.sent.length).toBe(16);
    await reset(owner, await codeTo(owner), known).expect(200);
  });

  it("changes nothing for the password", async () => {
    await exhaust(stranger());
    const { username } = owner;
    await app.post("/api/v1/auth/login", { username, password: testPassword }, elsewhere).expect(200);
  });
});

it("ten guesses of strangers are looked at for each code, from however many networks", async () => {
  await request(owner, stranger()).expect(200);
  const otp = await codeTo(owner);
  const guesses = Array.from({ length: 40 }, (_, index) =>
    reset(owner, otherThan(otp, index + 1), { client: `10.0.${index % 20}.1` }),
  );
  await Promise.all([...guesses, ...Array.from({ length: 10 }, () => reset(owner, "000000", stranger()))]);
  const rows = await app.db.select().from(codes);
  expect(rows.map((row) => [row.tries, row.tries_by_others, row.tries_by_owner])).toEqual([[5, 5, 0]]);
});

it("fifteen codes of strangers go to a number on a day, and ten of its owner", async () => {
  const start = app.clock.read().getTime();
  for (let count = 0; app.clock.read().getTime() - start < day - 60_000; count += 1) {
    await request(owner, { client: `10.1.${count % 50}.1` });
    app.clock.pass(limits.otpResendWait);
    await request(owner, { ...elsewhere, knownAs: [owner.id] });
    app.clock.pass(30 * 60_000);
  }
  await expect.poll(() => app.outbox.sent.length).toBe(25);
});
