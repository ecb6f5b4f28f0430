import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const program = fileURLToPath(new URL("starter.ts", import.meta.url));
const retryMs = 100;

export const victims = ["all at once", "the gateway", "the API", "the starter"] as const;
export type Victim = (typeof victims)[number];
type Message = { ready?: true; pids?: [name: Victim, pid: number][] };

function killNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}

/** The product as `npm start` runs it, to be killed. What it starts anew by itself is left to it. */
export async function startKillableProduct(env: Record<string, string>) {
  let starter: ChildProcess | undefined;
  let children: [name: Victim, pid: number][] = [];
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
      const ready = new Promise<boolean>((done) => {
        child.on("message", (message: Message) => {
          if (message.pids) children = message.pids;
          if (message.ready) done(true);
        });
      });
      if (await Promise.race([ready, once(child, "exit").then(() => false)])) return;
      await pause(retryMs);
    }
  }

  /** The programs that run right now. */
  function pidsOf(victim: Victim): number[] {
    const own = starter?.pid ? [starter.pid] : [];
    if (victim === "the starter") return own;
    const isAll = victim === "all at once";
    const killed = children.filter(([name]) => isAll || name === victim).map(([, pid]) => pid);
    return isAll ? [...own, ...killed] : killed;
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
      for (const pid of pids) killNow(pid);
      if (victim === "the starter" || victim === "all at once") await start();
      return pids.length > 0;
    },
  };
}
