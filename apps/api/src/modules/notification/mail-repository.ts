import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { notifications } from "../../db/schema/notification.ts";
import { suspensions } from "../../db/schema/suspension.ts";

/** Some of what somebody was told, to be said in one mail. */
export type Gathered = { user_id: number; ids: number[] };
export type MailReader = { id: number; name: string; email: string };

/** The key of the advisory lock under which mails are gathered; any fixed number. */
const gatherLock = 7_205_118;
/** Of one look: the rest comes with the next one. */
const gatheredAtOnce = 5_000;

/** What is to be said by mail of what people were told. */
export function mailRepository(db: Db) {
  /**
   * Takes what is due, once: all that somebody was told until `now`, where the oldest of it waits for `pauseMs`. What was read meanwhile is left out.
   * Works inside a transaction; at another API that does the same it takes nothing.
   */
  async function takeDue(now: Date, pauseMs: number): Promise<Gathered[]> {
    const { id, user_id, mail_at, read_at } = notifications;
    const lock = sql`select pg_try_advisory_xact_lock(${gatherLock}::bigint) as is_ours`;
    const { rows: locks } = (await db.execute(lock)) as { rows: { is_ours: boolean }[] };
    if (!locks[0]?.is_ours) return [];
    const readers = db
      .selectDistinct({ user_id })
      .from(notifications)
      .where(lte(mail_at, addMs(now, -pauseMs)));
    // Who reads or takes back some of it right now holds its row: that is looked at again.
    const due = await db
      .select({ id })
      .from(notifications)
      .where(and(lte(mail_at, now), inArray(user_id, readers)))
      .orderBy(asc(mail_at))
      .limit(gatheredAtOnce)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    const taken = await db
      .update(notifications)
      .set({ mail_at: null })
      .where(
        sql`${id} in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(due.map((row) => row.id))}::jsonb))`,
      )
      .returning({ id, user_id, read_at });
    const unread = taken.filter((row) => row.read_at === null);
    const byReader = Map.groupBy(unread, (row) => row.user_id);
    return [...byReader].map(([reader, rows]) => ({
      user_id: reader,
      ids: rows.map((row) => row.id).sort((a, b) => a - b),
    }));
  }

  /** Whom a mail may reach: nobody who is suspended or erased, or whose number was never verified, so that nobody opens accounts with others' addresses. */
  async function readerOf(userId: number): Promise<MailReader | null> {
    const inForce = and(eq(suspensions.user_id, users.id), isNull(suspensions.lifted_at));
    const [row] = await db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .leftJoin(suspensions, inForce)
      .where(
        and(
          eq(users.id, userId),
          isNull(users.erased_at),
          isNull(suspensions.id),
          isNotNull(users.phone_verified_at),
        ),
      );
    return row ?? null;
  }

  /** True of an account that is not erased, which it is not as long as the transaction lasts. */
  async function exists(userId: number): Promise<boolean> {
    const isTheirs = and(eq(users.id, userId), isNull(users.erased_at));
    const rows = await db.select({ id: users.id }).from(users).where(isTheirs).for("key share");
    return rows.length > 0;
  }

  return { takeDue, readerOf, exists };
}
