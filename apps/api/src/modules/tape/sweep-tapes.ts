import type { Db } from "../../db/client.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { removePieces } from "./tape-pieces.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";

export type TapeDeps = { db: Db; clock: () => Date; pieces: FilePieces };

const batch = 100;

/** Deletes the pieces of tapes that were given up. */
async function removeTapes({ db, clock, pieces }: TapeDeps, tapes: TapeRow[]): Promise<void> {
  for (const { id, key, size } of tapes) {
    await removePieces(pieces, key, size);
    await tapeRepository(db).markRemoved(id, clock());
  }
}

/** The same after an act that is over: what cannot be deleted now, the hourly sweep deletes. */
export async function tryToRemove(deps: TapeDeps, tapes: TapeRow[]): Promise<void> {
  await removeTapes(deps, tapes).catch(() => {});
}

/** Deletes tapes that nobody needs: those given up, those without application or call, and those not sent a day after their last byte. */
export async function sweepTapes(deps: TapeDeps): Promise<void> {
  const tapes = tapeRepository(deps.db);
  await tapes.discardUnneeded(deps.clock());
  for (;;) {
    const given = await tapes.listDiscarded(batch);
    await removeTapes(deps, given);
    if (given.length < batch) break;
  }
  await tapes.forget(deps.clock());
}
