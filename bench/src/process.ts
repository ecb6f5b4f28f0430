import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

/** A port on loopback that is free right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const taskset = "/usr/bin/taskset";

/** A command bound to one processor where the system can do that, else as it is. */
export function pinned(core: number, command: string[]): string[] {
  return existsSync(taskset) ? [taskset, "-c", String(core), ...command] : command;
}

/** Starts a Node program on one processor; resolves once it says that it is ready. Throws when it ends before. */
export function startProgram(
  core: number,
  args: string[],
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const [command = "", ...rest] = pinned(core, [process.execPath, ...args]);
  const child = spawn(command, rest, {
    env: { PATH: "/usr/bin:/bin", NODE_ENV: "production", ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${args[0]} ended with ${code}`)));
    child.on("message", (message: { ready?: boolean }) => message.ready && resolve(child));
  });
}

/** Resident memory of a process in MB, or null where /proc does not tell. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  const { readFile } = await import("node:fs/promises");
  const kilobytes = /VmRSS:\s+(\d+)/.exec(await readFile(file, "utf8"))?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
}
