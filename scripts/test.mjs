/** `npm test`: everything that has to hold, in one command. The last line counts it: `N passed, N failed`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./check.mjs";
import { runJourneys } from "./e2e.mjs";
import { runSeveral } from "./several.mjs";
import { ensureBuilt, ensureInstalled, failWith, run, StartError } from "./workspace.mjs";

async function runUnitTests() {
  const folder = mkdtempSync(join(tmpdir(), "callboard-unit-"));
  const report = join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // Of two cores, Vitest would leave one unused.
    const code = await run("vitest", ["run", "--maxWorkers=100%", ...reporters]);
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    // A file that does not even load fails the run without a failed test.
    return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runBuild() {
  try {
    await ensureBuilt("dist-test");
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

const steps = [
  ["checks", runChecks],
  ["unit and integration tests", runUnitTests],
  ["build", runBuild],
  ["journeys in Chromium", runJourneys],
  ["a journey through two of each program", runSeveral],
];

try {
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const { passed, failed } = await step().catch((error) => {
      console.error(error instanceof StartError ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    console.log(
      `── ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
    );
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
} catch (error) {
  failWith(error);
}
