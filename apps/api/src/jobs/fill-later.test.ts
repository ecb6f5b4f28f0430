import type { FastifyBaseLogger } from "fastify";
import { expect, it, vi } from "vitest";
import { fillLater } from "./fill-later.ts";

const start = (fill: () => Promise<boolean>, isOver = () => false) => {
  const warn = vi.fn();
  fillLater({
    fill,
    isOver,
    failure: "rows cannot be filled",
    log: { warn } as unknown as FastifyBaseLogger,
  });
  return warn;
};

it("fills until there is none left", async () => {
  const fill = vi.fn<() => Promise<boolean>>();
  fill.mockResolvedValueOnce(true).mockResolvedValueOnce(true).mockResolvedValue(false);
  start(fill);
  await expect.poll(() => fill.mock.calls.length).toBe(3);
});

it("ends with the server", async () => {
  const fill = vi.fn(async () => true);
  start(fill, () => fill.mock.calls.length === 5);
  await expect.poll(() => fill.mock.calls.length).toBe(5);
  await Promise.resolve();
  expect(fill).toHaveBeenCalledTimes(5);
});

it("leaves what fails for the next start, and says so", async () => {
  const fill = vi.fn(async () => {
    throw new Error("no connection");
  });
  const warn = start(fill);
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  expect(warn.mock.calls[0]?.[1]).toBe("rows cannot be filled");
  expect(fill).toHaveBeenCalledTimes(1);
});
