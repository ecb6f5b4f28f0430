import type { TeamRole } from "@callboard/contracts/team-role";
import { and, asc, eq, inArray, isNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import { teamMembers } from "../../db/schema/team.ts";
import { invitedRolesFor, type TeamAct } from "./team-policy.ts";

type Pairs = [number, TeamRole][];

/** The teams of an account as one value of a row. While an owner is suspended, nobody acts for them. */
export function teamsOf(userId: SQLWrapper): SQL<Pairs> {
  const { owner_id, role } = teamMembers;
  return sql<Pairs>`(
    select coalesce(jsonb_agg(jsonb_build_array(${owner_id}, ${role})), '[]'::jsonb) from ${teamMembers}
    where ${teamMembers.user_id} = ${userId} and not exists (
      select 1 from ${suspensions} where ${suspensions.user_id} = ${owner_id} and ${suspensions.lifted_at} is null
    )
  )`;
}

/** Who is in which team. */
export function teamRoleRepository(db: Db) {
  /** The role of an account in each of its teams, by the account of the agency. */
  async function rolesOf(userId: number): Promise<Map<number, TeamRole>> {
    const [row] = await db
      .select({ teams: teamsOf(users.id) })
      .from(users)
      .where(eq(users.id, userId));
    return new Map(row?.teams ?? []);
  }

  /** Who may do this for an account, itself first, without somebody who is on the other side. */
  async function listFor(ownerId: number, act: TeamAct, but: number): Promise<number[]> {
    const { owner_id, user_id, role } = teamMembers;
    const rows = await db
      .select({ user_id })
      .from(teamMembers)
      .where(and(eq(owner_id, ownerId), inArray(role, invitedRolesFor(act)), ne(user_id, but)))
      .orderBy(asc(user_id));
    return [ownerId, ...rows.map((row) => row.user_id)];
  }

  /** The names of accounts that are there, by id. */
  async function namesOf(ids: (number | null)[]): Promise<Map<number, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    if (known.length === 0) return new Map();
    const rows = await db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(inArray(users.id, known), isNull(users.erased_at)));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  return { rolesOf, listFor, namesOf };
}

/** Where a reader is the account itself, or in its team. */
export function isOfTeam(ownerId: SQLWrapper, readerId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(${ownerId} = ${readerId} or exists (
    select 1 from ${teamMembers} where ${teamMembers.owner_id} = ${ownerId} and ${teamMembers.user_id} = ${readerId}
  ))`;
}
