/** `pnpm check`: every `check:…` script of package.json, whatever the others say. Also the first part of `npm test`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, failWith, root, runLine } from "./workspace.mjs";

/** Runs the checks; gives how many passed and failed. */
export async function runChecks() {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const checks = Object.entries(scripts).filter(([name]) => name.startsWith("check:"));
  const failed = [];
  for (const [name, line] of checks) {
    console.log(name);
    if ((await runLine(line)) !== 0) failed.push(name);
  }
  for (const name of failed) console.error(`failed: ${name}`);
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
