import { buffer } from "node:stream/consumers";
import type { FileStore } from "./file-store.ts";

const nameOf = (key: string, index: number) => `piece-${key}-${index}`;

/**
 * Large files in a store, piece by piece: none is ever in memory as a whole. `key` names the file, and nobody is to guess it. No address of
 * the site leads to such pieces.
 */
export function filePieces(files: FileStore) {
  async function read(key: string, index: number): Promise<Buffer | null> {
    const stored = await files.open(nameOf(key, index));
    return stored && buffer(stored.body);
  }

  /** The bytes of all pieces. Throws where one is missing. */
  async function* readAll(key: string, count: number): AsyncGenerator<Buffer, void> {
    for (let index = 0; index < count; index += 1) {
      const piece = await read(key, index);
      if (!piece) throw new Error(`Piece ${index} of ${count} is not in the store`);
      yield piece;
    }
  }

  async function remove(key: string, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await removeOne(key, index);
  }

  const removeOne = (key: string, index: number) => files.remove(nameOf(key, index));
  const write = (key: string, index: number, content: Buffer) => files.write(nameOf(key, index), content);

  return { write, read, readAll, remove, removeOne };
}

export type FilePieces = ReturnType<typeof filePieces>;
