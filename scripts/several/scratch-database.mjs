/** A PostgreSQL database for one run, beside whatever the server holds. */
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root, StartError } from "../workspace.mjs";

async function query(connectionString, statement) {
  // The provider's own driver: scripts have no packages of theirs.
  const { Client } = createRequire(join(root, "apps/api/package.json"))("pg");
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** Creates an empty database on the server of `serverUrl`. */
export async function createDatabase(serverUrl) {
  const name = `callboard_several_${randomBytes(8).toString("hex")}`;
  await query(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => query(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
    /** Throws StartError where not every migration was made, and once. */
    assertMigratedOnce: async () => {
      const { rows } = await query(url.href, "SELECT hash FROM drizzle.__drizzle_migrations");
      const written = readdirSync(join(root, "apps/api/migrations")).filter((file) => file.endsWith(".sql"));
      const made = new Set(rows.map(({ hash }) => hash));
      if (rows.length === written.length && made.size === written.length) return;
      throw new StartError(`${rows.length} migrations were made of ${written.length}`);
    },
  };
}
