import { desc, eq, lte, type SQL, sql } from "drizzle-orm";
import { addMs } from "../dates.ts";
import type { Db } from "../db/client.ts";
import { countedMails } from "../db/schema/mail.ts";

/** How many mails are sent in 24 hours: in all, and to one address. */
export type MailLimits = { perDay: number; perDayAndAddress: number };

/** The last part of a day's mails is kept for those that are about somebody's account. */
const reservedPart = 0.2;

/** The limits of mails that are about nobody's account. */
export const lessReserve = ({ perDay, ...limits }: MailLimits): MailLimits => ({
  ...limits,
  perDay: Math.ceil(perDay * (1 - reservedPart)),
});

/** The key of the advisory lock under which mails are counted; any fixed number. */
const budgetLock = 7_205_117;
const countedMs = 24 * 3_600_000;

/** What mails cost: a day's budgets, over 24 hours that move along. */
export function mailBudgetRepository(db: Db) {
  /** Counts a mail, once however often it is tried. Gives null, or from when on there is room for it. */
  async function take(key: string, address: string, limits: MailLimits, now: Date): Promise<Date | null> {
    return await db.transaction(async (tx) => {
      // One at a time, at all APIs: parallel ones would not see each other.
      await tx.execute(sql`select pg_advisory_xact_lock(${budgetLock})`);
      await tx.delete(countedMails).where(lte(countedMails.created_at, addMs(now, -countedMs)));
      const known = await tx.$count(countedMails, eq(countedMails.key, key));
      if (known > 0) return null;
      const inAll = await roomFrom(tx, limits.perDay);
      const toAddress = await roomFrom(tx, limits.perDayAndAddress, eq(countedMails.address, address));
      const until = latest(inAll, toAddress);
      if (until) return until;
      await tx.insert(countedMails).values({ key, address, created_at: now });
      return null;
    });
  }

  return { take };
}

/** When the mail that fills a budget is a day old; null where there is room. */
async function roomFrom(tx: Db, most: number, where?: SQL): Promise<Date | null> {
  const [row] = await tx
    .select({ at: countedMails.created_at })
    .from(countedMails)
    .where(where)
    .orderBy(desc(countedMails.created_at))
    .offset(most - 1)
    .limit(1);
  return row ? addMs(row.at, countedMs) : null;
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
