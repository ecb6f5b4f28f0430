import type { DeclineInvitationInput, RefuseInvitationsInput } from "@callboard/contracts/call-invitation";
import { callInvitationLimits } from "@callboard/contracts/call-invitation-limits";
import type { Db } from "../../db/client.ts";
import { InvalidError, NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { callInvitationRepository } from "./call-invitation-repository.ts";
import { refusalRepository } from "./refusal-repository.ts";

type Answering = { db: Db; actor: Actor; now: Date };

/** One account's answers are written one after the other. Throws UnauthorizedError for one that is suspended or erased. */
async function hold(tx: Db, actor: Actor): Promise<void> {
  await standing(tx, actor);
  await userRepository(tx).lockToWrite(actor.userId);
}

/** Takes no further invitations from a poster, or from anybody. Throws InvalidError for more posters than there may be. */
async function refuse(tx: Db, userId: number, posterId: number | null, now: Date): Promise<void> {
  const refusals = refusalRepository(tx);
  if (await refusals.has(userId, posterId)) return;
  const { refusedMax } = callInvitationLimits;
  if (posterId !== null && (await refusals.countOf(userId)) >= refusedMax)
    throw new InvalidError(`You refuse ${refusedMax} posters already: refuse all invitations instead`);
  await refusals.create(userId, posterId, now);
}

/**
 * Says no to an invitation, and, if asked, to all further ones of its poster or of anybody. Throws NotFoundError, InvalidError for who has
 * applied, and UnauthorizedError.
 */
export function declineInvitation(
  { db, actor, now }: Answering,
  id: number,
  { refuse: from }: DeclineInvitationInput,
): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    const invitations = callInvitationRepository(tx);
    const found = await invitations.getReceived(actor.userId, id);
    if (!found) throw new NotFoundError();
    if (found.state === "applied") throw new InvalidError("You have applied for this call");
    if (found.state === "new") await invitations.decline(id, now);
    if (from !== "none") await refuse(tx, actor.userId, from === "all" ? null : found.poster_id, now);
  });
}

/**
 * Takes no invitations any more, or takes them again: of a poster, or of anybody. Throws NotFoundError for a poster who never invited the
 * actor, InvalidError and UnauthorizedError.
 */
export function setRefusal(
  { db, actor, now }: Answering,
  {
    poster_id = null,
    is_refused,
  }: Omit<RefuseInvitationsInput, "poster_id"> & { poster_id?: number | null | undefined },
): Promise<void> {
  return db.transaction(async (tx) => {
    await hold(tx, actor);
    if (!is_refused) return refusalRepository(tx).remove(actor.userId, poster_id);
    if (poster_id !== null && !(await callInvitationRepository(tx).hasInvited(poster_id, actor.userId)))
      throw new NotFoundError();
    await refuse(tx, actor.userId, poster_id, now);
  });
}
