import type { FilePieces } from "../files/file-pieces.ts";
import { removePieces } from "./file-range.ts";

export type StoredFile = { id: number; key: string; size: number };

/** What is known of files that were given up. */
type GivenUp = {
  /** Those whose pieces are still stored. */
  listDiscarded: (limit: number) => Promise<StoredFile[]>;
  markRemoved: (id: number, now: Date) => Promise<void>;
};
type Deps = { clock: () => Date; pieces: FilePieces; files: GivenUp };

const batch = 100;

/** Deletes the pieces of files that were given up. */
async function removeFiles({ clock, pieces, files }: Deps, given: StoredFile[]): Promise<void> {
  for (const { id, key, size } of given) {
    await removePieces(pieces, key, size);
    await files.markRemoved(id, clock());
  }
}

/** The same after an act that is over: what cannot be deleted now, the hourly sweep deletes. */
export async function tryToRemoveFiles(deps: Deps, given: StoredFile[]): Promise<void> {
  await removeFiles(deps, given).catch(() => {});
}

/** Deletes the pieces of all that were given up. */
export async function removeDiscarded(deps: Deps): Promise<void> {
  for (;;) {
    const given = await deps.files.listDiscarded(batch);
    await removeFiles(deps, given);
    if (given.length < batch) break;
  }
}
