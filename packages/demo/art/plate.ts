/** What one picture is: its name, the gel and tone it is painted in, where light comes from, what stands in it. */
import { type Gel, type Mood, mood, type Tone } from "./colour.ts";
import { definitions, type Side } from "./light.ts";
import { type Random, seededRandom } from "./random.ts";
import { type Fragment, flat } from "./svg.ts";

export interface Plate {
  slug: string;
  width: number;
  height: number;
  svg: () => string;
}

/** Makes a plate; `draw` lays its fragments from the back to the front. */
export function plate(
  slug: string,
  name: Gel,
  tone: Tone,
  side: Side,
  draw: (mood: Mood, random: Random) => Fragment[],
  crop = { x: 0, y: 0, width: 1440, height: 960 },
): Plate {
  const svg = (): string => {
    const m = mood(name, tone);
    const layers = draw(m, seededRandom(slug)).join("");
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}" color="${m.light}" ` +
      `viewBox="${crop.x} ${crop.y} ${crop.width} ${crop.height}">${definitions(m, side)}${layers}` +
      `${flat(crop.x, crop.y, crop.width, crop.height, "url(#edges)")}</svg>`
    );
  };
  return { slug, width: crop.width, height: crop.height, svg };
}
