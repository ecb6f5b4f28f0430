import { createHash, randomBytes } from "node:crypto";
import { limits } from "@callboard/contracts/limits";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { sessions } from "../../db/schema/session.ts";
import { markRepository } from "../notification/mark-repository.ts";
import { pushSubscriptionRepository } from "../push/push-subscription-repository.ts";
import type { TeamActor } from "../team/team-policy.ts";
import { teamsOf } from "../team/team-role-repository.ts";

/** A signed-in user, their session, and the teams that they are in. */
export type Actor = TeamActor & { sessionId: number };

/** The same, with the hash of the bearer that was shown, and when a second factor was shown in the session, as long as that counts. */
export type SessionActor = Actor & { bearerHash: string; factorAt: Date | null };

/** A session as long as it goes on under that bearer. */
type ShownSession = Pick<SessionActor, "sessionId" | "bearerHash">;

/** An account as it was when somebody proved to be its owner. */
export type Proven = { id: number; credentials_version: number };

export type SessionRow = Omit<
  typeof sessions.$inferSelect,
  "token_hash" | "user_id" | "credentials_version" | "factor_at"
>;

/** Resolution of `last_used_at`, in ms: one write a minute at most. */
const lastUseStep = 60_000;
const tokenBytes = 32;

const newToken = () => randomBytes(tokenBytes).toString("base64url");
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Sessions. A bearer is returned once and stored as a hash. */
export function sessionRepository(db: Db) {
  const isLive = (now: Date): SQL | undefined =>
    and(
      gt(sessions.last_used_at, addMs(now, -limits.sessionIdle)),
      gt(sessions.created_at, addMs(now, -limits.sessionAbsolute)),
    );

  const asShown = ({ sessionId, bearerHash }: ShownSession) =>
    and(eq(sessions.id, sessionId), eq(sessions.token_hash, bearerHash));

  const ofSameVersion = and(
    eq(users.id, sessions.user_id),
    eq(users.credentials_version, sessions.credentials_version),
  );

  /**
   * Starts a session and returns its bearer, which is worth nothing if the account's credentials have another version by
   * then. Deletes the account's sessions that are over.
   */
  async function create(account: Proven, user_agent: string | null, now: Date): Promise<string> {
    await removeOver(account, now);
    const token = newToken();
    const { id: user_id, credentials_version } = account;
    const times = { created_at: now, last_used_at: now };
    const row = { user_id, credentials_version, user_agent, token_hash: hashOf(token), ...times };
    await db.insert(sessions).values(row);
    return token;
  }

  async function removeOver({ id, credentials_version }: Proven, now: Date) {
    const isOver = or(
      lt(sessions.credentials_version, credentials_version),
      lte(sessions.last_used_at, addMs(now, -limits.sessionIdle)),
      lte(sessions.created_at, addMs(now, -limits.sessionAbsolute)),
    );
    await db.delete(sessions).where(and(eq(sessions.user_id, id), isOver));
  }

  /** Begins a session anew, under another bearer. Null where it has ended meanwhile, or goes on under another one already. */
  async function rotate(session: ShownSession, user_agent: string | null, now: Date): Promise<string | null> {
    const token = newToken();
    const times = { created_at: now, last_used_at: now, factor_at: null };
    const rows = await db
      .update(sessions)
      .set({ user_agent, token_hash: hashOf(token), ...times })
      .where(asShown(session))
      .returning({ id: sessions.id });
    return rows.length > 0 ? token : null;
  }

  /**
   * The actor of a bearer, and records its use; null when it is unknown, revoked or expired. A second factor that was shown in it
   * ends with a pause.
   */
  async function find(token: string, now: Date): Promise<SessionActor | null> {
    const { id, user_id, last_used_at, factor_at } = sessions;
    const bearerHash = hashOf(token);
    const [row] = await db
      .select({ id, user_id, last_used_at, factor_at, teams: teamsOf(user_id) })
      .from(sessions)
      .innerJoin(users, ofSameVersion)
      .where(and(eq(sessions.token_hash, bearerHash), isLive(now)));
    if (!row) return null;
    const step = addMs(now, -lastUseStep);
    const factorAt = row.last_used_at > addMs(now, -staffLimits.factorIdle) ? row.factor_at : null;
    if (row.last_used_at <= step) {
      const isDue = and(eq(sessions.id, row.id), lte(sessions.last_used_at, step));
      await db.update(sessions).set({ last_used_at: now, factor_at: factorAt }).where(isDue);
    }
    const teams = new Map(row.teams);
    return { userId: row.user_id, sessionId: row.id, bearerHash, teams, factorAt };
  }

  /** The account's sessions, the one that was used last first: no more than fit on a page. */
  function list(userId: number, now: Date): Promise<SessionRow[]> {
    return db
      .select({
        id: sessions.id,
        user_agent: sessions.user_agent,
        created_at: sessions.created_at,
        last_used_at: sessions.last_used_at,
      })
      .from(sessions)
      .innerJoin(users, ofSameVersion)
      .where(and(eq(sessions.user_id, userId), isLive(now)))
      .orderBy(desc(sessions.last_used_at), desc(sessions.id))
      .limit(limits.listLimitMax);
  }

  /** Ends those sessions of an account that a condition names, with the pushes to their browsers. Gives whether there were any. */
  function end(condition: SQL | undefined): Promise<boolean> {
    return db.transaction(async (tx) => {
      const { id, user_id } = sessions;
      // The account before the session, as whoever has a browser told of notifications does: that is waited for.
      const owners = tx.select({ id: user_id }).from(sessions).where(condition);
      await tx.select({ id: users.id }).from(users).where(inArray(users.id, owners)).for("key share");
      const ended = await tx.select({ id, user_id }).from(sessions).where(condition).for("update");
      for (const row of ended) {
        await pushSubscriptionRepository(tx).removeOfSession(row.id);
        await tx.delete(sessions).where(eq(id, row.id));
        await markRepository(tx).raise(row.user_id);
      }
      return ended.length > 0;
    });
  }

  async function remove(id: number): Promise<void> {
    await end(eq(sessions.id, id));
  }

  /** Ends a session if it is the account's; false where it is not, or has ended. */
  const removeOf = (userId: number, id: number): Promise<boolean> =>
    end(and(eq(sessions.id, id), eq(sessions.user_id, userId)));

  /** Ends all of an account's sessions, with those that are about to begin by what was proven before, and the pushes to its browsers. */
  function endAll(userId: number): Promise<void> {
    return db.transaction(async (tx) => {
      const next = { credentials_version: sql`${users.credentials_version} + 1` };
      await tx.update(users).set(next).where(eq(users.id, userId));
      await pushSubscriptionRepository(tx).removeAll(userId);
    });
  }

  /** Takes a session, and the pushes to its browser, over to the next version of its account's credentials, which has ended the others. */
  async function keep(id: number, credentials_version: number): Promise<void> {
    await db.update(sessions).set({ credentials_version }).where(eq(sessions.id, id));
    await pushSubscriptionRepository(db).keepOfSession(id, credentials_version);
  }

  /** True as long as a session has the version of its account's credentials, and goes on under the bearer that was shown. */
  async function isOpen(session: ShownSession): Promise<boolean> {
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, ofSameVersion)
      .where(asShown(session));
    return rows.length > 0;
  }

  /** Ends all sessions of an account but one, which begins anew under the bearer that it gives. For a transaction that holds the account. */
  async function endOthers(
    { userId, ...session }: Pick<SessionActor, "userId"> & ShownSession,
    user_agent: string | null,
    now: Date,
  ): Promise<string> {
    const next = { credentials_version: sql`${users.credentials_version} + 1` };
    const [raised] = await db
      .update(users)
      .set(next)
      .where(eq(users.id, userId))
      .returning({ version: users.credentials_version });
    if (raised) await keep(session.sessionId, raised.version);
    const token = await rotate(session, user_agent, now);
    if (token === null) throw new Error("The session is gone");
    return token;
  }

  return { create, rotate, find, list, remove, removeOf, endAll, keep, isOpen, endOthers };
}
