import { PGlite, type Transaction } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database } from "./client.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { withQuerySpans } from "./query-spans.ts";

/**
 * Opens the embedded database in `folder`, or in memory without one. The caller holds the folder's lock:
 * PGlite has none, and two programs on one folder lose each other's rows.
 */
export async function openPglite(folder?: string): Promise<Database> {
  const extensions = { fuzzystrmatch, unaccent };
  const client = await PGlite.create({ ...(folder && { dataDir: folder }), extensions });
  const transaction: PGlite["transaction"] = (work) =>
    client.transaction((inside) => work(withQuerySpans<Transaction>(inside)));
  const db = drizzle({ client: withQuerySpans<PGlite>(client, { transaction }) });
  return {
    db,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    prepare: async (fill) => {
      await migrate(db, { migrationsFolder });
      await fill?.(db);
      // A server vacuums by itself. Without it there are no index-only scans.
      await db.execute(sql`vacuum`);
    },
    close: () => client.close(),
  };
}
