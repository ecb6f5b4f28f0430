import { accountLimits } from "@callboard/contracts/account-settings-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { emailChanges } from "../../../db/schema/account-change.ts";
import { startApp } from "../../../test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../../test/people.ts";
import { waitingMails } from "../../../test/sent-mails.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let person: Person;
beforeEach(async () => {
  person = await aPerson(app);
});

const proof = { current_password: testPassword };
const address = "new.lantern@example.com";
const ask = (email: string, { bearer }: Pick<Person, "bearer"> = person, fields: object = {}) =>
  app.post("/api/v1/account/email", { ...proof, email, ...fields }, { bearer });
const confirm = (token: string) => app.post("/api/v1/account/email/confirm", { token });
const tokenTo = async (to: string) =>
  (await waitingMails(app)).findLast((mail) => mail.to === to)?.data.token ?? "";
const emailOf = async ({ bearer }: Pick<Person, "bearer">) =>
  (await app.get("/api/v1/auth/me", undefined, bearer).expect(200)).body.data.user.email;
const waiting = async ({ bearer }: Pick<Person, "bearer"> = person) =>
  (await app.get("/api/v1/account/settings", undefined, bearer).expect(200)).body.data.email_change;

describe("another e-mail address", () => {
  it("is the account's once the link that was mailed there is opened, and the former one is told", async () => {
    await ask(address).expect(200);
    expect(await emailOf(person)).toBe(person.email);
    expect(await waiting()).toMatchObject({ email: address });
    await confirm(await tokenTo(address)).expect(200);
    expect([await emailOf(person), await waiting()]).toEqual([address, null]);
    expect((await waitingMails(app)).at(-1)).toMatchObject({
      ...{ template: "account_changed", to: person.email, data: { what: "email" } },
    });
    await app.post("/api/v1/auth/login", { username: address, password: testPassword }).expect(200);
    await app.post("/api/v1/auth/login", { username: person.email, password: testPassword }).expect(401);
  });

  it("takes its token once, as long as it is good, and stores it as a hash", async () => {
    await ask(address).expect(200);
    const token = await tokenTo(address);
    expect(JSON.stringify(await app.db.select().from(emailChanges))).not.toContain(token);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    await confirm("a-token-that-nobody-made").expect(422);
    await ask("later@example.com").expect(200);
    app.clock.pass(accountLimits.emailLink);
    await confirm(await tokenTo("later@example.com")).expect(422);
    expect(await emailOf(person)).toBe(address);
  });

  it("is not the one that was asked for before, or was taken back", async () => {
    await ask(address).expect(200);
    const first = await tokenTo(address);
    await ask("second@example.com").expect(200);
    await confirm(first).expect(422);
    await app.remove("/api/v1/account/email", person).expect(200);
    await confirm(await tokenTo("second@example.com")).expect(422);
    expect([await emailOf(person), await waiting()]).toEqual([person.email, null]);
  });

  it("is not given where the password was changed meanwhile: somebody else may have asked", async () => {
    await ask(address).expect(200);
    const changed = { ...proof, password: "nine paper boats" };
    const { body } = await app.post("/api/v1/account/password", changed, person).expect(200);
    await confirm(await tokenTo(address)).expect(422);
    expect(await emailOf({ bearer: body.data.token })).toBe(person.email);
  });

  it.each([
    ["", "Email is required"],
    ["nothing", "Invalid email"],
  ])("is refused at its field: %j", async (email, message) => {
    expect((await ask(email).expect(422)).body.message).toEqual({ email: message });
  });

  it("may be the one that the account has, until it is confirmed", async () => {
    await ask(person.email).expect(200);
    await confirm(await tokenTo(person.email)).expect(200);
    expect([await emailOf(person), await waiting()]).toEqual([person.email, null]);
    expect((await waitingMails(app)).map(({ template }) => template)).toEqual(["email_change"]);
    const again = await ask(person.email.toUpperCase()).expect(422);
    expect(again.body.message).toEqual({ email: "This is your address already" });
  });

  it("needs the password and a verified number", async () => {
    const wrong = await ask(address, person, { current_password: "not this one" }).expect(422);
    expect(wrong.body.message).toEqual({ current_password: "This is not your password" });
    const unverified = await aPerson(app, { phone_verified_at: null });
    const { body } = await ask(address, unverified).expect(422);
    expect(body.message).toEqual({ email: "Verify your mobile number first" });
    expect(await waitingMails(app)).toEqual([]);
  });
});

describe("an address that another account has", () => {
  it("is answered as any other, and its owner hears of it", async () => {
    const other = await aPerson(app, { email: "taken@example.com" });
    const [free, taken] = [await ask(address).expect(200), await ask("Taken@Example.com").expect(200)];
    expect(taken.body).toEqual(free.body);
    expect(await waiting()).toMatchObject({ email: "Taken@Example.com" });
    const mail = (await waitingMails(app)).at(-1);
    expect([mail?.to, mail?.template, mail?.data.token]).toEqual([
      "Taken@Example.com",
      "email_change",
      undefined,
    ]);
    expect(await emailOf(other)).toBe("taken@example.com");
  });

  it("is nobody's second one where it was taken while the link was under way", async () => {
    await ask(address).expect(200);
    await app.post("/api/v1/auth/signup", signUpOf({ email: "New.Lantern@example.com" })).expect(200);
    const { body } = await confirm(await tokenTo(address)).expect(422);
    expect(body.message).toBe("Another account has this address by now");
    expect(await emailOf(person)).toBe(person.email);
  });

  it("becomes one account's where several ask for it", async () => {
    const others = [person, await aPerson(app)];
    const tokens: string[] = [];
    for (const one of others) {
      await ask(address, one).expect(200);
      tokens.push(await tokenTo(address));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe("mails to new addresses", () => {
  it("are five a day for an account", async () => {
    const asked = Array.from({ length: 8 }, (_, index) => ask(`a${index}@example.com`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(accountLimits.emailChangesPerDay);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  it("are three a day to one address, whoever asks and however it is spelt", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aPerson(app)));
    const spelt = [address, address.toUpperCase()];
    const asked = people.map((one, index) => ask(spelt[index % 2] ?? address, one));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(accountLimits.emailChangesPerAddress);
    app.clock.pass(accountLimits.day);
    const later = await aPerson(app);
    await ask(address, later).expect(200);
  });
});
