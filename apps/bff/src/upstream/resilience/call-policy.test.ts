import { beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamError } from "../upstream-error.ts";
import { type CallPolicy, type CircuitState, createCallPolicy } from "./call-policy.ts";

const rule = { atOnce: 2, waiting: 1, sample: { seconds: 5, calls: 4 } };

let guard: CallPolicy;
let circuit: CircuitState[];
let made: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  [circuit, made] = [[], 0];
  guard = createCallPolicy(rule, (state) => circuit.push(state));
});

type Answer = { status: number; retryAfter?: number };
const answers = (answer: Answer) => async () => {
  made += 1;
  return answer;
};
const fails = (error: Error) => async () => {
  made += 1;
  throw error;
};
const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
/** What a call ends in: a status, or the code of its error. */
const outcome = (call: () => Promise<Answer>) =>
  guard.run(call).then(
    ({ status }) => status,
    (error) => (error instanceof UpstreamError ? error.code : error),
  );
const repeat = async (times: number, call: () => Promise<Answer>) => {
  for (let round = 0; round < times; round += 1) await outcome(call);
};
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe("a circuit", () => {
  it.each([
    ["refused connections", fails(refused), "network"],
    ["a 502", answers({ status: 502 }), "upstream"],
    ["a 503", answers({ status: 503 }), "upstream"],
    ["a 504", answers({ status: 504 }), "upstream"],
  ])("opens on %s, and then answers at once in the same words", async (_name, call, code) => {
    await repeat(4, call);
    expect(circuit).toEqual(["open"]);
    expect(await outcome(answers({ status: 200 }))).toBe(code);
    expect(made).toBe(4);
    await expect(guard.run(call)).rejects.toMatchObject({ retryAfter: 1 });
  });

  it.each([400, 401, 404, 422, 429, 500])("stays closed on a %i", async (status) => {
    await repeat(50, answers({ status }));
    expect([made, circuit]).toEqual([50, []]);
  });

  it("stays closed on answers that make no sense", async () => {
    await repeat(50, fails(Object.assign(new Error("no HTTP"), { name: "HTTPParserError" })));
    expect(circuit).toEqual([]);
  });

  it("stays closed while half of the calls succeed, and while there are few", async () => {
    await repeat(3, fails(refused));
    pass(6_000);
    for (let round = 0; round < 20; round += 1) {
      await outcome(answers({ status: 200 }));
      await outcome(fails(refused));
    }
    expect(circuit).toEqual([]);
  });

  it("lets one call find out after a while, and nobody waits for it", async () => {
    await repeat(4, fails(refused));
    pass(1_001);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const trying = outcome(() => promise);
    expect(await outcome(answers({ status: 200 }))).toBe("network");
    resolve({ status: 404 });
    expect(await trying).toBe(404);
    expect(await outcome(answers({ status: 200 }))).toBe(200);
    expect(circuit).toEqual(["open", "half-open", "closed"]);
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

  it("stays open as long as the upstream asks, at most half a minute", async () => {
    for (const [asked, seconds] of [
      [7, 7],
      [900, 30],
    ] as const) {
      guard = createCallPolicy(rule, () => undefined);
      await repeat(4, answers({ status: 503, retryAfter: asked }));
      await expect(guard.run(answers({ status: 200 }))).rejects.toMatchObject({ retryAfter: seconds });
      pass(seconds * 1_000 + 10);
      expect(await outcome(answers({ status: 200 }))).toBe(200);
    }
  });
});

describe("places", () => {
  it("are for so many calls; some wait, the next is refused at once, and none of it opens the circuit", async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const under = Array.from({ length: 3 }, () =>
      outcome(() => {
        made += 1;
        return promise;
      }),
    );
    for (let round = 0; round < 20; round += 1) {
      await expect(guard.run(answers({ status: 200 }))).rejects.toMatchObject({
        code: "upstream",
        retryAfter: 1,
      });
    }
    expect(made).toBe(2);
    resolve({ status: 200 });
    expect(await Promise.all(under)).toEqual([200, 200, 200]);
    expect(await outcome(answers({ status: 200 }))).toBe(200);
    expect(circuit).toEqual([]);
  });

  it("are not waited for once the circuit has opened", async () => {
    const hung = Promise.withResolvers<Answer>();
    const under = [outcome(() => hung.promise), outcome(fails(refused))];
    await repeat(4, fails(refused));
    const [other, waiting] = [outcome(() => hung.promise), outcome(answers({ status: 200 }))];
    expect(await Promise.all([other, waiting])).toEqual(["network", "network"]);
    hung.resolve({ status: 200 });
    await Promise.all(under);
  });
});
