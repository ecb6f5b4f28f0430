import { createHash } from "node:crypto";
import type { ChangeImageInput, LibraryImage } from "@callboard/contracts/library-image";
import type { Db } from "../../db/client.ts";
import { ConflictError, NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { RepositoryError } from "../../repository-error.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import type { Acting } from "../staff/acting.ts";
import { mayRemove } from "./image-policy.ts";
import { imageRepository, type NewImage } from "./image-repository.ts";
import { removeImageJob } from "./remove-image-job.ts";

const changedMeanwhile = "Somebody changed this image meanwhile";

/** The SHA-256 of a file, by which the library finds it again. */
export const imageHash = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

type Noted = Pick<Acting, "by" | "now"> & { requestId?: string };
type Added = Omit<NewImage, "created_at" | "created_by" | "created_by_id" | "alt">;

/** Adds an image whose files are stored, in their transaction. Null where the library has the same file already. */
export async function addImage(
  tx: Db,
  { by, now, requestId }: Noted,
  action: "image.upload" | "image.import",
  added: Added,
): Promise<LibraryImage | null> {
  const who = { created_at: now, created_by_id: by.id, created_by: by.name };
  const image = await imageRepository(tx).create({ ...added, ...who, alt: "" });
  if (!image) return null;
  await auditRepository(tx).record({
    ...{ actor: by, action, subject: { kind: "image", id: image.id }, requestId, now },
    after: { name: image.name, address: image.address },
  });
  return image;
}

/** Throws NotFoundError and ConflictError. */
async function lockedImage(tx: Db, id: number, version: number): Promise<LibraryImage> {
  const image = await imageRepository(tx).getLocked(id);
  if (!image) throw new NotFoundError();
  if (image.version !== version) throw new ConflictError(changedMeanwhile);
  return image;
}

/** Gives an image another name or alternative text. Articles that use it keep the text that they have. Throws NotFoundError and ConflictError. */
export function changeImage(
  { db, by, now, requestId }: Acting,
  id: number,
  input: ChangeImageInput,
): Promise<LibraryImage> {
  return db.transaction(async (tx) => {
    const { name, alt } = await lockedImage(tx, id, input.version);
    await imageRepository(tx).update(id, input);
    await auditRepository(tx).record({
      ...{ actor: by, action: "image.change", subject: { kind: "image", id }, requestId, now },
      ...{ before: { name, alt }, after: { name: input.name, alt: input.alt } },
    });
    const image = await imageRepository(tx).get(id);
    if (!image) throw new NotFoundError();
    return image;
  });
}

/**
 * Deletes an image that nothing uses, and leaves its files to a job. What begins to use it at the same moment is either there before, and
 * it stays, or finds no image. Throws NotFoundError, ConflictError and RepositoryError.
 */
export async function removeImage(
  { db, by, now, requestId }: Acting,
  queue: JobQueue,
  id: number,
  version: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const image = await lockedImage(tx, id, version);
    if (!mayRemove(image)) throw new RepositoryError("image_used");
    await imageRepository(tx).remove(id);
    await queue.add(tx, removeImageJob(image));
    const { name, alt, address } = image;
    await auditRepository(tx).record({
      ...{ actor: by, action: "image.remove", subject: { kind: "image", id }, requestId, now },
      ...{ before: { name, alt, address }, after: null },
    });
  });
  queue.wake();
}
