import { describe, expect, it } from "vitest";
import type { CacheTag } from "../cache/cache-tag.ts";
import { createUpstreamCache } from "../cache/upstream-cache.ts";
import { createSharedRedis, isConnected, isRedisReady } from "../test/shared-redis.ts";
import { shareInvalidations } from "./share-invalidations.ts";

const times = { maxAge: 100_000, staleWhileRevalidate: 100_000, staleIfError: 100_000 };

/** A gateway's cache, before an upstream whose responses count up. */
function createCache() {
  const cache = createUpstreamCache(times, 1_000_000, () => new Date());
  let calls = 0;
  const load = async () => {
    calls += 1;
    return { value: calls, size: 10 };
  };
  const read = async (tag: CacheTag) =>
    (await cache.read({ key: tag, tags: [tag], mustBeFresh: false, load })).value;
  return { cache, read };
}

async function createPair(openOther: "open" | "openBeside" = "open") {
  const shared = await createSharedRedis();
  const [one, other] = [createCache(), createCache()];
  const connections = [await shared.open(), await shared[openOther]()] as const;
  shareInvalidations(connections[0], one.cache);
  shareInvalidations(connections[1], other.cache);
  const channel = `${shared.prefix}changed`;
  await expect.poll(async () => (await shared.direct.pubSubNumSub(channel))[channel]).toBe(2);
  return { shared, connections, one, other };
}

describe.skipIf(!isRedisReady)("shared invalidations", () => {
  it("expire the tags that another gateway invalidates, and no others", async () => {
    const { one, other } = await createPair();
    expect(await other.read("event")).toBe(1);
    expect(await other.read("video")).toBe(2);
    one.cache.invalidate(["event"]);
    await expect.poll(() => other.read("event")).toBe(3);
    expect(await other.read("event")).toBe(3);
    expect(await other.read("video")).toBe(2);
  });

  it("are not applied twice by the gateway that published them", async () => {
    const { one, other } = await createPair();
    one.cache.invalidate(["event"]);
    await expect.poll(() => other.cache.epochOf("event")).toBe(1);
    expect(one.cache.epochOf("event")).toBe(1);
  });

  it("expire everything after an outage of Redis", async () => {
    const { shared, connections, one, other } = await createPair();
    expect(await other.read("event")).toBe(1);
    shared.cut();
    one.cache.invalidate(["event"]);
    expect(await other.read("event")).toBe(1);
    shared.mend();
    for (const redis of connections) await isConnected(redis);
    expect(await other.read("event")).toBe(2);
  });

  it("reach a gateway that had no outage, once the one that published them is back", async () => {
    const { shared, one, other } = await createPair("openBeside");
    expect(await other.read("event")).toBe(1);
    shared.freeze();
    one.cache.invalidate(["event"]);
    await expect.poll(() => other.read("event"), { timeout: 10_000 }).toBe(2);
  });
});
