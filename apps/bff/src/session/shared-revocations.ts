import type { Redis } from "../redis/redis.ts";
import { createMemoryRevocations, type Revocations } from "./revocations.ts";

const channel = "revoked";
const keyOf = (sid: string) => `revoked:${sid}`;

/**
 * Revocations in Redis, for all gateways. Each also keeps its own and the published ones in memory for outages of Redis,
 * and saves them again after one, in case Redis has lost its data.
 */
export function createSharedRevocations(
  redis: Redis,
  clock: () => Date,
  onRevoked: (sid: string) => void = () => {},
): Revocations {
  const known = createMemoryRevocations(clock, onRevoked);

  async function save(sid: string, until: number): Promise<void> {
    const ttl = until - clock().getTime();
    if (ttl <= 0) return;
    await redis.exec((client) => client.set(keyOf(sid), String(until), { PX: ttl }));
  }

  redis.subscribe(channel, (message) => {
    const [sid = "", until] = message.split(" ");
    known.revoke(sid, Number(until));
  });
  redis.onUp(async () => {
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
      const isRevoked = redis.exec(async (client) => (await client.exists(keyOf(sid))) > 0);
      return isRevoked.catch(() => false);
    },
  };
}
