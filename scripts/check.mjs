/** `npm run check`: every `check:…` script of package.json, side by side. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, failWith, root, runLine } from "./workspace.mjs";

/** Gives how many held and how many did not. */
export async function runChecks() {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const checks = Object.entries(scripts).filter(([name]) => name.startsWith("check:"));
  const codes = await Promise.all(checks.map(([, line]) => runLine(line)));
  const failed = checks.filter((_, index) => codes[index] !== 0);
  for (const [name] of failed) console.error(`failed: ${name}`);
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
