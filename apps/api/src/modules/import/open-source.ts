import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { folderFiles } from "./files/folder-files.ts";
import { zipFiles } from "./files/zip-files.ts";
import { readGhost } from "./ghost/ghost-reader.ts";
import { ImportError } from "./import-error.ts";
import type { ImportFiles } from "./import-files.ts";
import { type ImportEntry, importLimits, type SourceKind } from "./imported-post.ts";
import { readMarkdown } from "./markdown/markdown-reader.ts";
import { readWordpress } from "./wordpress/wordpress-reader.ts";

/** What is imported: its kind, its entries from the first each time, and the files beside it. */
export type ImportSource = {
  kind: SourceKind;
  entries: () => AsyncIterable<ImportEntry>;
  files: ImportFiles;
};

/**
 * Opens a Ghost export (`.json`), a WordPress export (`.xml`), a folder of Markdown, or a folder or zip archive that holds one of
 * these. The caller closes its files. Throws ImportError for anything else.
 */
export async function openSource(path: string): Promise<ImportSource> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportError(`${path}: there is no such file or folder`);
  if (found.isDirectory()) return sourceIn(folderFiles(path), path);
  const name = basename(path);
  if (/\.zip$/i.test(name)) return sourceIn(await zipFiles(path), path);
  const files = folderFiles(dirname(path));
  if (/\.(json|xml)$/i.test(name)) return sourceOf(files, name);
  throw new ImportError(`${name}: is neither .json (Ghost), .xml (WordPress), .zip nor a folder`);
}

async function sourceIn(files: ImportFiles, path: string): Promise<ImportSource> {
  try {
    const names = await files.names();
    const exports = names.filter((name) => /^[^/]+\.(json|xml)$/i.test(name) && !isSettings.test(name));
    if (names.some((name) => /\.(md|markdown)$/i.test(name)) && exports.length !== 1)
      return markdownSource(files);
    if (exports.length === 1 && exports[0]) return sourceOf(files, exports[0]);
    const several =
      exports.length > 1 ? `holds several exports (${exports.slice(0, 5).join(", ")}): name one` : "";
    throw new ImportError(`${path}: ${several || "holds no export of Ghost or WordPress, and no Markdown"}`);
  } catch (error) {
    await files.close();
    throw error;
  }
}

/** What lies beside texts for other programs. */
const isSettings = /^(package(-lock)?|tsconfig|composer|redirects|sitemap)\.|^\./i;

const markdownSource = (files: ImportFiles): ImportSource => ({
  kind: "markdown",
  entries: () => bounded(readMarkdown(files)),
  files,
});

function sourceOf(files: ImportFiles, name: string): ImportSource {
  const file = { name, open: () => files.open(name, importLimits.fileBytes) };
  return /\.json$/i.test(name)
    ? { kind: "ghost", entries: () => bounded(readGhost(file)), files }
    : { kind: "wordpress", entries: () => bounded(readWordpress(file)), files };
}

async function* bounded(entries: AsyncIterable<ImportEntry>): AsyncGenerator<ImportEntry, void> {
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (count > importLimits.posts * 5) throw new ImportError("It holds more than can be imported at once");
    yield entry;
  }
}
