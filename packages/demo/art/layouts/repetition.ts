/** Layouts with more than one of a thing: rows, halls, ripples, and shadows larger than what throws them. */

import { mix } from "../colour.ts";
import { beam, glow, pool } from "../light.ts";
import { skyline } from "../objects/city.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { type Layout, motifWidth, placeFiltered, placeMotif } from "../posters/scene.ts";
import { at, disc, element, type Fragment, flat, group, path, repeat, solid } from "../svg.ts";
import { boards, ledge, wall } from "./surface.ts";

/** A row of the same thing, one of them lit. */
export const chosen: Layout = (s) => {
  const { height: h, random: r } = s;
  const w = motifWidth(s, { high: h * 0.56, wide: 420 });
  const count = Math.max(3, Math.min(7, Math.round(1240 / (w * 1.12 + 40))));
  const [step, one] = [1340 / count, Math.floor(r(0, count))];
  const spot = (index: number): number => 50 + (index + 0.5) * step;
  return [
    boards(s, h * 0.64),
    repeat(count, (index) =>
      index === one
        ? ""
        : placeFiltered(s, "duo", { x: spot(index), y: h * 0.82, high: h * 0.5, wide: step * 0.9 }, 0.38),
    ),
    pool(spot(one), h * 0.87, step * 0.8 + 60, h * 0.085, 0.85),
    beam(spot(one) + r(-240, 240), -60, spot(one), h * 0.88, step + 160, 0.62),
    placeMotif(s, { x: spot(one), y: h * 0.87, high: h * 0.6, wide: step * 1.2, touch: 60 }),
  ];
};

/** Seen from the stalls: heads in front, the motif on the lit stage. */
export const stalls: Layout = (s) => {
  const { palette: m, height: h, random: r } = s;
  const x = r(500, 940);
  const head =
    (row: number) =>
    (index: number): Fragment => {
      const [hx, size] = [index * 150 + row * 70 + r(-16, 16) - 60, 1 + row * 0.3];
      return at(
        hx,
        h * (0.93 + row * 0.08),
        size,
        solid(
          "M-78 120Q-80 30 -30 12Q-50 -10 -46 -46Q-40 -86 0 -86Q40 -86 46 -46Q50 -10 30 12Q80 30 78 120Z",
          mix(m.deep, m.shade, 0.66 + row * 0.22),
        ),
      );
    };
  return [
    boards(s, h * 0.6, x),
    beam(x + r(-500, -200), -60, x - 20, h * 0.74, 420, 0.55) +
      beam(x + r(200, 500), -60, x + 20, h * 0.74, 420, 0.5, s.colours.second),
    pool(x, h * 0.74, 400, h * 0.08, 0.9),
    placeMotif(s, { x, y: h * 0.75, high: h * 0.58, wide: 620, floor: [0.2, 0.14], touch: 60 }),
    repeat(11, head(0)) + repeat(9, head(1)),
  ];
};

/** Rings that travel out from the motif. */
export const ripples: Layout = (s) => {
  const { palette: m, height: h, random: r, colours } = s;
  const [x, y] = [r(420, 1020), h * 0.52];
  const ring = (index: number, share: number): Fragment =>
    element("circle", {
      ...{ cx: x, cy: y, r: h * (0.26 + index * 0.16), fill: "none", opacity: 0.9 - share * 0.66 },
      ...{
        stroke: index % 3 === 1 ? colours.second : m.tone === "day" ? m.mid : m.light,
        "stroke-width": 30 - share * 20,
      },
    });
  return [
    wall(s),
    group({ opacity: m.tone === "day" ? 0.75 : 0.6 }, repeat(8, ring)),
    disc(x, y, h * 0.24, h * 0.24, m.tone === "day" ? "#FFFDF7" : mix(m.deep, m.shade, 0.3)),
    placeMotif(s, { x, y, high: h * 0.74, wide: 760, by: "middle", turn: r(-12, 12), wall: [20, 22] }),
  ];
};

/** A small thing in front of a lamp, and its shadow over the whole wall. */
export const shadowPlay: Layout = (s) => {
  const { palette: m, height: h, random: r, side } = s;
  const x = 720 - side * r(240, 380);
  const big = { x: 720 + side * r(110, 230), y: h * 0.93, high: h * 0.96, wide: 980 };
  return [
    ledge(s, h * 0.84),
    group({ opacity: 0.85 }, glow(720 + side * 120, h * 0.44, h * 0.78, 1)),
    group({ filter: "url(#soft)" }, placeFiltered(s, "ink", big, m.tone === "day" ? 0.5 : 0.74)),
    placeMotif(s, { x, y: h * 0.93, high: h * 0.4, wide: 330, floor: [side * 1.2, 0.14], touch: 50 }),
  ];
};

/** The motif risen over a town, and one person looking up at it. */
export const overTown: Layout = (s) => {
  const { palette: m, height: h, random: r, side } = s;
  const x = 720 + side * r(40, 200);
  const town = mix(m.deep, m.shade, 0.45);
  return [
    flat(
      0,
      0,
      1440,
      h,
      m.tone === "day" ? mix(m.light, "#FFFFFF", 0.45) : mix(m.mid, m.deep, m.tone === "night" ? 0.75 : 0.15),
    ),
    group({ opacity: 0.5 }, wall(s)),
    glow(x, h * 0.46, h * 0.56, 0.9),
    disc(x, h * 0.44, h * 0.36, h * 0.36, m.light, 0.9),
    placeMotif(
      { ...s, colours: { ...s.colours, main: m.mid, dark: m.deep } },
      { x, y: h * 0.46, high: h * 0.7, wide: 620, by: "middle", turn: r(-8, 8) },
    ),
    at(-20, h * 0.95, 1, skyline(1500, h * 0.3, mix(town, m.mid, 0.3), m.light, r)),
    flat(0, h * 0.93, 1440, h * 0.08, town),
    at(
      x - side * r(380, 520),
      h * 0.95,
      0.4,
      figure(pose.lookUp, { wear: "kurta", top: m.light, bottom: town, skin: m.mid }),
      0,
      side < 0,
    ),
  ];
};

/** Bands of light that flow past the motif, as cloth or as sound. */
export const stream: Layout = (s) => {
  const { palette: m, height: h, random: r, colours, side } = s;
  const [amp, count] = [r(90, 190), 6];
  const band = (index: number, share: number): Fragment => {
    const y = h * (0.18 + share * 0.7);
    const [a, b] = [y - amp + r(-26, 26), y + amp + r(-26, 26)];
    const fill =
      index % 4 === 2 ? colours.second : mix(mix(m.mid, m.light, 0.65), mix(m.deep, m.shade, 0.2), share);
    const d = `M-20 ${side > 0 ? a : b}C380 ${a - amp * 0.4} 520 ${b + amp * 0.5} 760 ${y}S1180 ${a - amp * 0.3} 1460 ${side > 0 ? b : a}V${h + 20}H-20Z`;
    return (
      group({ filter: "url(#thrown)", opacity: 0.35 }, path(d, m.shade)) +
      path(d, fill) +
      (index === 3
        ? placeMotif(s, {
            x: 720 + side * r(120, 240),
            y: y - h * 0.2,
            high: h * 0.66,
            wide: 760,
            by: "middle",
            turn: side * r(4, 14),
            wall: [24, 24],
          })
        : "")
    );
  };
  return [
    wall(s),
    group({ opacity: 0.8 }, glow(720 + side * 180, h * 0.24, h * 0.6, 0.7)),
    repeat(count, band),
  ];
};

/** The motif over and over in a grid of accents, once the other way round. */
export const contactSheet: Layout = (s) => {
  const { palette: m, height: h, random: r, colours } = s;
  const columns = 3 + Math.floor(r(0, 2));
  const [w, rows] = [1440 / columns, 2];
  const one = Math.floor(r(0, columns * rows));
  const grounds = [
    m.light,
    mix(m.mid, m.deep, 0.4),
    m.mid,
    mix(m.deep, m.shade, 0.3),
    mix(m.light, "#FFFFFF", 0.5),
    mix(m.mid, m.light, 0.5),
  ];
  const cell = (index: number): Fragment => {
    const [x, y] = [(index % columns) * w, Math.floor(index / columns) * (h / rows)];
    const where = {
      x: x + w / 2,
      y: y + h * 0.25,
      high: h * 0.4,
      wide: w * 0.8,
      by: "middle" as const,
      turn: r(-10, 10),
    };
    const lit = index === one;
    return (
      flat(x, y, w + 1, h / rows + 1, lit ? colours.second : (grounds[(index * 5 + one) % 6] ?? m.mid)) +
      (lit
        ? placeMotif(s, { ...where, high: h * 0.44, wall: [14, 14] })
        : placeFiltered(s, index % 2 ? "ink" : "duo", where))
    );
  };
  return [repeat(columns * rows, cell), group({ opacity: 0.6 }, flat(0, 0, 1440, h, "url(#form)"))];
};
