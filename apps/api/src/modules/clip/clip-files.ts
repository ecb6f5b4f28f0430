import type { Readable } from "node:stream";
import { clipFileTexts } from "@callboard/contracts/clip-file";
import { fileNameOf } from "@callboard/contracts/file-name";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { uploadLimits } from "@callboard/contracts/upload-limits";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { FieldError, InvalidError, RateLimitError } from "../../http/errors.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { receiveFile, type Stored } from "../media/uploads/receive-file.ts";
import { removeDiscarded, tryToRemoveFiles } from "../media/uploads/remove-files.ts";
import type { Announced } from "../media/uploads/resumable-uploads.ts";
import { holdProfile } from "../portfolio/change-portfolio.ts";
import type { Actor } from "../session/session-repository.ts";
import { type ClipFileRow, clipFileRepository } from "./clip-file-repository.ts";
import { clipFileTypeOf } from "./clip-file-type.ts";

export type ClipDeps = { db: Db; clock: () => Date; pieces: FilePieces };

const { clipFilesMax, clipFileMaxBytes, clipFilesPerDay } = portfolioLimits;
const { minBytes, day } = uploadLimits;

/** Deletes what is stored of clips that were given up by an act that is over. */
const tryToRemove = (deps: ClipDeps, files: ClipFileRow[]): Promise<void> =>
  tryToRemoveFiles({ ...deps, files: clipFileRepository(deps.db) }, files);

/**
 * Begins an upload. Where as many wait for the résumé as it can name, the oldest of them makes room. Throws NotFoundError before the artist's profile is
 * claimed, UnauthorizedError for who is suspended, FieldError for a size that no clip has, and RateLimitError past what an account begins in a day.
 */
export async function beginClip(deps: ClipDeps, actor: Actor, announced: Announced): Promise<ClipFileRow> {
  const { key, size, metadata } = announced;
  if (size > clipFileMaxBytes) throw new FieldError({ clip: clipFileTexts.size });
  if (size < minBytes) throw new FieldError({ clip: clipFileTexts.type });
  const now = deps.clock();
  const { created, replaced } = await deps.db.transaction(async (tx) => {
    // Until the transaction ends nothing else of the account is begun.
    await holdProfile(tx, actor);
    const files = clipFileRepository(tx);
    const begun = await files.countSince(actor.userId, addMs(now, -day));
    if (begun >= clipFilesPerDay) throw new RateLimitError(clipFileTexts.daily, day / 1_000);
    const spare = await files.listSpare(actor.userId);
    const oldest = spare.slice(clipFilesMax - 1).map(({ id }) => id);
    const replaced = await files.discardSpare(oldest, now);
    const name = fileNameOf(metadata?.name, "Clip");
    const created = await files.create({ user_id: actor.userId, key, size, name, created_at: now });
    return { created, replaced };
  });
  await tryToRemove(deps, replaced);
  return created;
}

async function giveUp(deps: ClipDeps, { id }: ClipFileRow): Promise<boolean> {
  const given = await clipFileRepository(deps.db).discardSpare([id], deps.clock());
  await tryToRemove(deps, given);
  return given.length > 0;
}

/** Stores what comes of a clip. Returns how many bytes are stored. Throws what `receiveFile` does. */
export function receiveClip(deps: ClipDeps, file: ClipFileRow, stream: Readable): Promise<number> {
  const files = clipFileRepository(deps.db);
  const { type, full } = clipFileTexts;
  const receiving = {
    pieces: deps.pieces,
    typeOf: clipFileTypeOf,
    note: (row: ClipFileRow, stored: Stored<ClipFileRow>) =>
      files.advance(row, stored.end, stored.type, deps.clock()),
    giveUp: async (row: ClipFileRow) => void (await giveUp(deps, row)),
    exists: async (row: ClipFileRow) => (await files.getOwn(row.user_id, row.key)) !== null,
    texts: { field: "clip", type, full },
  };
  return receiveFile(receiving, file, stream);
}

/** Gives up an own upload, and deletes its bytes. Throws InvalidError for one that the résumé names. */
export async function removeClip(deps: ClipDeps, file: ClipFileRow): Promise<void> {
  if (!(await giveUp(deps, file))) throw new InvalidError(clipFileTexts.inResume);
}

/** Deletes uploads that nobody needs: those given up, and those that no résumé has named for a day. */
export async function sweepClips(deps: ClipDeps): Promise<void> {
  const files = clipFileRepository(deps.db);
  await files.discardUnused(deps.clock());
  await removeDiscarded({ ...deps, files });
  await files.forget(deps.clock());
}
