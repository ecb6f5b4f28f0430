import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FilePieces } from "../files/file-pieces.ts";
import { byteRangeOf } from "./byte-range.ts";
import { readRange } from "./file-range.ts";

/** A file whose bytes are all there. */
type SentFile = { key: string; size: number; type: string | null };

/** Sends the bytes of a file that were asked for. Content is never changed under a key: the key is the ETag. */
export function sendFile(
  pieces: FilePieces,
  { headers }: Pick<FastifyRequest, "headers">,
  reply: FastifyReply,
  { key, size, type }: SentFile,
) {
  if (!type) throw new Error("A file that is whole has no type");
  const etag = `"${key}"`;
  const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
  const range = isSame ? byteRangeOf(headers.range, size) : null;
  reply.headers({ etag, "accept-ranges": "bytes", "cache-control": "no-store" });
  reply.headers({ "x-content-type-options": "nosniff", "content-type": type });
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.header("content-length", end + 1 - start);
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
  const bytes = readRange(pieces, key, { start, end });
  return reply.send(Readable.from(bytes, { objectMode: false }));
}
