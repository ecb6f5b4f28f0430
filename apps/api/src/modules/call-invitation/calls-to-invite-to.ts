import type { CallToInvite } from "@callboard/contracts/call-invitation";
import type { Db } from "../../db/client.ts";
import type { Actor } from "../session/session-repository.ts";
import { accountsOf, may } from "../team/team-policy.ts";
import { invitableRepository } from "./invitable-repository.ts";

/**
 * The open calls that the actor may invite to, with how a profile stands to each, where one is named. None for a profile that is not public,
 * and for one of the actor's own or of an account that they act for.
 */
export async function callsToInviteTo(
  db: Db,
  actor: Actor,
  profileId: number | undefined,
  now: Date,
): Promise<CallToInvite[]> {
  const invitable = invitableRepository(db);
  const accounts = accountsOf(actor, "act");
  if (profileId === undefined) return invitable.listOpen(accounts, null, now);
  const owner = (await invitable.ownersOf([profileId])).get(profileId);
  if (owner === undefined || may(actor, owner, "look")) return [];
  return invitable.listOpen(accounts, owner, now);
}
