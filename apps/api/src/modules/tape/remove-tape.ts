import { tapeTexts } from "@callboard/contracts/tape";
import { ForbiddenError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { isApplicant } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { type TapeDeps, tryToRemove } from "./sweep-tapes.ts";
import { canChangeTape } from "./tape-policy.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";

/** Gives up an own tape, and deletes its bytes. Throws InvalidError once its application was opened. */
export async function removeTape(deps: TapeDeps, actor: Actor, tape: TapeRow): Promise<void> {
  if (tape.application_id !== null) return removeTapeOf(deps, actor, tape.application_id);
  await tryToRemove(deps, await tapeRepository(deps.db).discardOne(tape.id, deps.clock()));
}

/** The same for the tape of an application. Throws NotFoundError and ForbiddenError too. */
export async function removeTapeOf(deps: TapeDeps, actor: Actor, applicationId: number): Promise<void> {
  const discarded = await deps.db.transaction(async (tx) => {
    const application = await applicationRepository(tx).getLocked(applicationId);
    if (!application) throw new NotFoundError();
    if (!isApplicant(actor, application)) throw new ForbiddenError("Only your own tapes can be removed");
    if (!canChangeTape(actor, application)) throw new InvalidError(tapeTexts.late);
    const tapes = await tapeRepository(tx).discardOf(applicationId, deps.clock());
    if (tapes.length === 0) throw new NotFoundError();
    return tapes;
  });
  await tryToRemove(deps, discarded);
}
