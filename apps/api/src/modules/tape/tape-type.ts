import type { TapeType } from "@callboard/contracts/tape";

/** Brands of files that begin with an ISO media header and are videos; others are images and sound. */
const videoBrand =
  /^(?:iso[m\da-z]|mp4[12v]|mp71|avc1|hvc1|dash|cmf[cs\d]|M4V[ HP]|MSNV|XAVC|f4v |3g[p2][\da-z])$/;
/** A header is short: a larger number is letters, and the file something else as well. */
const headerMax = 512;
/** The ids of the header of WebM and Matroska, and of the word in it that says which of them it is. */
const ebml = 0x1a45dfa3;
const docType = Buffer.from([0x42, 0x82]);

/** The type of a video by its first bytes, whatever its name and sender say; null for anything else. */
export function tapeTypeOf(head: Buffer): TapeType | null {
  if (head.length < 16) return null;
  return isoType(head) ?? ebmlType(head);
}

function isoType(head: Buffer): TapeType | null {
  const size = head.readUInt32BE(0);
  if (head.toString("latin1", 4, 8) !== "ftyp" || size < 16 || size > headerMax || size % 4 !== 0)
    return null;
  const brand = head.toString("latin1", 8, 12);
  if (brand === "qt  ") return "video/quicktime";
  return videoBrand.test(brand) ? "video/mp4" : null;
}

function ebmlType(head: Buffer): TapeType | null {
  if (head.readUInt32BE(0) !== ebml) return null;
  // The header says how long it is in one byte, or in eight that begin with a one.
  const first = head.readUInt8(4);
  const length = first === 1 ? head.readUInt32BE(8) : first & 0x7f;
  const header = head.subarray(5, Math.min(12 + length, 64));
  const at = header.indexOf(docType);
  if (at === -1 || at + 3 > header.length) return null;
  const word = header.toString("latin1", at + 3, at + 3 + (header.readUInt8(at + 2) & 0x7f));
  if (word === "webm") return "video/webm";
  return word === "matroska" ? "video/x-matroska" : null;
}
