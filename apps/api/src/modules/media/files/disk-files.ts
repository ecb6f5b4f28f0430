import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store.ts";

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Stores files in a folder, atomically: each is written to a temporary file and then renamed. */
export function diskFiles(folder: string): FileStore {
  // Named after its file, so that removing the file also removes what a crash left.
  const partOf = (file: string) => join(folder, `.${file}.part`);

  return {
    write: async (file, content) => {
      await mkdir(folder, { recursive: true });
      const part = partOf(file);
      try {
        await writeFile(part, content);
        await rename(part, join(folder, file));
      } catch (error) {
        // Two processes that write the same file share the temporary one, and one of them renames it.
        if (!(await exists(join(folder, file)))) throw error;
      } finally {
        await rm(part, { force: true });
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
      await rm(partOf(file), { force: true });
      await rm(join(folder, file), { force: true });
    },
  };
}
