import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createRandom, type Random } from "../../apps/bff/src/test/seeded-random.ts";
import { ensureBuilt } from "../../scripts/workspace.mjs";
import { createDatabase } from "../multi-instance/scratch-database.ts";
import { breakThings, mend } from "./break.ts";
import { type Pairs, startBreakablePairs } from "./breakable-pairs.ts";
import { note } from "./note.ts";
import { fill, judge, live, settle } from "./people.ts";
import { signIn, tryEnded } from "./sessions.ts";
import { ask, type Person } from "./site.ts";

const { SOAK, SOAK_MINUTES = 30, SOAK_SEED = Date.now() } = process.env;
const { TEST_DATABASE_URL = "", TEST_REDIS_URL = "redis://127.0.0.1:6379" } = process.env;
/** Things break for a minute, in ms; then all is mended, and has to be well again within a while. */
const roughMs = 60_000;
const wellAgainMs = 10_000;
const [count, restMs, hands] = [20, 3_000, 2];

async function startPairs() {
  const dataDir = mkdtempSync(join(tmpdir(), "callboard-faults-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await createDatabase(TEST_DATABASE_URL);
  onTestFinished(async () => void (await database.drop()));
  const blogId = await fill({ databaseUrl: database.url, dataDir });
  const webDist = await ensureBuilt("dist-test");
  const options = { databaseUrl: database.url, redisUrl: TEST_REDIS_URL, dataDir, webDist };
  const pairs = await startBreakablePairs(options);
  return { pairs, ...(await settle(pairs.origin, blogId, count)) };
}

/** Has several things at a time break for a while, then mends all. Gives how many broke. */
async function rough(pairs: Pairs, random: Random): Promise<number> {
  const until = performance.now() + roughMs;
  const isOver = () => performance.now() > until;
  const counts = Array.from({ length: hands }, () => breakThings(pairs, random, isOver));
  const total = (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
  pairs.lines.forEach(mend);
  const died = pairs.programs.filter(({ hasDied }) => hasDied()).map(({ name }) => name);
  expect(died).toEqual([]);
  return total;
}

/** How long it takes, in ms, until everybody who is signed in is served, ten times in a row. */
async function untilWell(people: Person[]): Promise<number> {
  const began = performance.now();
  let wellSince = began;
  for (let served = 0; served < 10; served += 1) {
    const statuses = await Promise.all(
      people.map(async (person) => {
        if (!person.halves) return 200;
        // Some are signing out.
        return (await ask(person, "comment.mine", { isRead: true, input: {}, expected: [401] })).status;
      }),
    );
    if (statuses.every((status) => status === 200 || status === 401)) continue;
    served = -1;
    await pause(100);
    wellSince = performance.now();
  }
  return wellSince - began;
}

it.runIf(SOAK === "on" && TEST_DATABASE_URL)(
  "two of each program keep what they acknowledged, once, and show nobody what is another's, whatever breaks",
  async () => {
    note(`faults: seed ${SOAK_SEED}, ${SOAK_MINUTES} minutes`);
    const random = createRandom(Number(SOAK_SEED));
    const { pairs, site, people } = await startPairs();
    const end = performance.now() + Number(SOAK_MINUTES) * 60_000;
    const recoveries: number[] = [];
    let broken = 0;
    while (performance.now() < end) {
      let isOver = false;
      onTestFinished(() => {
        isOver = true;
      });
      const lives = people.map((person) =>
        live(person, createRandom(random.below(1e9)), restMs, () => isOver),
      );
      broken += await rough(pairs, random);
      recoveries.push(await untilWell(people));
      isOver = true;
      await Promise.all(lives);
      for (const person of people) await tryEnded(person, person.ended.slice(-1));
      const answers = [...site.answers].map(([name, times]) => `${name}: ${times}`).sort();
      note(
        `well again after ${Math.round(recoveries.at(-1) ?? 0)} ms, ${broken} broke; ${answers.join(", ")}`,
      );
      for (const finding of site.findings.splice(0)) {
        note(`finding: ${finding}`);
        expect.soft(finding).toBeUndefined();
      }
    }
    for (const person of people) await signIn(person, () => false);
    const findings = await judge(site, people);
    const acknowledged = site.writes.filter(({ isAcknowledged }) => isAcknowledged).length;
    note(
      `${broken} broke, ${acknowledged} of ${site.writes.length} writes acknowledged, findings: ${findings}`,
    );
    expect(findings).toEqual([]);
    expect(Math.max(...recoveries)).toBeLessThan(wellAgainMs);
  },
  14_400_000,
);
