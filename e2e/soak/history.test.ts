import { expect, it } from "vitest";
import { check, type Found, type Write } from "./history.ts";

const comment: Write = { kind: "comment", text: "a", amount: 0, isAcknowledged: true };
const pledge: Write = { kind: "pledge", text: "b", amount: 5, isAcknowledged: true };
const unknown: Write = { kind: "event", text: "c", amount: 0, isAcknowledged: false };
const writes = [comment, pledge, unknown];
const whole = (changes: Partial<Found["texts"]> = {}): Found => ({
  texts: { comment: ["a"], pledge: ["b"], event: [], application: [], ...changes },
  amounts: new Map([["b", 5]]),
  raised: 5,
});

it("finds nothing where what was acknowledged is there once, and the rest once or not at all", () => {
  expect(check(writes, whole())).toEqual([]);
  expect(check(writes, whole({ event: ["c"] }))).toEqual([]);
});

it.each<[string, Found]>([
  ["comment acknowledged and lost: a", whole({ comment: [] })],
  ["comment there more than once: a", whole({ comment: ["a", "a"] })],
  ["event there more than once: c", whole({ event: ["c", "c"] })],
  ["application of nobody: d", whole({ application: ["d"] })],
  ["the ledger comes to 5, and 6 is said to be raised", { ...whole(), raised: 6 }],
])("finds: %s", (finding, found) => {
  expect(check(writes, found)).toEqual([finding]);
});

it("finds a pledge of another amount", () => {
  const found = { ...whole(), amounts: new Map([["b", 6]]), raised: 6 };
  expect(check(writes, found)).toEqual(["pledge of another amount: b"]);
});
