import { closeSync, createReadStream, fstatSync, openSync, realpathSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, sep } from "node:path";
import { ImportError } from "../import-error.ts";
import type { ImportFiles } from "../import-files.ts";
import { importLimits } from "../imported-post.ts";

const deepest = 20;

/** The files of a folder. A name that leads out of it, by dots or by a link, is none of its files. */
export function folderFiles(folder: string): ImportFiles {
  const root = realpathSync(folder);

  function pathOf(name: string): string | null {
    if (name.includes("\0")) return null;
    try {
      const path = realpathSync(join(root, name));
      return path.startsWith(root.endsWith(sep) ? root : root + sep) && statSync(path).isFile() ? path : null;
    } catch {
      return null;
    }
  }

  async function* open(name: string, most: number): AsyncGenerator<Uint8Array> {
    const path = pathOf(name);
    if (!path) throw new ImportError(`${name}: there is no such file`);
    const file = openSync(path, "r");
    try {
      const { size } = fstatSync(file);
      if (size > most) throw new ImportError(`${name}: has ${size} bytes, ${most} at most can be read`);
      yield* createReadStream("", {
        fd: file,
        autoClose: false,
        highWaterMark: 1 << 18,
      }) as AsyncIterable<Buffer>;
    } finally {
      closeSync(file);
    }
  }

  async function names(): Promise<string[]> {
    const found: string[] = [];
    const walk = async (inner: string, depth: number) => {
      for (const entry of await readdir(join(root, inner), { withFileTypes: true })) {
        const name = inner ? `${inner}/${entry.name}` : entry.name;
        if (entry.isDirectory() && depth < deepest && !entry.name.startsWith("."))
          await walk(name, depth + 1);
        if (entry.isFile()) found.push(name);
        if (found.length > importLimits.zipEntries)
          throw new ImportError(`${folder}: holds more than ${importLimits.zipEntries} files`);
      }
    };
    await walk("", 0);
    return found.toSorted();
  }

  return { names, has: (name) => pathOf(name) !== null, open, close: async () => {} };
}
