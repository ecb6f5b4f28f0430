import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { shutDown } from "./shut-down.ts";

afterEach(() => void vi.useRealTimers());

it("ends connections that are open after eight and a half seconds", async () => {
  // The second in which load balancers notice passes for real.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const closed = Promise.withResolvers<void>();
  const closeAllConnections = vi.fn(closed.resolve);
  const close = vi.fn(() => closed.promise);
  const app = {
    log: { info: () => undefined },
    server: Object.assign(createServer(), { closeAllConnections }),
    close,
  };
  const isDone = shutDown(app, { isShuttingDown: false });
  // Load balancers notice before nobody new is taken.
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8_400);
  expect(closeAllConnections).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(closeAllConnections).toHaveBeenCalledOnce();
  await isDone;
});

/** Sends one request over a connection of its own. Gives its status, or why there is none. */
const ask = (port: number) =>
  new Promise((done) => {
    const options = { host: "127.0.0.1", port, method: "POST", agent: false as const };
    const sent = request(options, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    sent.once("error", ({ message }) => done(message));
    sent.end();
  });

it("answers whoever was connected before it stopped listening, and then nobody", async () => {
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const asked: Promise<unknown>[] = [];
  const askManyAtTheEnd = () => {
    for (let count = 0; count < 20; count += 1) asked.push(ask(port));
  };
  const close = vi.fn(async () => {});
  // Just before the second is over, in the same turn.
  const info = () => void setTimeout(askManyAtTheEnd, 1_000);
  await shutDown({ server, close, log: { info } }, { isShuttingDown: false });
  expect(await Promise.all(asked)).toEqual(Array(20).fill(200));
  expect(close).toHaveBeenCalledOnce();
  expect(await ask(port)).toContain("ECONNREFUSED");
});
