import type { Readable } from "node:stream";
import { tapeTexts } from "@callboard/contracts/tape";
import type { Db } from "../../db/client.ts";
import { InvalidError } from "../../http/errors.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { receiveFile, type Stored } from "../media/uploads/receive-file.ts";
import type { Actor } from "../session/session-repository.ts";
import { type TapeDeps, tryToRemove } from "./sweep-tapes.ts";
import { canChangeTape } from "./tape-policy.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";
import { tapeTypeOf } from "./tape-type.ts";

/** `actor` sends it. */
type Receiving = TapeDeps & { actor: Actor };

/**
 * Stores what comes of a tape. Returns how many bytes are stored. Throws what `receiveFile` does, and InvalidError where the application was
 * opened meanwhile.
 */
export function receiveTape(deps: Receiving, tape: TapeRow, stream: Readable): Promise<number> {
  const tapes = tapeRepository(deps.db);
  const { type, full } = tapeTexts;
  const receiving = {
    pieces: deps.pieces,
    typeOf: tapeTypeOf,
    note: (row: TapeRow, stored: Stored<TapeRow>) => note(deps, row, stored),
    giveUp: (row: TapeRow) => giveUp(deps, row),
    exists: async ({ user_id, key }: TapeRow) => (await tapes.getOwn(user_id, key)) !== null,
    texts: { field: "tape", type, full },
  };
  return receiveFile(receiving, tape, stream);
}

/** Notes what is stored. A tape that is complete belongs to its application, where that is sent already. */
async function note(deps: Receiving, tape: TapeRow, { end, type }: Stored<TapeRow>): Promise<TapeRow | null> {
  const { db, clock, actor } = deps;
  if (end < tape.size) return tapeRepository(db).advance(tape, end, type, clock());
  let replaced: TapeRow[] = [];
  const complete = await db
    .transaction(async (tx) => {
      const row = await tapeRepository(tx).advance(tape, end, type, clock());
      if (row) replaced = await addToApplication(tx, actor, row, clock());
      return row;
    })
    .catch(async (error: unknown) => {
      if (error instanceof InvalidError) await giveUp(deps, tape);
      throw error;
    });
  await tryToRemove(deps, replaced);
  return complete;
}

/** Gives a complete tape to the application that was sent already, if there is one. Returns the tape in whose place it comes. */
async function addToApplication(tx: Db, actor: Actor, tape: TapeRow, now: Date): Promise<TapeRow[]> {
  const { user_id, event_id } = tape;
  const sent = event_id === null ? null : await applicationRepository(tx).find(event_id, user_id);
  if (event_id === null || !sent) return [];
  const application = await applicationRepository(tx).getLocked(sent.id);
  if (!application) return [];
  if (!canChangeTape(actor, application)) throw new InvalidError(tapeTexts.late);
  const replaced = await tapeRepository(tx).discardOf(application.id, now);
  await tapeRepository(tx).send(tape.id, { user_id, event_id }, application.id, now);
  return replaced;
}

async function giveUp(deps: TapeDeps, { id }: TapeRow): Promise<void> {
  await tryToRemove(deps, await tapeRepository(deps.db).discardOne(id, deps.clock()));
}
