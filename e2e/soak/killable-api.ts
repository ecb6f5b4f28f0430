import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { childEnv, projectNode, root } from "../../scripts/workspace.mjs";

type Env = Record<string, string>;

/** In ms: a program that does not start fails the test. */
const startPatience = 60_000;

/** Starts a program of the API, with the arguments of its command. Errors are shown, what it says otherwise is not. */
function startOf(file: string, words: string[], env: Env): ChildProcess {
  return spawn(projectNode, [`src/${file}`, ...words], {
    cwd: join(root, "apps/api"),
    env: childEnv(env),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

/** An API by itself, to be killed and started again. */
export function killableApi(env: Env) {
  let running: ChildProcess | null = null;

  return {
    /** Resolves once it answers. */
    start: async () => {
      const child = startOf("server.ts", [], env);
      running = child;
      const ready = new Promise<boolean>((done) => {
        child.on("message", ({ ready: isReady }: { ready?: boolean }) => isReady && done(true));
        child.once("exit", () => done(false));
      });
      if (!(await Promise.race([ready, pause(startPatience, false)])))
        throw new Error("the API does not start");
    },
    /** Starts it, and kills it so many ms later, wherever it is then. */
    startInVain: async (ms: number) => {
      const child = startOf("server.ts", [], env);
      await pause(ms);
      await end(child, "SIGKILL");
    },
    kill: async () => running && end(running, "SIGKILL"),
    stop: async () => running && end(running, "SIGTERM"),
  };
}

/** Imports a folder by the command of the server. With `killAfter` (ms), kills it then. Gives the exit code, null for one that was killed. */
export async function importFolder(folder: string, env: Env, killAfter?: number): Promise<number | null> {
  const child = startOf("import.ts", [folder, "--domains", "callboard.in", "--new-categories"], env);
  const over = once(child, "exit");
  if (killAfter !== undefined) {
    await Promise.race([pause(killAfter), over]);
    await end(child, "SIGKILL");
  }
  await over;
  return child.exitCode;
}
