import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { rounds } from "../test/rounds.ts";
import { createSharedRedis, isConnected, isRedisReady, type SharedRedis } from "../test/shared-redis.ts";
import type { Redis } from "./redis.ts";

/** How long it may take to be back, in ms. */
const bound = 10_000;

/** Sends no command, and says how many ms it took until it heard of something that is told again and again. */
async function listen(shared: SharedRedis, redis: Redis) {
  const received = new Set<string>();
  redis.subscribe("news", (message) => received.add(message));
  return async (message: string): Promise<number> => {
    const since = performance.now();
    const tell = async () => {
      await shared.direct.publish(`${shared.prefix}news`, message);
      return received.has(message);
    };
    await expect.poll(tell, { timeout: 3 * bound }).toBe(true);
    return performance.now() - since;
  };
}

async function createListener() {
  const shared = await createSharedRedis();
  const redis = await shared.open();
  const hears = await listen(shared, redis);
  await hears("first");
  let connects = 0;
  redis.onReady(() => {
    connects += 1;
  });
  return { shared, redis, hears, connects: () => connects };
}

describe.skipIf(!isRedisReady)("a gateway that only listens to Redis", () => {
  it("hears again within 10 s over a new connection when its own is half-open, and leaves none behind", async () => {
    const { shared, hears } = await createListener();
    for (let round = 0; round < rounds(2, 10); round += 1) {
      shared.freeze();
      expect(await hears(`after silence ${round}`)).toBeLessThan(bound);
    }
    shared.thaw();
    await expect.poll(shared.connections, { timeout: 5_000 }).toBe(1);
  });

  it("hears again within 10 s of the network, new connections having been silent too", async () => {
    const { shared, hears } = await createListener();
    shared.freezeAll();
    await pause(rounds(3_000, 20_000));
    shared.thaw();
    expect(await hears("after the silence")).toBeLessThan(bound);
    await expect.poll(shared.connections, { timeout: 5_000 }).toBe(1);
  });

  it("hears in the end when Redis was silent at its start", async () => {
    const shared = await createSharedRedis();
    shared.freezeAll();
    const hears = await listen(shared, shared.start());
    await pause(rounds(3_000, 20_000));
    shared.thaw();
    expect(await hears("after the silence")).toBeLessThan(bound);
  });

  it.each(["cut", "reset"] as const)("hears again at once when its connection ends (%s)", async (end) => {
    const { shared, hears } = await createListener();
    shared[end]();
    shared.mend();
    expect(await hears("after the end")).toBeLessThan(bound / 2);
  });

  it("is patient with a slow network: nothing is lost, and commands go on when it is fast again", async () => {
    const { shared, redis, hears, connects } = await createListener();
    shared.slowDown(500);
    await hears("over the slow network");
    await pause(rounds(3_000, 20_000));
    shared.slowDown(0);
    await isConnected(redis);
    expect({ connects: connects(), connections: shared.connections() }).toEqual({
      connects: 0,
      connections: 1,
    });
  });
});
