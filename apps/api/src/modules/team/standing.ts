import type { Db } from "../../db/client.ts";
import { ForbiddenError, UnauthorizedError } from "../../http/errors.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { may } from "./team-policy.ts";
import { teamRoleRepository } from "./team-role-repository.ts";

/**
 * The actor with the teams they are in by now: a form may take minutes to arrive. Until the transaction ends their account is not
 * suspended. Throws UnauthorizedError for one that is.
 */
export async function standing<Sent extends Actor>(tx: Db, actor: Sent): Promise<Sent> {
  if (await suspensionRepository(tx).isSuspended(actor.userId)) throw new UnauthorizedError();
  return { ...actor, teams: await teamRoleRepository(tx).rolesOf(actor.userId) };
}

/** Throws ForbiddenError where the actor does not act for an account. */
export function assertActsFor(actor: Actor, accountId: number): void {
  if (!may(actor, accountId, "act")) throw new ForbiddenError("You do not post for this team");
}
