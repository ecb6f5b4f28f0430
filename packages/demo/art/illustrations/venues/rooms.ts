/** Rooms that are lent for an evening. */

import { room } from "../../backgrounds.ts";
import { mix, paint } from "../../colour.ts";
import { beam, glow, pool, windowLight } from "../../light.ts";
import { cup, deskLamp, pendant, plant, table } from "../../objects/household.ts";
import { page, script } from "../../objects/paper.ts";
import { bentwood } from "../../objects/stage.ts";
import { place } from "../../place.ts";
import { at, box, flat, group, path, repeat, rod, stroke } from "../../svg.ts";
import { venue } from "./venue.ts";

const shelf = (x: number, y: number, w: number): string =>
  repeat(Math.round(w / 26), (index) =>
    box(
      x + index * 26,
      y - 70 - ((index * 37) % 40),
      23,
      70 + ((index * 37) % 40),
      [paint.rust, paint.teal, paint.mustard, paint.plum, paint.bone, paint.leaf][
        (index * 5 + Math.round(y / 90)) % 6
      ] ?? paint.bone,
      2,
    ),
  ) + flat(x - 12, y, w + 24, 14, paint.walnut);

export const roomVenues = [
  venue(13, "lilac", "day", 1, (m) => [
    room(m, 640),
    repeat(
      4,
      (index) =>
        flat(120 + index * 306, 90, 290, 500, "#EEF3FA") +
        path(
          `M${120 + index * 306} 590L${330 + index * 306} 90H${390 + index * 306}L${190 + index * 306} 590Z`,
          "#FFFFFF",
          { opacity: 0.8 },
        ),
    ),
    group(
      { opacity: 0.3 },
      repeat(3, (index) => flat(180 + index * 380, 470, 250, 120, m.mid)),
    ),
    rod(80, 470, 1360, 470, 18, paint.oak) +
      repeat(5, (index) => rod(160 + index * 290, 470, 160 + index * 290, 520, 12, paint.silver)),
    repeat(14, (index) =>
      stroke(`M${-400 + index * 170} 960L${240 + index * 72} 640`, mix(m.floorNear, m.shade, 0.25), 3, {
        opacity: 0.6,
      }),
    ),
    group({ opacity: 0.7 }, windowLight(420, 690, 560, 240, 160, 0.9)),
  ]),
  venue(14, "amber", "dusk", -1, (m) => [
    room(m, 650),
    repeat(
      3,
      (index) =>
        at(380 + index * 330, 0, 1, pendant(150 + (index % 2) * 60, paint.teal, "#FFF3D0")) +
        glow(380 + index * 330, 260, 230, 0.55),
    ),
    box(170, 170, 330, 230, paint.walnut, 6) +
      flat(186, 186, 298, 198, mix(m.deep, m.shade, 0.3)) +
      repeat(4, (index) =>
        rod(216, 226 + index * 42, 380 - ((index * 50) % 90), 226 + index * 42, 7, m.light),
      ),
    place(plant(paint.leaf, paint.rust), { x: 1240, y: 720, s: 1.1, touch: 70 }),
    [
      [420, 780, 0.9],
      [930, 830, 1.05],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          place(bentwood(), { x: x - 190 * s, y: y + 8, s: 0.78 * s, floor: [0.3, 0.1] }) +
          place(bentwood(paint.rust), {
            x: x + 190 * s,
            y: y + 8,
            s: 0.78 * s,
            flip: true,
            floor: [0.3, 0.1],
          }) +
          place(table(270, 190, paint.oak), { x, y, s, touch: 140 }) +
          at(x - 50, y - 186 * s, 0.36, cup(paint.bone, paint.sienna)) +
          at(x + 60, y - 186 * s, 0.36, cup(paint.bone, paint.sienna)),
      )
      .join(""),
  ]),
  venue(17, "steel", "day", -1, (m) => [
    room(m, 560),
    group({ opacity: 0.75 }, windowLight(180, 100, 420, 330, 90, 0.9)) +
      place(page(190, 240, { lines: 7 }), { x: 1010, y: 260, turn: 2, wall: [10, 12] }) +
      place(page(170, 220, { lines: 6, mark: 2 }), { x: 1190, y: 280, turn: -4, wall: [10, 12] }),
    repeat(4, (index) =>
      place(bentwood(mix(paint.wood, m.mid, 0.3)), { x: 330 + index * 260, y: 660, s: 0.7 }),
    ),
    path("M250 640H1190L1420 860H20Z", paint.oak) +
      path("M250 640H1190L1420 860H20Z", "url(#form)") +
      flat(20, 860, 1400, 40, mix(paint.oak, paint.ink, 0.4)),
    [
      [380, 690, -8],
      [640, 700, 4],
      [900, 690, -3],
      [1120, 750, 9],
      [300, 800, 6],
      [760, 810, -12],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group({ transform: `translate(${x} ${y}) scale(1 .42) rotate(${turn})` }, script(170, 220)),
      )
      .join(""),
    at(560, 820, 0.5, cup(paint.bone, paint.sienna)) + at(1000, 830, 0.5, cup(m.mid, paint.sienna)),
  ]),
  venue(18, "fern", "night", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.deep, m.shade, 0.5)),
    repeat(
      4,
      (row) =>
        shelf(110, 190 + row * 160, 380) +
        shelf(560, 190 + row * 160, 340) +
        shelf(970, 190 + row * 160, 360),
    ),
    group({ opacity: 0.62 }, flat(0, 0, 1440, 960, "url(#wall)")),
    glow(640, 620, 420, 0.9) + beam(690, 470, 560, 830, 420, 0.5, "#FFE9C4"),
    flat(80, 800, 1280, 160, paint.walnut) + flat(80, 800, 1280, 6, paint.oak),
    pool(560, 840, 300, 44, 0.8) +
      place(deskLamp(paint.leaf, "#FFF3D0"), { x: 760, y: 830, s: 1.05, touch: 100 }),
    group({ transform: "translate(520 846) scale(1 .4)" }, page(250, 260, { lines: 9 })) +
      place(bentwood(), { x: 1080, y: 980, s: 1.1 }),
  ]),
];
