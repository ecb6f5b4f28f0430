import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../scripts/product.mjs";
import { childEnv, projectNode, root } from "../scripts/workspace.mjs";
import { expect } from "./journey.ts";
import { productServer } from "./product.ts";

/** How long the two programs may take until they answer, in ms. */
const startPatience = 150_000;

/**
 * A product of a journey's own, as `npm start` runs it: with nothing in it, and nobody who runs it. Its clock can be moved. It is not
 * started yet.
 */
export async function createOwnProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), "callboard-own-"));
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const clockFile = join(dataDir, "clock-is-ahead");
  const env = childEnv({
    ...productServer.env,
    ...{ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, DEMO: "off", DEMO_STAFF: "off" },
    ...{ LOG_LEVEL: "error", CLOCK_FILE: clockFile, PUSH_LOCAL_SERVICE: "" },
    NODE_OPTIONS: `--import=${new URL("moved-clock.ts", import.meta.url)}`,
  });
  let program: ChildProcess | null = null;
  let ahead = 0;

  async function start(): Promise<void> {
    program = spawn(projectNode, [join(root, "scripts/start.mjs")], { env, stdio: "ignore" });
    const isReady = () =>
      fetch(`${url}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(isReady, { timeout: startPatience, intervals: [100] }).toBe(true);
  }

  async function stop(): Promise<void> {
    const ending = program;
    program = null;
    if (!ending || ending.exitCode !== null) return;
    ending.kill("SIGTERM");
    await once(ending, "exit");
  }

  return {
    dataDir,
    url,
    start,
    stop,
    /** What whoever runs the server types: `npm run <words>`. Rejects where it fails, with its `stderr`. */
    command: async (...words: string[]) => {
      const { stdout } = await promisify(execFile)("npm", ["run", "--silent", ...words], { cwd: root, env });
      return stdout.trim();
    },
    /** Makes it that moment for the product, from where it goes on. */
    moveTo: (moment: Date) => {
      ahead = moment.getTime() - Date.now();
      writeFileSync(clockFile, String(ahead));
    },
    /** By how much its clock is ahead, in ms. */
    ahead: () => ahead,
    end: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
