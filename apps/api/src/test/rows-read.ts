import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/** Rows of some tables that this connection read and has not reported yet. */
async function unreportedReads(db: Db, tables: string[]): Promise<number> {
  const { rows } = (await db.execute(sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_xact_user_tables where relname in ${tables}`)) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

/** How many rows of some tables a piece of work has the database read. */
export function rowsRead(db: Db, tables: string[], work: (db: Db) => Promise<unknown>): Promise<number> {
  return db.transaction(async (tx) => {
    const before = await unreportedReads(tx, tables);
    await work(tx);
    return (await unreportedReads(tx, tables)) - before;
  });
}
