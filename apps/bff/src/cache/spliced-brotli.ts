import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from "node:zlib";

/** A tenth smaller than what is quick: it is made once for as long as a page says the same. */
const quality = 10;
/** What stands behind a gap decides how brotli reads on (RFC 7932, 7.1): so much of it stays as it is. */
const context = 2;
const nothing = Buffer.alloc(0);
const unpack = promisify(brotliDecompress);

/** No larger window than the text needs, with which the encoder's memory goes; as a power of two. */
const windowFor = (length: number) => Math.min(Math.max(Math.ceil(Math.log2(length)), 16), 22);

function createEncoder(length: number): BrotliCompress {
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  });
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

/** A meta-block that holds its bytes as they are (RFC 7932, 9.2); at most 65,536 of them. */
function storedBlock(text: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((text.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, text]);
}

/** Fills the gaps of a compressed text. */
export type SplicedBrotli = (fillings: readonly Buffer[]) => { top: Buffer; rest: Buffer };

/**
 * Compresses a text with gaps of `gapLengths` bytes once, and gives what fills them each time: a function of as many
 * fillings as there are gaps between `parts`, which returns the whole as brotli in two pieces, the second the same each
 * time. Null where that cannot be done, which reading it back shows: a distance or a tree could lean on a gap.
 */
export async function spliceBrotli(
  parts: readonly Buffer[],
  gapLengths: readonly number[],
): Promise<SplicedBrotli | null> {
  const [first = nothing, ...others] = parts;
  if (others.some(({ length }) => length < context)) return null;
  const lengths = [...parts.map(({ length }) => length), ...gapLengths];
  const encoder = createEncoder(lengths.reduce((sum, length) => sum + length, 0));
  const blocks = [await packed(encoder, first, others.length === 0)];
  for (const [index, part] of others.entries()) {
    // The encoder sees a gap of the same length, filled with what resembles nothing; what it makes of that is dropped.
    const gap = Buffer.concat([randomBytes(gapLengths[index] ?? 0), part.subarray(0, context)]);
    await packed(encoder, gap, false);
    blocks.push(await packed(encoder, part.subarray(context), index === others.length - 1));
  }

  const rest = blocks.pop() ?? nothing;
  const contexts = others.map((part) => part.subarray(0, context));
  const splice: SplicedBrotli = (fillings) => {
    const pieces = blocks.flatMap((block, index) => [
      block,
      storedBlock(Buffer.concat([fillings[index] ?? nothing, contexts[index] ?? nothing])),
    ]);
    return { top: Buffer.concat(pieces), rest };
  };
  const proofs = gapLengths.map((length) => randomBytes(length));
  const read = await unpack(Buffer.concat([splice(proofs).top, rest])).catch(() => null);
  const whole = parts.flatMap((part, index) => [part, proofs[index] ?? nothing]);
  return read?.equals(Buffer.concat(whole)) ? splice : null;
}
