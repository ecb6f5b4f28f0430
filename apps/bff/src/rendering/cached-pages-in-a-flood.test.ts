import { Agent } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { flood, startGateway, visit } from "../test/flooded-gateway.ts";

/** A page keeps the event loop for as long as ours do. */
const render = `export async function render({ url, call }) {
  const list = await call("blog.list", { search: url.slice(0, 50) }).catch(() => null);
  const end = performance.now() + 10;
  while (performance.now() < end);
  const status = url.startsWith("/missing") ? 404 : 200;
  return { status, head: { title: "Title", description: "Text" }, html: JSON.stringify(list), state: "{}" };
}`;

/** So many that what a busy machine does besides does not decide. */
const visits = 2_000;
/** Below this, in ms, a duration is that of timers, of the scheduler and of the visitor's own work. A page that is rendered takes ten. */
const noise = 1.5;

/** Opens a cached page again and again: what the answers were, and the duration of the 95th percentile in ms. */
async function visitOften(port: number, agent: Agent) {
  const all: Awaited<ReturnType<typeof visit>>[] = [];
  while (all.length < visits) all.push(await visit(port, agent));
  const slowestFirst = all.map(({ ms }) => ms).sort((one, other) => other - one);
  return { statuses: new Set(all.map(({ status }) => status)), p95: slowestFirst[visits / 20] ?? 0 };
}

/** How many times as long visitors wait beside a flood. */
async function slowdown(): Promise<number> {
  const { child, port } = await startGateway(render);
  const agent = new Agent({ keepAlive: true, localAddress: "127.0.0.2" });
  onTestFinished(() => agent.destroy());
  await visitOften(port, agent);
  const calm = await visitOften(port, agent);
  await flood(port, 300, 20, "/missing-%");
  const busy = await visitOften(port, agent);
  expect([calm.statuses, busy.statuses]).toEqual([new Set([200]), new Set([200])]);
  expect(child.exitCode).toBeNull();
  child.kill("SIGKILL");
  return busy.p95 / Math.max(calm.p95, noise);
}

it("opens a cached page for others within five times as long while 300 connections of one address ask for missing pages", async () => {
  const times = await slowdown();
  // Something else may have taken the machine meanwhile, once: what has no bound is too slow each time.
  expect(times < 5 ? times : await slowdown()).toBeLessThan(5);
});
