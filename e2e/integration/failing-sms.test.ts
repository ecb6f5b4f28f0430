import { afterEach, expect, it } from "vitest";
import type { Sms } from "../../apps/api/src/sms/sms.ts";
import { startApp, testApiKey } from "../../apps/api/src/test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../apps/api/src/test/people.ts";
import { silence, smsAt, smsRefusal, startSmsService } from "../../apps/api/src/test/sms-service.ts";
import { readEnv } from "../../apps/bff/src/env.ts";
import { userOf } from "../../apps/bff/src/test/fixtures-account.ts";
import { callProcedure } from "../../apps/bff/src/test/procedures.ts";
import { halvesOf } from "../../apps/bff/src/test/signed-in.ts";
import { createTestApp } from "../../apps/bff/src/test/test-app.ts";
import { createUpstream } from "../../apps/bff/src/upstream/create-upstream.ts";

/** The service of the test that runs. */
let sms: Sms | null = null;
const api = startApp({ sms: { send: async (message) => sms?.send(message) } });
afterEach(() => {
  sms = null;
});

type Person = { id: number; bearer?: string };

/** Longer than anything here takes, in ms: what is silent stays so until it is told to hang up. */
const patience = 60_000;

/** The gateway before the API, as somebody else in a network of their own sees it each time. */
async function openGateway() {
  const upstream = createUpstream(
    readEnv({
      UPSTREAM_URL: `http://127.0.0.1:${api.port}`,
      UPSTREAM_API_KEY: testApiKey,
      UPSTREAM_TIMEOUT_MS: String(patience),
    }),
    () => new Date(),
  );
  const gateway = await createTestApp({ upstream, settings: { TRUST_PROXY: ["127.0.0.1"] } });
  return async (path: string, input: object, { id, bearer }: Person) => {
    const from = { "x-forwarded-for": `10.${id >> 8}.${id & 255}.1` };
    const halves = bearer ? await halvesOf({ bearer, sid: `session-${id}`, user: userOf(id) }) : {};
    return callProcedure(gateway, path, input, { ...from, ...halves });
  };
}

const many = <Item>(count: number, make: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const statusesOf = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

it.each([
  ["never answers", silence],
  ["answers 429", smsRefusal(429, 20429, "Too many requests")],
  ["answers 500", smsRefusal(500, 20500, "Internal server error")],
])(
  "an SMS service that %s keeps nobody from signing in, and no wrong password from counting",
  async (_what, answer) => {
    const service = await startSmsService(answer);
    sms = smsAt(service.port, patience);
    const ask = await openGateway();
    const members = await many(40, () => aPerson(api));
    const guessed = await aPerson(api, { phone_verified_at: null });
    const newcomers = [guessed, ...(await many(7, () => aPerson(api, { phone_verified_at: null })))];
    const guess = () =>
      ask("session.signIn", { username: guessed.phone, password: "not this one" }, { id: guessed.id });

    // As many calls as the gateway makes at once that wait for a text.
    const signUps = Array.from({ length: 8 }, (_, index) =>
      ask("session.signUp", signUpOf(), { id: 10_000 + index }),
    );
    const change = (person: (typeof newcomers)[number]) =>
      ask("session.changePhone", { phone: signUpOf().phone }, person);
    const codes = newcomers.flatMap((person) => [
      ask("session.resendOtp", { phone: person.phone }, person),
      change(person),
    ]);
    let settled = 0;
    for (const call of [...signUps, ...codes]) void call.finally(() => (settled += 1));
    await expect.poll(service.asked, { timeout: 30_000 }).toBeGreaterThanOrEqual(12);
    codes.push(...newcomers.map(change));
    const entering = members.map(({ id, username }) =>
      ask("session.signIn", { username, password: testPassword }, { id }),
    );
    expect(await statusesOf([guess(), guess()])).toEqual([401, 401]);
    expect(await statusesOf(entering)).toEqual(Array(members.length).fill(200));

    if (answer === silence) {
      expect(settled).toBe(0);
      service.hangUp();
    }
    for (const signUp of await Promise.all(signUps))
      expect(signUp.json().result.data).toMatchObject({ requireOtp: true });
    expect((await statusesOf(codes)).filter((status) => status < 500)).toEqual([]);

    // Their codes have failed, from where they sign in: that was no try.
    const more = [];
    for (let tries = 0; tries < 4; tries += 1) more.push((await guess()).statusCode);
    expect(more).toEqual([401, 401, 401, 429]);
    const again = newcomers
      .slice(1)
      .map(({ id, phone }) => ask("session.signIn", { username: phone, password: testPassword }, { id }));
    expect(await statusesOf(again)).toEqual(Array(again.length).fill(200));
  },
  120_000,
);
