import type { InvitationSettings } from "@callboard/contracts/call-invitation";
import { callInvitationLimits } from "@callboard/contracts/call-invitation-limits";
import { and, desc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { invitationRefusals } from "../../db/schema/call-invitation.ts";
import { blocks } from "../../db/schema/conversation.ts";

const { id, user_id, poster_id } = invitationRefusals;
const isFrom = (posterId: number | null) => (posterId === null ? isNull(poster_id) : eq(poster_id, posterId));

/** Who takes no invitations, and from whom. */
export function refusalRepository(db: Db) {
  async function settingsOf(userId: number): Promise<InvitationSettings> {
    const refuses_all =
      (await db.$count(invitationRefusals, and(eq(user_id, userId), isNull(poster_id)))) > 0;
    const refused = await db
      .select({ id: users.id, name: users.name })
      .from(invitationRefusals)
      .innerJoin(users, eq(users.id, poster_id))
      .where(eq(user_id, userId))
      .orderBy(desc(id))
      .limit(callInvitationLimits.refusedMax);
    return { refuses_all, refused };
  }

  /** From how many posters somebody takes none, one by one. */
  const countOf = (userId: number): Promise<number> =>
    db.$count(invitationRefusals, and(eq(user_id, userId), isNotNull(poster_id)));

  const has = async (userId: number, posterId: number | null): Promise<boolean> =>
    (await db.$count(invitationRefusals, and(eq(user_id, userId), isFrom(posterId)))) > 0;

  async function create(userId: number, posterId: number | null, now: Date): Promise<void> {
    const row = { user_id: userId, poster_id: posterId, created_at: now };
    await db.insert(invitationRefusals).values(row).onConflictDoNothing();
  }

  async function remove(userId: number, posterId: number | null): Promise<void> {
    await db.delete(invitationRefusals).where(and(eq(user_id, userId), isFrom(posterId)));
  }

  /** Those of some accounts that are to hear of no invitation by a poster: they take none, or have blocked the poster. */
  async function refusing(userIds: number[], posterId: number): Promise<Set<number>> {
    if (userIds.length === 0) return new Set();
    const refused = await db
      .select({ user_id })
      .from(invitationRefusals)
      .where(and(inArray(user_id, userIds), or(isNull(poster_id), eq(poster_id, posterId))));
    const blocking = await db
      .select({ user_id: blocks.user_id })
      .from(blocks)
      .where(and(inArray(blocks.user_id, userIds), eq(blocks.blocked_id, posterId)));
    return new Set([...refused, ...blocking].map((row) => row.user_id));
  }

  /** Those of some accounts that a poster has blocked. */
  async function blockedBy(posterId: number, userIds: number[]): Promise<Set<number>> {
    if (userIds.length === 0) return new Set();
    const isBlocked = and(eq(blocks.user_id, posterId), inArray(blocks.blocked_id, userIds));
    const rows = await db.select({ id: blocks.blocked_id }).from(blocks).where(isBlocked);
    return new Set(rows.map((row) => row.id));
  }

  return { settingsOf, countOf, has, create, remove, refusing, blockedBy };
}
