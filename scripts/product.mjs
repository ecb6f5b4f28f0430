/** Starts the API and the gateway as two processes that end together. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { supervise } from "./supervise.mjs";
import { newVapidKey, vapidPublicKeyOf } from "./vapid-keys.mjs";
import { childEnv, projectNode, root, StartError } from "./workspace.mjs";

const stopPatienceMs = 12_000;

/** Resolves when nobody listens on the port, else throws. */
function assertPortFree(port, setting, host) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const reason = error.code === "EADDRINUSE" ? "is taken" : `cannot be used (${error.code})`;
      fail(new StartError(`port ${port} ${reason}; set ${setting} to another one`));
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

/** A port that is free right now. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function writableFolder(path) {
  const folder = resolve(root, path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `the data folder ${folder} cannot be written to (${error.code}); set DATA_DIR to another one`,
    );
  }
  return folder;
}

const random = () => randomBytes(32).toString("base64url");

/** A random secret that stays the same in this data folder, for as long as its file is there. */
function persistedSecret(dataDir, name, make = random) {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/** A setting that the environment has, itself or as the name of a file. */
const isSet = (env, name) => Boolean(env[name] || env[`${name}_FILE`]);

/** The keys that pushes to browsers are signed with: from the environment, else a pair kept in the data folder. */
function vapidKeys(env, dataDir) {
  if (isSet(env, "VAPID_PUBLIC_KEY") || isSet(env, "VAPID_PRIVATE_KEY")) return {};
  const key = persistedSecret(dataDir, "vapid-private-key", newVapidKey);
  return { VAPID_PRIVATE_KEY: key, VAPID_PUBLIC_KEY: vapidPublicKeyOf(key) };
}

/** The key that the gateway shows to the API: from the environment, else a random one kept in the data folder. */
export function apiKeys(env, dataDir) {
  const set = ["API_KEYS", "UPSTREAM_API_KEY"].filter((name) => isSet(env, name));
  if (set.length === 2) return {};
  if (set.length === 1) throw new StartError("set both API_KEYS and UPSTREAM_API_KEY, or neither");
  const key = persistedSecret(dataDir, "apikey");
  return { API_KEYS: key, UPSTREAM_API_KEY: key };
}

/** The key that seals sessions: from the environment, else a random one kept in the data folder. */
export function sessionKeys(env, dataDir) {
  return isSet(env, "SESSION_KEYS") ? {} : { SESSION_KEYS: persistedSecret(dataDir, "session-key") };
}

const loopback = ["localhost", "127.0.0.1", "::1"];

/** Demo accounts that run the site have no second factor: only where nobody else gets to it. */
function demoStaffOf({ NODE_ENV }, { demo, host }) {
  return demo === "on" && NODE_ENV !== "production" && loopback.includes(host) ? "on" : "off";
}

/** What a program needs for its caches and for rendering, in MB: Node would let it grow with the machine. */
const heapOf = { api: [], bff: ["--max-semi-space-size=16", "--max-old-space-size=256"] };

/** Compiled code is kept from one start to the next: a start takes less time. */
const compileCache = join(root, "node_modules", ".cache", "node");

/** Starts one program and resolves with its process once it says that it is ready, and on which port. */
export function startProgram(name, folder, env, onProgress = () => {}) {
  return new Promise((done, fail) => {
    // Its own process group: Ctrl-C reaches this script alone, which then stops the two in order.
    const child = spawn(projectNode, [...heapOf[folder], "src/server.ts"], {
      cwd: join(root, "apps", folder),
      env: childEnv({ NODE_COMPILE_CACHE: compileCache, ...env }),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: process.platform !== "win32",
    });
    const ended = new Promise((end) => child.once("exit", (code, signal) => end({ code, signal })));
    child.once("error", fail);
    child.on("message", (message) => {
      if (message.progress) onProgress(message.progress);
      if (message.ready) done({ name, child, ended, port: message.port });
    });
    void ended.then(({ code, signal }) =>
      fail(new StartError(`${name} did not start (${signal ?? `exit code ${code}`})`)),
    );
  });
}

/** Ends a program that may have ended already: it is asked first, and made to after a while. */
export async function stopProgram({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), stopPatienceMs);
  await ended;
  clearTimeout(force);
}

/**
 * Starts both programs with the settings of `env` and resolves once both answer.
 * One that ends on its own is started again, which `onEnd` hears of. `ended` resolves when one is given up; `stop` ends
 * both, the gateway first. Throws StartError, with nothing left running.
 */
export async function startProduct(env, webDist, onProgress = () => {}, onEnd = () => {}) {
  const port = Number(env.PORT ?? 3000);
  const apiPort = Number(env.API_PORT ?? 4000);
  const host = env.HOST ?? "127.0.0.1";
  await assertPortFree(port, "PORT", host);
  await assertPortFree(apiPort, "API_PORT", "127.0.0.1");
  const dataDir = writableFolder(env.DATA_DIR ?? ".data");
  const shared = {
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    ...env,
    DATA_DIR: dataDir,
    ...apiKeys(env, dataDir),
  };
  const running = [];
  const stop = async () => {
    for (const program of running.splice(0).reverse()) await program.stop();
  };
  const run = async (name, folder, programEnv) => {
    const start = () => startProgram(name, folder, programEnv, onProgress);
    running.push(await supervise(start, stopProgram, onEnd));
  };
  const demo = env.DEMO ?? "on";
  const demoStaff = env.DEMO_STAFF ?? demoStaffOf(env, { demo, host });
  const demoAccounts = [
    ...(demo === "on" ? ["demo-artist", "demo-agency"] : []),
    ...(demoStaff === "on" ? ["demo-admin"] : []),
  ];
  try {
    const apiEnv = {
      ...shared,
      ...vapidKeys(env, dataDir),
      PORT: String(apiPort),
      HOST: "127.0.0.1",
      DEMO: demo,
      DEMO_STAFF: demoStaff,
      ...(demoStaff === "on" && !env.NODE_ENV && { NODE_ENV: "development" }),
      METRICS_PORT: env.API_METRICS_PORT ?? "",
      PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${port}`,
    };
    await run("the API", "api", apiEnv);
    const gatewayEnv = {
      ...shared,
      PORT: String(port),
      HOST: host,
      UPSTREAM_URL: `http://127.0.0.1:${apiPort}`,
      ...sessionKeys(env, dataDir),
      WEB_DIST: webDist,
    };
    await run("the gateway", "bff", gatewayEnv);
  } catch (error) {
    await stop();
    throw error;
  }
  const ended = Promise.race(running.map((program) => program.ended));
  const url = `http://localhost:${port}`;
  return { url, apiUrl: `http://127.0.0.1:${apiPort}`, dataDir, demoAccounts, ended, stop };
}
