import { clipFileTexts } from "@callboard/contracts/clip-file";
import type { Clip } from "@callboard/contracts/resume";
import type { Db } from "../../db/client.ts";
import { FieldError } from "../../http/errors.ts";
import { clipFileRepository, toClipFile } from "../clip/clip-file-repository.ts";

/**
 * Notes which uploaded files the clips of somebody's résumé name. Returns the clips with what is known of their files. Works inside a transaction
 * that holds the profile. Throws FieldError for a file that is not theirs, or not whole.
 */
export async function nameClipFiles(tx: Db, userId: number, clips: Clip[], now: Date): Promise<Clip[]> {
  const files = clipFileRepository(tx);
  const keys = clips.flatMap(({ file }) => file?.key ?? []);
  const known = new Map((await files.holdWhole(userId, keys)).map((row) => [row.key, row]));
  const named = clips.map((clip, index) => {
    if (!clip.file) return clip;
    const row = known.get(clip.file.key);
    if (!row) throw new FieldError({ [`clips.${index}.file`]: clipFileTexts.gone });
    return { ...clip, file: toClipFile(row) };
  });
  await files.nameInResume(userId, keys, now);
  return named;
}
