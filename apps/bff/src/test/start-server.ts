import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { createDistFolder } from "./fake-web-build.ts";

const script = fileURLToPath(new URL("../server.ts", import.meta.url));

/** What the program is started with everywhere. */
const heap = ["--max-semi-space-size=16", "--max-old-space-size=256"];

/** Starts the program itself, on a free port that `ready` tells. Killed when the test is over, if it has not `ended`. */
export async function startServer(changes: Record<string, string> = {}) {
  const settings = {
    UPSTREAM_API_KEY: "k",
    PORT: "0",
    LOG_LEVEL: "silent",
    WEB_DIST: await createDistFolder(),
  };
  const child = spawn(process.execPath, [...heap, script], {
    env: { ...process.env, ...settings, ...changes },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, errors }));
  });
  const ready = new Promise<number>((resolve) => {
    child.on("message", (message: { ready: boolean; port: number }) => resolve(message.port));
  });
  return { child, ended, ready };
}
