import type { Db } from "../../db/client.ts";
import { FieldError } from "../../http/errors.ts";
import { RepositoryError } from "../../repository-error.ts";
import type { Editor } from "../article/article-row.ts";
import type { MediaStore } from "../media/media-store.ts";
import { PostError } from "./import-error.ts";
import { importImages } from "./import-images.ts";
import { importRepository } from "./import-repository.ts";
import type { ImportEntry } from "./imported-post.ts";
import type { ImportSource } from "./open-source.ts";
import { type ImportChoices, importPlan, type PlannedEntry, type PlannedPost } from "./plan.ts";
import { writePost } from "./write-post.ts";

export type Importing = {
  db: Db;
  media: MediaStore;
  clock: () => Date;
  source: ImportSource;
  choices: ImportChoices;
  by: Editor;
  /** The import of the staff that it is. */
  importId?: number;
};

/** Says what becomes of each entry, one after the other. Nothing is written. Throws ImportError for a file that cannot be read to its end. */
export async function* planImport({
  db,
  clock,
  source,
  choices,
}: Omit<Importing, "media" | "by">): AsyncGenerator<PlannedEntry, void> {
  for await (const { planned } of plannedEntries({ db, clock, source, choices })) yield planned;
}

/**
 * Imports, and says what has become of each entry. A post is written in a transaction of its own under its key, so that it can be run again after it
 * broke off at any moment: what is there stays as it is. Throws ImportError.
 */
export async function* runImport(importing: Importing): AsyncGenerator<PlannedEntry, void> {
  const { db, media, clock, source, by, choices, importId } = importing;
  const storeImage = importImages({ db, media, clock, by, files: source.files });
  for await (const { entry, planned } of plannedEntries(importing)) {
    if (!("post" in entry) || !("becomes" in planned) || planned.becomes === "unchanged") {
      yield planned;
      continue;
    }
    const { images, unreadable } = await storeImages(planned, storeImage);
    const writing = {
      post: entry.post,
      planned,
      domains: choices.domains,
      images,
      by,
      importId,
      now: clock(),
    };
    const problem = await problemOf(() => writePost(db, writing));
    const { source: name, line, title } = planned;
    if (problem !== null) yield { source: name, line, column: entry.column, title, problem };
    else yield { ...planned, losses: [...planned.losses, ...unreadable] };
  }
}

type Planned = { entry: ImportEntry; planned: PlannedEntry };

async function* plannedEntries(
  importing: Omit<Importing, "media" | "by" | "importId">,
): AsyncGenerator<Planned, void> {
  const { db, clock, source, choices } = importing;
  const existing = await importRepository(db).existing();
  const { plan } = importPlan({ existing, choices, now: clock(), hasFile: source.files.has });
  for await (const entry of source.entries()) yield { entry, planned: plan(entry) };
}

async function storeImages({ images }: PlannedPost, store: (name: string) => Promise<string | null>) {
  const stored = new Map(images.remote.map((src) => [src, src]));
  const unreadable: string[] = [];
  for (const { src, file } of images.found) {
    const address = await store(file);
    if (address) stored.set(src, address);
    else unreadable.push(`the image ${file}, which is no JPEG, PNG or WebP that can be read`);
  }
  return { images: stored, unreadable };
}

/** Why one post cannot be written; null where it is. */
async function problemOf(write: () => Promise<boolean>): Promise<string | null> {
  try {
    await write();
    return null;
  } catch (error) {
    if (error instanceof PostError) return error.message;
    if (error instanceof FieldError) return Object.values(error.fields).join("; ");
    if (error instanceof RepositoryError)
      return `Something of it was taken meanwhile (${error.message}): run the import again`;
    throw error;
  }
}
