/** Where an import reads from: a folder, or the entries of an archive. Names have forward slashes and stay inside of it. */
export type ImportFiles = {
  /** The names of all files, sorted. Throws ImportError with more than an import may have. */
  names: () => Promise<string[]>;
  has: (name: string) => boolean;
  /** The bytes of a file. Throws ImportError for none of this name and for one of more than `most` bytes. */
  open: (name: string, most: number) => AsyncIterable<Uint8Array>;
  close: () => Promise<void>;
};

/** A file of an import that a reader may read more than once. */
export type ImportFile = { name: string; open: () => AsyncIterable<Uint8Array> };

/** All bytes of a file. */
export async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}
