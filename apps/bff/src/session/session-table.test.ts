import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf, type Seen } from "../test/fake-upstream.ts";
import { allProcedures, callProcedure, isMutation, routerPaths } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { subjects } from "../test/subjects.ts";
import { createTestApp } from "../test/test-app.ts";

const open = new Set<string>([
  "blog.list",
  "blog.bySlug",
  "blog.byTag",
  "blog.recommended",
  "blog.forCall",
  "category.list",
  "comment.list",
  "comment.replies",
  "contact.create",
  "contribution.ledger",
  "event.categories",
  "event.get",
  "event.list",
  "event.facets",
  "event.related",
  "event.forStory",
  "password.requestCode",
  "password.reset",
  "profile.list",
  "profile.counts",
  "profile.get",
  "reference.professions",
  "reference.cities",
  "session.current",
  "session.signIn",
  "session.signUp",
  "session.verifyOtp",
  "session.resendOtp",
  "tag.list",
  ...subjects.flatMap((subject) => subject.open),
]);
const guarded = allProcedures.filter((path) => !open.has(path));

async function createApp(change?: Parameters<typeof fakeUpstream>[1]) {
  const test = await createTestApp();
  const seen: Seen[] = fakeUpstream(test, change);
  return { ...test, seen };
}

const cleared = /^__Host-Http-sid=; .*Max-Age=0$/;

it("knows every procedure", () => {
  const missing = routerPaths.filter((path) => !allProcedures.includes(path));
  expect(missing, "add an accepted input for each to apps/bff/src/test/subjects/").toEqual([]);
  expect([...allProcedures].sort()).toEqual(routerPaths);
});

describe.each(guarded)("%s", (path) => {
  it("needs both halves of one session", async () => {
    const { app, seen } = await createApp();
    const { cookie, authorization } = await halvesOf();
    const { authorization: another } = await halvesOf({ sid: "session-2" });
    const attempts: [Record<string, string>, number][] = [
      [{}, 401],
      [{ cookie }, 403],
      [{ authorization }, 401],
      [{ cookie, authorization: another }, 403],
      [{ cookie, authorization: "Bearer x" }, 403],
      [{ cookie: `${cookie}x`, authorization }, 401],
    ];
    for (const [headers, status] of attempts) {
      const answer = await callProcedure({ app }, path, undefined, headers);
      expect([headers, answer.statusCode]).toEqual([headers, status]);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    expect(seen).toEqual([]);
  });

  it("works with both, and shows the upstream the bearer", async () => {
    const { app, seen } = await createApp();
    const answer = await callProcedure({ app }, path, undefined, await halvesOf());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(
      seen.map(() => "Bearer canary-bearer-a83e02"),
    );
  });

  it("is closed to a session that was ended, whoever replays its cookie", async () => {
    const { app, seen } = await createApp(({ path: asked }) =>
      asked === "/auth/logout" ? refusalOf(500) : undefined,
    );
    const halves = await halvesOf();
    const left = await callProcedure({ app }, "session.signOut", undefined, halves);
    expect(left.headers["set-cookie"]).toMatch(cleared);
    const asked = seen.length;
    const answer = await callProcedure({ app }, path, undefined, halves);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(seen).toHaveLength(asked);
  });

  it("takes the cookie away when the upstream does not know the bearer any more, and asks it once", async () => {
    const { app, seen } = await createApp(() => refusalOf(401));
    const halves = await halvesOf();
    const answer = await callProcedure({ app }, path, undefined, halves);
    expect(answer.statusCode).toBe(path === "session.signOut" ? 200 : 401);
    expect(answer.headers["set-cookie"]).toMatch(cleared);
    const asked = seen.length;
    expect((await callProcedure({ app }, path, undefined, halves)).statusCode).toBe(401);
    expect(seen).toHaveLength(asked);
  });
});

it.each([...open])("%s is answered to somebody who shows nothing", async (path) => {
  const { app, seen } = await createApp();
  expect((await callProcedure({ app }, path)).statusCode).toBe(200);
  expect(seen.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

describe("what anybody may read", () => {
  const reads = [...open].filter((path) => !isMutation(path));

  it.each(reads)("%s does not look at a cookie that comes alone", async (path) => {
    const { app, seen } = await createApp();
    const { cookie } = await halvesOf();
    const answer = await callProcedure({ app }, path, undefined, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ "cache-control": "no-cache" });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(seen.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it("is answered as to a visitor where the halves do not match", async () => {
    const { app, seen } = await createApp();
    const { authorization } = await halvesOf({ sid: "session-2" });
    const mismatched = { ...(await halvesOf()), authorization };
    for (const headers of [mismatched, { authorization }]) {
      const answer = await callProcedure({ app }, "comment.list", undefined, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    expect(seen.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it("ends a session that the upstream does not know any more, about which nobody is asked again", async () => {
    const { app, seen } = await createApp(({ headers }) =>
      headers.authorization ? refusalOf(401) : undefined,
    );
    const halves = await halvesOf();
    const first = await callProcedure({ app }, "comment.list", undefined, halves);
    expect(first.statusCode).toBe(401);
    expect(first.headers["set-cookie"]).toMatch(cleared);
    const again = await callProcedure({ app }, "comment.list", undefined, halves);
    expect(again.statusCode).toBe(200);
    expect(again.headers["set-cookie"]).toBeUndefined();
    expect(seen.map(({ headers }) => headers.authorization !== undefined)).toEqual([true, false]);
  });

  it("is read as the person who shows both halves", async () => {
    const { app, seen } = await createApp();
    const answer = await callProcedure({ app }, "comment.list", undefined, await halvesOf());
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(seen[0]?.headers.authorization).toBe("Bearer canary-bearer-a83e02");
  });
});
