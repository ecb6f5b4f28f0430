import { and, desc, eq, gt, lte, type SQL } from "drizzle-orm";
import { addMs, msBetween } from "../../../dates.ts";
import type { Db } from "../../../db/client.ts";
import { accountActs } from "../../../db/schema/account-change.ts";

type Kind = (typeof accountActs.$inferSelect)["kind"];
type Window = { most: number; within: number };
/** Whose acts are counted: of one session, or of all of an account. So many at once are one, or `count`. */
type Counted = { userId: number; kind: Kind; sessionId?: number; count?: number };

const { id, user_id, kind, session_id, created_at } = accountActs;
const countedMs = 86_400_000;

/** What an account does so often at most. Works inside a transaction that holds the account. */
export function accountActRepository(db: Db) {
  const isIt = ({ userId, kind: name, sessionId }: Counted): SQL | undefined =>
    and(eq(user_id, userId), eq(kind, name), sessionId === undefined ? undefined : eq(session_id, sessionId));

  /** How many ms it is until there is room in a window; 0 where there is. */
  async function waitFor(counted: Counted, { most, within }: Window, now: Date): Promise<number> {
    const [decisive] = await db
      .select({ created_at })
      .from(accountActs)
      .where(and(isIt(counted), gt(created_at, addMs(now, -within))))
      .orderBy(desc(created_at), desc(id))
      .offset(most - (counted.count ?? 1))
      .limit(1);
    return decisive ? msBetween(now, addMs(decisive.created_at, within)) : 0;
  }

  /** Counts an act, unless there is no room for it in one of the windows: gives how many ms it is until there is, else 0. */
  async function take(counted: Counted, windows: Window[], now: Date): Promise<number> {
    const { userId, sessionId, count = 1 } = counted;
    await db.delete(accountActs).where(and(eq(user_id, userId), lte(created_at, addMs(now, -countedMs))));
    const waits: number[] = [];
    for (const window of windows) waits.push(await waitFor(counted, window, now));
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    const row = { user_id: userId, kind: counted.kind, session_id: sessionId ?? null, created_at: now };
    await db.insert(accountActs).values(Array.from({ length: count }, () => row));
    return 0;
  }

  async function forget(counted: Counted): Promise<void> {
    await db.delete(accountActs).where(isIt(counted));
  }

  return { waitFor, take, forget };
}
