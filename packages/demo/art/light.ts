/** Light and shadow: the gradients and filters that all images share, beams and pools of light. */
import type { Palette } from "./colour.ts";
import { disc, element, type Fragment, group, path } from "./svg.ts";

/** Where the light comes from: -1 the left, 1 the right. */
export type Side = -1 | 1;

const whole = `filterUnits="userSpaceOnUse" x="-160" y="-160" width="1760" height="1280" color-interpolation-filters="sRGB"`;

const blur = (id: string, size: number): Fragment =>
  `<filter id="${id}" ${whole}><feGaussianBlur stdDeviation="${size}"/></filter>`;

function silhouette(id: string, colour: string, size: number): Fragment {
  return `<filter id="${id}" ${whole}><feFlood flood-color="${colour}"/>
<feComposite in2="SourceAlpha" operator="in"/><feGaussianBlur stdDeviation="${size}"/></filter>`;
}

/** A bright edge where the light meets the shape, a soft dark one where it leaves. */
function rim(palette: Palette, side: Side): Fragment {
  const strong = palette.tone === "day" ? 0.55 : 0.8;
  return `<filter id="lit" ${whole}>
<feOffset in="SourceAlpha" dx="${-side * 4}" dy="3" result="moved"/>
<feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/>
<feFlood flood-color="${palette.light}" flood-opacity="${strong}"/><feComposite in2="edge" operator="in" result="bright"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dx="${side * 10}" dy="-5" result="far"/>
<feComposite in="SourceAlpha" in2="far" operator="out" result="back"/>
<feFlood flood-color="${palette.shade}" flood-opacity="0.36"/><feComposite in2="back" operator="in" result="dim"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dim"/><feMergeNode in="bright"/></feMerge></filter>`;
}

const stops = (...list: [number, string, number][]): Fragment =>
  list
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("");

/** The gradients and filters that motifs refer to by name. */
export function definitions(palette: Palette, side: Side): Fragment {
  const { light, shade } = palette;
  const [x1, x2] = side < 0 ? [0, 1] : [1, 0];
  return element(
    "defs",
    {},
    `<linearGradient id="form" x1="${x1}" y1="0" x2="${x2}" y2="0.45">`,
    stops([0, light, 0.34], [0.4, light, 0], [0.55, shade, 0], [1, shade, 0.36]),
    `</linearGradient><linearGradient id="tube" x1="${x1}" y1="0" x2="${x2}" y2="0">`,
    stops([0, shade, 0.3], [0.28, light, 0.5], [0.5, light, 0], [1, shade, 0.6]),
    `</linearGradient><linearGradient id="down" x1="0" y1="0" x2="0" y2="1">`,
    stops([0, shade, 0], [1, shade, 0.75]),
    `</linearGradient><linearGradient id="up" x1="0" y1="1" x2="0" y2="0">`,
    stops([0, light, 0.8], [1, light, 0]),
    `</linearGradient><linearGradient id="wall" x1="${x1}" y1="0" x2="${x2}" y2="0.6">`,
    stops([0, palette.wallNear, 1], [1, palette.wallFar, 1]),
    `</linearGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">`,
    stops([0, palette.floorFar, 1], [1, palette.floorNear, 1]),
    `</linearGradient><radialGradient id="glow">`,
    stops([0, light, 1], [0.35, light, 0.5], [1, light, 0]),
    `</radialGradient><radialGradient id="pool">`,
    stops([0, light, 0.95], [0.72, light, 0.6], [0.9, light, 0.25], [1, light, 0]),
    `</radialGradient><radialGradient id="edges" cx="0.5" cy="0.46" r="0.75">`,
    stops([0.55, shade, 0], [1, shade, palette.tone === "day" ? 0.22 : 0.58]),
    "</radialGradient>",
    rim(palette, side),
    blur("soft", 5),
    blur("near", 9),
    blur("mist", 22),
    silhouette("cast", shade, 3),
    silhouette("thrown", shade, 7),
  );
}

/** A beam from a lamp at x, y to a pool w wide at tx, ty: a soft cone with a bright core, fading as it travels. */
export function beam(
  x: number,
  y: number,
  tx: number,
  ty: number,
  w: number,
  opacity = 0.6,
  colour = "currentColor",
): Fragment {
  const id = `b${x}_${y}_${tx}_${w}`.replaceAll(/[^a-z0-9_]/gi, "m");
  const cone = (start: number, end: number): Fragment =>
    path(`M${x - start} ${y}L${x + start} ${y}L${tx + end} ${ty}L${tx - end} ${ty}Z`, `url(#${id})`, {
      filter: "url(#soft)",
    });
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${tx}" y2="${ty}">` +
    `<stop offset="0" stop-color="${colour}" stop-opacity="0.95"/><stop offset="0.5" stop-color="${colour}" stop-opacity="0.5"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0.16"/></linearGradient>` +
    group({ opacity, style: "mix-blend-mode:screen" }, cone(12, w / 2)) +
    group({ opacity: opacity * 0.62, style: "mix-blend-mode:screen" }, cone(5, w * 0.27))
  );
}

/** Where a beam lands. */
export const pool = (cx: number, cy: number, rx: number, ry: number, opacity = 0.8): Fragment =>
  group({ style: "mix-blend-mode:screen", opacity }, disc(cx, cy, rx, ry, "url(#pool)"));

/** A round bloom, for bulbs and the sky behind a figure. */
export const glow = (cx: number, cy: number, r: number, opacity = 0.8): Fragment =>
  group({ style: "mix-blend-mode:screen", opacity }, disc(cx, cy, r, r, "url(#glow)"));

/** Daylight through a window with panes, lying slanted on wall or floor. */
export function windowLight(
  x: number,
  y: number,
  w: number,
  h: number,
  slant: number,
  opacity = 0.6,
): Fragment {
  const pane = (column: number, row: number): Fragment => {
    const [px, py] = [x + column * (w / 2) + slant * row * 0.5, y + row * (h / 2)];
    const [pw, ph] = [w / 2 - 14, h / 2 - 14];
    return `M${px} ${py}l${pw} ${-pw * 0.12}l${slant * 0.46} ${ph}l${-pw} ${pw * 0.12}z`;
  };
  const d = [pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join("");
  return group({ opacity, style: "color:inherit" }, path(d, "currentColor", { filter: "url(#soft)" }));
}

/** Light in stripes, as through a blind. */
export function blinds(
  x: number,
  y: number,
  w: number,
  count: number,
  slant: number,
  opacity = 0.5,
): Fragment {
  let d = "";
  for (let row = 0; row < count; row += 1)
    d += `M${x + row * slant} ${y + row * 46}l${w} ${-w * 0.16}v24l${-w} ${w * 0.16}z`;
  return group({ opacity }, path(d, "currentColor", { filter: "url(#soft)" }));
}

/** Daylight through a tall window with a round head, one of a pair. */
export function archLight(
  x: number,
  y: number,
  w: number,
  h: number,
  slant: number,
  opacity = 0.6,
): Fragment {
  const one = (left: number): string =>
    `M${left} ${y + w}q${w * 0.02} ${-w} ${w / 2} ${-w * 1.06}t${w / 2} ${w * 0.94}l${slant} ${h}l${-w} ${w * 0.12}z`;
  return group({ opacity }, path(one(x) + one(x + w * 1.3), "currentColor", { filter: "url(#soft)" }));
}

/** Sun that has come through leaves. */
export function dapple(
  cx: number,
  cy: number,
  spread: number,
  random: (from: number, to: number) => number,
  opacity = 0.5,
): Fragment {
  let spots = "";
  for (let index = 0; index < 46; index += 1) {
    const [a, r] = [random(0, 6.28), Math.sqrt(random(0, 1)) * spread];
    spots += disc(
      cx + Math.cos(a) * r * 1.3,
      cy + Math.sin(a) * r * 0.8,
      random(14, 46),
      random(9, 26),
      "currentColor",
      random(0.5, 1),
    );
  }
  return group({ opacity, filter: "url(#soft)", transform: `rotate(-18 ${cx} ${cy})` }, spots);
}
