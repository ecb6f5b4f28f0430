/**
 * What every script needs before it can do its own work: the packages installed, web built, and
 * Node 24 first on the path. Runs on the machine's own Node (20.12 or newer), before anything is installed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === "win32";
const nodeFolder = join(root, "node_modules", "node", "bin");

/** The project's own Node. The file itself, not the link in `.bin`: that is a shell script, which swallows signals. */
export const projectNode = join(nodeFolder, isWindows ? "node.exe" : "node");

/** The environment of every child: the project's Node and tools before the machine's. */
export function childEnv(extra = {}) {
  return {
    ...process.env,
    PATH: [nodeFolder, join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
    ...extra,
  };
}

/** A failure that the person at the terminal can act on: printed as its message alone. */
export class StartError extends Error {}

/** Throws StartError where the machine's Node lacks what the scripts use. */
export function assertNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 12))
    throw new StartError(`Node 20.12 or newer is needed, this is ${version}`);
}

/** Reads the settings in `.env`, where there is one; what the environment says itself counts more. */
export function readDotEnv() {
  assertNode();
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Prints a StartError as one line and anything else whole, and ends with exit code 1. */
export function failWith(error) {
  console.error(error instanceof StartError ? `callboard: ${error.message}` : error);
  process.exit(1);
}

/** Runs a command to its end, shown in this terminal unless `stdio` says otherwise; gives its exit code. */
export function run(
  command,
  args,
  { cwd = root, env = childEnv(), shell = isWindows, stdio = "inherit" } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio, shell });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** The same for a whole line of shell. */
export function runLine(line) {
  return run(line, [], { shell: true });
}

/** Runs pnpm in the version that package.json names, through npx: nothing to install first. */
export function pnpm(args, options) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return run("npx", ["--yes", packageManager, ...args], options);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !["node_modules", "dist", "dist-test"].includes(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort();
}

function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Runs `work` unless `stampFile` says that it was done for the same sources. */
async function unlessStamped(stampFile, sources, work) {
  const stamp = fingerprint(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;
  rmSync(stampFile, { force: true });
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

/** Installs the locked packages when the lock file or a package.json changed. */
export async function ensureInstalled() {
  assertNode();
  const manifests = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const sources = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "e2e/package.json", ...manifests];
  await unlessStamped(join(root, "node_modules", ".callboard-installed"), sources, async () => {
    console.log("Installing packages …");
    const code = await pnpm(["install", "--frozen-lockfile", "--config.confirmModulesPurge=false"]);
    if (code !== 0) throw new StartError("the packages could not be installed; the reason stands above");
  });
}

/** Builds web into apps/web/<folder> when its sources changed; a running product keeps its own folder. */
export async function ensureBuilt(folder = "dist") {
  const web = join(root, "apps", "web");
  const dist = join(web, folder);
  const sources = ["apps/web", "packages/contracts/src", "pnpm-lock.yaml"];
  await unlessStamped(join(dist, ".callboard-built"), sources, async () => {
    console.log("Building web …");
    const options = { cwd: web, env: childEnv({ NODE_ENV: "production" }) };
    const vite = join(web, "node_modules", ".bin", "vite");
    const build = (...choice) => run(vite, ["build", "--logLevel", "warn", ...choice], options);
    // The first empties the folder, into which the back office goes beside it.
    for (const choice of [
      ["--outDir", `${folder}/client`],
      ["--config", "vite.admin.config.ts", "--outDir", `${folder}/client`],
      ["--ssr", "src/entry-server.tsx", "--outDir", `${folder}/server`],
    ]) {
      const code = await build(...choice);
      if (code !== 0) throw new StartError("web could not be built; the reason stands above");
    }
  });
  return dist;
}
