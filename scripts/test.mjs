/** `npm test`: everything that has to hold, in one command. The last line counts it: `N passed, N failed`. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { runChecks } from "./check.mjs";
import { ensureBuilt, ensureInstalled, failWith, root, run, StartError } from "./workspace.mjs";

const results = join(root, "e2e", "results");

/** Runs a test runner that writes a JSON report; `countsOf` reads the report. `options` are those of `run`. */
async function runWithReport(command, args, report, countsOf, options = {}) {
  rmSync(report, { force: true });
  const code = await run(command, args, options);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = countsOf(JSON.parse(readFileSync(report, "utf8")));
  // A file that does not even load fails the run without a failed test.
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1) };
}

function runUnitTests() {
  const report = join(results, "unit.json");
  // The journeys run beside them.
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return runWithReport("vitest", ["run", workers, ...reporters], report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
  }));
}

/** Its output is shown when it has ended: it runs beside the unit tests. */
async function runPlaywright(name, args = []) {
  const report = join(results, `${name}.json`);
  const playwright = join(root, "e2e/node_modules/.bin/playwright");
  const countsOf = ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  });
  mkdirSync(results, { recursive: true });
  const logFile = join(results, `${name}.log`);
  const log = openSync(logFile, "w");
  const options = { cwd: join(root, "e2e"), stdio: ["ignore", log, log] };
  try {
    return await runWithReport(playwright, ["test", ...args], report, countsOf, options);
  } finally {
    closeSync(log);
    console.log(readFileSync(logFile, "utf8"));
  }
}

async function runBuild() {
  await ensureBuilt("dist-test");
  return { passed: 1, failed: 0 };
}

const multiInstance = () => runPlaywright("multi-instance", ["--config", "multi-instance"]);
/** Both lanes at once: tests wait for timeouts, servers and pages, and what one waits for the other works in. */
const lanes = [
  [
    ["checks", runChecks],
    ["unit and integration tests", runUnitTests],
  ],
  [
    ["build", runBuild],
    ["journeys in Chromium", () => runPlaywright("journeys")],
    ["a journey through two of each program", multiInstance],
  ],
];
const total = { passed: 0, failed: 0 };

async function runSteps(steps) {
  for (const [name, step] of steps) {
    const started = Date.now();
    const { passed, failed } = await step().catch((error) => {
      console.error(error instanceof StartError ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    total.passed += passed;
    total.failed += failed;
  }
}

try {
  await ensureInstalled();
  await Promise.all(lanes.map(runSteps));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
} catch (error) {
  failWith(error);
}
