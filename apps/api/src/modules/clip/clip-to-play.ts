import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { readerOf } from "../portfolio/show-portfolio.ts";
import { profileViewRepository } from "../profile/profile-view-repository.ts";
import { seenProfile } from "../profile/seen-profile.ts";
import type { Actor } from "../session/session-repository.ts";
import { type ClipFileRow, clipFileRepository } from "./clip-file-repository.ts";

/**
 * The uploaded clip that a reader plays: its owner always, anybody else as long as they see it among the clips of the public profile. Asked for each
 * request, so that what is hidden is gone. Throws NotFoundError, which tells nobody that there is one.
 */
export async function clipToPlay(db: Db, actor: Actor | null, key: string): Promise<ClipFileRow> {
  const file = await clipFileRepository(db).getWhole(key);
  if (!file) throw new NotFoundError();
  if (actor?.userId === file.user_id) return file;
  const whole = await profileViewRepository(db).getPublicOf(file.user_id);
  if (!whole) throw new NotFoundError();
  const { clips } = seenProfile(whole, await readerOf(db, actor, whole));
  if (!clips.some((clip) => clip.file?.key === key)) throw new NotFoundError();
  return file;
}
