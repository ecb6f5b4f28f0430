import sharp, { type OverlayOptions } from "sharp";
import { cutAt, drawText, drawTitle } from "./draw-text.ts";
import { loadFonts } from "./fonts.ts";
import { fallbackArt, markArt, plainArt, stage } from "./stage-art.ts";

// A drawing keeps to one core, and leaves nothing in memory.
sharp.cache(false);
sharp.concurrency(1);

/** What stands on a shared image. */
export type ShareCard = {
  title: string;
  /** The kind of it, on a chip. */
  kind: string;
  /** The colour of the chip and of the picture's edge. */
  color: string;
  /** When and where. */
  line: string;
  /** What tells one missing picture from another. */
  seed: string;
};

const [width, height] = [1200, 630];
/** The picture's place; what is written stands left of it. */
const art = { left: 640, width: 560 };
const margin = 64;
const textWidth = art.left - margin - 24;
const place = { brandTop: 56, footBottom: 58, titleBottom: 505 };
const chip = { top: 150, height: 44, padding: 20, lettersMax: 34 };
const edge = 10;
/** No photo of the upstream is larger. */
const pixelsMax = 40_000_000;

async function pictureLayer(picture: Buffer | null, seed: string): Promise<OverlayOptions> {
  const drawn = Buffer.from(fallbackArt(seed, art.width, height));
  const size = { width: art.width, height, fit: "cover" } as const;
  const fitted = picture && (await fit(picture, size).catch(() => null));
  return { input: fitted ?? drawn, left: art.left, top: 0 };
}

function fit(picture: Buffer, size: { width: number; height: number; fit: "cover" }): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: pixelsMax }).rotate().resize(size).removeAlpha().png().toBuffer();
}

async function brandLayers(): Promise<OverlayOptions[]> {
  const size = 52;
  const name = await drawText("Callboard", { size: 38, weight: "Bold", color: stage.ink, width: textWidth });
  const mark = { input: Buffer.from(markArt(size)), left: margin, top: place.brandTop };
  const top = place.brandTop + Math.round((size - (name?.height ?? 0)) / 2);
  return name ? [mark, { ...name.layer, left: margin + size + 16, top }] : [mark];
}

async function chipLayers({ kind, color }: ShareCard): Promise<OverlayOptions[]> {
  const look = {
    size: 24,
    weight: "Medium",
    color: stage.accentInk,
    width: textWidth - 2 * chip.padding,
  } as const;
  const text = await drawText(cutAt(kind, chip.lettersMax), look);
  if (!text || text.height > chip.height) return [];
  const width = text.width + 2 * chip.padding;
  const ground = Buffer.from(plainArt(width, chip.height, color, chip.height / 2));
  const top = chip.top + Math.round((chip.height - text.height) / 2);
  return [
    { input: ground, left: margin, top: chip.top },
    { ...text.layer, left: margin + chip.padding, top },
  ];
}

async function wordLayers({ title, line }: ShareCard): Promise<OverlayOptions[]> {
  const top = chip.top + chip.height + 40;
  const words = await drawTitle(title, { color: stage.ink, width: textWidth }, place.titleBottom - top);
  const foot = await drawText(line, { size: 30, weight: "Medium", color: stage.muted, width: textWidth });
  return [
    ...(words ? [{ ...words.layer, left: margin, top }] : []),
    ...(foot ? [{ ...foot.layer, left: margin, top: height - place.footBottom - foot.height }] : []),
  ];
}

/** Draws the image of a shared link, 1200 by 630 pixels, as JPEG. A picture that cannot be read is as good as none. */
export async function drawShareImage(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  await loadFonts();
  const layers = [
    await pictureLayer(picture, card.seed),
    { input: Buffer.from(plainArt(edge, height, card.color)), left: art.left - edge, top: 0 },
    ...(await brandLayers()),
    ...(await chipLayers(card)),
    ...(await wordLayers(card)),
  ];
  return sharp({ create: { width, height, channels: 3, background: stage.ground } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
