import type { Db } from "../../db/client.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { removeDiscarded, tryToRemoveFiles } from "../media/uploads/remove-files.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";

export type TapeDeps = { db: Db; clock: () => Date; pieces: FilePieces };

/** Deletes what is stored of tapes that were given up by an act that is over. */
export const tryToRemove = (deps: TapeDeps, tapes: TapeRow[]): Promise<void> =>
  tryToRemoveFiles({ ...deps, files: tapeRepository(deps.db) }, tapes);

/** Deletes tapes that nobody needs: those given up, those without application or call, and those not sent a day after their last byte. */
export async function sweepTapes(deps: TapeDeps): Promise<void> {
  const tapes = tapeRepository(deps.db);
  await tapes.discardUnused(deps.clock());
  await removeDiscarded({ ...deps, files: tapes });
  await tapes.forget(deps.clock());
}
