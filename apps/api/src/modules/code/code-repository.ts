import { createHmac, randomInt } from "node:crypto";
import { limits } from "@callboard/contracts/limits";
import { and, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { codes } from "../../db/schema/code.ts";
import { type CodePurpose, useCode } from "./code-attempt-repository.ts";
import {
  codeLifetimeMs,
  countedMs,
  type EarlierRequest,
  hourMs,
  isAffordable,
  prefixOf,
  type Requester,
  type Sent,
  type SmsLimits,
  waitForCode,
} from "./code-limits.ts";

/** Whose number it is; null for nobody's, to which nothing is sent. */
export type Holder = { id: number; isVerified: boolean } | null;

type Row = typeof codes.$inferSelect;
type Request = { phone: string; purpose: CodePurpose; holder: Holder; requester: Requester };
/** `sentToday` counts this one. Without `isAffordable`, no text must be sent. */
type NewCode = { otp: string; isAffordable: boolean; sentToday: number } | { otp: null; wait: number };
type Attempt = { phone: string; purpose: CodePurpose; otp: string; requester: Requester };

/** The key of the advisory lock under which codes are made; any fixed number. */
const requestLock = 7_205_115;

/** One-time codes by text message, stored as HMACs whose key is not in the database. */
export function codeRepository(db: Db, key: string) {
  const hmac = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const hashOf = (phone: string, purpose: CodePurpose, otp: string) => hmac(`${purpose} ${phone} ${otp}`);
  /** What is kept of a number, so that it counts when its account is erased. */
  const numberOf = (phone: string) => `${prefixOf(phone)} ${hmac(phone)}`;

  /**
   * Makes a code, which ends the one that the same requester asked for before; or tells how many ms they have to wait for
   * their next one. A number that is nobody's is limited in the same way.
   */
  async function create(request: Request, smsLimits: SmsLimits, now: Date): Promise<NewCode> {
    const { purpose, holder, requester } = request;
    const { client, accountId } = requester;
    const isVerified = holder?.isVerified ?? false;
    const byOwner = holder !== null && isVerified && requester.ownIds.includes(holder.id);
    const phone = numberOf(request.phone);
    const otp = String(randomInt(10 ** limits.otpMax)).padStart(limits.otpMax, "0");
    return db.transaction(async (tx) => {
      // One request at a time, at all APIs: parallel ones would not see each other in the limits that they share.
      await tx.execute(sql`select pg_advisory_xact_lock(${requestLock})`);
      const limited = { phone, client, accountId, byOwner };
      const wait = waitForCode(await earlierThan(tx, limited, now), limited, smsLimits, now);
      if (wait > 0) return { otp: null, wait };
      const sent = await sentBefore(tx, phone, now);
      const affordable = isAffordable(sent, smsLimits, isVerified);
      const is_sent = holder !== null && affordable;
      await tx.insert(codes).values({
        phone,
        purpose,
        user_id: holder?.id ?? null,
        client,
        requested_by: accountId,
        is_verified: isVerified,
        by_owner: byOwner,
        is_sent,
        code_hash: hashOf(request.phone, purpose, otp),
        created_at: now,
        expires_at: addMs(now, codeLifetimeMs),
      });
      return { otp, isAffordable: affordable, sentToday: sent.day + (is_sent ? 1 : 0) };
    });
  }

  async function earlierThan(
    tx: Db,
    { phone, client, accountId }: Omit<EarlierRequest, "createdAt">,
    now: Date,
  ): Promise<EarlierRequest[]> {
    await tx.delete(codes).where(lt(codes.created_at, addMs(now, -countedMs)));
    const byAccount = accountId === null ? [] : [eq(codes.requested_by, accountId)];
    return tx
      .select({
        phone: codes.phone,
        client: codes.client,
        accountId: codes.requested_by,
        byOwner: codes.by_owner,
        createdAt: codes.created_at,
      })
      .from(codes)
      .where(or(eq(codes.phone, phone), eq(codes.client, client), ...byAccount))
      .orderBy(desc(codes.created_at), desc(codes.id));
  }

  async function sentBefore(tx: Db, phone: string, now: Date): Promise<Sent> {
    const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
    const samePrefix = sql`starts_with(${codes.phone}, ${prefixOf(phone)})`;
    const [counted] = await tx
      .select({
        day: count(sql`true`),
        prefixDay: count(samePrefix),
        prefixHour: count(sql`${samePrefix} and ${gt(codes.created_at, addMs(now, -hourMs))}`),
      })
      .from(codes)
      .where(and(codes.is_sent, gt(codes.created_at, addMs(now, -countedMs))));
    return counted ?? { day: 0, prefixDay: 0, prefixHour: 0 };
  }

  const use = ({ otp, phone, ...attempt }: Attempt, now: Date) =>
    useCode(db, { ...attempt, phone: numberOf(phone), hash: hashOf(phone, attempt.purpose, otp) }, now);

  /** Ends the codes for a new password and for another number that an account was sent. */
  async function endAllOf(userId: number, now: Date): Promise<void> {
    const purposes: CodePurpose[] = ["reset", "change"];
    await db
      .update(codes)
      .set({ used_at: now })
      .where(and(eq(codes.user_id, userId), inArray(codes.purpose, purposes), isNull(codes.used_at)));
  }

  /** Counts a text without a code towards the budgets. */
  async function countText(
    { phone, ...text }: Pick<Row, "phone" | "user_id" | "client">,
    now: Date,
  ): Promise<void> {
    const nothing = { purpose: "notice", code_hash: "", is_verified: true, is_sent: true };
    const times = { used_at: now, created_at: now, expires_at: now };
    await db.insert(codes).values({ ...text, phone: numberOf(phone), ...nothing, ...times });
  }

  return { create, use, endAllOf, countText };
}
