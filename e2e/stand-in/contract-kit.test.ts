import { checkContract } from "@callboard/contract-kit/check-contract";
import { type Settings, withDefaults } from "@callboard/contract-kit/settings";
import { describe, expect, it } from "vitest";
import { oneTimeCode, password, people } from "./content/people.ts";
import { type Fault, faults, habits } from "./faults.ts";
import type { Outgoing, StandInOptions } from "./options.ts";
import { startStandIn } from "./stand-in.ts";

/** What the kit says of a stand-in with these options, all its calls made. */
async function checked(options: Partial<StandInOptions>, settings: Partial<Settings> = {}) {
  const { url, options: given, stop } = await startStandIn(options);
  const { apiKey: apikey, basePath, eventCategoriesPath, suffixHeader, suffixForm } = given;
  const account = { username: people[0]?.username, password, otp: oneTimeCode };
  const own = { url, apikey, basePath, eventCategoriesPath, suffixHeader, suffixForm, write: true };
  return checkContract(withDefaults({ ...own, ...account, ...settings })).finally(stop);
}

const failuresOf = ({ calls }: Awaited<ReturnType<typeof checked>>) =>
  Object.fromEntries(
    calls.filter(({ failures }) => failures.length > 0).map(({ call, failures }) => [call, failures]),
  );

describe("a stand-in without a fault", () => {
  it.each<Partial<StandInOptions>>([
    {},
    { shape: "flat" },
    { lists: "rows", ids: "string" },
    { shape: "flat", lists: "rows", ids: "string" },
    { fields: "required" },
    { shape: "flat", lists: "rows", ids: "string", fields: "required" },
    { basePath: "/v1", eventCategoriesPath: "/categories", suffixHeader: "x-country", suffixForm: "bare" },
  ])("passes in each of its calls with %o", async (options) => {
    const report = await checked(options);
    expect(failuresOf(report)).toEqual({});
    expect(report.passed).toBe(true);
    expect(report.calls.map(({ status }) => status)).toEqual([
      ...Array(4).fill(201),
      ...Array(13).fill(200),
      ...Array(4).fill(201),
    ]);
  });

  it("is described: where its fields stand, as what its lists and ids come", async () => {
    const shapeIn = async (options: Partial<StandInOptions>, name: string) =>
      (await checked(options)).calls.find(({ call }) => call === name)?.shape;
    const flat = { shape: "flat", lists: "rows", ids: "string" } as const;
    expect(await shapeIn({}, "GET event/list")).toEqual({ fields: "data", list: "array", ids: "number" });
    expect(await shapeIn(flat, "GET event/list")).toEqual({
      fields: "beside success",
      list: "rows",
      ids: "text",
    });
    expect(await shapeIn(flat, "GET event/get/{id}")).toEqual({ fields: "beside success", ids: "text" });
  });

  it("has what it leaves out noted", async () => {
    const { calls } = await checked({ fields: "required" });
    const notes = calls.find(({ call }) => call === "GET cities/view")?.notes;
    expect(notes).toEqual(["has no pagination.hasNextPage: a full page is taken for one of more"]);
    expect(calls.find(({ call }) => call === "GET event/get/{id}")?.notes[0]).toMatch(
      /^leaves out .*start_time.* address/,
    );
  });

  it("keeps its data where writing was not asked for", async () => {
    const posted: string[] = [];
    const change = (answer: Outgoing) => {
      if (/create|signup|otp/.test(answer.call)) posted.push(answer.call);
      return answer;
    };
    const { calls, passed } = await checked({ change }, { write: false });
    expect(posted).toEqual([]);
    expect(passed).toBe(true);
    expect(calls.filter(({ status }) => status === undefined)).toHaveLength(7);
  });
});

const planted = (route: string, fault: Fault) => (answer: Outgoing) =>
  answer.call === route ? { ...answer, ...fault(answer) } : answer;

describe("a fault", () => {
  it.each(faults)("in %s is found there and nowhere else", async (call, route, fault, found) => {
    const report = await checked({ change: planted(route, fault) });
    expect(failuresOf(report)).toEqual({ [call]: [found] });
    expect(report.passed).toBe(false);
  });

  it.each(habits)("is found: a list %s", async (_habit, fault, found) => {
    const report = await checked({ change: planted("/blog/view", fault) });
    expect(failuresOf(report)).toEqual({ "GET blog/view": found });
  });

  it("is none where any apikey will do, which is noted", async () => {
    const { calls, passed } = await checked({
      change: planted("/tag/view", (answer) => ({ ...answer, status: 200 })),
    });
    expect(passed).toBe(true);
    expect(calls.find(({ call }) => call === "GET tag/view")?.notes).toEqual(["answers a wrong apikey too"]);
  });
});
