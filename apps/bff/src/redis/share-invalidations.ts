import { randomUUID } from "node:crypto";
import { cacheTags } from "../upstream/cache-tag.ts";
import type { UpstreamCache } from "../upstream/upstream-cache.ts";
import type { Redis } from "./redis.ts";

const channel = "changed";

/**
 * Has gateways tell each other what has changed through them, so that none gives out what it kept before. What one has
 * missed while Redis was away it cannot know: then all that it kept is old.
 */
export function shareChanges(redis: Redis, answers: UpstreamCache): void {
  const own = randomUUID();
  answers.onChange((changed) => {
    redis.tell(channel, [own, ...changed].join(" ")).catch(() => {});
  });
  redis.listen(channel, (message) => {
    const [sender, ...changed] = message.split(" ");
    if (sender !== own) answers.expire(cacheTags.filter((tag) => changed.includes(tag)));
  });
  redis.onReady(() => answers.expire(cacheTags));
}
