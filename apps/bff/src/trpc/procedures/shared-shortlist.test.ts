import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { callProcedure } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { createTestApp } from "../../test/test-app.ts";

const token = "the-secret-token";
const visitor = "the-secret-key";
const marked = { token, visitor, application_id: 1, mark: "yes" };

const trusted = {
  DEFAULT_DOMAIN_SUFFIX: ".in" as const,
  PUBLIC_URL: undefined,
  IMAGE_ORIGINS: [],
  TRUST_PROXY: ["127.0.0.1"],
};

async function create(change?: Parameters<typeof fakeUpstream>[1]) {
  const test = await createTestApp();
  return { ...test, seen: fakeUpstream(test, change) };
}

describe("what whoever has a link does", () => {
  it("is sent in a body, in nobody's name, and is kept nowhere", async () => {
    const { app, seen } = await create();
    const answer = await callProcedure({ app }, "sharedShortlist.open", { token }, await halvesOf());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toContain("no-store");
    const [call] = seen.filter(({ path }) => path.startsWith("/shortlist"));
    expect([call?.method, call?.path]).toEqual(["POST", "/shortlist/open"]);
    expect(JSON.stringify(call?.headers ?? {})).not.toMatch(/bearer/i);
  });

  it("says no more of a link that is over than that there is none", async () => {
    const { app } = await create(() => refusalOf(404));
    const answer = await callProcedure({ app }, "sharedShortlist.open", { token }, {});
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(token);
  });

  it("is limited by address", async () => {
    const { app } = await create();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await callProcedure({ app }, "sharedShortlist.mark", marked, {})).statusCode);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429]);
    expect((await callProcedure({ app }, "sharedShortlist.open", { token }, {})).statusCode).toBe(200);
  });

  it.each([
    ["sharedShortlist.mark", marked, 121],
    ["sharedShortlist.open", { token }, 151],
  ] as const)("is limited by link, from however many addresses: %s", async (name, input, count) => {
    const test = await createTestApp({ settings: trusted });
    fakeUpstream(test);
    const ask = async (sent: object, index: number) => {
      const headers = { "x-forwarded-for": `203.0.113.${index % 250}` };
      return (await callProcedure(test, name, sent, headers)).statusCode;
    };
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push(await ask(input, index));
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(await ask({ ...input, token: "another-token" }, 1)).toBe(200);
  });
});
