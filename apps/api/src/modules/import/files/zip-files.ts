import { type Entry, openPromise, type ZipFile } from "yauzl";
import { ImportError } from "../import-error.ts";
import type { ImportFiles } from "../import-files.ts";
import { importLimits } from "../imported-post.ts";

/** Much more than text and images are ever compressed. */
const ratioMax = 200;
const smallBytes = 10_000_000;

/**
 * The entries of a zip archive, which is read and never unpacked to the disk. Throws ImportError for what is no archive, for names that lead
 * out of it, and for one that would grow beyond all bounds.
 */
export async function zipFiles(path: string): Promise<ImportFiles> {
  const name = path.replace(/^.*[\\/]/, "");
  const fail = (what: string): never => {
    throw new ImportError(`${name}: ${what}`);
  };
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) =>
    fail(`is no zip archive that can be read (${error.message})`),
  );
  const entries = await listEntries(zip, fail).catch((error: unknown) => {
    zip.close();
    throw error;
  });

  async function* open(file: string, most: number): AsyncGenerator<Uint8Array> {
    const entry = entries.get(file) ?? fail(`has no file ${file}`);
    if (entry.uncompressedSize > most)
      throw new ImportError(`${file}: has ${entry.uncompressedSize} bytes, ${most} at most can be read`);
    try {
      // The archive's own word on the size is checked while it is read.
      for await (const chunk of await zip.openReadStreamPromise(entry)) yield chunk as Buffer;
    } catch (error) {
      fail(`the file ${file} cannot be read (${(error as Error).message})`);
    }
  }

  return {
    names: async () => [...entries.keys()].toSorted(),
    has: (file) => entries.has(file),
    open,
    close: async () => zip.close(),
  };
}

async function listEntries(zip: ZipFile, fail: (what: string) => never): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>();
  let total = 0;
  if (zip.entryCount > importLimits.zipEntries) fail(`holds more than ${importLimits.zipEntries} files`);
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/") || /(^|\/)(__MACOSX|\.)/.test(entry.fileName)) continue;
      if (entry.isEncrypted()) fail("is protected by a password");
      total += entry.uncompressedSize;
      if (total > importLimits.zipBytes || isBomb(entry))
        fail("would be far larger than it looks: it is not unpacked");
      found.set(entry.fileName, entry);
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    fail(`cannot be read (${(error as Error).message})`);
  }
  return withoutCommonFolder(found);
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > smallBytes && uncompressedSize > compressedSize * ratioMax;
}

/** Archives often hold one folder with everything in it. */
function withoutCommonFolder(found: Map<string, Entry>): Map<string, Entry> {
  const tops = new Set([...found.keys()].map((name) => name.replace(/\/.*$/s, "")));
  const [top = ""] = tops;
  if (tops.size !== 1 || found.has(top) || top === "content") return found;
  return new Map([...found].map(([name, entry]) => [name.slice(top.length + 1), entry]));
}
