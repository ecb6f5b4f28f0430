import { inflateSync } from "node:zlib";

const [headerLength, recordLength] = [12, 16];
const [woffHeaderLength, woffRecordLength] = [44, 20];

type Table = { record: Buffer; data: Buffer };

function readTable(woff: Buffer, index: number): Table {
  const at = woffHeaderLength + index * woffRecordLength;
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
    number,
    number,
    number,
  ];
  const bytes = woff.subarray(offset, offset + packed);
  const record = Buffer.alloc(recordLength);
  // Its name and its checksum; where it stands is written later.
  woff.copy(record, 0, at, at + 4);
  woff.copy(record, 4, at + 16, at + 20);
  record.writeUInt32BE(length, 12);
  return { record, data: packed < length ? inflateSync(bytes) : bytes };
}

function headerOf(woff: Buffer, count: number): Buffer {
  const header = Buffer.alloc(headerLength);
  const depth = Math.floor(Math.log2(count));
  const range = 2 ** depth * recordLength;
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(range, 6);
  header.writeUInt16BE(depth, 8);
  header.writeUInt16BE(count * recordLength - range, 10);
  return header;
}

/** Unpacks a font from the web's format (WOFF 1.0) into the one that text is drawn with (OpenType). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no font in WOFF");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, index));
  let offset = headerLength + count * recordLength;
  const bodies = tables.map(({ record, data }) => {
    record.writeUInt32BE(offset, 8);
    const body = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += body.length;
    return body;
  });
  return Buffer.concat([headerOf(woff, count), ...tables.map(({ record }) => record), ...bodies]);
}
