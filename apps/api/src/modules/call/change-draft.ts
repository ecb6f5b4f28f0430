import type { DraftFields } from "@callboard/contracts/call-draft";
import { limits } from "@callboard/contracts/limits";
import type { Db } from "../../db/client.ts";
import { ConflictError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { abandonPhotos } from "../media/photo/photo-storage.ts";
import type { Actor } from "../session/session-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { assertActsFor, standing } from "../team/standing.ts";
import { callDraftRepository, type DraftRow } from "./call-draft-repository.ts";

type Photos = { banner_photo: string | null; description_photo: string | null };
type Drafting = { tx: Db; actor: Actor; now: Date };
type Saved = { row: DraftRow; orphans: string[] };

const photosOf = ({ banner_photo, description_photo }: Photos) => [banner_photo, description_photo];

/** Writes a new draft, for a team or for oneself. Throws ForbiddenError, and InvalidError where the account has as many as it may. */
export async function createDraft(
  { tx, actor, now }: Drafting,
  written: { fields: DraftFields } & Photos,
  accountId = actor.userId,
): Promise<DraftRow> {
  // Holds the account, so that two at once are counted one after the other.
  if (!(await suspensionRepository(tx).lockAccount(accountId))) throw new NotFoundError();
  assertActsFor(await standing(tx, actor), accountId);
  const drafts = callDraftRepository(tx);
  if ((await drafts.countOf(accountId)) >= limits.callDraftsMax) {
    throw new InvalidError(`You have ${limits.callDraftsMax} drafts: post one, or delete one`);
  }
  return drafts.create(accountId, written, now);
}

type Change = { id: number; version: number | undefined; fields: DraftFields; photos: Photos };

/** Writes a draft anew. Throws NotFoundError; ConflictError where it was changed after `version`. */
export async function updateDraft({ tx, actor: sent, now }: Drafting, change: Change): Promise<Saved> {
  const actor = await standing(tx, sent);
  const drafts = callDraftRepository(tx);
  const before = await drafts.getLocked(change.id, actor);
  if (!before) throw new NotFoundError();
  if (before.version !== change.version) throw new ConflictError("This draft was changed meanwhile");
  const row = await drafts.update(before.id, { ...change.photos, fields: change.fields }, now);
  const replaced = photosOf(before).filter((photo) => !photosOf(row).includes(photo));
  return { row, orphans: await abandonPhotos(tx, replaced, now) };
}

/** Deletes a draft, and gives the names of its photos. Throws NotFoundError. */
export function removeDraft(db: Db, actor: Actor, id: number, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const drafts = callDraftRepository(tx);
    const row = await drafts.getLocked(id, actor);
    if (!row) throw new NotFoundError();
    await drafts.remove(id);
    return abandonPhotos(tx, photosOf(row), now);
  });
}

/**
 * Ends a draft, in the transaction that posts its call. `kept` are the photos that the call takes over; the others are left to the
 * cleanup. Throws ConflictError where one of them is the draft's no more: it was posted, changed or deleted meanwhile.
 */
export async function postDraft(
  { tx, actor, now }: Drafting,
  id: number,
  kept: (string | null)[],
): Promise<void> {
  const drafts = callDraftRepository(tx);
  const row = await drafts.getLocked(id, actor);
  const own = row ? photosOf(row) : [];
  if (kept.some((photo) => !own.includes(photo))) {
    throw new ConflictError("This draft was posted or changed meanwhile");
  }
  if (row) await drafts.remove(id);
  await abandonPhotos(
    tx,
    own.filter((photo) => !kept.includes(photo)),
    now,
  );
}
