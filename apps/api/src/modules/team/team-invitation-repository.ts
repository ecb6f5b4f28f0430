import type { ReceivedInvitation, TeamInvitation } from "@callboard/contracts/team";
import { teamLimits } from "@callboard/contracts/team-limits";
import type { InvitedRole } from "@callboard/contracts/team-role";
import { and, asc, eq, gt, gte, isNull, lt, type SQL } from "drizzle-orm";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { teamInvitations } from "../../db/schema/team.ts";

type NewInvitation = Omit<typeof teamInvitations.$inferInsert, "id" | "ended_at">;
export type InvitationRow = typeof teamInvitations.$inferSelect & { agency_name: string };

const { id, owner_id, identifier_key, user_id, token_hash, created_at, expires_at, ended_at } =
  teamInvitations;

/** Invitations to teams of agencies. */
export function teamInvitationRepository(db: Db) {
  const isOpen = (now: Date) => and(isNull(ended_at), gt(expires_at, now));

  /** Those of an agency that wait for an answer, oldest first. */
  async function list(ownerId: number, now: Date): Promise<TeamInvitation[]> {
    const rows = await db
      .select()
      .from(teamInvitations)
      .where(and(eq(owner_id, ownerId), isOpen(now)))
      .orderBy(asc(created_at), asc(id))
      .limit(teamLimits.invitationsMax);
    return rows.map(toInvitation);
  }

  const countSince = (ownerId: number, since: Date): Promise<number> =>
    db.$count(teamInvitations, and(eq(owner_id, ownerId), gte(created_at, since)));

  /** Writes an invitation in the place of the open one to the same, and removes what need not be counted any more. */
  async function create(input: NewInvitation, now: Date): Promise<TeamInvitation> {
    const isOld = and(
      eq(owner_id, input.owner_id),
      lt(created_at, addMs(now, -teamLimits.day)),
      lt(expires_at, now),
    );
    await db.delete(teamInvitations).where(isOld);
    await db
      .update(teamInvitations)
      .set({ ended_at: now })
      .where(and(eq(owner_id, input.owner_id), eq(identifier_key, input.identifier_key), isNull(ended_at)));
    const [row] = await db.insert(teamInvitations).values(input).returning();
    if (!row) throw new Error("The database returned no row");
    return toInvitation(row);
  }

  async function read(condition: SQL | undefined, now: Date): Promise<InvitationRow[]> {
    const rows = await db
      .select({ invitation: teamInvitations, agency_name: users.name })
      .from(teamInvitations)
      .innerJoin(users, eq(users.id, owner_id))
      .where(and(condition, isOpen(now)))
      .orderBy(asc(created_at), asc(id))
      .limit(teamLimits.invitationsMax);
    return rows.map(({ invitation, agency_name }) => ({ ...invitation, agency_name }));
  }

  /** Those that name an account, by its username. */
  const listFor = (userId: number, now: Date): Promise<InvitationRow[]> => read(eq(user_id, userId), now);

  /** The open one that an account was shown by its number; null for none. */
  async function getFor(userId: number, invitationId: number, now: Date): Promise<InvitationRow | null> {
    const [row] = await read(and(eq(id, invitationId), eq(user_id, userId)), now);
    return row ?? null;
  }

  /** The open one with a token; null for none. */
  async function getByToken(hash: string, now: Date): Promise<InvitationRow | null> {
    const [row] = await read(eq(token_hash, hash), now);
    return row ?? null;
  }

  /** Ends one, once: false where it has ended already. */
  async function end(invitationId: number, now: Date): Promise<boolean> {
    const rows = await db
      .update(teamInvitations)
      .set({ ended_at: now })
      .where(and(eq(id, invitationId), isNull(ended_at)))
      .returning({ id });
    return rows.length > 0;
  }

  /** Takes back one of an agency's own; false for any other. */
  async function revoke(ownerId: number, invitationId: number, now: Date): Promise<boolean> {
    const rows = await db
      .update(teamInvitations)
      .set({ ended_at: now })
      .where(and(eq(id, invitationId), eq(owner_id, ownerId), isOpen(now)))
      .returning({ id });
    return rows.length > 0;
  }

  return { list, countSince, create, listFor, getFor, getByToken, end, revoke };
}

type Row = typeof teamInvitations.$inferSelect;

function toInvitation({ id: invitationId, identifier, role, expires_at: until }: Row): TeamInvitation {
  return { id: invitationId, identifier, role, expires_at: until.toISOString() };
}

export function toReceived({
  id: invitationId,
  agency_name,
  role,
  expires_at: until,
}: InvitationRow): ReceivedInvitation {
  return { id: invitationId, agency_name, role: role satisfies InvitedRole, expires_at: until.toISOString() };
}
