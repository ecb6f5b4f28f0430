import type { ClipFileType } from "@callboard/contracts/clip-file";
import { tapeTypeOf } from "../tape/tape-type.ts";

const isoHeaderMax = 512;
const soundBrand = /^M4[AB] $/;
/** Recorders of telephones write recordings with the header of a video: their name tells. Nothing but the player depends on it. */
const soundName = /\.(?:m4a|m4b|aac)$/i;
const videoCodec = /V_[A-Z\d]/;
const soundCodec = /A_(?:OPUS|VORBIS)/;
/** Where the list of tracks of a WebM file is: near its beginning. */
const tracksWithin = 65_536;

/** The type of a video or a recording by its first bytes, whatever its sender says; null for anything else. */
export function clipFileTypeOf(head: Buffer, { name }: { name: string }): ClipFileType | null {
  if (head.length < 16) return null;
  const video = tapeTypeOf(head);
  if (video === "video/webm") return hasSoundAlone(head) ? "audio/webm" : video;
  if (video === "video/mp4") return soundName.test(name) ? "audio/mp4" : video;
  return video ?? isoSound(head) ?? containerOfSound(head) ?? mpegSound(head);
}

function hasSoundAlone(head: Buffer): boolean {
  const tracks = head.toString("latin1", 0, tracksWithin);
  return soundCodec.test(tracks) && !videoCodec.test(tracks);
}

function isoSound(head: Buffer): ClipFileType | null {
  const size = head.readUInt32BE(0);
  if (head.toString("latin1", 4, 8) !== "ftyp" || size < 16 || size > isoHeaderMax || size % 4 !== 0)
    return null;
  return soundBrand.test(head.toString("latin1", 8, 12)) ? "audio/mp4" : null;
}

function containerOfSound(head: Buffer): ClipFileType | null {
  const [first, third] = [head.toString("latin1", 0, 4), head.toString("latin1", 8, 12)];
  if (first === "RIFF" && third === "WAVE") return "audio/wav";
  // The version of an Ogg page is always 0, and its first page begins a stream.
  return first === "OggS" && head.readUInt8(4) === 0 && head.readUInt8(5) === 2 ? "audio/ogg" : null;
}

/** MP3: a tag of ID3, whose version and length have bits that are always 0, or a frame. */
function mpegSound(head: Buffer): ClipFileType | null {
  if (head.toString("latin1", 0, 3) === "ID3") {
    const isTag = [2, 3, 4].includes(head.readUInt8(3)) && head.subarray(6, 10).every((byte) => byte < 0x80);
    return isTag ? "audio/mpeg" : null;
  }
  const frame = head.readUInt16BE(0);
  const rates = head.readUInt8(2);
  // Eleven bits of one, MPEG 1 or 2 with layer III; a bit rate and a sampling rate that there are.
  const isFrame = (frame & 0xfff6) === 0xfff2;
  const isRate = rates >> 4 !== 0 && rates >> 4 !== 15 && ((rates >> 2) & 3) !== 3;
  return isFrame && isRate ? "audio/mpeg" : null;
}
