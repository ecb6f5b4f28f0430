import type { TeamRole } from "@callboard/contracts/team-role";

/** Somebody, and the teams they are in: the role in each by the account of its agency. */
export type TeamActor = { userId: number; teams?: ReadonlyMap<number, TeamRole> };

/**
 * What somebody may do for an account: `look` at what it has posted and received, and mark it; `act` as it, to whoever applied and
 * to everybody; `manage` its team.
 */
export type TeamAct = "look" | "act" | "manage";

const rolesFor: Record<TeamAct, readonly TeamRole[]> = {
  look: ["owner", "member", "reviewer"],
  act: ["owner", "member"],
  manage: ["owner"],
};

/** The actor's role for what belongs to an account; null for anybody else. */
export function roleFor({ userId, teams }: TeamActor, accountId: number): TeamRole | null {
  return accountId === userId ? "owner" : (teams?.get(accountId) ?? null);
}

function isRoleFor(role: TeamRole, act: TeamAct): boolean {
  return rolesFor[act].includes(role);
}

export function may(actor: TeamActor, accountId: number, act: TeamAct): boolean {
  const role = roleFor(actor, accountId);
  return role !== null && isRoleFor(role, act);
}

/** The accounts that the actor may do this for: their own first. */
export function accountsOf(actor: TeamActor, act: TeamAct): number[] {
  const others = [...(actor.teams ?? [])].filter(([, role]) => isRoleFor(role, act));
  return [actor.userId, ...others.map(([id]) => id)];
}

/** Those of the roles beside the owner that may do this. */
export const invitedRolesFor = (act: TeamAct) =>
  rolesFor[act].filter((role): role is Exclude<TeamRole, "owner"> => role !== "owner");
