import { Pool } from "undici";
import type { Upstream } from "./upstream.ts";

/** What the connections to the upstream do: open, idle; calls under way, waiting on a connection, waiting for one. */
export type Connections = Record<"connected" | "free" | "running" | "pending" | "queued", number>;

/** How many there are right now; null where a test stands in for them. */
export function connectionsOf({ dispatcher }: Pick<Upstream, "dispatcher">): Connections | null {
  if (!(dispatcher instanceof Pool)) return null;
  const { connected, free, running, pending, queued } = dispatcher.stats;
  return { connected, free, running, pending, queued };
}
