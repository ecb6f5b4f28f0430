import { EventEmitter } from "node:events";
import { IncomingMessage, type ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { createTestApp } from "../test/test-app.ts";
import { limitUnsentAnswers } from "./unsent-answers.ts";

const megabyte = 1_048_576;

/** An answer of which a client has taken nothing so far. */
function createAnswer(req: IncomingMessage, unsent: number) {
  const answer = Object.assign(new EventEmitter(), {
    req,
    writableLength: unsent,
    take: (bytes: number) => {
      answer.writableLength -= bytes;
    },
    destroy: () => answer.emit("close"),
  });
  const ended = vi.fn();
  answer.once("close", ended);
  return { answer, ended };
}

describe("answers that their clients do not take", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watchAll(...clients: [address: string, unsent: number][]) {
    const addresses = new Map<IncomingMessage, string>();
    const limit = limitUnsentAnswers((request) => addresses.get(request) ?? "");
    onTestFinished(limit.stop);
    return clients.map(([address, unsent]) => {
      const request = new IncomingMessage(new Socket());
      addresses.set(request, address);
      const { answer, ended } = createAnswer(request, unsent);
      limit.watch(request.socket, () => answer as unknown as ServerResponse);
      return { answer, ended, hangUp: () => request.socket.emit("close") };
    });
  }

  it("end their connections after ten seconds and the time that the rest takes at 8 kB/s", () => {
    const [client] = watchAll(["a", 80_000]);
    vi.advanceTimersByTime(20_000);
    expect(client?.ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(client?.ended).toHaveBeenCalledOnce();
  });

  it("may go slowly, as long as they go", () => {
    const [slow, stopped] = watchAll(["a", 800_000], ["a", 8_000]);
    for (let step = 0; step < 20; step += 1) {
      vi.advanceTimersByTime(9_000);
      slow?.answer.take(20_000);
    }
    expect(slow?.ended).not.toHaveBeenCalled();
    expect(stopped?.ended).toHaveBeenCalledOnce();
  });

  it("end the oldest connections of the address with most of them, past 32 MB in all", () => {
    const [other, oldest, older, young] = watchAll(
      ["b", 15 * megabyte],
      ["a", 14 * megabyte],
      ["a", 10 * megabyte],
      ["a", 4 * megabyte],
    );
    vi.advanceTimersByTime(1_000);
    expect([oldest, older, young, other].map((client) => client?.ended.mock.calls.length)).toEqual([
      1, 0, 0, 0,
    ]);
  });

  it("count no more once their client has hung up", () => {
    const [here, gone] = watchAll(["a", 20 * megabyte], ["b", 20 * megabyte]);
    gone?.hangUp();
    vi.advanceTimersByTime(1_000);
    expect(here?.ended).not.toHaveBeenCalled();
  });
});

it("the gateway keeps no more than 32 MB for clients that do not read", async () => {
  const html = "<p>text</p>".repeat(800_000);
  const { app } = await createTestApp({ build: await createFakeBuild(() => ({ html })) });
  const sockets: Socket[] = [];
  app.server.on("connection", (socket) => sockets.push(socket));
  const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  for (let client = 0; client < 10; client += 1) {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined).pause();
    socket.write(`GET /page-${client} HTTP/1.1\r\nHost: callboard.in\r\n\r\n`);
  }
  await expect.poll(() => sockets.some(({ destroyed }) => destroyed), { timeout: 20_000 }).toBe(true);
  await expect
    .poll(() => sockets.reduce((sum, { writableLength }) => sum + writableLength, 0))
    .toBeLessThan(32 * megabyte);
  expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(2);
});
