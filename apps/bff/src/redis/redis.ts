import { createClient } from "@redis/client";
import type { FastifyBaseLogger } from "fastify";
import type { Env } from "../env.ts";
import { withTimeout } from "./with-timeout.ts";

/** In ms. */
const pingInterval = 500;
const socketTimeout = 2_000;
const reconnectDelay = { first: 50, max: 1_000 };

function createRedisClient(url: string, prefix: string) {
  return createClient({
    url,
    keyPrefix: prefix,
    // Commands fail at once during an outage instead of waiting for its end.
    disableOfflineQueue: true,
    pingInterval,
    maintNotifications: "disabled",
    socket: {
      connectTimeout: socketTimeout,
      socketTimeout,
      reconnectStrategy: (retries) => Math.min(reconnectDelay.max, reconnectDelay.first * 2 ** retries),
    },
  });
}

type Client = ReturnType<typeof createRedisClient>;
type Settings = Pick<Env, "REDIS_PREFIX" | "REDIS_TIMEOUT_MS"> & { REDIS_URL: string };

/** What all gateways share. */
export type Redis = {
  /** Runs a command. Rejects after REDIS_TIMEOUT_MS without a reply, and at once during a known outage. */
  exec: <Reply>(command: (client: Client) => Promise<Reply>) => Promise<Reply>;
  isReady: () => boolean;
  /** Calls back after each connect and reconnect. */
  onReady: (listener: () => void) => void;
  /** Calls back once commands are sent again: as above, and after a timeout that the connection survived. */
  onUp: (listener: () => void) => void;
  /** Calls back with each message on a channel, whichever gateway published it. */
  subscribe: (channel: string, listener: (message: string) => void) => void;
  publish: (channel: string, message: string) => Promise<void>;
  close: () => void;
};

/** Logs the start and the end of an outage, not each attempt to reconnect. */
function logOutages(client: Client, log: FastifyBaseLogger): void {
  let isDown = false;
  client.on("error", (err) => {
    if (!isDown) log.warn({ err }, "Redis is down: this gateway goes on without it");
    isDown = true;
  });
  client.on("ready", () => {
    if (isDown) log.info("Redis is up again");
    isDown = false;
  });
}

/** Starts to connect, and reconnects after every outage. */
export function openRedis(settings: Settings, log: FastifyBaseLogger): Redis {
  const { REDIS_URL, REDIS_PREFIX, REDIS_TIMEOUT_MS } = settings;
  const client = createRedisClient(REDIS_URL, REDIS_PREFIX);
  // A dead connection may look open: after one timeout nothing is sent until a ping succeeds or the client reconnects.
  let hasTimedOut = false;
  const upListeners = new Set<() => void>();
  const onUp = () => {
    hasTimedOut = false;
    for (const listener of upListeners) listener();
  };
  logOutages(client, log);
  client.on("ready", onUp).on("ping-interval", () => {
    if (hasTimedOut) onUp();
  });
  // Failures arrive as "error" events; this rejects when the client is closed before it ever connected.
  client.connect().catch(() => {});

  const isReady = () => !hasTimedOut && client.isReady;
  const exec: Redis["exec"] = async (command) => {
    if (!isReady()) throw new Error("Redis is down");
    return withTimeout(command(client), REDIS_TIMEOUT_MS, () => {
      hasTimedOut = true;
    });
  };
  return {
    exec,
    isReady,
    onReady: (listener) => client.on("ready", listener),
    onUp: (listener) => upListeners.add(listener),
    subscribe: (channel, listener) => {
      // Once subscribed, the client subscribes again by itself after every reconnect.
      const subscribe = () =>
        client.subscribe(REDIS_PREFIX + channel, listener).then(
          () => client.off("ready", subscribe),
          () => {},
        );
      client.on("ready", subscribe);
      if (client.isReady) void subscribe();
    },
    publish: async (channel, message) => {
      await exec(() => client.publish(REDIS_PREFIX + channel, message));
    },
    close: () => client.destroy(),
  };
}
