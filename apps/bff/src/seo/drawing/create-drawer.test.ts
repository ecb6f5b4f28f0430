import Fastify from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDrawer } from "./create-drawer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("turns away who waits longer than a connection may be idle", async () => {
  const draw = createDrawer(Fastify());
  const first = Promise.withResolvers<never>();
  const gone = draw("first", () => first.promise).catch((error: Error) => error.message);
  const second = expect(draw("second", () => first.promise)).rejects.toMatchObject({
    code: "too_many_requests",
    retryAfter: 2,
  });
  await vi.advanceTimersByTimeAsync(3_000);
  await second;
  first.reject(new Error("The picture is gone"));
  expect(await gone).toBe("The picture is gone");
});

it("turns away who comes while twenty wait, at once", async () => {
  const draw = createDrawer(Fastify());
  const first = Promise.withResolvers<never>();
  const drawn = Array.from({ length: 21 }, (_, n) => draw(String(n), () => first.promise));
  const gone = Promise.allSettled(drawn);
  await expect(draw("one more", () => first.promise)).rejects.toMatchObject({ code: "too_many_requests" });
  first.reject(new Error("The picture is gone"));
  await vi.runAllTimersAsync();
  expect((await gone).map(({ status }) => status)).toEqual(drawn.map(() => "rejected"));
});
