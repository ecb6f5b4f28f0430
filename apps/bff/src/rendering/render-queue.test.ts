import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { createTestApp } from "../test/test-app.ts";

const renderMs = 10;

/** A site that trusts whoever asks to say for whom; a page keeps the event loop for as long as ours do. */
async function createSite() {
  const rendered: string[] = [];
  const build = await createFakeBuild(({ url }) => {
    rendered.push(url);
    const end = performance.now() + renderMs;
    while (performance.now() < end);
    return { html: "<p>Hello</p>", status: url === "/terms" ? 200 : 404 };
  });
  const { app } = await createTestApp({
    build,
    settings: { TRUST_PROXY: ["127.0.0.1"], READS_PER_MINUTE: 1_200 },
  });
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
  return { rendered, open };
}

describe("an address that asks for 300 missing pages at once", () => {
  it("gets some at once and then ten a second, while others get theirs", async () => {
    const { rendered, open } = await createSite();
    await open("/terms", "10.0.0.1");
    for (let index = 0; index < 300; index += 1) void open(`/missing-${index}`, "10.0.0.2");
    await expect.poll(() => rendered.length).toBeGreaterThan(2);
    const began = performance.now();
    const others = await Promise.all([open("/other", "10.0.0.3"), open("/terms", "10.0.0.3")]);
    expect(others.map(({ status }) => status)).toEqual([404, 200]);
    expect(rendered.indexOf("/other")).toBeLessThan(20);
    await sleep(500);
    const seconds = (performance.now() - began) / 1_000;
    expect(rendered.length).toBeGreaterThan(6);
    expect(rendered.length).toBeLessThan(14 + 12 * seconds);
  });

  it("is rendered a page once, however many wait for it", async () => {
    const { rendered, open } = await createSite();
    const answers = await Promise.all(Array.from({ length: 12 }, () => open("/terms", "10.0.0.2")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(rendered.length).toBeLessThanOrEqual(4);
  });
});
