import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store.ts";

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Keeps files in a folder. A reader never sees half a file: each is written aside and then renamed. */
export function diskFiles(folder: string): FileStore {
  // Named after its file, so that whoever removes the one also removes what a crash has left of the other.
  const asideOf = (file: string) => join(folder, `.${file}.part`);

  return {
    write: async (file, content) => {
      await mkdir(folder, { recursive: true });
      const aside = asideOf(file);
      try {
        await writeFile(aside, content);
        await rename(aside, join(folder, file));
      } catch (error) {
        // Two programs that write the same file at once share what they write aside: one of them puts it in place.
        if (!(await exists(join(folder, file)))) throw error;
      } finally {
        await rm(aside, { force: true });
      }
    },
    open: async (file) => {
      const handle = await open(join(folder, file)).catch(() => null);
      if (!handle) return null;
      const { size, mtimeMs } = await handle.stat();
      const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
      return { body: handle.createReadStream(), size, etag };
    },
    remove: async (file) => {
      await rm(asideOf(file), { force: true });
      await rm(join(folder, file), { force: true });
    },
  };
}
