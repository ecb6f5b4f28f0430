import { limits } from "@callboard/contracts/limits";
import { and, desc, eq, gt, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { codes } from "../../db/schema/code.ts";
import type { Requester } from "./code-limits.ts";

/** `verify` verifies a number, `reset` allows a new password, `change` another number. A code is valid for its own purpose alone. */
export type CodePurpose = "verify" | "reset" | "change";

type Attempt = { phone: string; purpose: CodePurpose; hash: string; requester: Requester };

/** What a requester is to a code: somebody who has its number, who asked for it, or another. Each has tries of its own. */
function rolesOf({ client, ownIds }: Requester) {
  const isOwn = ownIds.length > 0 ? inArray(codes.user_id, ownIds) : sql`false`;
  const isOwner = sql`(${codes.is_verified} and ${isOwn})`;
  const isAsker = sql`(${eq(codes.client, client)} and not ${isOwner})`;
  const isOther = sql`(${not(isOwner)} and ${not(isAsker)})`;
  return { isOwner, isAsker, isOther };
}

/**
 * Uses up a code of the number if it is this one, and gives the account it was made for; null when it is not, or has
 * expired. The number's newest code may be tried, and the newest that the same requester asked for. A wrong attempt counts for
 * the requester's role alone, so that nobody uses up the tries of others. One statement, so that of many at once a single
 * one succeeds.
 */
export async function useCode(
  db: Db,
  { phone, purpose, hash, requester }: Attempt,
  now: Date,
): Promise<number | null> {
  const { isOwner, isAsker, isOther } = rolesOf(requester);
  const newest = (condition?: SQL) =>
    db
      .select({ id: codes.id })
      .from(codes)
      .where(and(eq(codes.phone, phone), eq(codes.purpose, purpose), condition))
      .orderBy(desc(codes.id))
      .limit(1);
  const ownNewest = newest(or(isAsker, and(codes.by_owner, isOwner)));
  const hasTriesLeft = or(
    and(isOwner, lt(codes.tries_by_owner, limits.otpTriesMax)),
    and(isAsker, lt(codes.tries, limits.otpTriesMax)),
    and(isOther, lt(codes.tries_by_others, limits.otpTriesMax)),
  );
  const isCandidate = or(eq(codes.id, sql`(${newest()})`), eq(codes.id, sql`(${ownNewest})`));
  const isRight = sql`${codes.code_hash} = ${hash}`;
  const rows = await db
    .update(codes)
    .set({
      tries: sql`${codes.tries} + ${isAsker}::int`,
      tries_by_owner: sql`${codes.tries_by_owner} + ${isOwner}::int`,
      tries_by_others: sql`${codes.tries_by_others} + ${isOther}::int`,
      used_at: sql`case when ${isRight} then ${sql.param(now, codes.used_at)}::timestamptz end`,
    })
    .where(and(isCandidate, isNull(codes.used_at), hasTriesLeft, gt(codes.expires_at, now)))
    .returning({ user_id: codes.user_id, used_at: codes.used_at });
  return rows.find(({ used_at }) => used_at !== null)?.user_id ?? null;
}
