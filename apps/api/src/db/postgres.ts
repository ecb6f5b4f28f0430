import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type Pool } from "pg";
import type { Database } from "./client.ts";
import { createConnectionPool, defaultTimeouts, keepAlive, serverKeepAlive } from "./connection-pool.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { withQuerySpans } from "./query-spans.ts";

/** The key of the advisory lock that is held while a database is prepared; any fixed number. */
const startLock = 7_205_114;

/** Migrates and fills the database under the start lock, on one connection. */
async function prepareAlone(
  url: string,
  onError: (error: Error) => void,
  connectTimeout: number,
  fill: Parameters<Database["prepare"]>[0],
) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    ...keepAlive,
    options: serverKeepAlive,
  });
  client.on("error", onError);
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [startLock]);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
    await fill?.(db);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

/** Opens a pool on a PostgreSQL server. `onConnectionError` is called for each connection that was lost. */
export function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void,
  timeouts = defaultTimeouts,
): Database {
  const client = createConnectionPool(url, timeouts);
  // A connection that drops inside a transaction emits its error only on itself; unhandled, it would end the process.
  client.on("connect", (connection) => connection.on("error", onConnectionError));
  // Errors of idle connections were reported above.
  client.on("error", () => {});
  const connect = async () => withQuerySpans(await client.connect());
  const db = drizzle({ client: withQuerySpans<Pool>(client, { connect: connect as Pool["connect"] }) });
  return {
    db,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    prepare: (fill) => prepareAlone(url, onConnectionError, timeouts.connect, fill),
    close: () => client.end(),
    connections: () => ({
      open: client.totalCount,
      idle: client.idleCount,
      waiting: client.waitingCount,
    }),
  };
}
