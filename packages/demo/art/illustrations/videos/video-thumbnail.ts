/** The thumbnail of a video, drawn as a film still: a wide image between two dark bars. */
import type { Accent, Palette, Tone } from "../../colour.ts";
import { type Illustration, illustration } from "../../illustration.ts";
import type { Side } from "../../light.ts";
import type { Random } from "../../random.ts";
import { type Fragment, flat, group } from "../../svg.ts";

const bars = flat(0, 75, 1440, 56, "#0A0612") + flat(0, 829, 1440, 56, "#0A0612");

export const videoThumbnail = (
  slug: string,
  accent: Accent,
  tone: Tone,
  side: Side,
  draw: (palette: Palette, random: Random) => Fragment[],
): Illustration =>
  illustration(`video-${slug}`, accent, tone, side, (palette, random) => [...draw(palette, random), bars], {
    ...{ x: 0, y: 75, width: 1440, height: 810 },
  });

/** Something in the foreground, out of focus. */
export const near = (part: Fragment, opacity = 1): Fragment => group({ filter: "url(#near)", opacity }, part);
