/** Layouts with depth: openings, wings, steps and layers of cut paper, brightest at the far end. */

import { drape } from "../backgrounds.ts";
import { mix } from "../colour.ts";
import { glow, pool } from "../light.ts";
import { type Layout, placeFiltered, placeMotif } from "../posters/scene.ts";
import { box, disc, element, type Fragment, flat, group, path, repeat } from "../svg.ts";
import { boards, ledge, wall } from "./surface.ts";

const cutouts: ((cx: number, cy: number, w: number, h: number) => string)[] = [
  (cx, cy, w, h) =>
    `M${cx - w} ${cy + h}V${cy - h * 0.2}Q${cx - w} ${cy - h} ${cx} ${cy - h}Q${cx + w} ${cy - h} ${cx + w} ${cy - h * 0.2}V${cy + h}Z`,
  (cx, cy, w, h) => `M${cx - w} ${cy}A${w} ${h} 0 1 0 ${cx + w} ${cy}A${w} ${h} 0 1 0 ${cx - w} ${cy}Z`,
  (cx, cy, w, h) =>
    `M${cx - w} ${cy + h}Q${cx - w * 0.5} ${cy - h * 0.1} ${cx - w * 0.8} ${cy - h}H${cx + w * 0.8}Q${cx + w * 0.5} ${cy - h * 0.1} ${cx + w} ${cy + h}Z`,
  (cx, cy, w, h) =>
    `M${cx - w} ${cy + h}V${cy - h * 0.1}Q${cx - w * 0.96} ${cy - h * 0.5} ${cx - w * 0.6} ${cy - h * 0.54}Q${cx - w * 0.5} ${cy - h * 0.9} ${cx} ${cy - h}Q${cx + w * 0.5} ${cy - h * 0.9} ${cx + w * 0.6} ${cy - h * 0.54}Q${cx + w * 0.96} ${cy - h * 0.5} ${cx + w} ${cy - h * 0.1}V${cy + h}Z`,
];

/** A tunnel of cut paper, dark in front, bright behind the motif. */
export const papercut: Layout = (s) => {
  const { palette: m, height: h, random: r } = s;
  const cut = cutouts[Math.floor(r(0, cutouts.length))] ?? cutouts[0];
  const [cx, cy, drift] = [r(580, 860), h * 0.56, r(-40, 40)];
  const layers = 6;
  const layer = (share: number): Fragment => {
    const reach = 1 - share;
    const hole = cut?.(cx + drift * reach * 2, cy, 250 + reach * 520, h * (0.36 + reach * 0.3));
    const fill = mix(
      mix(m.mid, m.light, 0.2),
      m.tone === "day" ? m.deep : mix(m.deep, m.shade, 0.75),
      reach ** 0.7,
    );
    const sheet = path(`M-40 -40H1480V${h + 40}H-40Z${hole}`, fill, { "fill-rule": "evenodd" });
    return group({ filter: "url(#thrown)", opacity: 0.5 }, sheet) + sheet;
  };
  return [
    flat(0, 0, 1440, h, m.light) + glow(cx, cy, 420, 0.9),
    placeMotif(
      { ...s, colours: { ...s.colours, main: m.mid, dark: m.deep } },
      { x: cx, y: cy + h * 0.33, high: h * 0.58, wide: 470 },
    ),
    repeat(layers, (index) => layer(1 - index / (layers - 1))),
  ];
};

/** Curtains drawn aside, and what they were hiding. */
export const curtains: Layout = (s) => {
  const { palette: m, height: h, random: r } = s;
  const [x, gap] = [r(560, 880), r(230, 330)];
  const cloth = m.tone === "day" ? m.mid : mix(m.mid, m.deep, 0.45);
  const fold = (left: number, w: number): Fragment =>
    drape(left, w, -20, h * 0.985, cloth, Math.max(4, Math.round(w / 74)));
  return [
    boards(s, h * 0.74, x),
    group({ opacity: 0.95 }, glow(x, h * 0.5, h * 0.62, 1), pool(x, h * 0.88, gap * 1.5, h * 0.09, 0.9)),
    placeMotif(s, { x, y: h * 0.88, high: h * 0.68, wide: gap * 1.9, floor: [0.1, 0.18], touch: 60 }),
    group(
      { filter: "url(#thrown)", opacity: 0.6 },
      flat(-40, 0, x - gap + 50, h, m.shade) + flat(x + gap - 10, 0, 1500 - x - gap, h, m.shade),
    ),
    fold(-40, x - gap + 40) + fold(x + gap, 1480 - x - gap),
    r() > 0.5
      ? repeat(9, (index) =>
          path(`M${index * 164 - 10} -4h166v52q-83 74 -166 0z`, mix(cloth, m.shade, index % 2 ? 0.3 : 0.48)),
        )
      : "",
  ];
};

/** A bright opening in a dark wall: the motif is a shape in it, and its shadow comes to meet us. */
export const doorway: Layout = (s) => {
  const { palette: m, height: h, random: r } = s;
  const [x, w, foot] = [r(460, 980), r(190, 300), h * 0.7];
  const head =
    r() > 0.5 ? `Q${x - w} ${h * 0.08} ${x} ${h * 0.08}T${x + w} ${h * 0.36}` : `V${h * 0.1}H${x + w}`;
  const lean = (x - 720) * 0.5;
  const spill = `M${x - w} ${foot}H${x + w}L${x + w * 1.9 + lean} ${h}H${x - w * 1.9 + lean}Z`;
  return [
    ledge(s, foot),
    flat(0, 0, 1440, h, m.shade, 0) + group({ opacity: 0.62 }, ledge(s, foot)),
    group({ opacity: 0.7 }, glow(x, h * 0.42, w * 2.2, 0.9)),
    path(`M${x - w} ${foot}V${h * 0.36}${head}V${foot}Z`, mix(m.light, "#FFFFFF", 0.25)),
    group({ opacity: 0.75, style: "mix-blend-mode:screen" }, path(spill, m.light, { filter: "url(#soft)" })),
    placeMotif(
      { ...s, colours: { ...s.colours, main: mix(m.deep, m.mid, 0.3), second: m.deep, pale: m.mid } },
      { x, y: foot + 14, high: h * 0.53, wide: w * 1.8, floor: [-lean / 260, -0.62], lit: false },
    ),
    flat(0, foot - 2, x - w, 4, m.mid) + flat(x + w, foot - 2, 1440 - x - w, 4, m.mid),
  ];
};

/** Flats on either side, one behind the other, and the stage seen between them. */
export const wings: Layout = (s) => {
  const { palette: m, height: h, random: r, side } = s;
  const x = 720 + side * r(30, 150);
  const leg = (index: number, dir: number): Fragment => {
    const edge = 150 + index * 110;
    const fill = mix(mix(m.mid, m.light, 0.1), m.shade, 0.9 - index * 0.2);
    const left = dir < 0 ? x - 640 + edge - 500 : x + 640 - edge;
    return (
      flat(left, -10, 500, h + 20, fill) +
      flat(dir < 0 ? left + 490 : left, -10, 10, h + 20, mix(fill, m.light, 0.45))
    );
  };
  return [
    boards(s, h * 0.66, x),
    group({ opacity: 0.9 }, glow(x, h * 0.5, h * 0.66, 1)),
    pool(x, h * 0.84, 330, h * 0.09, 0.8),
    placeMotif(s, { x, y: h * 0.84, high: h * 0.6, wide: 520, floor: [side * 0.7, 0.12], touch: 60 }),
    repeat(4, (index) => leg(3 - index, -1) + leg(3 - index, 1)),
  ];
};

/** Steps of light up to where the motif stands. */
export const steps: Layout = (s) => {
  const { palette: m, height: h, random: r, side } = s;
  const [x, count] = [720 + side * r(40, 220), 5];
  const top = h * 0.54;
  const tread = (index: number, share: number): Fragment => {
    const [y, w] = [top + (index * (h - top)) / count, 300 + index * 150];
    const fill = mix(mix(m.mid, m.light, 0.55), mix(m.deep, m.shade, 0.3), share);
    return (
      box(x - w, y, w * 2, (h - top) / count + 2, fill) + flat(x - w, y, w * 2, 9, mix(fill, m.light, 0.6))
    );
  };
  return [
    wall(s),
    element("circle", { cx: x, cy: top - h * 0.12, r: h * 0.36, fill: mix(m.wallNear, m.light, 0.55) }),
    group({ opacity: 0.7 }, glow(x, top - h * 0.12, h * 0.5, 0.7)),
    repeat(count, tread),
    placeMotif(
      { ...s, colours: { ...s.colours, main: m.tone === "day" ? s.colours.main : m.mid } },
      { x, y: top + 4, high: h * 0.46, wide: 560, touch: 70 },
    ),
  ];
};

/** Hills and clouds of paper under a low sun, the motif as large as a landmark. */
export const landscape: Layout = (s) => {
  const { palette: m, height: h, random: r, side } = s;
  const x = 720 + side * r(60, 260);
  const hill = (index: number, share: number): Fragment => {
    const [y, a, b] = [h * (0.66 + share * 0.26), r(-60, 60), r(-70, 70)];
    const fill = mix(mix(m.mid, m.light, 0.45), mix(m.deep, m.shade, 0.35), share);
    return (
      path(
        `M-20 ${y + a}Q${r(250, 460)} ${y - 90 - b} 720 ${y + b * 0.5}T1460 ${y - a}V${h + 20}H-20Z`,
        fill,
      ) + (index === 1 ? placeFiltered(s, "ink", { x, y: y + 46, high: h * 0.6, wide: 640 }) : "")
    );
  };
  return [
    flat(0, 0, 1440, h, mix(m.light, "#FFFFFF", m.tone === "day" ? 0.4 : 0.05)),
    group({ opacity: m.tone === "night" ? 0.75 : 0.3 }, wall(s)),
    disc(x - side * r(40, 200), h * 0.42, h * 0.31, h * 0.31, m.tone === "night" ? m.light : "#FFF8EA"),
    group({ opacity: 0.6 }, glow(x, h * 0.45, h * 0.6, 0.6)),
    repeat(4, hill),
  ];
};
