import type { Team, TeamMember, Teams } from "@callboard/contracts/team";
import type { Db } from "../../db/client.ts";
import type { Actor } from "../session/session-repository.ts";
import { teamInvitationRepository, toReceived } from "./team-invitation-repository.ts";
import { accountsOf, may, roleFor } from "./team-policy.ts";
import { teamRepository } from "./team-repository.ts";

/** The teams that the actor is in, the own one first, and the invitations by their username. */
export async function showTeams(db: Db, actor: Actor, now: Date): Promise<Teams> {
  const teams = teamRepository(db);
  const own = await teams.getAgency(actor.userId);
  const others = accountsOf(actor, "look").filter((id) => id !== actor.userId);
  const agencies = [...(own ? [own] : []), ...(others.length > 0 ? await teams.getAgencies(others) : [])];
  const members = await teams.listOf(agencies.map(({ id }) => id));
  const invitations = own ? await teamInvitationRepository(db).list(own.id, now) : [];
  const shown = agencies.flatMap(({ id, name }): Team[] => {
    const role = roleFor(actor, id);
    if (!role) return [];
    const owner = { user_id: id, name, role: "owner" as const, joined_at: null, is_shown: false };
    const people = [owner, ...(members.get(id) ?? [])];
    const isOwner = may(actor, id, "manage");
    return [
      {
        ...{ id, name, role, invitations: isOwner ? invitations : [] },
        members: people.map(
          (person): TeamMember => ({ ...person, is_viewer: person.user_id === actor.userId }),
        ),
        can: { invite: isOwner, manage: isOwner, act: may(actor, id, "act"), leave: !isOwner },
      },
    ];
  });
  const invited = await teamInvitationRepository(db).listFor(actor.userId, now);
  return { teams: shown, invited: invited.map(toReceived) };
}
