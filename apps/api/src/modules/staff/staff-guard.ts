import type { StaffAction, StaffRole } from "@callboard/contracts/staff";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/client.ts";
import { showedStaffKey } from "../../http/api-key.ts";
import { FactorRequiredError, ForbiddenError } from "../../http/errors.ts";
import type { BearerReader } from "../session/bearer.ts";
import { decide } from "./staff-policy.ts";
import { type StaffRow, staffRepository } from "./staff-repository.ts";

/** Somebody of the staff at work. */
export type StaffActor = {
  userId: number;
  sessionId: number;
  name: string;
  role: StaffRole;
  factorAt: Date | null;
  row: StaffRow;
};

const forStaff = "For the people who run the site only";
const factorTexts = "Confirm with a code of your authenticator app";

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/**
 * Lets requests of staff pass. `member` and `required(action)` are hooks for a route, which run before the body is read; its
 * handler then calls `actorOf`. They throw UnauthorizedError without a session; ForbiddenError without the gateway's key, for
 * other accounts and for other roles; FactorRequiredError where the second factor is to be shown first.
 */
export function staffGuard({ db, clock, bearer }: Deps) {
  const members = staffRepository(db);
  const actors = new WeakMap<FastifyRequest, StaffActor>();

  /** For staff of any role, before the second factor too. */
  async function member(request: FastifyRequest): Promise<void> {
    if (!showedStaffKey(request)) throw new ForbiddenError("API key forbidden or invalid");
    await bearer.required(request);
    const { userId, sessionId, factorAt } = bearer.actorOf(request);
    const row = await members.get(userId);
    if (!row) throw new ForbiddenError(forStaff);
    actors.set(request, { userId, sessionId, factorAt, name: row.name, role: row.role, row });
    await members.see(userId, clock());
  }

  const required = (action: StaffAction) => async (request: FastifyRequest) => {
    await member(request);
    const { row, factorAt } = actorOf(request);
    const decision = decide({ ...row, factorAt }, action, clock());
    if (decision === "forbidden") throw new ForbiddenError("Your role does not allow that");
    if (decision === "factor") throw new FactorRequiredError(factorTexts);
  };

  function actorOf(request: FastifyRequest): StaffActor {
    const actor = actors.get(request);
    if (!actor) throw new ForbiddenError(forStaff);
    return actor;
  }

  return { member, required, actorOf };
}

export type StaffGuard = ReturnType<typeof staffGuard>;
