import { and, asc, lte, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { notifications } from "../../db/schema/notification.ts";

/** Some of what somebody was told, to be said in one push. */
export type DuePush = { user_id: number; ids: number[] };

/** The key of the advisory lock under which pushes are gathered; any fixed number. */
const gatherLock = 7_205_119;
/** Of one look: the rest comes with the next one. */
const gatheredAtOnce = 2_000;

/** What is to be said by push of what people were told. */
export function duePushRepository(db: Db) {
  /**
   * Takes what is due for `pauseMs`, once; what was read meanwhile is left out. Works inside a transaction; at another API that does the same it
   * takes nothing.
   */
  async function take(now: Date, pauseMs: number): Promise<DuePush[]> {
    const { id, user_id, push_at, read_at } = notifications;
    const lock = sql`select pg_try_advisory_xact_lock(${gatherLock}::bigint) as is_ours`;
    const { rows: locks } = (await db.execute(lock)) as { rows: { is_ours: boolean }[] };
    if (!locks[0]?.is_ours) return [];
    // Who reads or takes back some of it right now holds its row: that is looked at again.
    const due = await db
      .select({ id })
      .from(notifications)
      .where(and(lte(push_at, addMs(now, -pauseMs))))
      .orderBy(asc(push_at))
      .limit(gatheredAtOnce)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    const ids = JSON.stringify(due.map((row) => row.id));
    const taken = await db
      .update(notifications)
      .set({ push_at: null })
      .where(sql`${id} in (select value::bigint from jsonb_array_elements_text(${ids}::jsonb))`)
      .returning({ id, user_id, read_at });
    const unread = taken.filter((row) => row.read_at === null);
    return [...Map.groupBy(unread, (row) => row.user_id)].map(([reader, rows]) => ({
      user_id: reader,
      ids: rows.map((row) => row.id).sort((a, b) => a - b),
    }));
  }

  return { take };
}
