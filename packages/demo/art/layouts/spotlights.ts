/** Layouts made of beams: a dark house, and light that picks the motif out. */
import { mix } from "../colour.ts";
import { beam, glow, pool } from "../light.ts";
import { type Layout, placeFiltered, placeMotif } from "../posters/scene.ts";
import { disc, element, flat, group, repeat, rod } from "../svg.ts";
import { boards, motes, wall, wedge } from "./surface.ts";

/** One lamp from above, one pool, one motif. */
export const onePool: Layout = (s) => {
  const { height: h, random: r } = s;
  const [x, from] = [r(480, 960), r(-420, 420)];
  const foot = h * 0.86;
  return [
    boards(s, h * r(0.6, 0.7), x),
    pool(x, foot, r(330, 420), h * 0.1, 0.85),
    beam(x + from, -60, x, foot + 14, r(560, 720), 0.6),
    placeMotif(s, { x, y: foot, high: h * r(0.6, 0.68), wide: 640, floor: [from / 900, 0.16], touch: 90 }),
    motes(s, 26),
  ];
};

/** Two accents that cross where the motif stands. */
export const crossing: Layout = (s) => {
  const { height: h, random: r, colours } = s;
  const [x, foot] = [r(560, 880), h * 0.87];
  const [left, right] = [r(60, 330), r(1110, 1380)];
  return [
    boards(s, h * 0.66, x),
    pool(x, foot, 400, h * 0.105, 0.75),
    beam(left, -60, x + 40, foot, 520, 0.6),
    beam(right, -60, x - 40, foot, 520, 0.62, colours.second),
    placeMotif(s, { x, y: foot, high: h * 0.66, wide: 700, floor: [-0.5, 0.14], touch: 90 }),
    group({ opacity: 0.5 }, glow(x, h * 0.45, 300, 0.5)),
  ];
};

/** Searchlights that fan out behind a dark shape. */
export const searchlights: Layout = (s) => {
  const { palette: m, height: h, random: r, colours } = s;
  const x = r(500, 940);
  const count = 5 + Math.floor(r(0, 4));
  const ray = (index: number, share: number) =>
    wedge(x, h * 1.04, -66 + share * 132 + r(-5, 5), r(7, 14), index % 3 === 1 ? colours.second : m.light, {
      filter: "url(#soft)",
      opacity: r(0.28, 0.62),
    });
  return [
    wall(s),
    flat(0, 0, 1440, h, m.shade) + group({ opacity: 0.55 }, wall(s)),
    group(
      { style: "mix-blend-mode:screen" },
      repeat(count, ray),
      disc(x, h * 1.02, 620, h * 0.6, "url(#glow)", 0.8),
    ),
    placeFiltered(s, "ink", { x, y: h * 1.03, high: h * 0.82, wide: 760 }),
  ];
};

/** A hard circle of light: inside it the motif has its colours, outside it is a shape in the dark. */
export const followSpot: Layout = (s) => {
  const { palette: m, height: h, random: r } = s;
  const [x, y] = [r(520, 920), h * 0.5];
  const [cx, cy, radius] = [x + r(-90, 90), y + r(-30, 20), h * r(0.36, 0.42)];
  const where = { x, y, high: h * 0.86, wide: 900, by: "middle" as const, turn: r(-12, 12) };
  const clip = element("clipPath", { id: "spot" }, element("circle", { cx, cy, r: radius }));
  return [
    flat(0, 0, 1440, h, mix(m.deep, m.shade, 0.78)),
    placeFiltered(s, "duo", where, 0.3),
    clip,
    beam(s.side < 0 ? -40 : 1480, -60, cx, cy, radius * 1.5, 0.22),
    group(
      { "clip-path": "url(#spot)" },
      flat(0, 0, 1440, h, mix(m.mid, m.light, 0.35)),
      group({ opacity: 0.8 }, glow(cx - s.side * 80, cy - 80, radius * 1.3, 0.8)),
      placeMotif(s, { ...where, wall: [s.side * -26, 22] }),
    ),
  ];
};

/** A rig of lamps over the stage, each with its own shaft; the motif stands in front of them. */
export const rig: Layout = (s) => {
  const { palette: m, height: h, random: r, colours } = s;
  const count = 4 + Math.floor(r(0, 4));
  const [lean, x] = [r(-150, 150), r(440, 1000)];
  const lamp = (index: number, share: number) => {
    const lx = 90 + share * 1260;
    return (
      group(
        { opacity: 0.75 },
        beam(lx, 64, lx + lean, h * 0.86, 250, 0.6, index % 2 ? colours.second : m.light),
      ) +
      rod(lx, 20, lx + lean * 0.06, 58, 44, m.shade) +
      disc(lx + lean * 0.07, 66, 25, 10, m.light)
    );
  };
  return [
    boards(s, h * 0.72, x),
    repeat(count, lamp),
    flat(0, 10, 1440, 17, m.shade),
    pool(x, h * 0.88, 330, h * 0.08, 0.6),
    placeMotif(s, { x, y: h * 0.88, high: h * 0.64, wide: 680, floor: [-lean / 400, 0.14], touch: 80 }),
  ];
};

/** The motif at an arm's length, so large that the image can't hold it, with light from one side. */
export const closeUp: Layout = (s) => {
  const { palette: m, height: h, random: r, side } = s;
  const x = 720 + side * r(60, 240);
  return [
    wall(s),
    group({ opacity: 0.6, filter: "url(#mist)" }, disc(x - side * 200, h * 0.4, 620, h * 0.55, m.mid, 0.7)),
    beam(side > 0 ? 1500 : -60, -80, 720 - side * 260, h * 1.1, 900, 0.4),
    placeMotif(s, {
      x,
      y: h * r(0.5, 0.58),
      high: h * 1.36,
      wide: 1240,
      by: "middle",
      turn: r(8, 22) * -side,
      wall: [-side * 60, 46],
    }),
    motes(s, 18, 7),
  ];
};
