import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { byteRangeOf } from "./byte-range.ts";
import { readRange } from "./tape-pieces.ts";
import { type TapeRow, toTape } from "./tape-repository.ts";

/** Sends the bytes of a tape that were asked for. A name is written once: as long as the tag is the same, so are the bytes. */
export function sendTape(
  pieces: FilePieces,
  { headers }: Pick<FastifyRequest, "headers">,
  reply: FastifyReply,
  tape: TapeRow,
) {
  const etag = `"${tape.key}"`;
  const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
  const range = isSame ? byteRangeOf(headers.range, tape.size) : null;
  reply.headers({ etag, "accept-ranges": "bytes", "cache-control": "no-store" });
  reply.headers({ "x-content-type-options": "nosniff", "content-type": toTape(tape).type });
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${tape.size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: tape.size - 1 };
  reply.header("content-length", end + 1 - start);
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${tape.size}`);
  const bytes = readRange(pieces, tape.key, { start, end });
  return reply.send(Readable.from(bytes, { objectMode: false }));
}
