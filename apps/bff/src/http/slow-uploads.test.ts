import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMetrics } from "../observability/metrics/metrics.ts";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { userOf } from "../test/fixtures-account.ts";
import { eventForm } from "../test/fixtures-event.ts";
import { formBody } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createTestApp } from "../test/test-app.ts";

type Manner = { drip: string; every: number; isStubborn?: boolean };

/** How somebody who is signed in holds on to the place where a form is read. */
const manners: Record<string, Manner> = {
  "falls silent": { drip: "", every: 1_000 },
  "drips on": { drip: "x", every: 500 },
  "sends what a telephone line of old could": { drip: "x".repeat(300), every: 250, isStubborn: true },
};

/** Begins a form of a megabyte and never ends it; one who is stubborn goes on when the answer is there. */
async function beginForm(port: number, person: number, { drip, every, isStubborn }: Manner): Promise<Socket> {
  const { cookie, authorization } = await halvesOf({ sid: `session-${person}`, user: userOf(person) });
  const head = [
    "POST /trpc/event.create HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    `Authorization: ${authorization}`,
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 1000000",
  ];
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: isStubborn ?? false });
  socket.on("error", () => undefined);
  socket.write(`${head.join("\r\n")}\r\n\r\n--x\r\n`);
  const timer = setInterval(() => drip && socket.writable && socket.write(drip), every);
  socket.on("close", () => clearInterval(timer));
  onTestFinished(() => void socket.destroy());
  return socket;
}

describe("people who send a form so slowly that it never ends", () => {
  it("are sent away, one look after they fell behind, so that whoever waits gets the place", async () => {
    const metrics = createMetrics();
    const test = await createTestApp({ metrics });
    const seen = fakeUpstream(test);
    const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const port = Number(new URL(origin).port);
    const slow = await Promise.all(
      Object.values(manners).map((manner, person) => beginForm(port, person + 1, manner)),
    );
    const answers = Promise.all(slow.map((socket) => text(socket).catch(() => "")));
    await expect
      .poll(() => metrics.registry.metrics(), { timeout: 20_000 })
      .toContain('callboard_uploads{state="running"} 3');

    const { headers, payload } = await formBody(eventForm);
    const halves = await halvesOf({ sid: "session-9", user: userOf(9) });
    const answer = await fetch(`${origin}/trpc/event.create`, {
      method: "POST",
      headers: { ...halves, ...headers },
      body: payload,
    });
    expect(answer.status).toBe(200);
    expect(seen).toHaveLength(1);
    for (const said of await answers) expect(said).toMatch(/^HTTP\/1.1 408 /);
    // Also where somebody goes on sending.
    await expect
      .poll(() => slow.map(({ closed }) => closed), { timeout: 10_000 })
      .toEqual([true, true, true]);
    // A form that arrives steadily may take twice as long.
  }, 60_000);
});

it("three who send slowly keep nobody waiting", async () => {
  const metrics = createMetrics();
  const test = await createTestApp({ metrics });
  const seen = fakeUpstream(test);
  const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
  const steady = { drip: "x".repeat(8_000), every: 250 };
  for (const person of [1, 2, 3]) await beginForm(Number(new URL(origin).port), person, steady);
  await expect.poll(() => metrics.registry.metrics()).toContain('callboard_uploads{state="running"} 3');
  const began = performance.now();
  const { headers, payload } = await formBody(eventForm);
  const halves = await halvesOf({ sid: "session-9", user: userOf(9) });
  const answer = await fetch(`${origin}/trpc/event.create`, {
    method: "POST",
    headers: { ...halves, ...headers },
    body: payload,
  });
  expect([answer.status, seen.length]).toEqual([200, 1]);
  expect(performance.now() - began).toBeLessThan(3_000);
});
