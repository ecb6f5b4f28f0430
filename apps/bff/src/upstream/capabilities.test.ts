import type { Capability } from "@callboard/contracts/capability";
import { describe, expect, it, vi } from "vitest";
import { createTestApp, noCache, now } from "../test/test-app.ts";
import { createCapabilities } from "./capabilities.ts";
import { createUpstream } from "./create-upstream.ts";

const answers = (...sets: Capability[][]) => {
  const ask = vi.fn();
  for (const offered of sets) ask.mockResolvedValueOnce({ offered: new Set(offered), isSure: true });
  return ask;
};

describe("what the upstream offers", () => {
  it("is asked for once", async () => {
    const ask = answers(["profiles"]);
    const { read } = createCapabilities(ask, () => undefined);
    await Promise.all([read(), read()]);
    expect([...(await read())]).toEqual(["profiles"]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("is asked for again after a failure, and a change is told", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const changed = vi.fn();
    const { read, suspect } = createCapabilities(answers(["profiles"], ["profiles"], ["pledges"]), changed);
    await read();
    for (const offered of ["profiles", "pledges"]) {
      suspect();
      vi.advanceTimersByTime(1_001);
      await read();
      await vi.waitFor(async () => expect([...(await read())]).toEqual([offered]));
    }
    expect(changed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("stays where the upstream fails to answer", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const changed = vi.fn();
    const ask = answers(["profiles"]).mockResolvedValue({ offered: new Set(), isSure: false });
    const { read, suspect } = createCapabilities(ask, changed);
    await read();
    suspect();
    vi.advanceTimersByTime(1_001);
    await read();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect([...(await read())]).toEqual(["profiles"]);
    expect(changed).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("is not asked for more than once a second", async () => {
    const ask = answers(["profiles"]);
    const { read, suspect } = createCapabilities(ask, () => undefined);
    await read();
    suspect();
    await read();
    expect(ask).toHaveBeenCalledOnce();
  });
});

/** A gateway that asks its upstream itself. */
async function createAskingApp(answer: { status: number; body: unknown }) {
  const test = await createTestApp();
  const upstream = createUpstream(
    {
      UPSTREAM_URL: "http://upstream.test",
      UPSTREAM_API_KEY: "k",
      UPSTREAM_TIMEOUT_MS: 1_000,
      UPSTREAM_BASE_PATH: "/rest/v1",
      UPSTREAM_SUFFIX_HEADER: "x-country",
      UPSTREAM_SUFFIX_FORM: "bare",
      UPSTREAM_EVENT_CATEGORIES_PATH: "/event/categories",
      UPSTREAM_CITY_FILTER: "lowercase",
      DEFAULT_DOMAIN_SUFFIX: ".in",
      ...noCache,
    },
    () => now,
    { dispatcher: test.agent },
  );
  const seen: { path: string; headers: Record<string, string> }[] = [];
  test.upstream
    .intercept({ path: () => true })
    .reply(({ path, headers }) => {
      seen.push({ path, headers: headers as Record<string, string> });
      const isQuestion = path === "/rest/v1/capabilities";
      const body = isQuestion
        ? answer.body
        : { success: true, profiles: [], events: [], categories: [], pagination: {} };
      return { statusCode: isQuestion ? answer.status : 200, data: JSON.stringify(body) };
    })
    .persist();
  const { ask } = await createTestApp({ upstream });
  return { ask, seen };
}

const query = (path: string, input: object) =>
  `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;

describe("an upstream of the specification alone", () => {
  it.each([
    ["does not know the question", { status: 404, body: { success: false, message: "Resource not found" } }],
    ["answers it with something else", { status: 200, body: "<html>" }],
    ["refuses it", { status: 403, body: { success: false, message: "no" } }],
  ])("that %s gets no other call", async (_how, answer) => {
    const { ask, seen } = await createAskingApp(answer);
    const { body } = await ask.get(query("profile.list", {})).expect(404);
    expect(body.error.data.code).toBe("not_found");
    expect(seen.map(({ path }) => path)).toEqual(["/rest/v1/capabilities"]);
  });

  it.each([429, 502, 503, 504])("may offer more while it answers %i, and is asked again", async (status) => {
    const { ask, seen } = await createAskingApp({ status, body: { success: false, message: "later" } });
    const questions: number[] = [];
    for (let turn = 1; turn <= 2; turn += 1) {
      const { body } = await ask.get(query("profile.list", {}));
      expect(body.error.data.code).toBe(status === 429 ? "too_many_requests" : "upstream");
      questions.push(seen.length);
    }
    expect(new Set(seen.map(({ path }) => path))).toEqual(new Set(["/rest/v1/capabilities"]));
    expect(questions[1]).toBeGreaterThan(questions[0] ?? 0);
  });

  it("is called by its own base path, suffix header, paths and words, without what it does not know", async () => {
    const { ask, seen } = await createAskingApp({ status: 404, body: {} });
    const further = { profession: "Actor", gender: "Female", age: "18-25", pay: "50", closes_within: "7" };
    const calls = { ...further, self_tape: "no", is_fair: true, day: "2026-07-01", sort: "pay" };
    const list = { kind: "event", category_id: 3, present_city: "Pune", is_event: "upcoming", ...calls };
    await ask.get(query("event.list", list)).set("host", "callboard.co.in").expect(200);
    await ask.get(query("event.categories", {})).expect(200);
    await ask.get(query("event.facets", further)).expect(404);
    const [, listed, categories] = seen;
    expect(listed?.path).toBe(
      "/rest/v1/event/list?page=1&limit=10&sortBy=created_at&sortOrder=DESC&is_event=upcoming&present_city=pune",
    );
    expect(listed?.headers).toMatchObject({ apikey: "k", "x-country": "co.in" });
    expect(categories?.path).toBe("/rest/v1/event/categories?page=1&limit=50");
  });
});
