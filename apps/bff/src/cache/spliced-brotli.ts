import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from "node:zlib";

const quality = 5;
/** What stands behind a gap decides how brotli reads on (RFC 7932, 7.1): so much of it stays as it is. */
const context = 2;
const unpack = promisify(brotliDecompress);

/** A meta-block that holds its bytes as they are (RFC 7932, 9.2); at most 65,536 of them. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((text.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, text]);
}

/** Compresses some more of a text, up to a whole byte. */
async function packed(encoder: BrotliCompress, text: Buffer, isLast: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const take = (chunk: Buffer) => chunks.push(chunk);
  encoder.on("data", take);
  await new Promise<void>((done, fail) => {
    encoder.once("error", fail);
    if (isLast) encoder.once("end", done).end(text);
    else {
      encoder.write(text);
      encoder.flush(constants.BROTLI_OPERATION_FLUSH, done);
    }
  });
  // What still waits in the stream is told of as well.
  encoder.read();
  encoder.off("data", take);
  return Buffer.concat(chunks);
}

/** Fills the gaps of a compressed text. */
export type SplicedBrotli = (fillings: readonly Buffer[]) => { top: Buffer; rest: Buffer };

/**
 * Compresses a text with gaps once, and gives what fills them each time: a function of as many fillings, each of
 * `gapLength` bytes, as there are gaps between `parts`, which returns the whole as brotli in two pieces, the second the
 * same each time. Null where that cannot be done, which reading it back shows: a distance or a tree could lean on a gap.
 */
export async function spliceBrotli(
  parts: readonly Buffer[],
  gapLength: number,
): Promise<SplicedBrotli | null> {
  const [first, ...others] = parts as [Buffer, ...Buffer[]];
  if (others.some(({ length }) => length < context)) return null;
  const total = parts.reduce((sum, { length }) => sum + length + gapLength, 0);
  const encoder = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: total },
  });
  const blocks = [await packed(encoder, first, others.length === 0)];
  for (const [index, part] of others.entries()) {
    const head = part.subarray(0, context);
    // The encoder sees a gap of the same length, filled with what resembles nothing; what it makes of that is dropped.
    await packed(encoder, Buffer.concat([randomBytes(gapLength), head]), false);
    blocks.push(await packed(encoder, part.subarray(context), index === others.length - 1));
  }

  const rest = blocks.pop() ?? Buffer.alloc(0);
  const splice: SplicedBrotli = (fillings) => ({
    rest,
    top: Buffer.concat(
      blocks.flatMap((block, index) => [
        block,
        storedBlock(
          Buffer.concat([
            fillings[index] ?? Buffer.alloc(0),
            others[index]?.subarray(0, context) ?? Buffer.alloc(0),
          ]),
        ),
      ]),
    ),
  });
  const proofs = others.map(() => randomBytes(gapLength));
  const { top } = splice(proofs);
  const read = await unpack(Buffer.concat([top, rest])).catch(() => null);
  const whole = parts.flatMap((part, index) => [part, proofs[index] ?? Buffer.alloc(0)]);
  return read?.equals(Buffer.concat(whole)) ? splice : null;
}
