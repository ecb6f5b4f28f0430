import { constants, crc32, deflateRawSync } from "node:zlib";
import { zeroBytes } from "./crc32-operator.ts";

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const level = 8;
const nothing = Buffer.alloc(0);

type Part = { deflated: Buffer; crc: number; length: number; shift: (checksum: number) => number };

function partOf(text: Buffer, isLast: boolean): Part {
  const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  const deflated = deflateRawSync(text, { level, finishFlush });
  return { deflated, crc: crc32(text), length: text.length, shift: zeroBytes(text.length) };
}

/** A block of deflate that holds its bytes as they are (RFC 1951, 3.2.4); at most 65,535 of them. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([head, text]);
}

function trailerOf(checksum: number, length: number): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum >>> 0, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return trailer;
}

/** Fills the gaps of a compressed text. */
export type SplicedGzip = (fillings: readonly Buffer[]) => { top: Buffer; rest: Buffer; trailer: Buffer };

/**
 * Compresses a text with gaps once, and gives what fills them each time: a function of as many fillings as there are
 * gaps between `parts`, which returns the whole as gzip, in three pieces of which the second, the last part, is the same
 * each time. The checksum of the parts is carried on, not counted again.
 */
export function spliceGzip(parts: readonly Buffer[]): SplicedGzip {
  const prepared = parts.map((text, index) => partOf(text, index === parts.length - 1));
  return (fillings) => {
    const blocks: Buffer[] = [header];
    const rest = prepared.at(-1)?.deflated ?? nothing;
    let [checksum, length] = [0, 0];
    for (const [index, { deflated, crc, length: size, shift }] of prepared.entries()) {
      checksum = shift(checksum) ^ crc;
      length += size;
      if (index === prepared.length - 1) continue;
      const filling = fillings[index] ?? nothing;
      blocks.push(deflated, storedBlock(filling));
      checksum = crc32(filling, checksum >>> 0);
      length += filling.length;
    }
    return { top: Buffer.concat(blocks), rest, trailer: trailerOf(checksum, length) };
  };
}
