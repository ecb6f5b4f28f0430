import { randomUUID } from "node:crypto";
import { type CacheTag, cacheTags } from "../cache/cache-tag.ts";
import type { UpstreamCache } from "../cache/upstream-cache.ts";
import type { Redis } from "./redis.ts";

const channel = "changed";

/**
 * Publishes the tags that this gateway invalidates, and expires those that the others publish. After an outage of Redis
 * everything expires, because invalidations may have been missed; the others, who may have had none, hear of this gateway's then.
 */
export function shareInvalidations(redis: Redis, cache: UpstreamCache): void {
  const ownId = randomUUID();
  const unpublished = new Set<CacheTag>();
  const publish = (tags: readonly CacheTag[]) =>
    redis.publish(channel, [ownId, ...tags].join(" ")).catch(() => {
      for (const tag of tags) unpublished.add(tag);
    });
  cache.onInvalidate((tags) => void publish(tags));
  redis.subscribe(channel, (message) => {
    const [senderId, ...tags] = message.split(" ");
    if (senderId !== ownId) cache.expire(cacheTags.filter((tag) => tags.includes(tag)));
  });
  redis.onReady(() => cache.expire(cacheTags));
  redis.onUp(() => {
    const tags = [...unpublished];
    unpublished.clear();
    if (tags.length > 0) void publish(tags);
  });
}
