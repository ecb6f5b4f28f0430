import { describe, expect, it } from "vitest";
import { createSharedRedis, isBack, isRedisThere } from "../test/shared-redis.ts";
import type { CacheTag } from "../upstream/cache-tag.ts";
import { createUpstreamCache } from "../upstream/upstream-cache.ts";
import { shareChanges } from "./share-invalidations.ts";

const times = { maxAge: 100_000, staleWhileRevalidate: 100_000, staleIfError: 100_000 };

/** What a gateway keeps, with an upstream whose answers count up. */
function createKeeper() {
  const answers = createUpstreamCache(times, 1_000_000, () => new Date());
  let calls = 0;
  const load = async () => {
    calls += 1;
    return { reply: { message: "", data: calls }, size: 10 };
  };
  const read = async (tag: CacheTag) =>
    (await answers.read({ key: tag, tag, mustBeFresh: false, load })).reply.data;
  return { answers, read };
}

async function createPair() {
  const shared = await createSharedRedis();
  const [one, other] = [createKeeper(), createKeeper()];
  const connections = [await shared.open(), await shared.open()] as const;
  shareChanges(connections[0], one.answers);
  shareChanges(connections[1], other.answers);
  const channel = `${shared.prefix}changed`;
  await expect.poll(async () => (await shared.direct.pubSubNumSub(channel))[channel]).toBe(2);
  return { shared, connections, one, other };
}

describe.skipIf(!isRedisThere)("what a gateway keeps", () => {
  it("is old once another has made a change, and only what that was about", async () => {
    const { one, other } = await createPair();
    expect(await other.read("event")).toBe(1);
    expect(await other.read("video")).toBe(2);
    one.answers.change(["event"]);
    await expect.poll(() => other.read("event")).toBe(3);
    expect(await other.read("event")).toBe(3);
    expect(await other.read("video")).toBe(2);
  });

  it("is made old but once by its own changes", async () => {
    const { one, other } = await createPair();
    one.answers.change(["event"]);
    await expect.poll(() => other.answers.epochOf("event")).toBe(1);
    expect(one.answers.epochOf("event")).toBe(1);
  });

  it("is old after an outage, whatever has changed in the meantime", async () => {
    const { shared, connections, one, other } = await createPair();
    expect(await other.read("event")).toBe(1);
    shared.cut();
    one.answers.change(["event"]);
    expect(await other.read("event")).toBe(1);
    shared.mend();
    for (const redis of connections) await isBack(redis);
    expect(await other.read("event")).toBe(2);
  });
});
