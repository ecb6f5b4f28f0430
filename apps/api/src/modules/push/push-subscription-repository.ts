import { limits } from "@callboard/contracts/limits";
import { type PushSubscriptionInput, pushLimits } from "@callboard/contracts/push";
import { and, desc, eq, gt, inArray, isNull, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { pushSubscriptions } from "../../db/schema/push-subscription.ts";
import { sessions } from "../../db/schema/session.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import type { PushTarget } from "../../push/push-service.ts";

type Owner = { userId: number; sessionId: number };
type Place = Owner & { user_agent: string | null; now: Date };

const { user_id, session_id, endpoint, confirmed_at } = pushSubscriptions;
/** As long as a session may last: nobody was signed in there since. */
const isRecent = (now: Date): SQL => gt(confirmed_at, addMs(now, -limits.sessionAbsolute));
const ofSameVersion = and(
  eq(users.id, user_id),
  eq(users.credentials_version, pushSubscriptions.credentials_version),
);

/** The browsers that accounts are told of notifications at. */
export function pushSubscriptionRepository(db: Db) {
  /** The version of the credentials under which a session is open; null where it has ended. It is open until the transaction is over. */
  async function versionOf({ userId, sessionId }: Owner): Promise<number | null> {
    const isOpen = and(eq(sessions.id, sessionId), eq(sessions.user_id, userId), isNull(users.erased_at));
    const [row] = await db
      .select({ version: users.credentials_version })
      .from(sessions)
      .innerJoin(
        users,
        and(eq(users.id, sessions.user_id), eq(users.credentials_version, sessions.credentials_version)),
      )
      .where(isOpen)
      .for("key share", { of: sessions });
    return row?.version ?? null;
  }

  /**
   * Has an account told at a browser, whosever it was before; of too many, those go where nobody was for the longest time. For a transaction that
   * holds the account. False where the session has ended.
   */
  async function put(place: Place, { endpoint: address, keys }: PushSubscriptionInput): Promise<boolean> {
    const { userId, sessionId, user_agent, now } = place;
    const credentials_version = await versionOf(place);
    if (credentials_version === null) return false;
    const row = {
      ...{ user_id: userId, session_id: sessionId, credentials_version, user_agent },
      ...{ ...keys, created_at: now, confirmed_at: now },
    };
    await db
      .insert(pushSubscriptions)
      .values({ ...row, endpoint: address })
      .onConflictDoUpdate({ target: endpoint, set: row });
    const newest = db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(user_id, userId))
      .orderBy(desc(confirmed_at), desc(pushSubscriptions.id))
      .limit(pushLimits.browsers);
    await db
      .delete(pushSubscriptions)
      .where(and(eq(user_id, userId), notInArray(pushSubscriptions.id, newest)));
    return true;
  }

  /**
   * Says that a session of an account is at a browser: its pushes go on where they are the account's, and end where they are somebody else's.
   * Gives whether the account is told there. For a transaction that holds the account.
   */
  async function confirm({ userId, sessionId }: Owner, address: string, now: Date): Promise<boolean> {
    const credentials_version = await versionOf({ userId, sessionId });
    await db.delete(pushSubscriptions).where(and(eq(endpoint, address), ne(user_id, userId)));
    if (credentials_version === null) return false;
    const rows = await db
      .update(pushSubscriptions)
      .set({ session_id: sessionId, credentials_version, confirmed_at: now })
      .where(and(eq(endpoint, address), eq(user_id, userId)))
      .returning({ id: pushSubscriptions.id });
    return rows.length > 0;
  }

  async function remove(userId: number, address: string): Promise<void> {
    await db.delete(pushSubscriptions).where(and(eq(endpoint, address), eq(user_id, userId)));
  }

  /** Forgets a browser that takes no pushes at that address any more. */
  async function removeGone(id: number, address: string): Promise<void> {
    await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(endpoint, address)));
  }

  async function removeOfSession(sessionId: number): Promise<void> {
    await db.delete(pushSubscriptions).where(eq(session_id, sessionId));
  }

  async function removeAll(userId: number): Promise<void> {
    await db.delete(pushSubscriptions).where(eq(user_id, userId));
  }

  /** Takes the browser of a session over to the next version of its account's credentials, and ends the pushes to the account's others. */
  async function keepOfSession(sessionId: number, credentials_version: number): Promise<void> {
    const owner = db.select({ id: sessions.user_id }).from(sessions).where(eq(sessions.id, sessionId));
    await db
      .delete(pushSubscriptions)
      .where(and(inArray(user_id, owner), or(isNull(session_id), ne(session_id, sessionId))));
    await db.update(pushSubscriptions).set({ credentials_version }).where(eq(session_id, sessionId));
  }

  /** How many browsers an account is told at. */
  function count(userId: number, now: Date): Promise<number> {
    return db.$count(
      pushSubscriptions,
      and(
        ...[eq(user_id, userId), isRecent(now)],
        eq(
          pushSubscriptions.credentials_version,
          db.select({ version: users.credentials_version }).from(users).where(eq(users.id, userId)),
        ),
      ),
    );
  }

  /** Where to send what one account is told; null where it is not, or not any more: signed out, suspended, erased, or somebody else's browser by now. */
  async function targetOf(id: number, userId: number, now: Date): Promise<PushTarget | null> {
    const inForce = and(eq(suspensions.user_id, users.id), isNull(suspensions.lifted_at));
    const { p256dh, auth } = pushSubscriptions;
    const [row] = await db
      .select({ endpoint, p256dh, auth })
      .from(pushSubscriptions)
      .innerJoin(users, ofSameVersion)
      .leftJoin(suspensions, inForce)
      .where(
        and(
          ...[eq(pushSubscriptions.id, id), eq(user_id, userId), isRecent(now)],
          ...[isNull(users.erased_at), isNull(suspensions.id)],
        ),
      );
    return row ?? null;
  }

  /** The browsers of several accounts, to be looked at again before something is sent. */
  function listOf(userIds: number[]): Promise<{ id: number; user_id: number }[]> {
    const ids = sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))`;
    return db
      .select({ id: pushSubscriptions.id, user_id })
      .from(pushSubscriptions)
      .where(sql`${user_id} in ${ids}`);
  }

  /** Deletes some of those where nobody was signed in for too long. */
  async function sweep(now: Date): Promise<void> {
    const old = db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(lt(confirmed_at, addMs(now, -limits.sessionAbsolute)))
      .limit(1_000);
    await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, old));
  }

  const ending = { remove, removeGone, removeOfSession, removeAll, keepOfSession, sweep };
  return { put, confirm, count, targetOf, listOf, ...ending };
}
