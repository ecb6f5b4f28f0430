import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Header = { width: number; height: number; depth?: number; colour?: number; isInterlaced?: boolean };

const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** One chunk of a PNG, with its checksum. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))]);
}

/** A PNG of those chunks, which claims to be what the header says. A colour of 0 is grey, 2 is RGB, 6 is RGBA. */
export function pngOf(
  { width, height, depth = 8, colour = 0, isInterlaced = false }: Header,
  ...chunks: Buffer[]
): Buffer {
  const header = Buffer.concat([
    uint32(width, height),
    Buffer.from([depth, colour, 0, 0, isInterlaced ? 1 : 0]),
  ]);
  return Buffer.concat([signature, pngChunk("IHDR", header), ...chunks, pngChunk("IEND", Buffer.alloc(0))]);
}

/** The pixels of a black PNG whose lines have so many bytes. */
export function blackLines(count: number, bytes: number): Buffer {
  return pngChunk("IDAT", deflateSync(Buffer.alloc(count * (bytes + 1))));
}

/** The same PNG with more chunks before its end. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)]);
}

/** The same PNG with one bit of the named chunk's checksum turned over. */
export function withWrongChecksum(png: Buffer, name: string): Buffer {
  const bytes = Buffer.from(png);
  const at = bytes.indexOf(name, 8, "latin1");
  const checksum = at + 4 + bytes.readUInt32BE(at - 4);
  bytes.writeUInt8(bytes.readUInt8(checksum) ^ 1, checksum);
  return bytes;
}
