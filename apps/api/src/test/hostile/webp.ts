/** A lossless WebP of one colour, claiming another size: its pixels take no bits, so that the claim holds. */
export function withClaim(webp: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(webp);
  const at = bytes.indexOf("VP8L") + 9;
  const rest = bytes.readUInt32LE(at) & 0xf000_0000;
  bytes.writeUInt32LE((rest | (width - 1) | ((height - 1) << 14)) >>> 0, at);
  return bytes;
}

/** The same WebP with one more chunk at its end, counted in. */
export function withChunk(webp: Buffer, name: string, content: string): Buffer {
  const padded = Buffer.from(content.length % 2 ? `${content} ` : content);
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(padded.length, 4);
  const bytes = Buffer.concat([webp, head, padded]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}
