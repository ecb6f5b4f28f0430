import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectNode } from "../../scripts/workspace.mjs";
import { imageOf, type Stage } from "./dockerfile.ts";

const run = promisify(execFile);

/**
 * Starts what a stage's image would run, in the stage's folder, with the image's environment and `settings` and nothing of this
 * process. `ask` asks it for a path, `checkHealth` runs the image's health check, `stop` sends SIGTERM and gives the exit code.
 */
export function startImage(stage: Stage, stageRoot: string, settings: Record<string, string>) {
  const { workdir, command, health, env } = imageOf(stage);
  const own = { ...env, HOST: "127.0.0.1", ...settings };
  const arguments_ = (words: string[]) =>
    words.slice(1).map((word) => (word.startsWith("/") ? join(stageRoot, word) : word));
  const child = spawn(projectNode, arguments_(command), { cwd: join(stageRoot, workdir), env: own });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return {
    output: () => output,
    ended,
    ask: (path: string) => fetch(`http://127.0.0.1:${settings.PORT}${path}`),
    checkHealth: () => run(projectNode, arguments_(health), { env: own }),
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: () => child.kill("SIGKILL"),
  };
}
