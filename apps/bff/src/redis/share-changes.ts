import type { Redis } from "./redis.ts";

const channel = "changed-marks";

/** Tells all gateways, this one included, that somebody may have been told something: `publish` is called after each change. */
export function shareChanges(redis: Redis, onChange: () => void): () => void {
  redis.subscribe(channel, onChange);
  return () => void redis.publish(channel, "").catch(onChange);
}
