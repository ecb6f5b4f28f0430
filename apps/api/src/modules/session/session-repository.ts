import { createHash, randomBytes } from "node:crypto";
import { limits } from "@callboard/contracts/limits";
import { and, desc, eq, gt, lte, or, type SQL } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { sessions } from "../../db/schema/session.ts";

/** A signed-in user and their session. */
export type Actor = { userId: number; sessionId: number };

export type SessionRow = Omit<typeof sessions.$inferSelect, "token_hash" | "user_id">;

/** Resolution of `last_used_at`, in ms: one write a minute at most. */
const lastUseStep = 60_000;
const tokenBytes = 32;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Sessions. A bearer is returned once and stored as a hash. */
export function sessionRepository(db: Db) {
  const isLive = (now: Date): SQL | undefined =>
    and(
      gt(sessions.last_used_at, addMs(now, -limits.sessionIdle)),
      gt(sessions.created_at, addMs(now, -limits.sessionAbsolute)),
    );

  /** Starts a session and returns its bearer. Deletes the account's expired sessions. */
  async function create(user_id: number, user_agent: string | null, now: Date): Promise<string> {
    await removeExpired(user_id, now);
    const token = randomBytes(tokenBytes).toString("base64url");
    const times = { created_at: now, last_used_at: now };
    await db.insert(sessions).values({ user_id, user_agent, token_hash: hashOf(token), ...times });
    return token;
  }

  async function removeExpired(userId: number, now: Date) {
    const isOver = or(
      lte(sessions.last_used_at, addMs(now, -limits.sessionIdle)),
      lte(sessions.created_at, addMs(now, -limits.sessionAbsolute)),
    );
    await db.delete(sessions).where(and(eq(sessions.user_id, userId), isOver));
  }

  /** The actor of a bearer, and records its use; null when it is unknown, revoked or expired. */
  async function find(token: string, now: Date): Promise<Actor | null> {
    const [row] = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.token_hash, hashOf(token)), isLive(now)));
    if (!row) return null;
    const step = addMs(now, -lastUseStep);
    if (row.last_used_at <= step) {
      const isDue = and(eq(sessions.id, row.id), lte(sessions.last_used_at, step));
      await db.update(sessions).set({ last_used_at: now }).where(isDue);
    }
    return { userId: row.user_id, sessionId: row.id };
  }

  /** The account's sessions, the one that was used last first. */
  function list(userId: number, now: Date): Promise<SessionRow[]> {
    return db
      .select({
        id: sessions.id,
        user_agent: sessions.user_agent,
        created_at: sessions.created_at,
        last_used_at: sessions.last_used_at,
      })
      .from(sessions)
      .where(and(eq(sessions.user_id, userId), isLive(now)))
      .orderBy(desc(sessions.last_used_at), desc(sessions.id));
  }

  async function remove(id: number): Promise<void> {
    await db.delete(sessions).where(eq(sessions.id, id));
  }

  async function removeAll(userId: number): Promise<void> {
    await db.delete(sessions).where(eq(sessions.user_id, userId));
  }

  return { create, find, list, remove, removeAll };
}
