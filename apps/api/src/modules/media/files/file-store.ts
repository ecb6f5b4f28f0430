import type { Readable } from "node:stream";

/** A stored file on its way to a reader. */
export type StoredFile = { body: Readable; size: number; etag: string };

/** Where files lie: a folder, or a bucket. Names are checked by whoever calls. */
export type FileStore = {
  /** Keeps a file under a name. A reader sees the whole of it or nothing. */
  write: (file: string, content: Buffer) => Promise<void>;
  /** Null when there is none. The caller reads or destroys the body. */
  open: (file: string) => Promise<StoredFile | null>;
  /** Nothing happens when there is none. */
  remove: (file: string) => Promise<void>;
};
