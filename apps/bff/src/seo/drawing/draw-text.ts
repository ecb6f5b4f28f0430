import { escapeHtml } from "@callboard/server-kit/escape-html";
import sharp, { type OverlayOptions } from "sharp";
import { fontFamilies } from "./fonts.ts";

export type TextLook = {
  /** In pixels. */
  size: number;
  weight: "Medium" | "Bold";
  color: string;
  width: number;
};

export type DrawnText = { layer: OverlayOptions; width: number; height: number };

/** Nothing that a font draws: controls, turned writing directions, and pictures, which our fonts lack. */
const unseen =
  /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*|\p{RI}/gu;

/** A text on one line, without what cannot be drawn. */
export function drawable(text: string): string {
  return text.toWellFormed().replace(unseen, " ").replace(/\s+/g, " ").trim();
}

/** Draws a text that fills no more than a width, in as many lines as it takes; null where there is nothing to draw. */
export async function drawText(
  text: string,
  { size, weight, color, width }: TextLook,
): Promise<DrawnText | null> {
  const words = drawable(text);
  if (!words) return null;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(words)}</span>`,
      font: `${fontFamilies} ${weight} ${size}`,
      width,
      wrap: "word-char",
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: drawn, height, channels } = info;
  return { layer: { input: data, raw: { width: drawn, height, channels } }, width: drawn, height };
}

const sizes = [68, 58, 50, 42];
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const lettersIn = (text: string) => [...graphemes.segment(text)].length;

/** A text of no more than so many letters, as people count them; what is longer ends in an ellipsis. */
export function cutAt(text: string, max: number): string {
  const all = [...graphemes.segment(text)];
  if (all.length <= max) return text;
  const shown = all.slice(0, max - 1).map(({ segment }) => segment);
  return `${shown.join("").trimEnd()}…`;
}

/** Draws a title as large as a height allows; what is too long even when small ends in an ellipsis. */
export async function drawTitle(
  title: string,
  look: Pick<TextLook, "color" | "width">,
  maxHeight: number,
): Promise<DrawnText | null> {
  let words = drawable(title);
  for (let step = 0; ; step += 1) {
    const size = sizes[Math.min(step, sizes.length - 1)] as number;
    const drawn = await drawText(words, { ...look, size, weight: "Bold" });
    if (!drawn || drawn.height <= maxHeight) return drawn;
    if (step >= sizes.length - 1)
      words = cutAt(words, Math.floor(lettersIn(words) * Math.min(0.9, maxHeight / drawn.height)));
  }
}
