import { describe, expect, it } from "vitest";
import { createSharedRedis, isConnected, isRedisReady } from "../test/shared-redis.ts";
import type { Redis } from "./redis.ts";

const ping = (redis: Redis) => redis.exec((client) => client.ping());

describe.skipIf(!isRedisReady)("a connection to Redis", () => {
  it("rejects at once while Redis is down, and reconnects by itself", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open();
    shared.cut();
    await expect(ping(redis)).rejects.toThrow();
    await expect(ping(redis)).rejects.toThrow("Redis is down");
    shared.mend();
    await isConnected(redis);
  });

  it("times out once, and then sends nothing until Redis replies again", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open(100);
    let sent = 0;
    const send = () =>
      redis.exec((client) => {
        sent += 1;
        return client.ping();
      });
    shared.silence();
    await expect(send()).rejects.toThrow("no reply within 100 ms");
    for (let call = 0; call < 100; call += 1) await expect(send()).rejects.toThrow("Redis is down");
    expect(sent).toBe(1);
    shared.mend();
    await isConnected(redis);
  });

  it("is used again when Redis was only slow, over the same connection", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open(100);
    let reconnects = 0;
    redis.onReady(() => {
      reconnects += 1;
    });
    shared.slowDown(300);
    await expect(ping(redis)).rejects.toThrow("no reply within 100 ms");
    shared.slowDown(0);
    await isConnected(redis);
    expect(reconnects).toBe(0);
  });

  it("is back within 10 s when its connection is half-open and new ones work", async () => {
    const shared = await createSharedRedis();
    const [redis, other] = [await shared.open(200), await shared.open(200)];
    const received: string[] = [];
    redis.subscribe("news", (message) => received.push(message));
    await expect.poll(() => other.publish("news", "first").then(() => received)).toContain("first");
    shared.freeze();
    await expect(ping(redis)).rejects.toThrow();
    const since = performance.now();
    await Promise.all([isConnected(redis), isConnected(other)]);
    expect(performance.now() - since).toBeLessThan(8_000);
    await expect.poll(() => other.publish("news", "second").then(() => received)).toContain("second");
  });

  it("is back when the network is, new connections having frozen too", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open(200);
    shared.freezeAll();
    await expect(ping(redis)).rejects.toThrow();
    // Long enough for the first connection to be given up.
    await expect.poll(shared.connections, { timeout: 6_000 }).toBeGreaterThan(1);
    shared.thaw();
    const since = performance.now();
    await isConnected(redis);
    expect(performance.now() - since).toBeLessThan(10_000);
  });

  it("delivers messages to all subscribers, after an outage too", async () => {
    const shared = await createSharedRedis();
    const [one, other] = [await shared.open(), await shared.open()];
    const received: string[] = [];
    other.subscribe("news", (message) => received.push(message));
    await expect.poll(() => one.publish("news", "first").then(() => received)).toContain("first");
    shared.cut();
    shared.mend();
    await Promise.all([isConnected(one), isConnected(other)]);
    await expect.poll(() => one.publish("news", "second").then(() => received)).toContain("second");
  });

  it("prefixes its keys", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open();
    await redis.exec((client) => client.set("key", "value", { PX: 10_000 }));
    expect(await shared.direct.get(`${shared.prefix}key`)).toBe("value");
  });
});
