/**
 * `npm run dev`: both servers restart when their files change, and Vite serves web with hot reloading on PORT.
 * Vite renders in the browser only; `npm start` shows the pages as the gateway renders them.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { sessionKeys } from "./product.mjs";
import { childEnv, ensureBuilt, ensureInstalled, failWith, readDotEnv, root } from "./workspace.mjs";

readDotEnv();
const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 4000);
const gatewayPort = port + 1;
const dataDir = resolve(root, process.env.DATA_DIR ?? ".data/dev");
const key = randomBytes(24).toString("base64url");

const gatewayEnv = {
  PORT: gatewayPort,
  UPSTREAM_URL: `http://127.0.0.1:${apiPort}`,
  UPSTREAM_API_KEY: key,
};

const programs = [
  {
    folder: "api",
    command: ["node", "--watch", "--watch-preserve-output", "src/server.ts"],
    env: { PORT: apiPort, API_KEYS: key, DATA_DIR: dataDir, DEMO: process.env.DEMO ?? "on" },
  },
  {
    folder: "bff",
    command: ["node", "--watch", "--watch-preserve-output", "src/server.ts"],
    env: gatewayEnv,
  },
  {
    folder: "web",
    command: [
      join(root, "apps/web/node_modules/.bin/vite"),
      "--port",
      String(port),
      "--strictPort",
      "--clearScreen",
      "false",
    ],
    env: { GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
  },
];

try {
  await ensureInstalled();
  gatewayEnv.WEB_DIST = await ensureBuilt(process.env.BUILD_FOLDER);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The gateway restarts with every change: who is signed in stays so.
  Object.assign(gatewayEnv, sessionKeys(process.env, dataDir));
} catch (error) {
  failWith(error);
}

const children = programs.map(({ folder, command: [command, ...args], env }) =>
  spawn(command, args, { cwd: join(root, "apps", folder), env: childEnv(env), stdio: "inherit" }),
);
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.once("exit", stop);
