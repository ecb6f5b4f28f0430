import { uploadLimits } from "@callboard/contracts/upload-limits";
import pLimit from "p-limit";
import type { FilePieces } from "../files/file-pieces.ts";
import type { ByteRange } from "./byte-range.ts";

const { pieceBytes } = uploadLimits;
const atOnce = 8;

/** The bytes of a range, piece by piece. Throws where one is missing. */
export async function* readRange(pieces: FilePieces, key: string, { start, end }: ByteRange) {
  for (let index = Math.floor(start / pieceBytes); index * pieceBytes <= end; index += 1) {
    const piece = await pieces.read(key, index);
    if (!piece) throw new Error(`Piece ${index} of an upload is not in the store`);
    const begin = index * pieceBytes;
    yield piece.subarray(Math.max(0, start - begin), end + 1 - begin);
  }
}

/** What is stored of the piece that a position lies in, up to it. */
export async function beginningOfPiece(pieces: FilePieces, key: string, position: number): Promise<Buffer> {
  const length = position % pieceBytes;
  if (length === 0) return Buffer.alloc(0);
  const piece = await pieces.read(key, Math.floor(position / pieceBytes));
  if (!piece || piece.length < length) throw new Error("The last piece of an upload is not in the store");
  return piece.subarray(0, length);
}

/** Deletes all pieces of a file of so many bytes, those that were not noted too. */
export async function removePieces(pieces: FilePieces, key: string, size: number): Promise<void> {
  const limit = pLimit(atOnce);
  const indexes = Array.from({ length: Math.ceil(size / pieceBytes) }, (_, index) => index);
  await Promise.all(indexes.map((index) => limit(() => pieces.removeOne(key, index))));
}
