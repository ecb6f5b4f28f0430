import { tmpdir } from "node:os";
import { createLog } from "@callboard/server-kit/create-log";
import { beforeEach, describe, expect, it } from "vitest";
import { createMetrics } from "../../http/metrics/metrics.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../test/people.ts";

const lines: string[] = [];
const log = createLog("warn", { destination: { write: (line) => lines.push(line) } });
const metrics = createMetrics({ connections: undefined, dataDir: tmpdir(), textsPerDay: 30 });
const app = startApp({ smsLimits: { perDay: 30, perDayAndPrefix: 16, perDayAndClient: 12 }, log, metrics });
beforeEach(() => {
  lines.length = 0;
});

type Person = Awaited<ReturnType<typeof aPerson>>;
const [minute, hour] = [60_000, 3_600_000];
const change = (phone: string, bearer: string, client: string) =>
  app.post("/api/v1/auth/phone/change", { phone }, { bearer, client });
const signUp = (phone: string, client: string) =>
  app.post("/api/v1/auth/signup", signUpOf({ phone }), { client });
const reset = (phone: string, client: string) =>
  app.post("/api/v1/auth/password/request", { phone }, { client });

/** A number of so many different prefixes, and a client in so many different networks. */
const phoneOf = (prefix: number, number: number) => `+${30_000 + prefix}${String(number).padStart(5, "0")}`;
const clientOf = (network: number) => `198.51.${network}.7`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const sent = () => app.outbox.sent.length;

it("an account has five texts sent in ten minutes and ten on a day, to whatever numbers and from wherever", async () => {
  const { bearer } = await aPerson(app, { phone_verified_at: null });
  const ask = (number: number) => change(phoneOf(number, number), bearer, clientOf(number));
  const first = await Promise.all(times(12).map(ask));
  expect(first.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = first.find(({ status }) => status === 429);
  expect(refused?.body.message).toBe("Too many codes. Try again in 10 minutes.");
  expect(sent()).toBe(5);
  app.clock.pass(10 * minute);
  for (const number of times(7)) await ask(20 + number);
  expect(sent()).toBe(10);
  app.clock.pass(hour);
  await ask(40).expect(429);
});

describe("a network", () => {
  it("has a quarter of its day's texts sent in ten minutes, all sent at once, whoever's numbers they are", async () => {
    const people = await Promise.all(times(4).map(() => aPerson(app)));
    const asked = await Promise.all(
      people.flatMap(({ phone }, index) => [
        reset(phone, `198.51.100.${index}`),
        reset(phoneOf(index, 1), `198.51.100.${100 + index}`),
      ]),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
    await reset(phoneOf(9, 1), "198.51.101.1").expect(200);
    await reset(phoneOf(8, 1), "::ffff:198.51.100.1").expect(429);
  });

  it("has no more on a day", async () => {
    for (const number of times(16)) {
      await signUp(phoneOf(number, number), `2001:db8:77:${number}::1`);
      app.clock.pass(10 * minute);
    }
    expect(sent()).toBe(12);
    await reset(phoneOf(50, 1), "2001:db8:78::1").expect(200);
    await reset(phoneOf(51, 1), "2001:db8:77:fff::1").expect(429);
  });

  it("is that of the connection where the caller names no client, or none that is an address", async () => {
    for (const client of ["unknown", "198.51.100.7, 198.51.100.8", ""]) {
      await reset(phoneOf(1, client.length), client).expect(200);
    }
    await app.post("/api/v1/auth/password/request", { phone: phoneOf(2, 1) }).expect(429);
  });
});

describe("who deletes their account and opens another", () => {
  /** Signs up and deletes the account at once. */
  const signUpAndDelete = async (phone: string, client: string) => {
    const { body } = await signUp(phone, client).expect(200);
    const proof = { current_password: testPassword };
    await app.post("/api/v1/account/delete", proof, { bearer: body.data.token }).expect(200);
  };

  it("waits for the next text to its number as others do, from whatever network", async () => {
    const phone = phoneOf(1, 1);
    for (const network of times(3)) await signUpAndDelete(phone, clientOf(network));
    expect(sent()).toBe(1);
    app.clock.pass(30_000);
    await signUpAndDelete(phone, clientOf(4));
    expect(sent()).toBe(2);
  });

  it("has no more of its network's texts, its operator's and the site's", async () => {
    for (const number of times(5)) await signUpAndDelete(phoneOf(number, 1), clientOf(1));
    expect(sent()).toBe(3);
    app.clock.pass(24 * hour);
    for (const number of times(5)) await signUpAndDelete(phoneOf(1, number), clientOf(number));
    expect(sent()).toBe(6);
    app.clock.pass(24 * hour);
    for (const number of times(26)) await signUpAndDelete(phoneOf(number, 1), clientOf(number));
    expect(sent()).toBe(30);
  });
});

it("numbers of one operator get a quarter of their day's texts in an hour", async () => {
  const answers = await Promise.all(times(8).map((number) => signUp(phoneOf(1, number), clientOf(number))));
  expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 200));
  // The last fifth is for numbers that are verified.
  expect(answers.filter(({ body }) => body.data.requireOtp)).toHaveLength(5);
  expect(sent()).toBe(3);
  await signUp(phoneOf(2, 1), clientOf(9));
  expect(sent()).toBe(4);
});

describe("the site's day", () => {
  const resend = (phone: string, client: string, bearer?: string) =>
    app.post("/api/v1/auth/resend/otp", { phone }, { client, ...(bearer && { bearer }) });
  /** Strangers have texts sent to people whose numbers are not verified, all at once. */
  const spend = async () => {
    const fields = times(26).map((number) => ({ phone: phoneOf(number, number), phone_verified_at: null }));
    await Promise.all(fields.map((each) => aPerson(app, each)));
    await Promise.all(fields.map(({ phone }, number) => resend(phone, clientOf(number)).expect(200)));
  };

  it("keeps its last fifth for numbers that are verified, and says so in log and metrics", async () => {
    const { phone } = await aPerson(app);
    await spend();
    await expect.poll(sent).toBe(24);
    await reset(phone, clientOf(90)).expect(200);
    await expect.poll(sent).toBe(25);
    const warnings = lines.map((line) => JSON.parse(line).msg);
    expect(warnings.filter((text) => text === "four fifths of the day's texts are sent")).toHaveLength(1);
    expect(warnings).toContain("a text was not sent: its budget is spent");
    const text = await metrics.registry.metrics();
    expect(text).toContain("callboard_api_texts_per_day 30");
    expect(text).toMatch(/callboard_api_texts_total\{outcome="sent"\} \d+/);
    expect(text).toMatch(/callboard_api_texts_total\{outcome="over_budget"\} \d+/);
  });

  it("is not spent on numbers that are nobody's, nor by what was over it", async () => {
    await Promise.all(
      times(30).map((number) => reset(phoneOf(40 + number, 1), clientOf(number)).expect(200)),
    );
    await spend();
    await expect.poll(sent).toBe(24);
    const people = await Promise.all(
      times(7).map((number) => aPerson(app, { phone: phoneOf(80 + number, 1) })),
    );
    await Promise.all(people.map(({ phone }, index) => reset(phone, clientOf(90 + index)).expect(200)));
    await expect.poll(sent).toBe(30);
  });

  it("tells only who is signed in that it is spent, and has room again a day later", async () => {
    const people = times(2).map(() => aPerson(app, { phone_verified_at: null }));
    const [one, two] = (await Promise.all(people)) as [Person, Person];
    await spend();
    await resend(one.phone, clientOf(91)).expect(200);
    await resend("+15550009999", clientOf(91)).expect(200);
    await change(phoneOf(70, 1), two.bearer, clientOf(92)).expect(429);
    expect(sent()).toBe(24);
    app.clock.pass(24 * hour);
    await resend(one.phone, clientOf(91)).expect(200);
    await expect.poll(sent).toBe(25);
  });
});
