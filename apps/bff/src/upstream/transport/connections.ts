import { Pool } from "undici";
import type { Upstream } from "../upstream.ts";

/** Connections that are open and idle; requests that run, wait on a connection, or wait for one. */
export type Connections = Record<"connected" | "free" | "running" | "pending" | "queued", number>;

/** The state of the connection pool; null with the dispatcher of a test. */
export function connectionsOf({ dispatcher }: Pick<Upstream, "dispatcher">): Connections | null {
  if (!(dispatcher instanceof Pool)) return null;
  const { connected, free, running, pending, queued } = dispatcher.stats;
  return { connected, free, running, pending, queued };
}
