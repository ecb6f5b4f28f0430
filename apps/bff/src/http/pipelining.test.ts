import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { flood, startGateway, visit } from "../test/flooded-gateway.ts";
import { memoryOf, tellsMemory } from "../test/process-memory.ts";
import { rounds } from "../test/rounds.ts";

/** A page with one read, as large as ours are. */
const render = `export async function render({ url, call }) {
  const list = await call("blog.list", { search: url.slice(0, 50) }).catch(() => null);
  const head = { title: "Title", description: "Description" };
  return { status: 200, head, html: JSON.stringify(list) + "<p>text</p>".repeat(6_000), state: "{}" };
}`;

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
    const { child, port, pid } = await startGateway(render);
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
