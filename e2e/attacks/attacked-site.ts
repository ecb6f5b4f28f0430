import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The fake API's answer to a call: its data, or null for not found. */
export type Answer = (url: URL) => unknown;

async function startApi(answer: Answer) {
  const server = createServer(({ url = "/" }, response) => {
    const data = answer(new URL(url, "http://api"));
    response.writeHead(data ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify({ success: data !== null, message: data ? "OK" : "Not found", data }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

function startGateway(apiPort: number) {
  const child = spawn(process.execPath, [pathOf("../../apps/bff/src/server.ts")], {
    env: {
      NODE_ENV: "production",
      PORT: "0",
      UPSTREAM_URL: `http://127.0.0.1:${apiPort}`,
      UPSTREAM_API_KEY: "only-for-the-attacked-site",
      SESSION_KEYS: "sessions-end-with-the-attacked-site",
      READS_PER_MINUTE: "100000",
      WEB_DIST: pathOf("../../apps/web/dist-test"),
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise<{ port: number; stop: () => void }>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the gateway ended with ${code}`)));
    child.once("message", ({ port }: { port: number }) =>
      resolve({ port, stop: () => child.kill("SIGTERM") }),
    );
  });
}

/** The real gateway and web app in front of a fake API. */
export async function startSite(answer: Answer) {
  const api = await startApi(answer);
  const gateway = await startGateway((api.address() as AddressInfo).port);
  const stop = () => {
    gateway.stop();
    api.closeAllConnections();
    api.close();
  };
  return { origin: `http://127.0.0.1:${gateway.port}`, stop };
}
