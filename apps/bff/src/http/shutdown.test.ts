import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shutDown } from "./shutdown.ts";

// The half second in which load balancers notice passes for real.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("ends connections that are open after eight and a half seconds", async () => {
  const closed = Promise.withResolvers<void>();
  const closeAllConnections = vi.fn(closed.resolve);
  const close = vi.fn(() => closed.promise);
  const app = {
    log: { info: () => undefined },
    server: { closeAllConnections },
    close,
  };
  const isDone = shutDown(app as unknown as FastifyInstance, { isShuttingDown: false });
  // Load balancers notice before nobody new is taken.
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8_400);
  expect(closeAllConnections).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(closeAllConnections).toHaveBeenCalledOnce();
  await isDone;
});
