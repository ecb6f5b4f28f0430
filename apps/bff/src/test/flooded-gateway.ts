import { fork } from "node:child_process";
import { once } from "node:events";
import { type Agent, get } from "node:http";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { healthyAnswer } from "./fake-upstream.ts";
import { createDistFolder } from "./fake-web-build.ts";
import { startServer } from "./start-server.ts";
import { createRawUpstream } from "./test-app.ts";

const client = fileURLToPath(new URL("./pipelining-client.ts", import.meta.url));

/** Starts the program itself, before an upstream that has everything, with a web build that renders by a module's text. */
export async function startGateway(render: string, settings: Record<string, string> = {}) {
  const UPSTREAM_URL = await createRawUpstream((asked, response) => {
    response.end(JSON.stringify(healthyAnswer((asked.url ?? "").replace("/api/v1", ""))));
  });
  const WEB_DIST = await createDistFolder({ "server/entry-server.js": render });
  const { child, ready } = await startServer({ ...settings, UPSTREAM_URL, WEB_DIST });
  return { child, port: await ready, pid: child.pid ?? 0 };
}

/** Sends the requests of a flood. They are under way until the test is over. */
export async function flood(
  port: number,
  connections: number,
  requests: number,
  path: string,
): Promise<void> {
  const child = fork(client, [port, connections, requests, path].map(String));
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "message");
}

type Visit = { status: number | undefined; ms: number };

/** A visitor from elsewhere, who opens a cached page: status and duration in ms. */
export function visit(port: number, agent: Agent): Promise<Visit> {
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Visit>();
  const options = { port, host: "127.0.0.1", path: "/blog", headers: { host: "callboard.in" }, agent };
  get(options, (answer) => {
    answer.resume().once("end", () => resolve({ status: answer.statusCode, ms: performance.now() - began }));
  }).once("error", reject);
  return promise;
}
