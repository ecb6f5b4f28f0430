import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { createTestApp } from "../test/test-app.ts";

const renderMs = 10;
/** Of the machine: what waits at the end of a test is rendered during the next one, whose clock may stand still. */
const realNow = performance.now.bind(performance);

/** A site that trusts whoever asks to say for whom; a page keeps the event loop for as long as ours do. */
async function createSite() {
  const rendered: string[] = [];
  const gate = Promise.withResolvers<void>();
  const build = await createFakeBuild(async ({ url }) => {
    rendered.push(url);
    if (url === "/held") await gate.promise;
    const end = realNow() + renderMs;
    while (realNow() < end);
    return { html: "<p>Hello</p>", status: url.startsWith("/missing") ? 404 : 200 };
  });
  const { app } = await createTestApp({
    build,
    settings: { TRUST_PROXY: ["127.0.0.1"], READS_PER_MINUTE: 1_200 },
  });
  let arrived = 0;
  app.server.on("request", () => {
    arrived += 1;
  });
  const haveArrived = (count: number) => expect.poll(() => arrived, { timeout: 20_000 }).toBe(count);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  onTestFinished(() => agent.destroy());
  const open = (path: string, client: string) =>
    new Promise<{ status: number | undefined; ms: number }>((resolve) => {
      const began = performance.now();
      const headers = { host: "callboard.in", "x-forwarded-for": client };
      get(`${origin}${path}`, { agent, headers }, (answer) => {
        const ms = () => performance.now() - began;
        answer.resume().once("end", () => resolve({ status: answer.statusCode, ms: ms() }));
      }).once("error", () => resolve({ status: undefined, ms: 0 }));
    });
  return { rendered, open, haveArrived, letGo: gate.resolve };
}

describe("an address that asks for 300 missing pages at once", () => {
  it("gets some at once and then ten a second, while others get theirs", async () => {
    const { rendered, open, haveArrived } = await createSite();
    await open("/terms", "10.0.0.1");
    const began = performance.now();
    const boundByNow = () => 14 + (12 * (performance.now() - began)) / 1_000;
    for (let index = 0; index < 300; index += 1) void open(`/missing-${index}`, "10.0.0.2");
    await haveArrived(301);
    const others = await Promise.all([open("/other", "10.0.0.3"), open("/terms", "10.0.0.3")]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect(rendered.indexOf("/other")).toBeLessThan(boundByNow());
    await sleep(500);
    expect(rendered.length).toBeGreaterThan(6);
    expect(rendered.length).toBeLessThan(boundByNow());
  });

  it("is rendered a page no more often than it has places, however many wait for it", async () => {
    const { rendered, open, haveArrived, letGo } = await createSite();
    const asked = Array.from({ length: 12 }, () => open("/held", "10.0.0.2"));
    await haveArrived(12);
    letGo();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(rendered).toHaveLength(4);
  });
});
