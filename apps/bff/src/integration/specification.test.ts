import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { eventForm } from "../test/fixtures-event.ts";
import { callProcedure } from "../test/procedures.ts";
import { cookieAfter } from "../test/signed-in.ts";
import { createTestApp } from "../test/test-app.ts";
import { eventCalls } from "../upstream/calls/event.ts";

const reply = (body: unknown) => ({ statusCode: 200, data: JSON.stringify(body) });

/** A gateway in front of an upstream that has the specification's calls and fields, and nothing else. */
async function createSite(answers: Record<string, unknown>) {
  const test = await createTestApp({ offered: [] });
  const seen = fakeUpstream(test, ({ path }) => {
    const start = Object.keys(answers).find((known) => path.startsWith(known));
    return reply({ success: true, message: "Fine", ...Object(start && answers[start]) });
  });
  const call = (path: string, input?: unknown, headers = {}) =>
    callProcedure({ app: test.app }, path, input, headers);
  return { ...test, seen, call };
}

type Site = Awaited<ReturnType<typeof createSite>>;

async function signIn({ call }: Site) {
  const answer = await call("session.signIn", { username: "Asha", password: "seven brass lanterns" });
  const { auth } = answer.json().result.data;
  const cookie = cookieAfter(answer.headers["set-cookie"]) ?? "";
  return { answer, headers: { cookie, authorization: `Bearer ${auth.token}` } };
}

const login = { "/auth/login": { token: "their-token", user: { name: "Asha Rao" } } };

describe("signing in with a token and a name alone", () => {
  it("starts a session whose id is the same each time, and which knows no more than it was told", async () => {
    const site = await createSite(login);
    const ids = [];
    for (const _time of [1, 2]) {
      const { answer } = await signIn(site);
      const { user, auth } = answer.json().result.data;
      expect(user).toMatchObject({ name: "Asha Rao", username: null, is_phone_verified: null });
      expect(auth.user).toEqual({ id: user.id, name: "Asha Rao" });
      ids.push(user.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it("goes by the cookie afterwards, and ends here without a call", async () => {
    const site = await createSite(login);
    const { headers } = await signIn(site);
    const current = await site.call("session.current", undefined, headers);
    expect(current.json().result.data.user.name).toBe("Asha Rao");
    await site.call("session.signOut", undefined, headers);
    const replayed = await site.call("session.current", undefined, headers);
    expect(replayed.json()).toEqual({ result: { data: null } });
    expect(site.seen.map(({ path }) => path)).toEqual(["/auth/login"]);
  });

  it("tells the upstream who calls by the bearer alone", async () => {
    const site = await createSite({
      ...login,
      "/comment/create": { data: { comment: { id: "9", content: "Well" } } },
    });
    const { headers } = await signIn(site);
    const posted = await site.call("comment.create", { blog_id: 1, comment_text: "Well" }, headers);
    expect(posted.json().result.data).toMatchObject({
      id: 9,
      author: "Asha Rao",
      created_at: "2026-03-01T12:00:00.000Z",
      can: { remove: false },
    });
    const names = Object.keys(site.seen.at(-1)?.headers ?? {}).map((name) => name.toLowerCase());
    expect(names.filter((name) => !["content-type", "x-request-id", "accept"].includes(name)).sort()).toEqual(
      ["apikey", "authorization", "x-domain-suffix"],
    );
  });

  it("is signed up with what was typed", async () => {
    const site = await createSite({ "/auth/signup": { data: { token: "their-token" } } });
    const input = {
      name: "Asha Rao",
      username: "asha",
      email: "asha@example.com",
      password: "seven brass lanterns",
    };
    const answer = await site.call("session.signUp", { ...input, phone: "+919812345678" });
    const { user, requireOtp, phone } = answer.json().result.data;
    expect(user).toMatchObject({ name: "Asha Rao", username: "asha", email: "asha@example.com" });
    expect([requireOtp, phone]).toEqual([false, "+919812345678"]);
  });
});

describe("lists", () => {
  it("go on by page", async () => {
    const blogs = [{ id: "1", slug: "one", title: "One" }];
    const site = await createSite({ "/blog/view?": { blogs, pagination: { hasNextPage: true } } });
    const first = await site.call("blog.list", { limit: 1 });
    const { pagination } = first.json().result.data;
    await site.call("blog.list", { limit: 1, cursor: pagination.nextCursor });
    expect(site.seen.map(({ path }) => new URL(path, "http://x").searchParams.get("page"))).toEqual([
      "1",
      "2",
    ]);
  });

  it("of comments come whole, without a page that the upstream does not know", async () => {
    const replies = [{ id: 2, content: "Yes", replies: [{ id: 3, content: "No" }] }];
    const site = await createSite({
      "/comment/blog/1": { data: { comments: [{ id: 1, content: "Well", replies }] } },
    });
    const answer = await site.call("comment.list", { blog_id: 1 });
    const [comment] = answer.json().result.data.comments;
    expect(comment).toMatchObject({ reply_count: 2, replies: [{ content: "Yes" }, { content: "No" }] });
    expect(site.seen.map(({ path }) => path)).toEqual(["/comment/blog/1"]);
  });

  it("of related events leave out this one and past ones, and begin with the soonest", async () => {
    const event = (id: number, start_date: string) => ({ id, title: `Event ${id}`, start_date });
    const events = [
      event(1, "2026-05-01"),
      event(2, "2026-02-01"),
      event(3, "2026-04-01"),
      event(4, "2026-03-01"),
    ];
    const site = await createSite({ "/event/category/7": { events } });
    const answer = await site.call("event.related", { category_id: 7, except: 3 });
    expect(answer.json().result.data.events.map(({ id }: { id: number }) => id)).toEqual([4, 1]);
    expect(site.seen.map(({ path }) => path)).toEqual(["/event/category/7?page=1&limit=6"]);
  });
});

it("counts an event as what was asked for, although the upstream is asked the same for both lists", async () => {
  const event = { id: 1, title: "Event 1", start_date: "2026-05-01" };
  const site = await createSite({ "/event/list": { events: [event] } });
  const kinds = ["event", "crowdfunding"];
  const answers = await Promise.all(kinds.map((kind) => site.call("event.list", { kind })));
  expect(answers.map((answer) => answer.json().result.data.events[0].kind)).toEqual(kinds);
  expect(new Set(site.seen.map(({ path }) => path)).size).toBe(1);
});

describe("posting an event", () => {
  it("says nothing of one that is not shown", async () => {
    const site = await createSite(login);
    const { headers } = await signIn(site);
    const posted = await site.call("event.create", eventForm, headers);
    expect(posted.json().result.data).toBeNull();
  });

  it("sends the specification's fields, and more to who knows more", () => {
    const form = { ...eventForm, kind: "event" as const, end_time: "21:00", idempotency_key: "k-1" };
    const fieldsFor = (offered: boolean) => {
      const body = eventCalls.create.body?.(form as never, () => offered) as FormData;
      return [...body.keys()].sort();
    };
    const alone = fieldsFor(false);
    expect(alone).toContain("status");
    expect(fieldsFor(true).filter((name) => !alone.includes(name))).toEqual(["end_time", "kind"]);
    expect(eventCalls.create.headers?.(form as never, () => false)).toEqual({});
  });
});

it("tells the upstream the longest of the suffixes that are set", async () => {
  const settings = { DOMAIN_SUFFIXES: [".stage", ".co.stage"], DEFAULT_DOMAIN_SUFFIX: ".play" };
  const test = await createTestApp({ settings });
  const seen = fakeUpstream(test);
  for (const host of ["callboard.co.stage", "callboard.stage", "callboard.in"]) {
    await test.ask.get("/trpc/tag.list").set("host", host).expect(200);
  }
  expect(seen.map(({ headers }) => headers["x-domain-suffix"])).toEqual([".co.stage", ".stage", ".play"]);
});
