import { deflateSync } from "node:zlib";
import { limits } from "@callboard/contracts/limits";
import { photoTexts } from "@callboard/contracts/photo";
import { canary, type Hostile, type Images } from "./ingredients.ts";
import { withClaim as jpegClaim } from "./jpeg.ts";
import { blackLines, pngChunk, pngOf, withChunks, withWrongChecksum } from "./png.ts";
import { withClaim as webpClaim } from "./webp.ts";

const { unreadable, tooManyPixels, size } = photoTexts;

/** Few bytes that claim, or are, very many pixels. */
export const bombs = ({ flatWebp, jpeg, png }: Images): Hostile[] => [
  {
    name: "a black PNG of 900 million pixels",
    content: pngOf({ width: 30_000, height: 30_000, depth: 1 }, blackLines(30_000, 3_750)),
    refusal: tooManyPixels,
  },
  {
    name: "a WebP of 268 million pixels",
    content: webpClaim(flatWebp, 16_383, 16_383),
    refusal: tooManyPixels,
  },
  {
    name: "a WebP that would lie in memory as a whole",
    content: webpClaim(flatWebp, 7_000, 7_000),
    refusal: tooManyPixels,
  },
  { name: "a JPEG of 4 billion pixels", content: jpegClaim(jpeg, 65_500, 65_500), refusal: tooManyPixels },
  {
    name: "an interlaced PNG of 16 bits that would lie in memory as a whole",
    content: pngOf(
      { width: 5_000, height: 5_000, depth: 16, colour: 6, isInterlaced: true },
      blackLines(100, 40_000),
    ),
    refusal: tooManyPixels,
  },
  {
    name: "a PNG as wide and high as its header can say",
    content: pngOf({ width: 0x7fff_ffff, height: 0x7fff_ffff }, blackLines(1, 1)),
    refusal: unreadable,
  },
  {
    name: "a PNG with a text of 100 MB in 100 kB",
    content: withChunks(
      png,
      pngChunk(
        "zTXt",
        Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(100_000_000, "A"))]),
      ),
    ),
  },
  { name: "a strip one pixel wide", content: pngOf({ width: 1, height: 60_000 }, blackLines(60_000, 1)) },
  { name: "a strip one pixel high", content: pngOf({ width: 60_000, height: 1 }, blackLines(1, 60_000)) },
  { name: "a single pixel", content: pngOf({ width: 1, height: 1 }, blackLines(1, 1)) },
];

/** What breaks off or contradicts itself. */
export const broken = ({ jpeg, png, webp }: Images): Hostile[] => [
  { name: "half a JPEG", content: jpeg.subarray(0, jpeg.length / 2), refusal: unreadable },
  { name: "half a PNG", content: png.subarray(0, png.length / 2), refusal: unreadable },
  { name: "half a WebP", content: webp.subarray(0, webp.length / 2), refusal: unreadable },
  { name: "the first bytes of a JPEG", content: jpeg.subarray(0, 3), refusal: unreadable },
  { name: "the first bytes of a PNG", content: png.subarray(0, 8), refusal: unreadable },
  { name: "the first bytes of a WebP", content: webp.subarray(0, 12), refusal: unreadable },
  {
    name: "a PNG with a wrong checksum of its pixels",
    content: withWrongChecksum(png, "IDAT"),
    refusal: unreadable,
  },
  {
    name: "a PNG with a wrong checksum of its header",
    content: withWrongChecksum(png, "IHDR"),
    refusal: unreadable,
  },
  { name: "a PNG of no pixels", content: pngOf({ width: 0, height: 0 }), refusal: unreadable },
  { name: "no bytes at all", content: Buffer.alloc(0), refusal: "Banner photo is required" },
  {
    name: "a byte more than 5 MB",
    content: withChunks(png, pngChunk("prVt", Buffer.alloc(limits.photoMaxBytes))),
    refusal: size,
  },
];

/** Images that are taken, in forms that trip decoders. */
export const oddities = ({ animatedWebp, cmyk, deep, greyAlpha, interlaced, png }: Images): Hostile[] => [
  { name: "an animated WebP", content: animatedWebp },
  {
    name: "an animated PNG",
    content: Buffer.concat([
      png.subarray(0, 33),
      pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      png.subarray(33, -12),
      pngChunk("fdAT", Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from(canary)])),
      png.subarray(-12),
    ]),
  },
  { name: "a JPEG in four inks", content: cmyk },
  { name: "a PNG of 16 bits", content: deep },
  { name: "an interlaced PNG", content: interlaced },
  { name: "a grey PNG that lets through half the light", content: greyAlpha },
];
