import { beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamError } from "../../app-error.ts";
import { type CallPolicy, type CircuitState, createCallPolicy } from "./call-policy.ts";

const rule = { maxConcurrent: 2, maxQueue: 1, sample: { seconds: 5, calls: 4 } };

let policy: CallPolicy;
let states: CircuitState[];
let made: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  [states, made] = [[], 0];
  policy = createCallPolicy(rule, (state) => states.push(state));
});

type Response = { status: number; retryAfter?: number };
const responds = (response: Response) => async () => {
  made += 1;
  return response;
};
const fails = (error: Error) => async () => {
  made += 1;
  throw error;
};
const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
/** The status of a call, or the code of its error. */
const outcome = (call: () => Promise<Response>) =>
  policy.run(call).then(
    ({ status }) => status,
    (error) => (error instanceof UpstreamError ? error.code : error),
  );
const repeat = async (times: number, call: () => Promise<Response>) => {
  for (let round = 0; round < times; round += 1) await outcome(call);
};
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe("circuit breaker", () => {
  it.each([
    ["refused connections", fails(refused), "network"],
    ["a 502", responds({ status: 502 }), "upstream"],
    ["a 503", responds({ status: 503 }), "upstream"],
    ["a 504", responds({ status: 504 }), "upstream"],
  ])("opens on %s, and then rejects at once with the same code", async (_name, call, code) => {
    await repeat(4, call);
    expect(states).toEqual(["open"]);
    expect(await outcome(responds({ status: 200 }))).toBe(code);
    expect(made).toBe(4);
    await expect(policy.run(call)).rejects.toMatchObject({ retryAfter: 1 });
  });

  it.each([400, 401, 404, 422, 429, 500])("stays closed on a %i", async (status) => {
    await repeat(50, responds({ status }));
    expect([made, states]).toEqual([50, []]);
  });

  it("stays closed on malformed responses", async () => {
    await repeat(50, fails(Object.assign(new Error("no HTTP"), { name: "HTTPParserError" })));
    expect(states).toEqual([]);
  });

  it("stays closed while half of the calls succeed, and while there are few", async () => {
    await repeat(3, fails(refused));
    pass(6_000);
    for (let round = 0; round < 20; round += 1) {
      await outcome(responds({ status: 200 }));
      await outcome(fails(refused));
    }
    expect(states).toEqual([]);
  });

  it("lets one call probe while half-open, and rejects the others at once", async () => {
    await repeat(4, fails(refused));
    pass(1_001);
    const { promise, resolve } = Promise.withResolvers<Response>();
    const probe = outcome(() => promise);
    expect(await outcome(responds({ status: 200 }))).toBe("network");
    resolve({ status: 404 });
    expect(await probe).toBe(404);
    expect(await outcome(responds({ status: 200 }))).toBe(200);
    expect(states).toEqual(["open", "half-open", "closed"]);
  });

  it("stays open twice as long each time, at most ten seconds", async () => {
    await repeat(4, fails(refused));
    for (const seconds of [1, 2, 4, 8, 10, 10]) {
      pass(seconds * 1_000 - 10);
      const before = made;
      await outcome(fails(refused));
      expect(made).toBe(before);
      pass(20);
      await outcome(fails(refused));
      expect(made).toBe(before + 1);
    }
  });

  it("stays open for Retry-After, at most half a minute", async () => {
    for (const [retryAfter, seconds] of [
      [7, 7],
      [900, 30],
    ] as const) {
      policy = createCallPolicy(rule, () => undefined);
      await repeat(4, responds({ status: 503, retryAfter }));
      await expect(policy.run(responds({ status: 200 }))).rejects.toMatchObject({ retryAfter: seconds });
      pass(seconds * 1_000 + 10);
      expect(await outcome(responds({ status: 200 }))).toBe(200);
    }
  });
});

describe("bulkhead", () => {
  it("queues calls past maxConcurrent, rejects them past maxQueue, and opens no circuit", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const pending = Array.from({ length: 3 }, () =>
      outcome(() => {
        made += 1;
        return promise;
      }),
    );
    for (let round = 0; round < 20; round += 1) {
      await expect(policy.run(responds({ status: 200 }))).rejects.toMatchObject({
        code: "upstream",
        retryAfter: 1,
      });
    }
    expect(made).toBe(2);
    resolve({ status: 200 });
    expect(await Promise.all(pending)).toEqual([200, 200, 200]);
    expect(await outcome(responds({ status: 200 }))).toBe(200);
    expect(states).toEqual([]);
  });

  it("rejects queued calls once the circuit has opened", async () => {
    const hung = Promise.withResolvers<Response>();
    const pending = [outcome(() => hung.promise), outcome(fails(refused))];
    await repeat(4, fails(refused));
    const [other, queued] = [outcome(() => hung.promise), outcome(responds({ status: 200 }))];
    expect(await Promise.all([other, queued])).toEqual(["network", "network"]);
    hung.resolve({ status: 200 });
    await Promise.all(pending);
  });
});
