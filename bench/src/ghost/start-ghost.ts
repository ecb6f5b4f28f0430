import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../process.ts";
import { startCdn } from "./ghost-cdn.ts";

const bootMs = 120_000;
const theme = "content/themes/source";

const missing = `no Ghost: set GHOST_FOLDER to the unpacked package (npm pack ghost@6) after "pnpm install --prod" in it,
and GHOST_NODE to a Node 22 where this Node is none that Ghost runs on`;

/** What Ghost runs with: its own defaults, but for what it reaches outside. */
function settingsOf(folder: string, port: number) {
  return {
    url: `http://localhost:${port}`,
    server__port: String(port),
    server__shutdownTimeout: "1000",
    database__client: "better-sqlite3",
    database__connection__filename: join(folder, "ghost.db"),
    paths__contentPath: join(folder, "content"),
    mail__transport: "stub",
    privacy__useUpdateCheck: "false",
    privacy__useGravatar: "false",
    security__staffDeviceVerification: "false",
    logging__level: "error",
  };
}

async function untilReady(url: string, hasEnded: () => boolean) {
  const last = performance.now() + bootMs;
  while (performance.now() < last && !hasEnded()) {
    const answer = await fetch(`${url}/ghost/api/admin/site/`).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(250);
  }
  throw new Error(hasEnded() ? "Ghost did not start" : `Ghost does not answer after ${bootMs / 1000} s`);
}

/** An empty content folder with the default theme, in a new folder that is Ghost's own. */
function makeFolder(ghost: string): string {
  const folder = mkdtempSync(join(tmpdir(), "callboard-bench-ghost-"));
  for (const name of ["data", "images", "logs", "settings"])
    mkdirSync(join(folder, "content", name), { recursive: true });
  cpSync(join(ghost, theme), join(folder, theme), { recursive: true });
  return folder;
}

/**
 * Starts the Ghost of GHOST_FOLDER in production mode over an empty database, with its scripts served beside it.
 * Gives its address, the versions, and how to end it and leave nothing behind. Throws where there is none, or it fails.
 */
export async function startGhost() {
  const { GHOST_FOLDER: ghost = "", GHOST_NODE = process.execPath, PATH } = process.env;
  if (!existsSync(join(ghost, "core/boot.js"))) throw new Error(missing);
  const versionIn = (path: string) =>
    JSON.parse(readFileSync(join(ghost, path, "package.json"), "utf8")).version;
  const folder = makeFolder(ghost);
  const stops = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const cdn = await startCdn(ghost, join(folder, "cdn"));
    stops.push(async () => void cdn.stop());
    const settings = settingsOf(folder, await freePort());
    const child = spawn(GHOST_NODE, ["index.js"], {
      cwd: ghost,
      env: { PATH, NODE_ENV: "production", ...settings, ...cdn.settings },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = once(child, "exit");
    stops.push(async () => {
      child.kill("SIGTERM");
      await ended;
    });
    await untilReady(settings.url, () => child.exitCode !== null);
    const versions = [`Ghost ${versionIn("")}`, `theme Source ${versionIn(theme)}`, ...cdn.versions].join(
      ", ",
    );
    return { url: settings.url, versions, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
