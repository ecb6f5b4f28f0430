import type { Db } from "../../db/client.ts";
import type { ImportSource } from "../import/open-source.ts";
import type { ImportChoices } from "../import/plan.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import type { MediaStore } from "../media/media-store.ts";
import type { ImportRow } from "./article-import-repository.ts";

export type ImportJobDeps = {
  db: Db;
  clock: () => Date;
  media: MediaStore;
  pieces: FilePieces;
  /** Holds the file while it is read. */
  uploadFolder: string;
};

/** What a job does with the file of an import. */
export type FileWork = ImportJobDeps & { source: ImportSource; row: ImportRow; signal: AbortSignal };

/** What was chosen for all posts of an import. */
export const choicesOf = ({ domain_names, category, makes_categories }: ImportRow): ImportChoices => ({
  ...{ domains: domain_names, category, makes_categories },
});
