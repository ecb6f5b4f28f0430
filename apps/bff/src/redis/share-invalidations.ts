import { randomUUID } from "node:crypto";
import { cacheTags } from "../cache/cache-tag.ts";
import type { UpstreamCache } from "../cache/upstream-cache.ts";
import type { Redis } from "./redis.ts";

const channel = "changed";

/**
 * Publishes the tags that this gateway invalidates, and expires those that the others publish. After an outage of Redis
 * everything expires, because invalidations may have been missed.
 */
export function shareInvalidations(redis: Redis, cache: UpstreamCache): void {
  const ownId = randomUUID();
  cache.onInvalidate((tags) => {
    redis.publish(channel, [ownId, ...tags].join(" ")).catch(() => {});
  });
  redis.subscribe(channel, (message) => {
    const [senderId, ...tags] = message.split(" ");
    if (senderId !== ownId) cache.expire(cacheTags.filter((tag) => tags.includes(tag)));
  });
  redis.onReady(() => cache.expire(cacheTags));
}
