import { createWriteStream } from "node:fs";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { toDate } from "../../dates.ts";
import { ImportError } from "../import/import-error.ts";
import { type ImportSource, openSource } from "../import/open-source.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { inFolder } from "../media/in-folder.ts";
import type { ImportRow } from "./article-import-repository.ts";
import { piecesOf } from "./show-import.ts";

/** Shorter than the hour after which temporary files are swept. In ms. */
const touchMs = 600_000;

type Deps = { pieces: FilePieces; uploadFolder: string };

/** Runs `work` with the file of an import, which lies in a temporary folder meanwhile. Throws ImportError without the names of our folders. */
export function withUploadedSource<Done>(
  { pieces, uploadFolder }: Deps,
  row: ImportRow,
  work: (source: ImportSource) => Promise<Done>,
): Promise<Done> {
  return inFolder(uploadFolder, "import-", async (folder) => {
    const path = join(folder, localName(row.file_name));
    const now = () => toDate(Date.now());
    const timer = setInterval(() => void utimes(folder, now(), now()).catch(() => {}), touchMs).unref();
    try {
      await pipeline(
        pieces.readAll(row.file_key, piecesOf(row.size)),
        createWriteStream(path, { mode: 0o600 }),
      );
      const source = await openSource(path);
      try {
        return await work(source);
      } finally {
        await source.files.close();
      }
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      throw new ImportError(error.message.replaceAll(`${folder}/`, ""), { cause: error });
    } finally {
      clearInterval(timer);
    }
  });
}

/** The name of the file as reports show it, which is a name in our folder and nothing else. */
function localName(name: string): string {
  const [, stem = "", kind = ""] = /^(.*)\.(json|xml|zip)$/i.exec(name) ?? [];
  const safe = stem
    .replace(/[^\p{L}\p{N} _()-]+/gu, "_")
    .slice(0, 60)
    .toWellFormed();
  return `${safe.trim() || "export"}.${kind.toLowerCase()}`;
}
