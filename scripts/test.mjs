/**
 * `npm test`: everything that has to hold, in one command. It ends with what failed and a line that counts: `N passed, N failed`.
 * Several machines share it: `npm test -- checks others`, `npm test -- units --shard=1/3`, `npm test -- journeys --shard=1/4`.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runChecks } from "./check.mjs";
import { failuresOfPlaywright, failuresOfVitest } from "./failures.mjs";
import { ensureBuilt, ensureInstalled, failWith, root, run, StartError } from "./workspace.mjs";

const results = join(root, "e2e", "results");
const { values: options, positionals: wanted } = parseArgs({
  options: { shard: { type: "string" } },
  allowPositionals: true,
});
const shard = options.shard ? [`--shard=${options.shard}`] : [];

/** Runs a test runner in `cwd` that writes a JSON report; `read` counts in it, and finds what failed. */
async function runWithReport(command, args, report, read, cwd = root) {
  rmSync(report, { force: true });
  const code = await run(command, args, { cwd });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed, failures } = read(JSON.parse(readFileSync(report, "utf8")));
  // A file that does not even load fails the run without a failed test.
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), failures };
}

function runUnitTests() {
  const report = join(results, "unit.json");
  // Some tests wait for a timeout or for a program that they started: one more than there are cores keeps those busy.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return runWithReport("vitest", ["run", workers, ...shard, ...reporters], report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    failures: failuresOfVitest(json),
  }));
}

function runPlaywright(name, args = []) {
  const report = join(results, `${name}.json`);
  const playwright = join(root, "e2e/node_modules/.bin/playwright");
  const read = (json) => ({
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + json.errors.length,
    failures: failuresOfPlaywright(json),
  });
  return runWithReport(playwright, ["test", ...args], report, read, join(root, "e2e"));
}

async function runBuild() {
  await ensureBuilt("dist-test");
  return { passed: 1, failed: 0 };
}

const multiInstance = () => runPlaywright("multi-instance", ["--config", "multi-instance"]);
const specification = () => runPlaywright("specification", ["--config", "specification"]);
/** One after the other: side by side they would share the same cores, and tests fail on a machine that is too busy. */
const steps = [
  [["checks"], "checks", runChecks],
  [["units"], "unit and integration tests", runUnitTests],
  [["journeys", "others"], "build", runBuild],
  [["journeys"], "journeys in Chromium", () => runPlaywright("journeys", shard)],
  [["others"], "journeys before another API", specification],
  [["others"], "a journey through two of each program", multiInstance],
];
const parts = new Set(steps.flatMap(([parts]) => parts));

/** Gives how many tests passed and failed in all of them, and what is known of each failure. */
async function runSteps() {
  const total = { passed: 0, failed: 0, failures: [] };
  for (const [partsOfStep, name, step] of steps) {
    if (wanted.length > 0 && !partsOfStep.some((part) => wanted.includes(part))) continue;
    console.log(`\n── ${name}`);
    const started = Date.now();
    const {
      passed,
      failed,
      failures = [],
    } = await step().catch((error) => {
      console.error(error instanceof StartError ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
  }
  return total;
}

try {
  const unknown = wanted.find((part) => !parts.has(part));
  if (unknown) throw new StartError(`npm test has no part "${unknown}": there are ${[...parts].join(", ")}`);
  await ensureInstalled();
  const total = await runSteps();
  for (const { name, message } of total.failures) console.log(`\n── ${name}\n${message}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
} catch (error) {
  failWith(error);
}
