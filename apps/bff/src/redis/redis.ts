import { createClient } from "@redis/client";
import type { FastifyBaseLogger } from "fastify";
import type { Env } from "../env.ts";
import { withinTime } from "./within-time.ts";

const pingEvery = 500;
const silentFor = 2_000;
const retry = { first: 50, last: 1_000 };

function createRedisClient(url: string, prefix: string) {
  return createClient({
    url,
    keyPrefix: prefix,
    // Nobody waits in a line for a Redis that is away.
    disableOfflineQueue: true,
    pingInterval: pingEvery,
    maintNotifications: "disabled",
    socket: {
      connectTimeout: silentFor,
      socketTimeout: silentFor,
      reconnectStrategy: (retries) => Math.min(retry.last, retry.first * 2 ** retries),
    },
  });
}

type Client = ReturnType<typeof createRedisClient>;
type Settings = Pick<Env, "REDIS_PREFIX" | "REDIS_TIMEOUT_MS"> & { REDIS_URL: string };

/** What gateways that work side by side know together. */
export type Redis = {
  /** Runs a command. Rejects soon where Redis is away or says nothing, and at once while that is known. */
  ask: <Reply>(command: (client: Client) => Promise<Reply>) => Promise<Reply>;
  /** True while Redis answers. */
  isThere: () => boolean;
  /** Calls back whenever Redis is there (again). */
  onReady: (listener: () => void) => void;
  /** Calls back with what any gateway, this one too, says on a channel. */
  listen: (channel: string, listener: (message: string) => void) => void;
  tell: (channel: string, message: string) => Promise<void>;
  close: () => void;
};

/** Logs the beginning and the end of an outage, not each try in between. */
function logOutages(client: Client, log: FastifyBaseLogger): void {
  let isAway = false;
  client.on("error", (err) => {
    if (!isAway) log.warn({ err }, "Redis is away: this gateway counts alone");
    isAway = true;
  });
  client.on("ready", () => {
    if (isAway) log.info("Redis is back");
    isAway = false;
  });
}

/** Begins to connect, and keeps at it; whoever asks in the meantime is told that Redis is away. */
export function openRedis(settings: Settings, log: FastifyBaseLogger): Redis {
  const { REDIS_URL, REDIS_PREFIX, REDIS_TIMEOUT_MS } = settings;
  const client = createRedisClient(REDIS_URL, REDIS_PREFIX);
  // A connection can be dead without being closed: after one question without an answer, nothing is asked until a ping
  // or a new connection was answered.
  let isSilent = false;
  const isHeard = () => {
    isSilent = false;
  };
  logOutages(client, log);
  client.on("ready", isHeard).on("ping-interval", isHeard);
  // Failures are heard as "error"; this one comes when it is closed before it was ever open.
  client.connect().catch(() => {});

  const isThere = () => !isSilent && client.isReady;
  const ask: Redis["ask"] = async (command) => {
    if (!isThere()) throw new Error("Redis is away");
    return withinTime(command(client), REDIS_TIMEOUT_MS, () => {
      isSilent = true;
    });
  };
  return {
    ask,
    isThere,
    onReady: (listener) => client.on("ready", listener),
    listen: (channel, listener) => {
      // Once subscribed, the client does it again by itself after every outage.
      const subscribe = () =>
        client.subscribe(REDIS_PREFIX + channel, listener).then(
          () => client.off("ready", subscribe),
          () => {},
        );
      client.on("ready", subscribe);
      if (client.isReady) subscribe();
    },
    tell: async (channel, message) => {
      await ask(() => client.publish(REDIS_PREFIX + channel, message));
    },
    close: () => client.destroy(),
  };
}
