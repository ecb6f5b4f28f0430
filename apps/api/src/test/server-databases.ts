import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** What the names of this run's databases begin with. */
    databasePrefix: string;
  }
}

/** The name of a new database that is dropped when the run is over. */
export function workerDatabaseName(): string {
  return `${inject("databasePrefix")}${randomUUID().slice(0, 8)}`;
}

/** Vitest calls this before the run; what it gives is called afterwards, when no worker is left that could do it. */
export function setup(project: TestProject) {
  const prefix = `callboard_run_${randomUUID().slice(0, 8)}_`;
  const connectionString = project.config.env.TEST_DATABASE_URL;
  project.provide("databasePrefix", prefix);
  if (!connectionString) return;
  return async () => {
    const client = new Client({ connectionString });
    await client.connect();
    const { rows } = await client.query("SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [
      prefix,
    ]);
    for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
    await client.end();
  };
}
