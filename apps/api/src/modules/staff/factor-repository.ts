import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, count, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { sessions } from "../../db/schema/session.ts";
import { factorAttempts, recoveryCodes, staff } from "../../db/schema/staff.ts";
import type { Actor } from "../session/session-repository.ts";

/** Second factors, their recovery codes and wrong tries. Secrets come sealed, codes hashed. */
export function factorRepository(db: Db) {
  async function setPending(userId: number, secret: string): Promise<void> {
    await db.update(staff).set({ pending_factor_secret: secret }).where(eq(staff.user_id, userId));
  }

  /** Puts the pending factor in force, with new recovery codes. False where another one is pending by now. Call it in a transaction. */
  async function confirm(userId: number, secret: string, step: number, hashes: string[]): Promise<boolean> {
    const rows = await db
      .update(staff)
      .set({ factor_secret: secret, pending_factor_secret: null, factor_step: step })
      .where(and(eq(staff.user_id, userId), eq(staff.pending_factor_secret, secret)))
      .returning({ id: staff.user_id });
    if (rows.length === 0) return false;
    await replaceRecoveryCodes(userId, hashes);
    return true;
  }

  async function replaceRecoveryCodes(user_id: number, hashes: string[]): Promise<void> {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id));
    if (hashes.length > 0)
      await db.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id, code_hash })));
  }

  /** Uses up the codes of a step and of those before it. False where they are used up: a code counts once. */
  async function takeStep(userId: number, step: number): Promise<boolean> {
    const isNew = or(isNull(staff.factor_step), lt(staff.factor_step, step));
    const rows = await db
      .update(staff)
      .set({ factor_step: step })
      .where(and(eq(staff.user_id, userId), isNew))
      .returning({ id: staff.user_id });
    return rows.length > 0;
  }

  /** Uses up a recovery code. False where there is none such. */
  async function takeRecoveryCode(userId: number, hash: string): Promise<boolean> {
    const rows = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hash)))
      .returning({ id: recoveryCodes.id });
    return rows.length > 0;
  }

  async function recoveryCodesLeft(userId: number): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.user_id, userId));
    return row?.count ?? 0;
  }

  /** Lets a session count as shown with the second factor from now on. */
  async function markShown(sessionId: number, now: Date): Promise<void> {
    await db.update(sessions).set({ factor_at: now }).where(eq(sessions.id, sessionId));
  }

  /** Takes the second factor away from all sessions of an account. */
  async function forgetShown(userId: number): Promise<void> {
    await db.update(sessions).set({ factor_at: null }).where(eq(sessions.user_id, userId));
  }

  /**
   * Counts a try before it is checked, so that many at once are as many. False where there were too many: of the session, so
   * that who signed in elsewhere uses up nothing of it, or of the account. Call it in a transaction that commits.
   */
  async function countTry({ userId, sessionId }: Actor, now: Date): Promise<boolean> {
    await db.select({ id: staff.user_id }).from(staff).where(eq(staff.user_id, userId)).for("no key update");
    const since = addMs(now, -staffLimits.factorTriesWindow);
    await db
      .delete(factorAttempts)
      .where(and(eq(factorAttempts.user_id, userId), lte(factorAttempts.created_at, since)));
    const rows = await db
      .select({ session_id: factorAttempts.session_id })
      .from(factorAttempts)
      .where(and(eq(factorAttempts.user_id, userId), gt(factorAttempts.created_at, since)));
    const ofSession = rows.filter((row) => row.session_id === sessionId);
    if (ofSession.length >= staffLimits.factorTries || rows.length >= staffLimits.factorTriesOfAccount)
      return false;
    await db.insert(factorAttempts).values({ user_id: userId, session_id: sessionId, created_at: now });
    return true;
  }

  async function forgetTries({ sessionId }: Actor): Promise<void> {
    await db.delete(factorAttempts).where(eq(factorAttempts.session_id, sessionId));
  }

  return {
    ...{ setPending, confirm, replaceRecoveryCodes, takeStep, takeRecoveryCode, recoveryCodesLeft },
    ...{ markShown, forgetShown, countTry, forgetTries },
  };
}
