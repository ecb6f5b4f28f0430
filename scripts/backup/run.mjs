/** `npm run backup` and `npm run restore` in any clone: installs what they need, and runs them on the project's own Node. */
import { join } from "node:path";
import { ensureInstalled, failWith, projectNode, readDotEnv, run } from "../workspace.mjs";

const [command, ...args] = process.argv.slice(2);
try {
  readDotEnv();
  await ensureInstalled();
  process.exitCode = await run(projectNode, [join(import.meta.dirname, `${command}.mjs`), ...args], {
    cwd: process.cwd(),
    shell: false,
  });
} catch (error) {
  failWith(error);
}
