import fc from "fast-check";
import { afterAll, beforeAll, describe, it } from "vitest";
import { startLedgerRun } from "../../test/ledger/ledger-run.ts";
import { fatalStep, type LedgerStep, ledgerStep } from "../../test/ledger/ledger-steps.ts";
import { type LedgerWorld, openLedgerWorld } from "../../test/ledger/ledger-world.ts";
import { rounds } from "../../test/rounds.ts";

let world: LedgerWorld;
beforeAll(async () => {
  world = await openLedgerWorld();
});
afterAll(() => world?.close());

async function takeAll(steps: LedgerStep[]) {
  const run = await startLedgerRun(world);
  for (const step of steps) await run.take(step);
}

describe("the ledgers of campaigns", () => {
  it("add up on every read, whatever is pledged, sent twice, taken back or dies, in whatever order", async () => {
    const steps = fc.array(ledgerStep, { maxLength: 8, size: "max" });
    await fc.assert(fc.asyncProperty(steps, takeAll), { numRuns: rounds(25, 100) });
  }, 300_000);

  it("add up after the program died in the middle of a write, and what was sent again is there once", async () => {
    const some = fc.array(ledgerStep, { minLength: 1, maxLength: 3, size: "max" });
    const lives = fc
      .tuple(some, fatalStep, some)
      .map(([before, fatal, after]) => [...before, fatal, ...after]);
    await fc.assert(fc.asyncProperty(lives, takeAll), { numRuns: rounds(2, 50) });
  }, 300_000);
});
