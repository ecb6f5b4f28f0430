import { randomBytes } from "node:crypto";
import { createLog } from "@callboard/server-kit/create-log";
import { createBrokenLine } from "@callboard/server-kit/test/broken-line";
import { createClient } from "@redis/client";
import { onTestFinished, vi } from "vitest";
import { openRedis, type Redis } from "../redis/redis.ts";
import { fakeUpstream } from "./fake-upstream.ts";
import { createTestApp } from "./test-app.ts";

const url = new URL(process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379");
const target = { host: url.hostname, port: Number(url.port || 6379) };

async function connected() {
  const client = createClient({ url: url.href, socket: { reconnectStrategy: false } });
  client.on("error", () => {});
  return client.connect();
}

/** True where a Redis listens: at TEST_REDIS_URL, or on this machine. */
export const isRedisReady = await connected().then(
  (client) => {
    client.destroy();
    return true;
  },
  () => false,
);

const silent = createLog("silent");

/** Keys of the test's own in a real Redis, reached over a line that can be broken. Gone when the test is over. */
export async function createSharedRedis() {
  const prefix = `callboard-test-${randomBytes(6).toString("hex")}:`;
  const line = await createBrokenLine(target);
  const direct = await connected();
  const forget = async () => {
    const keys = await direct.keys(`${prefix}*`);
    if (keys.length > 0) await direct.del(keys);
  };
  onTestFinished(async () => {
    await forget();
    direct.destroy();
  });
  /** Another program's connection, which may not be there yet. */
  const start = (timeout = 2_000, REDIS_URL = `redis://127.0.0.1:${line.port}`): Redis => {
    const redis = openRedis({ REDIS_URL, REDIS_PREFIX: prefix, REDIS_TIMEOUT_MS: timeout }, silent);
    onTestFinished(redis.close);
    return redis;
  };
  const connectedOnce = async (redis: Redis) => {
    await isConnected(redis);
    return redis;
  };
  return {
    ...{ ...line, prefix, direct, forget, start },
    open: (timeout?: number) => connectedOnce(start(timeout)),
    /** The same beside the line, which is whole whatever becomes of the line. */
    openBeside: () => connectedOnce(start(2_000, url.href)),
  };
}

export type SharedRedis = Awaited<ReturnType<typeof createSharedRedis>>;

/** Resolves once Redis answers. */
export async function isConnected(redis: Redis): Promise<void> {
  await vi.waitFor(() => redis.exec((client) => client.ping()), { timeout: 15_000 });
}

/** A gateway on that Redis, before an upstream of its own. */
export async function createGateway(shared: SharedRedis, change?: Parameters<typeof fakeUpstream>[1]) {
  const redis = await shared.open();
  const trusted = { TRUST_PROXY: ["127.0.0.1"] };
  const test = await createTestApp({ redis, settings: trusted });
  return { ...test, redis, seen: fakeUpstream(test, change) };
}
