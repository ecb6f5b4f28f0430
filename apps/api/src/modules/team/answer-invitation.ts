import type { AnswerInvitationInput, ReceivedInvitation } from "@callboard/contracts/team";
import { teamLimits } from "@callboard/contracts/team-limits";
import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import { conversationTeamRepository } from "../conversation/conversation-team-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { hashOf, type TeamDeps } from "./invite.ts";
import { standing } from "./standing.ts";
import { type InvitationRow, teamInvitationRepository, toReceived } from "./team-invitation-repository.ts";
import { teamRepository } from "./team-repository.ts";

const overText = "This invitation is answered, taken back or too old: ask for another";

/** The open invitation with a token from a mail. Throws InvalidError for one that is not, or no longer, good. */
export async function invitationOf(db: Db, token: string, now: Date): Promise<ReceivedInvitation> {
  const found = await teamInvitationRepository(db).getByToken(hashOf(token), now);
  if (!found) throw new InvalidError(overText);
  return toReceived(found);
}

async function find(tx: Db, actor: Actor, { id, token }: AnswerInvitationInput, now: Date) {
  const invitations = teamInvitationRepository(tx);
  if (token !== undefined) return invitations.getByToken(hashOf(token), now);
  return id === undefined ? null : invitations.getFor(actor.userId, id, now);
}

/** Throws InvalidError where the actor cannot join. */
async function assertFits(tx: Db, actor: Actor, ownerId: number): Promise<void> {
  const teams = teamRepository(tx);
  const { membersMax, teamsMax } = teamLimits;
  if (ownerId === actor.userId) throw new InvalidError("This is your own team: pass the link on");
  if (await teams.get(ownerId, actor.userId)) throw new InvalidError("You are in this team already");
  if ((await teams.countMembers(ownerId)) >= membersMax) throw new InvalidError("This team is full");
  if ((await teams.countTeams(actor.userId)) >= teamsMax)
    throw new InvalidError(`You are in ${teamsMax} teams: leave one first`);
}

async function join({ tx, now, notifications }: Joining, actor: Actor, invitation: InvitationRow) {
  const { owner_id, role } = invitation;
  await assertFits(tx, actor, owner_id);
  const row = { owner_id, user_id: actor.userId, role, joined_at: now };
  await teamRepository(tx).add(row);
  if (role === "member") await conversationTeamRepository(tx).join(owner_id, actor.userId);
  const name = (await userRepository(tx).get(actor.userId))?.name ?? "Somebody";
  const key = `team joined ${invitation.id}`;
  const about = { kind: "team_joined" as const, about_id: actor.userId };
  await notifications.add(tx, { ...about, user_id: owner_id, key, data: { name, role } });
}

type Joining = { tx: Db; now: Date } & Pick<TeamDeps, "notifications">;

/**
 * Joins a team, or says no to it; the owner is told of who joins. Throws InvalidError for an invitation that is over, and where the actor
 * cannot join, and NotFoundError for a team that is gone.
 */
export function answerInvitation(
  { db, clock, notifications }: TeamDeps,
  actor: Actor,
  input: AnswerInvitationInput,
): Promise<void> {
  const now = clock();
  return db.transaction(async (tx) => {
    const found = await find(tx, actor, input, now);
    if (!found) throw new InvalidError(overText);
    // Both held, in the order of their ids: nobody joins twice, or a team that is being dissolved.
    const accounts = suspensionRepository(tx);
    for (const id of [found.owner_id, actor.userId].sort((one, other) => one - other)) {
      const account = await accounts.lockAccount(id);
      if (!account || account.erased_at) throw new NotFoundError();
    }
    await standing(tx, actor);
    if (input.answer === "accepted") await join({ tx, now, notifications }, actor, found);
    if (!(await teamInvitationRepository(tx).end(found.id, now))) throw new InvalidError(overText);
  });
}
