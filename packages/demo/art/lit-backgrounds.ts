/** Backgrounds with their light. */

import { fromAbove, halftone, room, stageFloor, sun } from "./backgrounds.ts";
import { mix, type Palette } from "./colour.ts";
import { beam, glow, pool, windowLight } from "./light.ts";
import { disc, type Fragment, flat, group, path } from "./svg.ts";

/** One lamp from above on a bare stage; the pool lies round x, y. */
export const topPool = (m: Palette, x = 720, y = 800, w = 620, from = 0): Fragment =>
  stageFloor(m) +
  group({ opacity: 0.9 }, pool(x, y, w * 0.62, w * 0.17, 0.85)) +
  beam(x + from, -40, x, y + 20, w, 0.5);

/** Two beams that cross over the middle of the stage. */
export const crossed = (m: Palette, left = 500, right = 940, y = 800, w = 460, second = ""): Fragment =>
  stageFloor(m) +
  pool(left, y, w * 0.6, w * 0.17, 0.7) +
  pool(right, y, w * 0.6, w * 0.17, 0.7) +
  beam(1190, -40, left, y + 16, w, 0.5) +
  beam(250, -40, right, y + 16, w, 0.5, second);

/** A room with daylight lying across its wall. */
export const dayRoom = (
  m: Palette,
  x = 300,
  y = 130,
  w = 460,
  h = 460,
  slant = 120,
  horizon = 700,
): Fragment => room(m, horizon) + windowLight(x, y, w, h, slant, 0.75);

/** A bright opening at the back of a dark floor, and its spill towards the viewer. */
export const backlit = (m: Palette, x: number, y: number, w: number, h: number, spread = 1.7): Fragment =>
  stageFloor(m, y + h) +
  glow(x + w / 2, y + h / 2, Math.max(w, h) * 0.95, 0.5) +
  flat(x, y, w, h, m.light) +
  group(
    { opacity: 0.5, style: "mix-blend-mode:screen" },
    path(
      `M${x} ${y + h}H${x + w}L${x + w / 2 + (w / 2) * spread} 960H${x + w / 2 - (w / 2) * spread}Z`,
      m.light,
      { filter: "url(#soft)" },
    ),
  );

/** A great disc behind the subject and printed dots under it. */
export const halo = (m: Palette, cx = 720, cy = 460, r = 340, colour = ""): Fragment =>
  flat(0, 0, 1440, 960, "url(#wall)") +
  sun(cx, cy, r, colour || mix(m.mid, m.light, 0.55)) +
  group({ opacity: 0.14 }, halftone(0, 560, 1440, 400, m.shade, 26));

/** Warm light that rises from the front edge of a stage. */
export const footlit = (m: Palette, horizon = 700): Fragment =>
  stageFloor(m, horizon) +
  group({ opacity: 0.75, style: "mix-blend-mode:screen" }, disc(720, 990, 980, 520, "url(#glow)"));

/** A surface from above with a slant of light over it. */
export const aerial = (m: Palette, colour = ""): Fragment =>
  fromAbove(m, colour || m.wallNear) +
  group(
    { opacity: 0.4, style: "mix-blend-mode:soft-light" },
    path("M200 -20H980L560 980H-260Z", m.light, { filter: "url(#mist)" }),
  );
