import type { Readable } from "node:stream";

/** A stored file on its way to a reader. */
export type StoredFile = { body: Readable; size: number; etag: string };

/** A folder or a bucket of files. The caller validates names. */
export type FileStore = {
  /** Writes a file, atomically for readers. */
  write: (file: string, content: Buffer) => Promise<void>;
  /** Null when there is none. The caller reads or destroys the body. */
  open: (file: string) => Promise<StoredFile | null>;
  /** Does nothing when there is none. */
  remove: (file: string) => Promise<void>;
};
