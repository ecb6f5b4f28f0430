import { setTimeout as pause } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { Response } from "supertest";
import { describe, expect, it } from "vitest";
import { sessions as sessionTable } from "../../db/schema/session.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../test/people.ts";
import { rounds } from "../../test/rounds.ts";
import { aStaffMember } from "../../test/staff.ts";
import { sessionRepository } from "./session-repository.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof somebody>>;

const login = (username: string) => app.post("/api/v1/auth/login", { username, password: testPassword });
const verify = ({ phone, otp, other }: Person) =>
  app.post("/api/v1/auth/verify/mobile-otp", { phone, otp }, { bearer: other });
const changePhone = (phone: string, bearer: string) =>
  app.post("/api/v1/auth/phone/change", { phone }, { bearer });
const changePassword = ({ bearer }: Person) =>
  app.post(
    "/api/v1/account/password",
    { current_password: testPassword, password: "nine paper boats" },
    { bearer },
  );
const byStaff = (act: string, { id }: Person, bearer: string, body: object = {}) =>
  app.post(`/api/v1/staff/people/${id}/${act}`, body, { bearer });

/** Somebody with two sessions and a code for their number: `other` goes on under another bearer with that. */
async function somebody() {
  const person = await aPerson(app, { phone_verified_at: null });
  const { id, phone } = person;
  const other = await sessionRepository(app.db).create(
    { id, credentials_version: 0 },
    null,
    app.clock.read(),
  );
  await app.post("/api/v1/auth/resend/otp", { phone }, person).expect(200);
  return { ...person, other, otp: app.outbox.codeTo(phone) };
}

const signInMany = (username: string) => Promise.all(Array.from({ length: 3 }, () => login(username)));

/** The bearers that answers hold. */
const bearersOf = (...answers: Response[]): string[] =>
  answers.flatMap(({ status, body }) => (status === 200 && body.data?.token ? [body.data.token] : []));

/** How many of the bearers still open something. */
async function openOf(bearers: string[]): Promise<number> {
  const answers = await Promise.all(bearers.map((bearer) => app.get("/api/v1/auth/me", undefined, bearer)));
  return answers.filter(({ status }) => status === 200).length;
}

/** How many sessions of an account have a version of its credentials: whose secret was read as long as it had that. */
const countOfVersion = ({ id }: Person, version: number) =>
  app.db.$count(
    sessionTable,
    and(eq(sessionTable.user_id, id), eq(sessionTable.credentials_version, version)),
  );

/**
 * Has somebody sign in several times, and acts meanwhile: round by round at another moment of the time that this takes here.
 * `prepare` gives what acts. `check` hears of the bearers that were begun, and of the answers to the acts.
 */
async function race<Answers>(
  prepare: (person: Person) => Promise<() => Promise<Answers>>,
  check: (person: Person, begun: string[], answers: Answers) => Promise<void>,
): Promise<void> {
  const { username } = await aPerson(app);
  const began = performance.now();
  await signInMany(username);
  const duration = performance.now() - began;
  const count = rounds(5, 200);
  for (let round = 0; round < count; round += 1) {
    const person = await somebody();
    const act = await prepare(person);
    const moment = (duration * round) / count;
    const acting = () => (moment > 0 ? pause(moment).then(act) : act());
    const [signedIn, answers] = await Promise.all([signInMany(person.username), acting()]);
    await check(person, bearersOf(...signedIn), answers);
  }
}

describe("an end to all sessions", () => {
  it.each<[string, (person: Person, moderator: string) => PromiseLike<Response>]>([
    ["signing out everywhere", ({ bearer }) => app.post("/api/v1/auth/logout-all", {}, { bearer })],
    ["staff", (person, moderator) => byStaff("end-sessions", person, moderator)],
  ])("leaves none open that was proven before it, nor their next bearers: by %s", async (_by, end) => {
    const moderator = await aStaffMember(app, "moderator");
    await race(
      async (person) => () => Promise.all([end(person, moderator.bearer), verify(person)]),
      async (person, begun, [ended, verified]) => {
        expect([ended.status, verified.status]).toEqual([200, 200]);
        expect(await openOf([person.bearer, person.other, ...bearersOf(verified)])).toBe(0);
        // The password is right afterwards too: who read it then is signed in rightly.
        expect(await openOf(begun)).toBe(await countOfVersion(person, 1));
      },
    );
  });
});

describe("a suspension", () => {
  it("leaves nothing open, whatever signs in or goes on under another bearer at the same moment", async () => {
    const moderator = await aStaffMember(app, "moderator");
    const suspension = { reason: "Asked applicants for a fee.", until: null };
    await race(
      async (person) => () =>
        Promise.all([
          byStaff("suspend", person, moderator.bearer, suspension),
          verify(person),
          changePassword(person),
        ]),
      async ({ bearer, other }, begun, [suspended, ...goneOn]) => {
        expect(suspended.status).toBe(200);
        expect(await openOf([bearer, other, ...begun, ...bearersOf(...goneOn)])).toBe(0);
      },
    );
  });
});

describe("a change of a number that is not verified", () => {
  /** Asks for so many changes, which wait for their texts: they are made once the function that is given is called. */
  async function asked(...bearers: string[]) {
    const release = app.outbox.hold();
    const phones = bearers.map(() => signUpOf().phone);
    const changing = Promise.all(bearers.map((bearer, index) => changePhone(phones[index] ?? "", bearer)));
    await expect.poll(app.outbox.waiting, { interval: 5 }).toBe(bearers.length);
    const make = () => {
      release();
      return changing;
    };
    return { phones, make };
  }

  it("ends what was proven before, or is refused where the number is verified at the same moment", async () => {
    await race(
      async (person) => {
        const { make } = await asked(person.bearer);
        return () => Promise.all([make(), verify(person)]);
      },
      async (person, begun, [[changed], verified]) => {
        const { bearer, other } = person;
        const isChanged = changed?.status === 200;
        expect(verified.status).toBe(isChanged ? 422 : 200);
        expect([200, 401]).toContain(changed?.status);
        const rotated = bearersOf(verified);
        expect([await openOf([bearer]), await openOf([other])]).toEqual([1, 0]);
        expect([rotated.length, await openOf(rotated)]).toEqual(isChanged ? [0, 0] : [1, 1]);
        // The asking session goes on with the version of those that read the password afterwards.
        const proven = isChanged ? (await countOfVersion(person, 1)) - 1 : begun.length;
        expect(await openOf(begun)).toBe(proven);
      },
    );
  });

  it("is made by one of two sessions that ask at once, which ends the other", async () => {
    for (let round = 0; round < rounds(5, 200); round += 1) {
      const { bearer, other } = await somebody();
      const { phones, make } = await asked(bearer, other);
      const answers = await make();
      const isFirst = answers[0]?.status === 200;
      expect(answers.map(({ status }) => status)).toEqual(isFirst ? [200, 401] : [401, 200]);
      const { body } = await app.get("/api/v1/auth/me", undefined, isFirst ? bearer : other).expect(200);
      expect(body.data.user.phone).toBe(phones[isFirst ? 0 : 1]);
      expect(await openOf([bearer, other])).toBe(1);
    }
  });
});
