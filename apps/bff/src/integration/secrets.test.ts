import { expect, it } from "vitest";
import { createSessionKeys } from "../session/session-keys.ts";
import { fakeUpstream, type Reply, type Seen } from "../test/fake-upstream.ts";
import { secrets } from "../test/fixtures-account.ts";
import { allProcedures, callProcedure } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { apiKey, createTestApp, sessionSecret } from "../test/test-app.ts";

const exchanges = 300;
const [{ seal, proof }] = createSessionKeys([sessionSecret]);
const encodings = ["hex", "base64", "base64url"] as const;
const canaries = [
  apiKey,
  sessionSecret,
  ...Object.values(secrets),
  ...[seal, proof].flatMap((key) => encodings.map((encoding) => Buffer.from(key).toString(encoding))),
];

const told = (text: string) => canaries.filter((canary) => text.includes(canary));

/** Ways in which an upstream repeats all that it was sent. */
const repetitions: ((seen: Seen) => Reply | undefined)[] = [
  () => undefined,
  (seen) => replyWith(200, { success: true, message: JSON.stringify(seen), data: null }),
  (seen) =>
    replyWith(422, { success: false, message: { [JSON.stringify(seen)]: "odd", password: seen.body } }),
  (seen) => replyWith(401, { success: false, message: JSON.stringify(seen) }),
  (seen) => replyWith(500, { success: false, message: JSON.stringify(seen), stack: JSON.stringify(seen) }),
  (seen) => ({ statusCode: 200, data: `<pre>${JSON.stringify(seen)}</pre>` }),
];

function replyWith(statusCode: number, answer: object): Reply {
  return { statusCode, data: JSON.stringify(answer) };
}

it("tells no secret in 300 answers, nor in the log, whatever the upstream repeats", async () => {
  const sent: Seen[] = [];
  let count = 0;
  while (count < exchanges) {
    // A new app now and then: its limits begin anew.
    const test = await createTestApp();
    const round = Math.floor(count / allProcedures.length);
    const seen = fakeUpstream(test, repetitions[round % repetitions.length]);
    for (const path of allProcedures) {
      // Every call is made by a session of its own, so that signing out ends none of the others.
      const answer = await callProcedure(test, path, undefined, await halvesOf({ sid: path }));
      expect([path, told(answer.body + JSON.stringify(answer.headers))]).toEqual([path, []]);
      count += 1;
    }
    sent.push(...seen);
    expect(test.logLines.length).toBeGreaterThanOrEqual(allProcedures.length);
    expect(told(test.logLines.join(""))).toEqual([]);
  }
  const shown = told(JSON.stringify(sent));
  expect(shown).toEqual(expect.arrayContaining([apiKey, secrets.bearer, secrets.password, secrets.otp]));
});

it.each([
  ["session.signIn", [secrets.password]],
  ["session.signUp", [secrets.password]],
  ["session.verifyOtp", [secrets.otp]],
  ["password.reset", [secrets.otp, secrets.password]],
  ["account.changePassword", [secrets.password, "nine paper boats"]],
  ["account.askForEmail", [secrets.password]],
  ["account.askForNumber", [secrets.password]],
  ["account.confirmNumber", [secrets.otp]],
  ["account.exportData", [secrets.password]],
  ["account.delete", [secrets.password]],
] as const)("repeats no secret of %s to the person who typed it", async (path, typed) => {
  for (const secret of typed) {
    for (const message of [
      secret,
      `${secret} is too short`,
      { field: `not ${secret}` },
      { [secret]: "odd" },
    ]) {
      for (const status of typeof message === "string" ? [200, 400, 401, 422, 500] : [422]) {
        const test = await createTestApp();
        fakeUpstream(test, () => replyWith(status, { success: status === 200, message, data: null }));
        const answer = await callProcedure(test, path, undefined, await halvesOf());
        expect([status, message, answer.body.includes(secret)]).toEqual([status, message, false]);
      }
    }
  }
});

it("repeats no bearer to the person whose it is", async () => {
  const test = await createTestApp();
  const seen = fakeUpstream(test, ({ headers }) =>
    replyWith(422, { success: false, message: `not ${headers.authorization}` }),
  );
  const answer = await callProcedure(test, "comment.create", undefined, await halvesOf());
  expect(answer.statusCode).toBe(422);
  expect([told(JSON.stringify(seen)).includes(secrets.bearer), told(answer.body)]).toEqual([true, []]);
});
