import Fastify from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDrawer } from "./create-drawer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gone = "The picture is gone";

it("turns away who waits longer than a connection may be idle", async () => {
  const draw = createDrawer(Fastify());
  const first = Promise.withResolvers<never>();
  const failed = draw("first", "one", () => first.promise).catch((error: Error) => error.message);
  const second = expect(draw("second", "another", () => first.promise)).rejects.toMatchObject({
    code: "too_many_requests",
    retryAfter: 2,
  });
  await vi.advanceTimersByTimeAsync(3_000);
  await second;
  first.reject(new Error(gone));
  expect(await failed).toBe(gone);
});

it("turns away a client of whom four wait, at once", async () => {
  const draw = createDrawer(Fastify());
  const first = Promise.withResolvers<never>();
  const drawn = Array.from({ length: 5 }, (_, n) => draw(String(n), "one", () => first.promise));
  const failed = Promise.allSettled(drawn);
  await expect(draw("more", "one", () => first.promise)).rejects.toMatchObject({ code: "too_many_requests" });
  const other = expect(draw("other", "another", () => first.promise)).rejects.toThrow(gone);
  first.reject(new Error(gone));
  await vi.runAllTimersAsync();
  await other;
  for (const result of await failed) expect(result).toMatchObject({ reason: { message: gone } });
});

it("turns away who comes while a hundred wait, at once", async () => {
  const draw = createDrawer(Fastify());
  const first = Promise.withResolvers<never>();
  const drawn = Array.from({ length: 101 }, (_, n) => draw(String(n), String(n), () => first.promise));
  const failed = Promise.allSettled(drawn);
  await expect(draw("more", "more", () => first.promise)).rejects.toMatchObject({
    code: "too_many_requests",
  });
  first.reject(new Error(gone));
  await vi.runAllTimersAsync();
  for (const result of await failed) expect(result).toMatchObject({ reason: { message: gone } });
});

it("draws once what several clients ask for at the same time", async () => {
  const draw = createDrawer(Fastify());
  const first = Promise.withResolvers<never>();
  let jobs = 0;
  const jobOf = () => {
    jobs += 1;
    return first.promise;
  };
  const drawn = ["one", "another", "third"].map((client) => draw("same", client, jobOf));
  const failed = Promise.allSettled(drawn);
  first.reject(new Error(gone));
  await failed;
  expect(jobs).toBe(1);
});
