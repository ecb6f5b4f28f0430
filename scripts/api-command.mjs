import { join, resolve } from "node:path";
import { childEnv, ensureInstalled, failWith, projectNode, readDotEnv, root, run } from "./workspace.mjs";

/** Runs a command of the API on the project's Node, with the arguments of this process, in the data folder of `npm start`. */
export async function runApiCommand(file) {
  try {
    readDotEnv();
    await ensureInstalled();
    const env = childEnv({ DATA_DIR: resolve(root, process.env.DATA_DIR ?? ".data") });
    const args = [join(root, "apps/api/src", file), ...process.argv.slice(2)];
    process.exitCode = await run(projectNode, args, { env, shell: false });
  } catch (error) {
    failWith(error);
  }
}
