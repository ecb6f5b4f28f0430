import { accountLimits } from "@callboard/contracts/account-settings-limits";
import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../../dates.ts";
import type { Db } from "../../../db/client.ts";
import { emailChanges } from "../../../db/schema/account-change.ts";

type Row = typeof emailChanges.$inferSelect;
type NewChange = Omit<typeof emailChanges.$inferInsert, "id" | "ended_at">;

const { id, user_id, email_key, token_hash, created_at, expires_at, ended_at } = emailChanges;

/** The first half of the keys of advisory locks for addresses; any fixed number. */
const addressLock = 7_205;

/** Addresses that accounts are to have once their owners have opened a link there. */
export function emailChangeRepository(db: Db) {
  const isOpen = (now: Date) => and(isNull(ended_at), gt(expires_at, now));

  async function find(condition: SQL | undefined, now: Date): Promise<Row | null> {
    const [row] = await db
      .select()
      .from(emailChanges)
      .where(and(condition, isOpen(now)))
      .orderBy(desc(id))
      .limit(1);
    return row ?? null;
  }

  /** The one that an account waits for. */
  const getOf = (userId: number, now: Date) => find(eq(user_id, userId), now);
  /** The open one with a token; null for none. */
  const getByToken = (hash: string, now: Date) => find(eq(token_hash, hash), now);

  /** Has those who ask for mails to one address wait for each other: at once they would not be counted. For a transaction. */
  async function lockAddress(emailKey: string): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(${addressLock}, hashtext(${emailKey}))`);
  }

  /** How many were asked for on a day: by an account, and for an address. */
  async function countToday(by: { userId: number } | { emailKey: string }, now: Date): Promise<number> {
    const isIt = "userId" in by ? eq(user_id, by.userId) : eq(email_key, by.emailKey);
    return db.$count(emailChanges, and(isIt, gt(created_at, addMs(now, -accountLimits.day))));
  }

  /** Writes one in the place of the account's open one, and removes what need not be counted any more. */
  async function create(row: NewChange, now: Date): Promise<Row> {
    const isOld = and(lt(created_at, addMs(now, -accountLimits.day)), lt(expires_at, now));
    await db
      .delete(emailChanges)
      .where(and(or(eq(user_id, row.user_id), eq(email_key, row.email_key)), isOld));
    await endAllOf(row.user_id, now);
    const [created] = await db.insert(emailChanges).values(row).returning();
    if (!created) throw new Error("The database returned no row");
    return created;
  }

  async function endAllOf(userId: number, now: Date): Promise<void> {
    await db
      .update(emailChanges)
      .set({ ended_at: now })
      .where(and(eq(user_id, userId), isNull(ended_at)));
  }

  /** Ends one, once: false where it has ended already. */
  async function end(changeId: number, now: Date): Promise<boolean> {
    const rows = await db
      .update(emailChanges)
      .set({ ended_at: now })
      .where(and(eq(id, changeId), isOpen(now)))
      .returning({ id });
    return rows.length > 0;
  }

  return { getOf, getByToken, lockAddress, countToday, create, endAllOf, end };
}
