import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

/** The key of the advisory lock under which lists are changed; any fixed number. */
const listLock = 7_205_118;

export function listLockRepository(tx: Db) {
  /** Waits for other changes of lists, until the transaction ends. */
  async function hold(): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${listLock})`);
  }

  return { hold };
}
