import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { applications } from "../db/schema/application.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { contributions } from "../db/schema/contribution.ts";
import { startApp, type TestApp } from "../test/app.ts";
import { agencyClaim, artistClaim } from "../test/claims.ts";
import { aBlog } from "../test/content.ts";
import { anEvent } from "../test/events.ts";
import { aKey } from "../test/ledger.ts";
import { nastyBodies, nastyStrings } from "../test/nasty-strings.ts";
import { aPerson, signUpOf } from "../test/people.ts";

type Write = {
  path: string;
  /** A body that passes. Each of its texts is replaced in turn. */
  body: (blogId: number) => object;
  /** What has to be new with each try. */
  fresh?: () => Promise<object>;
  /** The stored texts by field, where something is stored: read as somebody would see them. */
  stored?: (app: TestApp, bearer: string, blogId: number) => Promise<Record<string, unknown>>;
};

async function profileOf(app: TestApp, kind: string, bearer: string) {
  const { body } = await app.get(`/api/v1/${kind}-profile/mine`, undefined, bearer).expect(200);
  return body.data.profile ?? {};
}

const newest = async (rows: PromiseLike<Record<string, unknown>[]>) => (await rows)[0] ?? {};

const app = startApp();
const phone = "+15550001111";
const writes: Write[] = [
  {
    path: "auth/signup",
    body: () => signUpOf(),
    stored: async ({ db }) => newest(db.select().from(users).orderBy(desc(users.id)).limit(1)),
  },
  { path: "auth/login", body: () => ({ username: "asha", password: "seven brass lanterns" }) },
  { path: "auth/verify/mobile-otp", body: () => ({ phone, otp: "123456" }) },
  { path: "auth/resend/otp", body: () => ({ phone }) },
  { path: "auth/phone/change", body: () => ({ phone }) },
  { path: "auth/password/request", body: () => ({ phone }) },
  { path: "auth/password/reset", body: () => ({ phone, otp: "123456", password: "nine paper boats" }) },
  { path: "auth/logout", body: () => ({}) },
  { path: "auth/logout-all", body: () => ({}) },
  {
    path: "comment/create",
    body: (blog_id) => ({ blog_id, comment_text: "Words", parent_comment_id: undefined }),
    stored: async (app, bearer) => {
      const { body } = await app.get("/api/v1/comment/mine", undefined, bearer).expect(200);
      return { comment_text: body.data.comments[0]?.content };
    },
  },
  {
    path: "artist-profile/create",
    body: () => artistClaim(),
    stored: (app, bearer) => profileOf(app, "artist", bearer),
  },
  {
    path: "agency-profile/create",
    body: () => agencyClaim(),
    stored: (app, bearer) => profileOf(app, "agency", bearer),
  },
  {
    path: "contact/create",
    body: () => ({ name: "Asha", email: "asha@example.com", message: "Hello", topic: "help", website: "" }),
    stored: async ({ db }) =>
      newest(db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(1)),
  },
  {
    path: "event/apply",
    body: () => ({
      event_id: 1,
      note: "Words",
      reel_url: "https://example.com/reel",
      shares_profile: true,
    }),
    // One application a person and event.
    fresh: async () => ({ event_id: (await anEvent(app)).id }),
    stored: async ({ db }) => newest(db.select().from(applications).orderBy(desc(applications.id)).limit(1)),
  },
  { path: "application/review/1", body: () => ({ state: "viewed" }) },
  {
    path: "crowdfunding/contribute",
    body: () => ({ event_id: 1, amount: 5, is_anonymous: false, public_name: "Asha", message: "Words" }),
    fresh: async () => ({ event_id: (await anEvent(app, { kind: "crowdfunding" })).id }),
    stored: async ({ db }) =>
      newest(db.select().from(contributions).orderBy(desc(contributions.id)).limit(1)),
  },
];
let bearer: string;
let blogId: number;
beforeEach(async () => {
  ({ bearer } = await aPerson(app));
  ({ id: blogId } = await aBlog(app.db));
});

/** What is refused for its form never reaches a database, so one of them is enough to see it. */
const inForm = it.skipIf(process.env.TEST_DATABASE_URL);

const refusals = [400, 401, 413, 422, 429];
/** Kept under their own hash, or not at all. */
const neverStored = new Set(["password", "otp", "website"]);

it("reaches every call that takes a body", async () => {
  const { body } = await app.bare().get("/api/v1/docs/json").expect(200);
  const taking = Object.keys(body.paths).filter(
    (path) => body.paths[path].post?.requestBody?.content?.["application/json"],
  );
  const tried = writes.map(({ path }) => `/api/v1/${path}`);
  expect(taking.filter((path) => !tried.includes(path.replace(/\{\w+\}/, "1")))).toEqual([]);
});

describe.each(writes)("$path", ({ path, body, fresh, stored }) => {
  const send = (value: object | string) =>
    app.post(`/api/v1/${path}`, value, { bearer }).set("idempotency-key", aKey());
  const bodyWith = async (field: string, value: unknown) => ({
    ...body(blogId),
    ...(await fresh?.()),
    [field]: value,
  });
  const fields = Object.keys(body(1));

  it.each(fields)("keeps nasty texts in %s as they are, or refuses them with words", async (field) => {
    const kept: string[] = [];
    for (const [name, text] of Object.entries(nastyStrings)) {
      const answer = await send(await bodyWith(field, text));
      if (answer.status !== 200) {
        expect(refusals, `${name}: ${answer.status}`).toContain(answer.status);
        expect(answer.body, name).toMatchObject({ success: false, message: expect.anything() });
        continue;
      }
      kept.push(name);
      if (!stored || neverStored.has(field)) continue;
      expect(((await stored(app, bearer, blogId)) as never)[field], name).toBe(text.trim());
    }
    if (["name", "about", "message", "comment_text", "note", "public_name"].includes(field)) {
      expect(kept.length).toBeGreaterThan(30);
      expect(kept).not.toContain("a NUL");
      expect(kept).not.toContain("half a character");
    }
  });

  inForm.each(fields)("refuses a %s that is no text, or has a megabyte", async (field) => {
    const values: unknown[] = [
      null,
      {},
      [],
      [[["x"]]],
      { __proto__: null, toString: 1 },
      -1,
      1e308,
      "a".repeat(1_000_000),
    ];
    for (const value of values) {
      const answer = await send(await bodyWith(field, value));
      if (answer.status === 200) expect(["years_of_experience", "password"]).toContain(field);
      else expect(refusals).toContain(answer.status);
    }
    expect((await send(await bodyWith(field, "a".repeat(1_100_000)))).status).toBe(413);
  });

  inForm("meets bodies that are no form", async () => {
    const expected = path.startsWith("auth/logout") ? [200, 400, 401, 413] : refusals;
    for (const [name, text] of Object.entries(nastyBodies))
      expect(expected, name).toContain((await send(text)).status);
  });
});
