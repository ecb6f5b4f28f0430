import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Client } from "pg";

const migrations = fileURLToPath(new URL("../../apps/api/migrations", import.meta.url));

async function query(connectionString: string, statement: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** Creates an empty database on the PostgreSQL server of `serverUrl`. Rejects where the server does not let us in. */
export async function createDatabase(serverUrl: string) {
  const name = `callboard_multi_${randomBytes(8).toString("hex")}`;
  await query(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => query(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
    /** Throws where not every migration ran, and exactly once. */
    assertMigratedOnce: async () => {
      const { rows } = await query(url.href, "SELECT hash FROM drizzle.__drizzle_migrations");
      const files = readdirSync(migrations).filter((file) => file.endsWith(".sql"));
      const hashes = new Set(rows.map(({ hash }) => hash));
      if (rows.length !== files.length || hashes.size !== files.length)
        throw new Error(`${rows.length} migrations ran of ${files.length}`);
    },
  };
}
