import { createHash, randomBytes } from "node:crypto";
import { nameKey } from "@callboard/contracts/identifier";
import type { InviteToTeamInput, TeamInvitation } from "@callboard/contracts/team";
import { teamLimits } from "@callboard/contracts/team-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import {
  FieldError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  RateLimitError,
} from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { userRepository } from "../account/user-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { standing } from "./standing.ts";
import { teamInvitationRepository } from "./team-invitation-repository.ts";
import { teamRepository } from "./team-repository.ts";

export type TeamDeps = { db: Db; clock: () => Date; notifications: NotificationSender; mails: MailQueue };

export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Throws RateLimitError for too many invitations a day, and InvalidError where no more people or invitations fit. */
async function assertFits(tx: Db, ownerId: number, now: Date): Promise<void> {
  const { membersMax, invitationsMax, invitationsPerDay, day } = teamLimits;
  const invitations = teamInvitationRepository(tx);
  if ((await invitations.countSince(ownerId, addMs(now, -day))) >= invitationsPerDay)
    throw new RateLimitError("You have invited a lot today. Try again tomorrow.", day / 1_000);
  if ((await teamRepository(tx).countMembers(ownerId)) >= membersMax)
    throw new InvalidError(`A team has up to ${membersMax} people beside its agency`);
  if ((await invitations.list(ownerId, now)).length >= invitationsMax)
    throw new InvalidError(`Up to ${invitationsMax} invitations wait at a time: take one back first`);
}

/** Throws FieldError for oneself, and for who is in the team: these names the owner knows already. */
async function assertOther(tx: Db, ownerId: number, userId: number | null): Promise<void> {
  if (userId === ownerId) throw new FieldError({ identifier: "This is your own account" });
  if (userId !== null && (await teamRepository(tx).get(ownerId, userId)))
    throw new FieldError({ identifier: "They are in your team already" });
}

/**
 * Invites somebody to the team of the actor's agency: by a username, which tells that account; or by an address, to which a link is
 * mailed. The answer is the same whoever has that name or address, or nobody. Throws ForbiddenError without an agency's profile or a
 * verified number, FieldError, InvalidError and RateLimitError.
 */
export async function invite(
  { db, clock, notifications, mails }: TeamDeps,
  actor: Actor,
  { identifier, role }: InviteToTeamInput,
): Promise<TeamInvitation> {
  const now = clock();
  const isAddress = identifier.includes("@");
  const token = isAddress ? randomBytes(32).toString("base64url") : null;
  const invited = await db.transaction(async (tx) => {
    // Held, so that two at once are counted one after the other.
    if (!(await suspensionRepository(tx).lockAccount(actor.userId))) throw new NotFoundError();
    await standing(tx, actor);
    const agency = await teamRepository(tx).getAgency(actor.userId);
    if (!agency) throw new ForbiddenError("A team belongs to an agency: claim its profile first");
    if (!(await userRepository(tx).get(actor.userId))?.is_phone_verified)
      throw new ForbiddenError("Verify your number first");
    const key = nameKey(identifier);
    const user_id = isAddress ? null : await userRepository(tx).idOfUsername(key);
    await assertOther(tx, agency.id, user_id);
    await assertFits(tx, agency.id, now);
    const expires_at = addMs(now, teamLimits.invitation);
    const invitation = await teamInvitationRepository(tx).create(
      {
        ...{ owner_id: agency.id, identifier, identifier_key: key, role, user_id },
        ...{ token_hash: token && hashOf(token), created_at: now, expires_at },
      },
      now,
    );
    const news = { agency_name: agency.name, role };
    if (user_id !== null) {
      const told = { kind: "team_invited" as const, about_id: agency.id, data: news };
      await notifications.add(tx, { ...told, user_id, key: `team invitation ${invitation.id}` });
    }
    if (token) {
      const data = { ...news, token, expires_at: expires_at.toISOString() };
      await mails.add(tx, {
        template: "team_invitation",
        key: `team invitation ${invitation.id}`,
        to: identifier,
        data,
      });
    }
    return invitation;
  });
  mails.wake();
  return invited;
}

/** Takes back an invitation of the actor's agency. Throws NotFoundError. */
export async function revokeInvitation({ db, clock }: TeamDeps, actor: Actor, id: number): Promise<void> {
  if (!(await teamInvitationRepository(db).revoke(actor.userId, id, clock()))) throw new NotFoundError();
}
