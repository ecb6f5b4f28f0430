import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/client.ts";
import { UnauthorizedError } from "../../http/errors.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";
import { type SessionActor, sessionRepository } from "./session-repository.ts";

const form = /^Bearer ([\w-]{20,200})$/i;

/**
 * Authenticates a request by `Authorization: Bearer`. `required` and `optional` are hooks for a route; its handler then
 * calls `actorOf` or `actorOrNull`. `required` throws UnauthorizedError before the body is read; `optional` ignores an
 * invalid bearer.
 */
export function bearerReader({ db, clock }: { db: Db; clock: () => Date }) {
  const sessions = sessionRepository(db);
  const actors = new WeakMap<FastifyRequest, SessionActor>();

  async function optional(request: FastifyRequest): Promise<void> {
    const [, token] = form.exec(request.headers.authorization ?? "") ?? [];
    const actor = token ? await sessions.find(token, clock()) : null;
    if (actor) actors.set(request, actor);
  }

  /** Reads the actor's teams again, once the body is there: a request may be held open while its sender is removed. */
  async function refreshTeams(request: FastifyRequest): Promise<void> {
    const actor = actors.get(request);
    if (!actor?.teams?.size || request.body === undefined) return;
    actors.set(request, { ...actor, teams: await teamRoleRepository(db).rolesOf(actor.userId) });
  }

  async function required(request: FastifyRequest): Promise<void> {
    await optional(request);
    actorOf(request);
  }

  /** The signed-in user. Throws UnauthorizedError without one. */
  function actorOf(request: FastifyRequest): SessionActor {
    const actor = actors.get(request);
    if (!actor) throw new UnauthorizedError();
    return actor;
  }

  /** The signed-in user, or null. */
  const actorOrNull = (request: FastifyRequest): SessionActor | null => actors.get(request) ?? null;

  return { required, optional, refreshTeams, actorOf, actorOrNull };
}

export type BearerReader = ReturnType<typeof bearerReader>;
