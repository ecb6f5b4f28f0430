import { createHmac, randomInt } from "node:crypto";
import { limits } from "@callboard/contracts/limits";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { codes } from "../../db/schema/code.ts";
import { codeLifetimeMs, codeTriesMax, countedMs, waitForCode } from "./code-limits.ts";

/** `verify` verifies a number, `reset` allows a new password. A code is valid for its own purpose alone. */
export type CodePurpose = "verify" | "reset";

type Request = { phone: string; purpose: CodePurpose; userId: number | null };
type NewCode = { otp: string } | { otp: null; wait: number };
type Attempt = { phone: string; purpose: CodePurpose; otp: string };

/** One-time codes by text message, stored as HMACs whose key is not in the database. */
export function codeRepository(db: Db, key: string) {
  const hashOf = (phone: string, purpose: CodePurpose, otp: string) =>
    createHmac("sha256", key).update(`${purpose} ${phone} ${otp}`).digest("base64url");

  /**
   * Makes a code, which ends the one before it; or tells how many ms the number has to wait for its next one. A number
   * without an account is limited in the same way.
   */
  async function create({ phone, purpose, userId }: Request, now: Date): Promise<NewCode> {
    const otp = String(randomInt(10 ** limits.otpMax)).padStart(limits.otpMax, "0");
    return db.transaction(async (tx) => {
      // Serialises the requests for a number, or parallel ones would not see each other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
      const wait = waitForCode(await sentAt(tx, phone, now), now);
      if (wait > 0) return { otp: null, wait };
      const expires_at = addMs(now, codeLifetimeMs);
      const code_hash = hashOf(phone, purpose, otp);
      await tx
        .insert(codes)
        .values({ phone, purpose, user_id: userId, code_hash, created_at: now, expires_at });
      return { otp };
    });
  }

  async function sentAt(tx: Db, phone: string, now: Date): Promise<Date[]> {
    const counted = addMs(now, -countedMs);
    await tx.delete(codes).where(lt(codes.created_at, counted));
    const rows = await tx
      .select({ created_at: codes.created_at })
      .from(codes)
      .where(eq(codes.phone, phone))
      .orderBy(desc(codes.created_at), desc(codes.id));
    return rows.map(({ created_at }) => created_at);
  }

  /**
   * Uses up the number's newest code if it is this one, and gives the account it was made for; null when it is not,
   * or has expired. A wrong attempt counts. One statement, so that of many at once a single one succeeds.
   */
  async function use({ phone, purpose, otp }: Attempt, now: Date): Promise<number | null> {
    const newest = db
      .select({ id: codes.id })
      .from(codes)
      .where(and(eq(codes.phone, phone), eq(codes.purpose, purpose)))
      .orderBy(desc(codes.id))
      .limit(1);
    const isRight = sql`${codes.code_hash} = ${hashOf(phone, purpose, otp)}`;
    const [row] = await db
      .update(codes)
      .set({
        tries: sql`${codes.tries} + 1`,
        used_at: sql`case when ${isRight} then ${sql.param(now, codes.used_at)}::timestamptz end`,
      })
      .where(
        and(
          eq(codes.id, sql`(${newest})`),
          isNull(codes.used_at),
          lt(codes.tries, codeTriesMax),
          gt(codes.expires_at, now),
        ),
      )
      .returning({ user_id: codes.user_id, used_at: codes.used_at });
    return row?.used_at ? row.user_id : null;
  }

  return { create, use };
}
