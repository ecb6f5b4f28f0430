import type { Socket } from "node:net";
import { Pool, type PoolClient } from "pg";

/** In ms. */
type Timeouts = {
  /** Of a connection, and of waiting for a free one. */
  connect: number;
  /** Of one statement, and of a pause inside a transaction. The server ends both. */
  statement: number;
  /** Of a connection that is in use and over which nothing comes. Longer than a statement: then the server answers. */
  silence: number;
};

/** Together less than the 10 s that the gateway waits for a write. */
export const defaultTimeouts: Timeouts = { connect: 5_000, statement: 5_000, silence: 7_000 };

/** Notices a lost peer while a connection is idle, on our side and on the server's, where it may hold locks. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
export const serverKeepAlive =
  "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/** Takes a connection back as soon as it ends: Drizzle does not return one whose BEGIN fails. */
function releaseAtEnd(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce: PoolClient["release"] = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off("end", onEnd);
    release(error);
  };
  const onEnd = () => releaseOnce(true);
  client.on("end", onEnd);
  client.release = releaseOnce;
  return client;
}

class ReleasingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<Pool["connect"]>[0]) {
    // Pool.query passes a callback, and releases whatever happens.
    return callback ? super.connect(callback) : super.connect().then(releaseAtEnd);
  }
}

/** The socket, or the TLS socket around it; the driver's types leave it out. */
const socketOf = (client: PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Gives up connections that are half-open: no answer comes, and no end either. With one of them all idle ones go, which
 * nothing has come over for as long.
 */
function endSilentConnections(pool: Pool, silence: number): void {
  const idle = new Set<PoolClient>();
  pool.on("acquire", (client) => idle.delete(client));
  pool.on("release", (_error, client) => idle.add(client));
  pool.on("connect", (client) => {
    client.on("end", () => idle.delete(client));
    socketOf(client)
      .setTimeout(silence)
      .on("timeout", () => {
        if (idle.has(client)) return;
        const error = new Error(`PostgreSQL has said nothing for ${silence} ms`);
        for (const silent of [client, ...idle]) socketOf(silent).destroy(error);
      });
  });
}

/** A pool of connections to a PostgreSQL server that no silence of the network uses up. */
export function createConnectionPool(connectionString: string, timeouts: Timeouts): Pool {
  const { connect, statement, silence } = timeouts;
  const pool = new ReleasingPool({
    connectionString,
    ...keepAlive,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: statement,
    // Compiling a statement takes longer than running any of ours.
    options: `-c jit=off ${serverKeepAlive}`,
  });
  endSilentConnections(pool, silence);
  return pool;
}
