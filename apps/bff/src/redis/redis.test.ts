import { describe, expect, it } from "vitest";
import { createSharedRedis, isBack, isRedisThere } from "../test/shared-redis.ts";
import type { Redis } from "./redis.ts";

const ping = (redis: Redis) => redis.ask((client) => client.ping());

describe.skipIf(!isRedisThere)("a connection to Redis", () => {
  it("refuses at once while Redis is away, and goes on by itself when it is back", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open();
    shared.cut();
    await expect(ping(redis)).rejects.toThrow();
    await expect(ping(redis)).rejects.toThrow("Redis is away");
    shared.mend();
    await isBack(redis);
  });

  it("waits once for a Redis that says nothing, and asks no more until it is heard again", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open(100);
    let asked = 0;
    const count = () =>
      redis.ask((client) => {
        asked += 1;
        return client.ping();
      });
    shared.silence();
    await expect(count()).rejects.toThrow("No answer within 100 ms");
    for (let call = 0; call < 100; call += 1) await expect(count()).rejects.toThrow("Redis is away");
    expect(asked).toBe(1);
    shared.mend();
    await isBack(redis);
  });

  it("is heard by all who listen, again after an outage", async () => {
    const shared = await createSharedRedis();
    const [one, other] = [await shared.open(), await shared.open()];
    const heard: string[] = [];
    other.listen("news", (message) => heard.push(message));
    await expect.poll(() => one.tell("news", "first").then(() => heard)).toContain("first");
    shared.cut();
    shared.mend();
    await Promise.all([isBack(one), isBack(other)]);
    await expect.poll(() => one.tell("news", "second").then(() => heard)).toContain("second");
  });

  it("keeps its keys under its prefix", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open();
    await redis.ask((client) => client.set("key", "value", { PX: 10_000 }));
    expect(await shared.direct.get(`${shared.prefix}key`)).toBe("value");
  });
});
