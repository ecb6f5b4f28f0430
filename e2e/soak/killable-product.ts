import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const program = fileURLToPath(new URL("starter.ts", import.meta.url));
const retryMs = 100;

export const victims = ["all at once", "the gateway", "the API", "the starter"] as const;
export type Victim = (typeof victims)[number];

function pgrep(...args: string[]): number[] {
  try {
    return execFileSync("pgrep", args, { encoding: "utf8" }).trim().split("\n").map(Number);
  } catch {
    // Nothing was found.
    return [];
  }
}

/** The product as `npm start` runs it, to be killed. What it starts anew by itself is left to it. */
export async function startKillableProduct(env: Record<string, string>) {
  let starter: ChildProcess | undefined;
  let isOver = false;

  /** Starts until it works: right after a kill, a port may be taken still. */
  async function start(): Promise<void> {
    while (!isOver) {
      const child = fork(program, {
        env: { ...process.env, ...env },
        execArgv: [],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      starter = child;
      const ended = once(child, "exit").then(() => false);
      if (await Promise.race([once(child, "message").then(() => true), ended])) return;
      await pause(retryMs);
    }
  }

  /** The programs that run right now. Only the gateway has a bounded heap. */
  function pidsOf(victim: Victim): number[] {
    const own = starter?.pid ?? 0;
    if (victim === "the starter") return [own];
    const children = pgrep("-P", String(own));
    const gateway = pgrep("-P", String(own), "-f", "max-old-space-size");
    if (victim === "the gateway") return gateway;
    return victim === "the API" ? children.filter((pid) => !gateway.includes(pid)) : [own, ...children];
  }

  onTestFinished(async () => {
    isOver = true;
    if (!starter?.connected) return;
    starter.disconnect();
    await once(starter, "exit");
  });
  await start();
  return {
    /** Kills (SIGKILL), and starts again what nobody else does. Resolves to false where nothing of it was running. */
    kill: async (victim: Victim): Promise<boolean> => {
      const pids = pidsOf(victim);
      for (const pid of pids) process.kill(pid, "SIGKILL");
      if (victim === "the starter" || victim === "all at once") await start();
      return pids.length > 0;
    },
  };
}
