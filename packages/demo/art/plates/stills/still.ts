/** A film still: a wide picture between two dark bars, something out of focus in front by choice. */
import type { Gel, Mood, Tone } from "../../colour.ts";
import type { Side } from "../../light.ts";
import { type Plate, plate } from "../../plate.ts";
import type { Random } from "../../random.ts";
import { type Fragment, flat, group } from "../../svg.ts";

const bars = flat(0, 75, 1440, 56, "#0A0612") + flat(0, 829, 1440, 56, "#0A0612");

export const still = (
  slug: string,
  gel: Gel,
  tone: Tone,
  side: Side,
  draw: (mood: Mood, random: Random) => Fragment[],
): Plate =>
  plate(`video-${slug}`, gel, tone, side, (mood, random) => [...draw(mood, random), bars], {
    ...{ x: 0, y: 75, width: 1440, height: 810 },
  });

/** Too near to be sharp. */
export const near = (part: Fragment, opacity = 1): Fragment => group({ filter: "url(#near)", opacity }, part);
