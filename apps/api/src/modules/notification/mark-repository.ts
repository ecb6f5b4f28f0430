import type { Mark } from "@callboard/contracts/notification";
import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { notificationMarks } from "../../db/schema/notification.ts";

/** Where each account's notifications and sessions stand, for those who keep streams open. */
export function markRepository(db: Db) {
  /** The place of an account's newest notification; 0 before the first. */
  async function placeOf(userId: number): Promise<number> {
    const { seq, user_id } = notificationMarks;
    const [row] = await db.select({ seq }).from(notificationMarks).where(eq(user_id, userId));
    return row?.seq ?? 0;
  }

  /** Has the account's open streams look again, as after one of its sessions has ended. */
  async function raise(userId: number): Promise<void> {
    await db
      .insert(notificationMarks)
      .values({ user_id: userId, seq: 0, version: 1 })
      .onConflictDoUpdate({
        target: notificationMarks.user_id,
        set: { version: sql`${notificationMarks.version} + 1` },
      });
  }

  /** Those of the marks that are others by now. Credentials count too: with another version of them all sessions end. */
  async function listMoved(known: Mark[]): Promise<Mark[]> {
    if (known.length === 0) return [];
    const marks = new Map(known);
    const rows = await db
      .select({
        id: users.id,
        mark: sql<string>`coalesce(${notificationMarks.version}, 0) || '.' || ${users.credentials_version}`,
      })
      .from(users)
      .leftJoin(notificationMarks, eq(notificationMarks.user_id, users.id))
      .where(inArray(users.id, [...marks.keys()]));
    return rows.flatMap(({ id, mark }): Mark[] => (marks.get(id) === mark ? [] : [[id, mark]]));
  }

  return { placeOf, raise, listMoved };
}
