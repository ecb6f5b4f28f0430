import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createLimits } from "./limits.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}

const addresses = 100_000;

it("a hundred thousand addresses, all past the limit, take less than 30 MB", async () => {
  const limits = createLimits({ READS_PER_MINUTE: 1 }, null);
  const before = heapMegabytes();
  for (let index = 0; index < addresses; index += 1) {
    const address = `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}`;
    await limits.read.client.consume(address);
    await limits.read.client.consume(address).catch(() => undefined);
  }
  expect(heapMegabytes() - before).toBeLessThan(30);
  // Who was here last is still known.
  await expect(limits.read.client.consume(`2001:db8:186:9f`)).rejects.toThrow("Too many");
  expect(limits.read.client.secondsLeft("2001:db8:186:9f")).toBeGreaterThan(0);
});
