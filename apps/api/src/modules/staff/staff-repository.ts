import type { StaffMember, StaffRole } from "@callboard/contracts/staff";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, asc, count, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { staff } from "../../db/schema/staff.ts";

export type StaffRow = Pick<
  typeof staff.$inferSelect,
  "user_id" | "role" | "is_demo" | "factor_secret" | "pending_factor_secret" | "factor_step"
> & { name: string; username: string };

/** Resolution of `last_seen_at`, in ms. */
const lastSeenStep = 60_000;

/** The accounts that run the site. */
export function staffRepository(db: Db) {
  /** The staff member of an account, or null. */
  async function get(userId: number): Promise<StaffRow | null> {
    const [row] = await db
      .select({
        user_id: staff.user_id,
        role: staff.role,
        is_demo: staff.is_demo,
        factor_secret: staff.factor_secret,
        pending_factor_secret: staff.pending_factor_secret,
        factor_step: staff.factor_step,
        name: users.name,
        username: users.username,
      })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.user_id))
      .where(eq(staff.user_id, userId));
    return row ?? null;
  }

  /** Locks the list, so that of two who remove each other at the same moment one remains. Call it in a transaction. */
  async function lock(): Promise<void> {
    await db.select({ id: staff.user_id }).from(staff).orderBy(asc(staff.user_id)).for("update");
  }

  async function list(): Promise<StaffMember[]> {
    const rows = await db
      .select({
        user_id: staff.user_id,
        name: users.name,
        username: users.username,
        email: users.email,
        role: staff.role,
        factor_secret: staff.factor_secret,
        is_demo: staff.is_demo,
        added_at: staff.added_at,
        last_seen_at: staff.last_seen_at,
      })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.user_id))
      .orderBy(asc(staff.added_at), asc(staff.user_id))
      .limit(staffLimits.staffMax);
    return rows.map(({ factor_secret, added_at, last_seen_at, ...row }) => ({
      ...row,
      has_factor: factor_secret !== null,
      added_at: added_at.toISOString(),
      last_seen_at: last_seen_at?.toISOString() ?? null,
    }));
  }

  /** Makes an account staff, or gives it another role. */
  async function put(user_id: number, role: StaffRole, added_at: Date, is_demo = false): Promise<void> {
    await db
      .insert(staff)
      .values({ user_id, role, added_at, is_demo })
      .onConflictDoUpdate({ target: staff.user_id, set: { role } });
  }

  async function remove(userId: number): Promise<void> {
    await db.delete(staff).where(eq(staff.user_id, userId));
  }

  async function countAdministrators(): Promise<number> {
    const [row] = await db.select({ count: count() }).from(staff).where(eq(staff.role, "administrator"));
    return row?.count ?? 0;
  }

  async function hasDemo(): Promise<boolean> {
    const rows = await db.select({ id: staff.user_id }).from(staff).where(eq(staff.is_demo, true)).limit(1);
    return rows.length > 0;
  }

  /** Notes that somebody is at work, once a minute at most. */
  async function see(userId: number, now: Date): Promise<void> {
    const isDue = or(isNull(staff.last_seen_at), lte(staff.last_seen_at, addMs(now, -lastSeenStep)));
    await db
      .update(staff)
      .set({ last_seen_at: now })
      .where(and(eq(staff.user_id, userId), isDue));
  }

  /** Takes the second factor away, so that its owner sets up another. */
  async function forgetFactor(userId: number): Promise<void> {
    await db
      .update(staff)
      .set({ factor_secret: null, pending_factor_secret: null, factor_step: null })
      .where(
        and(
          eq(staff.user_id, userId),
          or(isNotNull(staff.factor_secret), isNotNull(staff.pending_factor_secret)),
        ),
      );
  }

  return { get, lock, list, put, remove, countAdministrators, hasDemo, see, forgetFactor };
}
