import { open } from "node:fs/promises";
import { imageWidths } from "@callboard/contracts/image";
import { photoTexts } from "@callboard/contracts/photo";
import pLimit from "p-limit";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { Rectangle } from "./crop-rectangle.ts";

/** An image that is not taken; its message is for the person who sent it. */
export class ImageError extends Error {}

/** What the finest cameras of telephones make: a file of a few bytes can claim to be billions of pixels. */
const pixelsMax = 50_000_000;
/** How many bytes of decoded pixels may lie in memory for one image. */
const heldMax = 80_000_000;
/** How much taller than wide an image is kept at most. */
const tallest = 4;
/** JPEG, PNG, WebP. */
const beginnings = /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;
const widest = Math.max(...imageWidths);

// One image on each of two threads, and the memory of a finished one is given back instead of kept for the next.
sharp.concurrency(1);
sharp.cache(false);
const decoding = pLimit(2);

// Nothing else is ever decoded, whatever a file calls itself: the decoders of SVG, TIFF, HEIF… are not even asked.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

/** The part that is kept of an upright image of this size. */
type Cropping = (upright: { width: number; height: number }) => Rectangle;
export type Rendered = { width: number; content: Buffer };
/** In pixels, and in bytes. */
export type ImageSize = { width: number; height: number; size: number };

/** How large a stored image is, by its header. Rejects for what is no image. */
export async function imageSize(content: Buffer): Promise<ImageSize> {
  const { width, height } = await sharp(content).metadata();
  return { width, height, size: content.length };
}

/**
 * Makes WebP images of the known widths, smallest first, out of a JPEG, PNG or WebP image, given as its bytes or as the
 * path of its file: upright, the first frame of an animation, in sRGB, without metadata, never wider than it came. `crop` says which
 * part is kept.
 * Throws ImageError for anything else.
 */
export function renderImage(image: Buffer | string, crop?: Cropping): Promise<Rendered[]> {
  return decoding(async () => {
    const header = await checkHeader(image);
    const { data, info } = await decode(image, crop?.(header.autoOrient));
    const rendered: Rendered[] = [];
    for (const width of imageWidths) {
      // A higher effort takes twice the time for a twentieth of the size.
      const webp = fit(sharp(data, { raw: info }), width).webp({ quality: 76, effort: 2 });
      rendered.push({ width, content: await webp.toBuffer() });
    }
    return rendered;
  });
}

function fit(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: width * tallest, fit: "inside", withoutEnlargement: true });
}

/** Refuses by what the file says of itself, before a pixel is decoded. */
async function checkHeader(image: Buffer | string): Promise<Metadata> {
  if (!beginnings.test(await beginningOf(image))) throw new ImageError(photoTexts.type);
  const header = await sharp(image, { limitInputPixels: false }).metadata().catch(refuseUnreadable);
  if (header.width * header.height > pixelsMax || heldBytes(header) > heldMax) {
    throw new ImageError(photoTexts.tooManyPixels);
  }
  return header;
}

/** The first twelve bytes, a character each. */
async function beginningOf(image: Buffer | string): Promise<string> {
  if (Buffer.isBuffer(image)) return image.toString("latin1", 0, 12);
  const file = await open(image);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12));
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Most images are decoded a few lines at a time; of these the whole lies in memory before the first line is known. */
function heldBytes({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  const isDeep = depth === "ushort";
  if (format !== "webp" && !isProgressive && !isDeep) return 0;
  // A progressive JPEG is held as coefficients, of two bytes each.
  return width * height * channels * (isDeep || format === "jpeg" ? 2 : 1);
}

/** Decodes once, at the largest size that is kept. */
function decode(image: Buffer | string, part?: Rectangle) {
  const upright = sharp(image, { failOn: "error", limitInputPixels: pixelsMax }).autoOrient();
  return fit(part ? upright.extract(part) : upright, widest)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
}

function refuseUnreadable(cause: unknown): never {
  throw new ImageError(photoTexts.unreadable, { cause });
}
