/** Layouts of paper and daylight: flat grounds, sheets, blocks, and shadows with an edge. */

import { halftone } from "../backgrounds.ts";
import { mix } from "../colour.ts";
import { pin } from "../objects/paper.ts";
import { type Layout, placeFiltered, placeMotif } from "../posters/scene.ts";
import { at, box, disc, element, type Fragment, flat, group, leaf, path, repeat } from "../svg.ts";
import { ledge, wall, wedge } from "./surface.ts";

/** Two grounds that meet along a slant, the motif on the seam. */
export const seam: Layout = (s) => {
  const { palette: m, height: h, random: r, colours, side } = s;
  const [top, bottom] = [720 + side * r(120, 300), 720 - side * r(60, 260)];
  const half = `M${top} 0H1440V${h}H${bottom}Z`;
  const other = m.tone === "day" ? mix(colours.second, m.light, 0.12) : mix(m.deep, m.shade, 0.35);
  return [
    wall(s),
    path(half, other) + path(half, "url(#form)"),
    group({ opacity: 0.16 }, halftone(0, h * 0.6, 1440, h * 0.4, m.shade, 26)),
    placeMotif(s, {
      x: (top + bottom) / 2,
      y: h * 0.52,
      high: h * 0.8,
      wide: 900,
      by: "middle",
      turn: side * r(3, 14),
      wall: [side * 40, 34],
    }),
  ];
};

/** Sheets of accent laid over one another on a light table. */
export const gelSheets: Layout = (s) => {
  const { palette: m, height: h, random: r, colours } = s;
  const sheet = (index: number): Fragment =>
    group(
      { style: m.tone === "day" ? "mix-blend-mode:multiply" : "mix-blend-mode:screen", opacity: 0.72 },
      at(
        r(250, 1190),
        h * r(0.25, 0.75),
        1,
        flat(
          -r(180, 330),
          -h * 0.42,
          r(380, 620),
          h * 0.84,
          [m.light, colours.main, colours.second][index % 3] ?? m.mid,
          4,
        ),
        r(-38, 38),
      ),
    );
  return [
    flat(0, 0, 1440, h, m.tone === "day" ? "#FFFBF2" : mix(m.deep, m.shade, 0.5)),
    repeat(4, sheet),
    m.tone === "day"
      ? group(
          { style: "mix-blend-mode:multiply", opacity: 0.8 },
          repeat(2, () =>
            at(
              r(300, 1140),
              h * 0.5,
              1,
              flat(-220, -h * 0.36, 440, h * 0.72, mix(m.mid, m.wallNear, 0.62), 4),
              r(-30, 30),
            ),
          ),
        )
      : "",
    placeMotif(s, {
      x: 720 + r(-160, 160),
      y: h * 0.52,
      high: h * 0.76,
      wide: 880,
      by: "middle",
      turn: r(-10, 10),
      wall: [30, 30],
    }),
  ];
};

/** Blocks stacked in a studio, the motif on the highest. */
export const podium: Layout = (s) => {
  const { palette: m, height: h, random: r, colours, side } = s;
  const x = 720 + r(-190, 190);
  const block = (dx: number, w: number, high: number, colour: string): Fragment =>
    group(
      { filter: "url(#cast)", opacity: 0.34 },
      path(`M${x + dx - w / 2} ${h * 0.86}h${w}l${-side * 260} ${h * 0.1}h${-w}Z`, m.shade),
    ) +
    box(x + dx - w / 2, h * 0.86 - high, w, high, colour) +
    flat(x + dx - w / 2, h * 0.86 - high, w, 9, mix(colour, "#FFFFFF", 0.5));
  const [one, two] = [r(90, 150), r(170, 240)];
  return [
    ledge(s, h * 0.76),
    disc(x + side * r(140, 280), h * 0.42, h * 0.34, h * 0.34, mix(m.wallNear, m.mid, 0.34)),
    block(-side * 300, 250, one + 130, mix(colours.second, m.light, 0.3)) +
      block(side * 290, 300, one - 40, colours.main),
    block(0, 400, two, mix(m.mid, m.light, 0.42)),
    placeMotif(s, { x, y: h * 0.86 - two, high: h * 0.56, wide: 560, wall: [-side * 70, 26], touch: 70 }),
  ];
};

/** Rays in two tints from behind the motif, as on a playbill. */
export const burst: Layout = (s) => {
  const { palette: m, height: h, random: r } = s;
  const [x, y] = [r(520, 920), h * r(0.46, 0.62)];
  const count = 9 + Math.floor(r(0, 6));
  const turn = r(0, 40);
  const [one, two] =
    m.tone === "day"
      ? [mix(m.wallNear, m.mid, 0.2), mix(m.wallNear, m.mid, 0.5)]
      : [mix(m.mid, m.deep, 0.25), mix(m.deep, m.shade, 0.2)];
  return [
    flat(0, 0, 1440, h, one),
    repeat(count, (index) => wedge(x, y, turn + (index * 360) / count, 180 / count, two)),
    group({ opacity: 0.55 }, wall(s)),
    disc(x, y, h * 0.44, h * 0.44, m.tone === "day" ? "#FFFDF7" : m.light, m.tone === "day" ? 0.9 : 0.92),
    placeMotif(
      { ...s, colours: m.tone === "day" ? s.colours : { ...s.colours, main: m.mid, pale: "#FFF8EA" } },
      { x, y, high: h * 0.84, wide: 820, by: "middle", turn: r(-9, 9), wall: [24, 24] },
    ),
  ];
};

/** A poster on the call board, one of several. */
export const board: Layout = (s) => {
  const { palette: m, height: h, random: r, colours } = s;
  const cork = mix(m.mid, "#B5774C", 0.55);
  const sheet = (x: number, y: number, w: number, high: number, turn: number, fill: string): Fragment =>
    group(
      { filter: "url(#thrown)", opacity: 0.4 },
      at(x + 12, y + 16, 1, flat(-w / 2, -high / 2, w, high, m.shade), turn),
    ) +
    at(
      x,
      y,
      1,
      leaf(-w / 2, -high / 2, w, high, fill) +
        flat(-w * 0.38, high * 0.34, w * 0.5, 15, m.deep, 6) +
        flat(-w * 0.38, high * 0.41, w * 0.3, 11, mix(m.deep, fill, 0.4), 5),
      turn,
    );
  const [x, tilt] = [r(560, 880), r(-6, 6)];
  const paper = m.tone === "day" ? "#FFFDF7" : m.light;
  return [
    flat(0, 0, 1440, h, cork) +
      repeat(120, () => disc(r(0, 1440), r(0, h), 4, 3, mix(cork, m.shade, 0.5), 0.45)),
    sheet(x - 460, h * r(0.3, 0.6), 300, 400, r(-12, 4), mix(colours.second, "#FFFFFF", 0.35)) +
      sheet(x + 470, h * r(0.35, 0.7), 320, 430, r(-4, 12), mix(m.mid, "#FFFFFF", 0.4)),
    sheet(x, h * 0.5, 560, h * 0.9, tilt, paper),
    group(
      { transform: `rotate(${tilt} ${x} ${h / 2})` },
      placeMotif(
        { ...s, colours: { ...colours, main: m.mid, pale: "#FFFDF7" } },
        { x, y: h * 0.42, high: h * 0.62, wide: 470, by: "middle" },
      ),
    ),
    at(x, h * 0.085, 1.3, pin(colours.second)),
    group({ opacity: 0.9 }, flat(0, 0, 1440, h, "url(#form)")),
  ];
};

/** The motif cut across bands of different accent. */
export const bands: Layout = (s) => {
  const { palette: m, height: h, random: r, side } = s;
  const count = 3 + Math.floor(r(0, 3));
  const step = 1440 / count;
  const slant = side * r(60, 200);
  const where = { x: 720, y: h * 0.52, high: h * 0.94, wide: 1150, by: "middle" as const };
  const grounds = [
    mix(m.deep, m.shade, 0.4),
    m.mid,
    m.light,
    mix(m.mid, m.deep, 0.5),
    mix(m.light, "#FFFFFF", 0.5),
  ];
  const start = Math.floor(r(0, 3));
  return [
    repeat(count, (index) => {
      const d = `M${index * step + slant / 2 - (index ? 0 : 200)} 0H${(index + 1) * step + slant / 2 + (index === count - 1 ? 300 : 1)}L${(index + 1) * step - slant / 2 + (index === count - 1 ? 300 : 1)} ${h}H${index * step - slant / 2 - (index ? 0 : 200)}Z`;
      const shift = { ...where, y: where.y + (index % 2 ? 26 : -26), x: where.x };
      return (
        element("clipPath", { id: `band${index}` }, path(d, "#000")) +
        group(
          { "clip-path": `url(#band${index})` },
          flat(0, 0, 1440, h, grounds[(index + start) % 5] ?? m.mid),
          placeFiltered(s, index % 2 ? "second" : "duo", shift),
        )
      );
    }),
    group({ opacity: 0.5 }, flat(0, 0, 1440, h, "url(#form)")),
  ];
};
