import type { Redis } from "../redis/redis.ts";
import { createMemoryRevocations, type Revocations } from "./revocations.ts";

const channel = "revoked";
const keyOf = (sid: string) => `revoked:${sid}`;

/**
 * Keeps revocations where all gateways find them. Each remembers its own and those that it has heard of, for the time
 * when Redis is away, and tells them again when it is back, even if that one has lost everything.
 */
export function createSharedRevocations(redis: Redis, clock: () => Date): Revocations {
  const known = createMemoryRevocations(clock);

  async function save(sid: string, until: number): Promise<void> {
    const left = until - clock().getTime();
    if (left <= 0) return;
    await redis.exec((client) => client.set(keyOf(sid), String(until), { PX: left }));
  }

  redis.subscribe(channel, (message) => {
    const [sid = "", until] = message.split(" ");
    known.revoke(sid, Number(until));
  });
  redis.onReady(async () => {
    for (const [sid, until] of known.all()) await save(sid, until).catch(() => {});
  });

  return {
    revoke: async (sid, until) => {
      await known.revoke(sid, until);
      await save(sid, until)
        .then(() => redis.publish(channel, `${sid} ${until}`))
        .catch(() => {});
    },
    isRevoked: async (sid) => {
      if (await known.isRevoked(sid)) return true;
      const isKept = redis.exec(async (client) => (await client.exists(keyOf(sid))) > 0);
      return isKept.catch(() => null);
    },
  };
}
