import { existsSync, readFileSync } from "node:fs";

/** False where the system does not tell how much memory a process has. */
export const tellsMemory = existsSync("/proc/self/status");

/** A figure of a process in MB, as Linux tells it: `VmRSS` for now, `VmHWM` for the most so far. */
export function memoryOf(pid: number, name: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
}
