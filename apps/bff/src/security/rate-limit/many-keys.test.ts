import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createHostSuffixes } from "../host-suffix.ts";
import { createLimits } from "./limits.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}

const addresses = 100_000;

it("a hundred thousand addresses, all past the limit, take less than 30 MB", async () => {
  const limits = createLimits({ READS_PER_MINUTE: 1, WRITES_PER_MINUTE: 40 }, null);
  const before = heapMegabytes();
  let taken = 0;
  const ofOne = () =>
    limits.read.client.consume("192.0.2.1").then(
      () => (taken += 1),
      () => undefined,
    );
  for (let index = 0; index < addresses; index += 1) {
    if (index % 10_000 === 0) await ofOne();
    const address = `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}`;
    await limits.read.client.consume(address);
    await limits.read.client.consume(address).catch(() => undefined);
  }
  expect(heapMegabytes() - before).toBeLessThan(30);
  // Who comes again and again is not forgotten, nor who was here last.
  expect(taken).toBe(1);
  await expect(limits.read.client.consume(`2001:db8:186:9f`)).rejects.toThrow("Too many");
  expect(limits.read.client.secondsLeft("2001:db8:186:9f")).toBeGreaterThan(0);
});

it("fifty thousand hosts take less than 5 MB", () => {
  const suffixOf = createHostSuffixes({ DOMAIN_SUFFIXES: [".com"], DEFAULT_DOMAIN_SUFFIX: ".in" });
  const before = heapMegabytes();
  const name = "x".repeat(200);
  for (let index = 0; index < 50_000; index += 1) suffixOf(`${name}${index}.in`);
  expect(heapMegabytes() - before).toBeLessThan(5);
  expect(suffixOf("callboard.in")).toBe(".in");
});
