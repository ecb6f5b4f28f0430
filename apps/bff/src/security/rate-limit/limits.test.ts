import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { userOf } from "../../test/fixtures-account.ts";
import { fieldsOf } from "../../test/procedure-fields.ts";
import {
  acceptedInputs,
  allProcedures,
  callProcedure,
  isMutation,
  isUpload,
  type ProcedurePath,
} from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { createTestApp } from "../../test/test-app.ts";

const trusted = {
  DEFAULT_DOMAIN_SUFFIX: ".in" as const,
  PUBLIC_URL: undefined,
  IMAGE_ORIGINS: [],
  TRUST_PROXY: ["127.0.0.1"],
};

async function createApp(change?: Parameters<typeof fakeUpstream>[1]) {
  const test = await createTestApp({ settings: trusted });
  return { ...test, seen: fakeUpstream(test, change) };
}

/** A client of its own for each number, as a trusted proxy names it. */
const client = (number: number) => ({ "x-forwarded-for": `203.0.113.${number % 250}` });
const phoneOf = (number: number) => `+9198100${String(number).padStart(5, "0")}`;

/** An input that is about another account for each number. */
function inputOf(path: ProcedurePath, number: number): unknown {
  const changes = path === "session.signIn" ? { username: `u${number}` } : { phone: phoneOf(number) };
  return { ...(acceptedInputs[path] as object), ...changes };
}

const byClient = [
  ["session.signIn", 20],
  ["session.signUp", 20],
  ["session.verifyOtp", 40],
  ["session.resendOtp", 40],
  ["password.requestCode", 20],
  ["password.reset", 20],
  ["contact.create", 10],
] as const;

const byAccount = [
  ["session.signUp", 20],
  ["session.verifyOtp", 30],
  ["session.resendOtp", 30],
  ["password.requestCode", 20],
  ["password.reset", 20],
] as const;

const changes = allProcedures.filter(
  (path) => isUpload(path) || (isMutation(path) && fieldsOf(path).length > 0),
);

it.each(changes)("%s is taken no more than 200 times a minute by anybody", async (path) => {
  const { app } = await createApp();
  let status = 200;
  for (let call = 0; call < 200 && status === 200; call += 1) {
    const halves = await halvesOf({ sid: `session-${call}` });
    ({ statusCode: status } = await callProcedure({ app }, path, undefined, { ...halves, ...client(1) }));
  }
  expect(status).toBe(429);
});

describe("a client", () => {
  it.each(byClient)("may call %s %i times a minute", async (path, calls) => {
    const { app, seen } = await createApp();
    for (let call = 0; call < calls; call += 1) {
      expect((await callProcedure({ app }, path, inputOf(path, call), client(1))).statusCode).toBe(200);
    }
    const asked = seen.length;
    const refused = await callProcedure({ app }, path, inputOf(path, calls), client(1));
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.json().error).toMatchObject({
      message: `Too many attempts. Try again in ${seconds} seconds.`,
      data: { code: "too_many_requests", httpStatus: 429 },
    });
    expect(seen).toHaveLength(asked);
    expect((await callProcedure({ app }, path, inputOf(path, calls), client(2))).statusCode).toBe(200);
  });

  it("has its number of calls for codes over all of them", async () => {
    const { app } = await createApp();
    const paths = ["session.verifyOtp", "session.resendOtp"] as const;
    const statuses: number[] = [];
    for (let call = 0; call < 41; call += 1) {
      const path = paths[call % 2] ?? paths[0];
      statuses.push((await callProcedure({ app }, path, inputOf(path, call), client(1))).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it("may sign sixty people up in an hour, a dozen of them in one minute", async () => {
    const { app } = await createApp();
    let refused = 0;
    for (let call = 0; call < 12; call += 1) {
      for (const path of ["session.signUp", "session.verifyOtp", "session.resendOtp"] as const) {
        const { statusCode } = await callProcedure({ app }, path, inputOf(path, call), client(1));
        refused += Number(statusCode !== 200);
      }
    }
    expect(refused).toBe(0);
  });

  it("writes a hundred and twenty times a minute, for however many accounts", async () => {
    const { app, seen } = await createApp();
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1) {
      const account = call % 4;
      const halves = await halvesOf({ sid: `session-${account}`, user: userOf(account) });
      const headers = { ...halves, ...client(1) };
      statuses.push((await callProcedure({ app }, "comment.create", undefined, headers)).statusCode);
    }
    expect(statuses.indexOf(429)).toBe(120);
    expect(seen).toHaveLength(120);
  });

  it("is not who a forwarded header says it is where no proxy is trusted", async () => {
    const test = await createTestApp();
    fakeUpstream(test);
    const statuses: number[] = [];
    for (let call = 0; call < 11; call += 1) {
      statuses.push((await callProcedure(test, "contact.create", undefined, client(call))).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("an account", () => {
  it.each(byAccount)("is the object of %s %i times in ten minutes", async (path, calls) => {
    const { app } = await createApp();
    const ask = (number: number) => callProcedure({ app }, path, inputOf(path, 7), client(number));
    for (let call = 0; call < calls; call += 1) expect((await ask(call)).statusCode).toBe(200);
    const refused = await ask(calls);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toBe("Too many attempts. Try again in 10 minutes.");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(590);
  });

  it("is closed for a while after five wrong passwords, however it is written", async () => {
    const { app, seen } = await createApp(() => refusalOf(401, "Invalid credentials"));
    const names = ["Person-1", "person-1", " PERSON-1 ", "person-1", "pErson-1", "person-1"];
    const statuses: number[] = [];
    for (const [number, username] of names.entries()) {
      const input = { username, password: "wrong-password" };
      statuses.push((await callProcedure({ app }, "session.signIn", input, client(number))).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(seen).toHaveLength(5);
  });

  const spellings = {
    "a username": ["person-1", "Person-1", "ｐｅｒｓｏｎ-1", "ＰＥＲＳＯＮ－１", " person-1", "person-１"],
    "an email address": ["a@b.in", "A@b.in", "ａ@b.in", "a＠b.in", "A@B.IN", "a@ｂ．in"],
    "a number": [
      "+919812345678",
      "9812345678",
      "09812345678",
      "98.12.34.56.78",
      "００９８１２３４５６７８",
      "919812345678",
    ],
  };

  it.each(Object.entries(spellings))("has one count for all spellings of %s", async (_what, typed) => {
    const { app, seen } = await createApp(() => refusalOf(401, "Invalid credentials"));
    const guess = (username: string, number: number) =>
      callProcedure({ app }, "session.signIn", { username, password: "wrong-password" }, client(number));
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      statuses.push((await guess(typed[number % typed.length] ?? "", number)).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(seen).toHaveLength(5);
  });

  it("has one count of codes for its number, with the zero of calls within the country and without", async () => {
    const { app, seen } = await createApp();
    for (let call = 0; call < 30; call += 1) {
      const phone = `+91${"0".repeat(call % 3)}9812345678`;
      expect((await callProcedure({ app }, "session.resendOtp", { phone }, client(call))).statusCode).toBe(
        200,
      );
    }
    const refused = await callProcedure(
      { app },
      "session.resendOtp",
      { phone: "+9109812345678" },
      client(31),
    );
    expect(refused.statusCode).toBe(429);
    expect(new Set(seen.map(({ body }) => body))).toEqual(
      new Set([JSON.stringify({ phone: "+919812345678" })]),
    );
  });

  it("lets no more guesses through when they come at once", async () => {
    const { app, seen } = await createApp(() => refusalOf(401, "Invalid credentials"));
    const guesses = Array.from({ length: 50 }, (_, number) =>
      callProcedure({ app }, "session.signIn", undefined, client(number)),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    expect(seen).toHaveLength(5);
  });

  it("forgets wrong passwords after the right one, and does not count the upstream's own failures", async () => {
    const plan = [401, 401, 401, 401, 200, 401, 401, 401, 500, 500, 500, 401, 200];
    const left = [...plan];
    const { app } = await createApp(() => {
      const status = left.shift() ?? 200;
      return status === 200 ? undefined : refusalOf(status);
    });
    const statuses: number[] = [];
    for (const number of plan.keys()) {
      statuses.push((await callProcedure({ app }, "session.signIn", undefined, client(number))).statusCode);
    }
    expect(statuses).toEqual(plan.map((status) => (status === 500 ? 502 : status)));
  });

  it("writes forty times a minute, from wherever and in however few requests", async () => {
    const { app, seen } = await createApp();
    const halves = await halvesOf();
    const input = acceptedInputs["comment.create"];
    const size = 10;
    const batch = (number: number) =>
      app.inject({
        method: "POST",
        url: `/trpc/${Array(size).fill("comment.create").join(",")}?batch=1`,
        headers: { ...halves, ...client(number), "content-type": "application/json" },
        payload: JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, at) => [at, input]))),
      });
    for (let number = 0; number < 4; number += 1) expect((await batch(number)).statusCode).toBe(200);
    const refused = await batch(4);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(seen).toHaveLength(40);
    const other = await halvesOf({ sid: "session-2", user: userOf(2) });
    expect((await callProcedure({ app }, "comment.create", undefined, other)).statusCode).toBe(200);
  });
});

describe("the upstream's own limit", () => {
  it("reaches the visitor with its words and its pause", async () => {
    const { app } = await createApp(() => ({
      ...refusalOf(429, "Wait 30 seconds for a new code"),
      responseOptions: { headers: { "retry-after": "30" } },
    }));
    const answer = await callProcedure({ app }, "session.resendOtp");
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("30");
    expect(answer.json().error.message).toBe("Wait 30 seconds for a new code");
  });
});
