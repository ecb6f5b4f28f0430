/** One image: its name and size, and the function that draws it as SVG. */
import { type Accent, type Palette, paletteOf, type Tone } from "./colour.ts";
import { definitions, type Side } from "./light.ts";
import { type Random, seededRandom } from "./random.ts";
import { type Fragment, flat } from "./svg.ts";

export interface Illustration {
  slug: string;
  width: number;
  height: number;
  svg: () => string;
}

/** Makes an illustration; `draw` gives its layers from the back to the front. `crop` is the part of 1440 × 960 that is shown. */
export function illustration(
  slug: string,
  name: Accent,
  tone: Tone,
  side: Side,
  draw: (palette: Palette, random: Random) => Fragment[],
  crop = { x: 0, y: 0, width: 1440, height: 960 },
): Illustration {
  const svg = (): string => {
    const m = paletteOf(name, tone);
    const layers = draw(m, seededRandom(slug)).join("");
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}" color="${m.light}" ` +
      `viewBox="${crop.x} ${crop.y} ${crop.width} ${crop.height}">${definitions(m, side)}${layers}` +
      `${flat(crop.x, crop.y, crop.width, crop.height, "url(#edges)")}</svg>`
    );
  };
  return { slug, width: crop.width, height: crop.height, svg };
}
