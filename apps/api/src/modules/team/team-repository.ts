import type { TeamMember } from "@callboard/contracts/team";
import { teamLimits } from "@callboard/contracts/team-limits";
import type { InvitedRole } from "@callboard/contracts/team-role";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { profiles } from "../../db/schema/profile.ts";
import { teamInvitations, teamMembers } from "../../db/schema/team.ts";

type Account = { id: number; name: string };
const { owner_id, user_id, role, is_shown, joined_at } = teamMembers;
const isMember = (ownerId: number, userId: number) => and(eq(owner_id, ownerId), eq(user_id, userId));

/** Who is in the teams of agencies. */
export function teamRepository(db: Db) {
  /** An account that has an agency's profile; null for any other. */
  async function getAgency(id: number): Promise<Account | null> {
    const [row] = await db
      .select({ id: users.id, name: users.name })
      .from(users)
      .innerJoin(profiles, and(eq(profiles.user_id, users.id), eq(profiles.kind, "agency")))
      .where(and(eq(users.id, id), isNull(users.erased_at)));
    return row ?? null;
  }

  const getAgencies = (ids: number[]): Promise<Account[]> =>
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(inArray(users.id, ids), isNull(users.erased_at)))
      .orderBy(asc(users.name), asc(users.id));

  /** The members of teams, by the account of the agency: those who joined first first. */
  async function listOf(ownerIds: number[]): Promise<Map<number, Omit<TeamMember, "is_viewer">[]>> {
    if (ownerIds.length === 0) return new Map();
    const rows = await db
      .select({ owner_id, user_id, name: users.name, role, is_shown, joined_at })
      .from(teamMembers)
      .innerJoin(users, eq(users.id, user_id))
      .where(inArray(owner_id, ownerIds))
      .orderBy(asc(joined_at), asc(user_id))
      .limit(teamLimits.membersMax * ownerIds.length);
    const members = rows.map(({ owner_id: ownerId, ...row }) => ({
      ownerId,
      member: { ...row, joined_at: row.joined_at.toISOString() },
    }));
    const teams = Map.groupBy(members, (each) => each.ownerId);
    return new Map([...teams].map(([id, each]) => [id, each.map(({ member }) => member)]));
  }

  async function get(ownerId: number, userId: number): Promise<{ role: InvitedRole; name: string } | null> {
    const [row] = await db
      .select({ role, name: users.name })
      .from(teamMembers)
      .innerJoin(users, eq(users.id, user_id))
      .where(isMember(ownerId, userId));
    return row ?? null;
  }

  const countMembers = (ownerId: number): Promise<number> => db.$count(teamMembers, eq(owner_id, ownerId));
  const countTeams = (userId: number): Promise<number> => db.$count(teamMembers, eq(user_id, userId));

  async function add(row: { owner_id: number; user_id: number; role: InvitedRole; joined_at: Date }) {
    await db.insert(teamMembers).values(row);
  }

  /** False for somebody who is not in the team. */
  async function change(
    ownerId: number,
    userId: number,
    set: { role: InvitedRole } | { is_shown: boolean },
  ): Promise<boolean> {
    const rows = await db
      .update(teamMembers)
      .set(set)
      .where(isMember(ownerId, userId))
      .returning({ user_id });
    return rows.length > 0;
  }

  async function remove(ownerId: number, userId: number): Promise<boolean> {
    return (await db.delete(teamMembers).where(isMember(ownerId, userId)).returning({ user_id })).length > 0;
  }

  /** Takes an account out of all teams, and dissolves its own. Gives who is out of a team now. */
  async function erase(id: number): Promise<number[]> {
    const isTheirs = or(eq(owner_id, id), eq(user_id, id));
    const gone = await db.delete(teamMembers).where(isTheirs).returning({ user_id });
    const { owner_id: ownerId, user_id: invited } = teamInvitations;
    await db.delete(teamInvitations).where(or(eq(ownerId, id), eq(invited, id)));
    return gone.map((row) => row.user_id);
  }

  return { getAgency, getAgencies, listOf, get, countMembers, countTeams, add, change, remove, erase };
}
