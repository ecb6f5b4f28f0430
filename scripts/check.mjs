/** `pnpm check`: format and lint, types, import rules, unused code. Also the first part of `npm test`. */
import { pathToFileURL } from "node:url";
import { ensureInstalled, failWith, run } from "./workspace.mjs";

const typed = ["packages/contracts", "apps/api", "apps/bff", "apps/web", "e2e", "bench"];

const checks = [
  ["format and lint", "biome", ["check", "--error-on-warnings", "."]],
  ...typed.map((folder) => [`types of ${folder}`, "tsc", ["-p", folder]]),
  ["import rules", "depcruise", ["packages", "apps", "e2e", "bench", "--config", ".dependency-cruiser.cjs"]],
  ["unused code", "knip", []],
];

/** Runs every check, whatever the others say; gives how many passed and failed. */
export async function runChecks() {
  const failed = [];
  for (const [name, command, args] of checks) {
    console.log(`check: ${name}`);
    if ((await run(command, args)) !== 0) failed.push(name);
  }
  for (const name of failed) console.error(`check failed: ${name}`);
  return { passed: checks.length - failed.length, failed: failed.length };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await ensureInstalled();
    const { failed } = await runChecks();
    process.exit(failed ? 1 : 0);
  } catch (error) {
    failWith(error);
  }
}
