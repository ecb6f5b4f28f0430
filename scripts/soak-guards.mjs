/**
 * `npm run soak:guards -- [part of a path]`: removes each listed guard in a copy of the workspace and runs its tests, one of which
 * has to fail. Prints the removals that no test noticed, and ends with exit code 1 if there is one. Guards that matter on a
 * PostgreSQL server alone are left out without TEST_DATABASE_URL, and those that need a Redis without TEST_REDIS_URL.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { guards, withoutGuard } from "./guards/guards.mjs";
import { childEnv, ensureInstalled, failWith, projectNode, root, StartError } from "./workspace.mjs";
import { copyWorkspace } from "./workspace-copy.mjs";

/** For the tests of one guard, and for those of all before the first is removed. */
const timeouts = { one: 300_000, all: 1_800_000 };
/** A copy of what git knows or would add, deleted at the end and on Ctrl+C. */
function copyOfWorkspace() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "callboard-guards-")));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
  const list = ["ls-files", "-co", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const gone = execFileSync("git", ["ls-files", "-d"], { cwd: root, encoding: "utf8" }).split("\n");
  const packages = files.filter((path) => path.endsWith("/package.json")).map((path) => dirname(path));
  copyWorkspace(root, folder, { paths: files.filter((path) => !gone.includes(path)), packages });
  return folder;
}

/**
 * Runs tests in the copy. Gives how many failed, an error that none of them caught counting as one; null where a file did not
 * load or the run did not end.
 */
async function runTests(folder, tests, { options = [], env = {}, timeout = timeouts.one } = {}) {
  const report = join(folder, "report.json");
  rmSync(report, { force: true });
  const vitest = join(folder, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", ...tests, ...options, "--reporter=json", `--outputFile=${report}`];
  const child = spawn(projectNode, args, {
    cwd: folder,
    env: childEnv(env),
    stdio: "ignore",
    timeout,
  });
  const [code] = await once(child, "exit");
  try {
    const { numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    if (numFailedTests > 0 || code === 0) return numFailedTests;
    return numFailedTestSuites === 0 ? 1 : null;
  } catch {
    return null;
  }
}

const verdicts = { null: "tests did not run", 0: "NOT NOTICED" };

/** Removes a guard, runs its tests and puts it back. True if a test failed. */
async function isNoticed(folder, guard) {
  const file = join(folder, guard.file);
  const source = readFileSync(file);
  writeFileSync(file, withoutGuard(folder, guard));
  const env = guard.needsServer ? {} : { TEST_DATABASE_URL: "" };
  const failed = await runTests(folder, guard.tests, { options: ["--bail=1"], env });
  writeFileSync(file, source);
  console.log(`${verdicts[failed] ?? "noticed"}  ${guard.file}  ${guard.text.trim().split("\n")[0]}`);
  return failed > 0;
}

try {
  await ensureInstalled();
  const part = process.argv[2] ?? "";
  const asked = guards.filter(({ file }) => file.includes(part));
  const { TEST_DATABASE_URL: server, TEST_REDIS_URL: redis } = process.env;
  const chosen = asked.filter(
    ({ needsServer, needsRedis }) => (server || !needsServer) && (redis || !needsRedis),
  );
  const folder = copyOfWorkspace();
  const tests = [...new Set(chosen.flatMap((guard) => guard.tests))];
  const failed = await runTests(folder, tests, { timeout: timeouts.all });
  if (failed !== 0) throw new StartError("tests fail before a guard is removed");
  const unnoticed = [];
  for (const guard of chosen) if (!(await isNoticed(folder, guard))) unnoticed.push(guard);
  console.log(`\n${chosen.length - unnoticed.length} noticed, ${unnoticed.length} not`);
  const left = asked.length - chosen.length;
  if (left > 0) console.log(`${left} left out: set TEST_DATABASE_URL and TEST_REDIS_URL`);
  process.exit(unnoticed.length ? 1 : 0);
} catch (error) {
  failWith(error);
}
