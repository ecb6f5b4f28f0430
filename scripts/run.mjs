/**
 * `node scripts/run.mjs [--in <folder>] <command> …`: installs the packages if that is to be done, and runs a command in a folder
 * of the workspace with the project's Node and the tools of both. So every script works with nothing but Node and npm.
 */
import { delimiter, join } from "node:path";
import { childEnv, ensureInstalled, failWith, root, run } from "./workspace.mjs";

const words = process.argv.slice(2);
const folder = words[0] === "--in" ? words.splice(0, 2)[1] : ".";
const cwd = join(root, folder);
const env = childEnv();
env.PATH = join(cwd, "node_modules", ".bin") + delimiter + env.PATH;

try {
  await ensureInstalled();
  const [command, ...args] = words;
  process.exit(await run(command, args, { cwd, env }));
} catch (error) {
  failWith(error);
}
