import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { healthyAnswer } from "../test/fake-upstream.ts";
import { createDistFolder } from "../test/fake-web-build.ts";
import { memoryOf, tellsMemory } from "../test/process-memory.ts";
import { rounds } from "../test/rounds.ts";
import { startServer } from "../test/start-server.ts";
import { createRawUpstream } from "../test/test-app.ts";

const client = fileURLToPath(new URL("../test/pipelining-client.ts", import.meta.url));

/** A page with one read, as large as ours are. */
const render = `export async function render({ url, call }) {
  const list = await call("blog.list", { search: url.slice(0, 50) }).catch(() => null);
  const head = { title: "Title", description: "Description" };
  return { status: 200, head, html: JSON.stringify(list) + "<p>text</p>".repeat(6_000), state: "{}" };
}`;

async function startGateway() {
  const UPSTREAM_URL = await createRawUpstream((asked, response) => {
    response.end(JSON.stringify(healthyAnswer((asked.url ?? "").replace("/api/v1", ""))));
  });
  const WEB_DIST = await createDistFolder({ "server/entry-server.js": render });
  const { child, ready } = await startServer({ UPSTREAM_URL, WEB_DIST });
  return { child, port: await ready, pid: child.pid ?? 0 };
}

/** Sends the requests of a flood. They are under way until the test is over. */
async function flood(port: number, connections: number, requests: number, path: string): Promise<void> {
  const child = fork(client, [port, connections, requests, path].map(String));
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "message");
}

/** A visitor from elsewhere, who opens a cached page: status and duration in ms. */
function visit(port: number, agent: Agent): Promise<{ status: number | undefined; ms: number }> {
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; ms: number }>();
  const options = { port, host: "127.0.0.1", path: "/blog", headers: { host: "callboard.in" }, agent };
  get(options, (answer) => {
    answer.resume().once("end", () => resolve({ status: answer.statusCode, ms: performance.now() - began }));
  }).once("error", reject);
  return promise;
}

/** How long visitors are served beside a flood, in ms. */
const watched = rounds(1_500, 20_000);
/** So many of them that one stall of a busy machine does not count. */
const fewestVisits = 200;
/** In MB. */
const memoryMax = 300;

const floods: [string, connections: number, requests: number, path: string][] = [
  ["ten connections with 900 pages each", 10, 900, "/blog?page=%"],
  ["thirty connections with 1,800 of one cached page each", 30, 1_800, "/blog"],
  ["a thousand connections with forty of it each", 1_000, 40, "/blog"],
];

describe.runIf(tellsMemory)("clients that pipeline requests and read no answer", () => {
  /** Serves visitors beside a flood; gives the most memory that the gateway had, in MB. */
  async function serveBeside(sent: [connections: number, requests: number, path: string]): Promise<number> {
    const { child, port, pid } = await startGateway();
    const agent = new Agent({ keepAlive: true, localAddress: "127.0.0.2" });
    onTestFinished(() => agent.destroy());
    await visit(port, agent);
    const isSent = flood(port, ...sent).then(() => sleep(watched));
    let isOver = false;
    void isSent.then(() => {
      isOver = true;
    });
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    while (!isOver || visits.length < fewestVisits) {
      visits.push(await visit(port, agent));
      await sleep(2);
    }
    const slowest = visits.map(({ ms }) => ms).sort((one, other) => other - one);
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
    expect(slowest[Math.floor(slowest.length / 100)]).toBeLessThan(1_000);
    expect(child.exitCode).toBeNull();
    return memoryOf(pid, "VmHWM");
  }

  it.each(floods)("keep nobody waiting and fill no memory: %s", async (_name, ...sent) => {
    const most = await serveBeside(sent);
    // On a busy machine the garbage collector may come late, once: what has no bound is too much each time.
    expect(most < memoryMax ? most : await serveBeside(sent)).toBeLessThan(memoryMax);
  });
});
