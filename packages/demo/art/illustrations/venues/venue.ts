/** The image of a venue, 4:3; its number is its place in the list of venue images. */
import type { Accent, Palette, Tone } from "../../colour.ts";
import { type Illustration, illustration } from "../../illustration.ts";
import type { Side } from "../../light.ts";
import type { Random } from "../../random.ts";
import type { Fragment } from "../../svg.ts";

export const venue = (
  number: number,
  accent: Accent,
  tone: Tone,
  side: Side,
  draw: (palette: Palette, random: Random) => Fragment[],
): Illustration =>
  illustration(`venue-${number}`, accent, tone, side, draw, { x: 80, y: 0, width: 1280, height: 960 });
