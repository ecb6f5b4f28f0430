import type { Readable } from "node:stream";
import { uploadLimits } from "@callboard/contracts/upload-limits";
import { ConflictError, FieldError, NotFoundError } from "../../../http/errors.ts";
import type { FilePieces } from "../files/file-pieces.ts";
import { orFull } from "../files/storage-full.ts";
import { beginningOfPiece } from "./file-range.ts";

const { pieceBytes, minBytes } = uploadLimits;

/** A file on its way. */
type Arriving = { key: string; size: number; received: number; type: string | null };
/** What is stored by now: its end, and the type by its first bytes. */
export type Stored<File extends Arriving> = { end: number; type: NonNullable<File["type"]> };

/** What the receiver knows of the files of one kind. */
export type Receiving<File extends Arriving> = {
  pieces: FilePieces;
  /** The type by the first bytes; null for what is not taken. */
  typeOf: (head: Buffer, file: File) => File["type"];
  /** Notes what is stored. Null where the file is not there any more, or somebody else was faster. */
  note: (file: File, stored: Stored<File>) => Promise<File | null>;
  giveUp: (file: File) => Promise<void>;
  exists: (file: File) => Promise<boolean>;
  /** `field` is what a refused type is said of. */
  texts: { field: string; type: string; full: string };
};

/** What comes of a stream until it ends or breaks off; `onBroken` hears why. */
async function* untilBroken(stream: Readable, onBroken: (error: unknown) => void): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    onBroken(error);
  }
}

/**
 * Stores what comes of a file, one piece in memory at a time. What came before a stream broke off stays stored. Returns how many bytes are stored.
 * Throws FieldError for a type that is not taken, which is given up; StorageFullError; ConflictError and NotFoundError where somebody else was
 * faster, or the file is not there any more; and what the stream and `note` throw.
 */
export async function receiveFile<File extends Arriving>(
  receiving: Receiving<File>,
  file: File,
  stream: Readable,
): Promise<number> {
  let current = file;
  let held = [await beginningOfPiece(receiving.pieces, file.key, file.received)];
  let length = file.received % pieceBytes;
  let broken: unknown;

  async function store(): Promise<void> {
    current = await storePiece(receiving, current, Buffer.concat(held, length));
    if (length < pieceBytes) return;
    held = [];
    length = 0;
  }

  for await (const chunk of untilBroken(stream, (error) => (broken = error ?? new Error("broken off")))) {
    for (let rest = chunk; rest.length > 0; ) {
      const taken = rest.subarray(0, pieceBytes - length);
      held.push(taken);
      length += taken.length;
      rest = rest.subarray(taken.length);
      if (length === pieceBytes) await store();
    }
  }
  if (length > 0) await store();
  if (broken) throw broken;
  return current.received;
}

/** Stores the piece that a file has come to, or its beginning. Returns the file as it is then. */
async function storePiece<File extends Arriving>(
  { pieces, typeOf, note, giveUp, exists, texts }: Receiving<File>,
  file: File,
  content: Buffer,
): Promise<File> {
  const index = Math.floor(file.received / pieceBytes);
  const end = index * pieceBytes + content.length;
  if (end === file.received || end > file.size) return file;
  // So little tells nothing yet; the sender goes on from where it was.
  if (end < minBytes) return file;
  const type = index === 0 ? typeOf(content, file) : file.type;
  if (!type) {
    await giveUp(file);
    throw new FieldError({ [texts.field]: texts.type });
  }
  await orFull(pieces.write(file.key, index, content), texts.full);
  const stored = await note(file, { end, type });
  if (stored) return stored;
  if (await exists(file)) throw new ConflictError("Sent twice at once");
  await pieces.removeOne(file.key, index);
  throw new NotFoundError();
}
