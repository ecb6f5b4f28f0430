import type { Suspension } from "@callboard/contracts/suspension";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { suspensions } from "../../db/schema/suspension.ts";

type Row = typeof suspensions.$inferSelect;
type Account = Pick<
  typeof users.$inferSelect,
  "id" | "name" | "username" | "email" | "email_verified_at" | "phone" | "phone_verified_at" | "erased_at"
>;

/** Which accounts are suspended. */
export function suspensionRepository(db: Db) {
  const inForce = (userId: number) => and(eq(suspensions.user_id, userId), isNull(suspensions.lifted_at));

  /**
   * An account, held until the transaction ends: nothing that refers to it is written meanwhile. Lock it before anything else.
   * Null for none.
   */
  async function lockAccount(id: number): Promise<Account | null> {
    const { name, username, email, email_verified_at, phone, phone_verified_at, erased_at } = users;
    const [row] = await db
      .select({ id: users.id, name, username, email, email_verified_at, phone, phone_verified_at, erased_at })
      .from(users)
      .where(eq(users.id, id))
      .for("update");
    return row ?? null;
  }

  /** The suspension that holds, or null. */
  async function current(userId: number): Promise<Suspension | null> {
    const [row] = await db.select().from(suspensions).where(inForce(userId));
    return row ? toSuspension(row) : null;
  }

  /**
   * Whether an account is suspended, or erased, which nobody lifts; until the transaction ends nobody suspends it, or lifts that. Call it before anything that is
   * written in the account's name: what is written while it is being suspended would not be hidden.
   */
  async function isSuspended(userId: number): Promise<boolean> {
    const { id, erased_at } = users;
    const [account] = await db.select({ erased_at }).from(users).where(eq(id, userId)).for("key share");
    const rows = await db.select({ id: suspensions.id }).from(suspensions).where(inForce(userId));
    return rows.length > 0 || Boolean(account?.erased_at);
  }

  async function create(row: Pick<Row, "user_id" | "reason" | "until" | "created_at">): Promise<Suspension> {
    const [created] = await db.insert(suspensions).values(row).returning();
    if (!created) throw new Error("The database returned no row");
    return toSuspension(created);
  }

  /** Ends a suspension; null where it does not hold any more. */
  async function lift(id: number, userId: number, lifted_at: Date): Promise<Suspension | null> {
    const [row] = await db
      .update(suspensions)
      .set({ lifted_at })
      .where(and(eq(suspensions.id, id), inForce(userId)))
      .returning();
    return row ? toSuspension(row) : null;
  }

  /** The one whose time was over first; null where none is. */
  async function due(now: Date): Promise<Pick<Row, "id" | "user_id"> | null> {
    const [row] = await db
      .select({ id: suspensions.id, user_id: suspensions.user_id })
      .from(suspensions)
      .where(and(isNull(suspensions.lifted_at), lte(suspensions.until, now)))
      .orderBy(asc(suspensions.until))
      .limit(1);
    return row ?? null;
  }

  return { lockAccount, current, isSuspended, create, lift, due };
}

/** A row as staff see it. */
export function toSuspension({ id, reason, until, created_at }: Row): Suspension {
  return { id, reason, until: until?.toISOString() ?? null, created_at: created_at.toISOString() };
}
