/** Images for the tags of the stage and of getting a show there. */

import { sky, stageFloor, tableTop } from "../backgrounds.ts";
import { paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { archLight, beam, glow } from "../light.ts";
import { halo } from "../lit-backgrounds.ts";
import { skyline, suitcase, trainWindow } from "../objects/city.ts";
import { page, pencil } from "../objects/paper.ts";
import {
  bar,
  bentwood,
  foldingChair,
  gelFrame,
  ladder,
  lantern,
  mask,
  paintedFlat,
} from "../objects/stage.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, box, disc, element, flat, group, path, repeat, rod } from "../svg.ts";

export const stageTagIllustrations = [
  illustration("tag-warm-ups", "straw", "day", -1, (m) => [
    halo(m, 720, 520, 400, "#FFF8EA") +
      flat(0, 780, 1440, 180, m.mid) +
      group({ opacity: 0.4 }, flat(0, 780, 1440, 180, "url(#down)")),
    [
      ["trousers", paint.coral, "short"],
      ["kurta", paint.teal, "plait"],
      ["trousers", paint.indigo, "crop"],
      ["kurta", paint.rust, "bun"],
      ["trousers", paint.leaf, "turban"],
    ]
      .map(([wear, top, cut], index) =>
        place(
          figure(
            {
              lean: index * 15 - 30,
              head: index * 3 - 6,
              left: [-150 - index * 4, -170],
              right: [160 - index * 2, 172 - index * 6],
              leftLeg: [-16, -6],
              rightLeg: [16, 6],
            },
            {
              wear: wear as "kurta",
              top: String(top),
              bottom: paint.ink,
              cut: cut as "bun",
              skin: index % 2 ? paint.honey : paint.sienna,
            },
          ),
          { x: 230 + index * 245, y: 860 + (index % 2) * 30, s: 1.2, floor: [0.5, -0.1], touch: 60 },
        ),
      )
      .join(""),
  ]),
  illustration("tag-rehearsal", "lilac", "day", -1, (m) => [
    stageFloor(m, 560) + archLight(150, 70, 150, 230, 60, 0.8),
    path("M300 700L560 620H1110L1250 840H260Z", "none", {
      stroke: paint.rust,
      "stroke-width": 11,
      "stroke-dasharray": "60 10",
    }),
    place(bentwood(paint.oak), { x: 420, y: 790, s: 0.8, floor: [0.6, -0.12] }) +
      place(bentwood(paint.oak), { x: 600, y: 720, s: 0.7, flip: true, floor: [0.6, -0.12] }),
    place(figure(pose.point, { wear: "trousers", top: paint.mustard, bottom: paint.indigo, cut: "short" }), {
      x: 760,
      y: 850,
      s: 1.3,
      floor: [0.6, -0.12],
    }),
    place(
      figure(pose.read, {
        wear: "kurta",
        top: paint.teal,
        bottom: paint.bone,
        cut: "plait",
        skin: paint.honey,
      }),
      { x: 1090, y: 870, s: 1.3, flip: true, floor: [0.6, -0.12] },
    ),
    place(page(84, 112, { lines: 6 }), { x: 1002, y: 590, turn: -14 }),
  ]),
  illustration("tag-lighting", "amber", "night", -1, () => [
    flat(0, 0, 1440, 960, "#150C24"),
    beam(400, 240, 470, 1000, 760, 0.85, "#FFC387") +
      beam(720, 240, 720, 1000, 760, 0.75, "#FFB9C4") +
      beam(1040, 240, 970, 1000, 760, 0.85, "#8FC6F2"),
    bar(0, 1440, 60),
    [
      ["#FFF3DC", 8],
      ["#FFE6EA", 0],
      ["#E4F3FF", -8],
    ]
      .map(([glass, turn], index) =>
        place(lantern(String(glass)), { x: 400 + index * 320, y: 66, s: 1.3, turn: Number(turn) }),
      )
      .join(""),
    place(gelFrame("#FFC387"), { x: 440, y: 700, s: 1.3, turn: -14, opacity: 0.92 }) +
      place(gelFrame("#FFB9C4"), { x: 720, y: 740, s: 1.3, turn: 6, opacity: 0.92 }) +
      place(gelFrame("#A8D2F4"), { x: 1000, y: 700, s: 1.3, turn: 18, opacity: 0.92 }),
  ]),
  illustration("tag-set-design", "fern", "dusk", -1, (m) => [
    tableTop(m, 700, paint.oak),
    place(box(-480, -560, 960, 560, paint.walnut, 6), { x: 720, y: 860, floor: [0.3, -0.08] }),
    `<svg x="270" y="330" width="900" height="500" viewBox="0 0 1440 800">${sky("#F7B48A", "#FFE9C4", 560, "#7A4A3A")}${disc(980, 330, 120, 120, "#FFF8EA")}${at(330, 640, 1.05, paintedFlat(320, 430, paint.teal))}${at(1080, 640, 0.95, paintedFlat(260, 360, paint.plum), 0, true)}${at(690, 690, 0.8, bentwood(paint.rust))}${at(860, 690, 0.74, ladder(420))}</svg>`,
    path(
      "M270 330H1170V400Q1080 470 990 396Q900 470 810 396Q720 470 630 396Q540 470 450 396Q360 470 270 400Z",
      paint.rust,
    ) +
      path(
        "M270 330H1170V400Q1080 470 990 396Q900 470 810 396Q720 470 630 396Q540 470 450 396Q360 470 270 400Z",
        "url(#form)",
      ),
    place(pencil(paint.mustard), { x: 1210, y: 900, s: 1.6, turn: -20, wall: [8, 12] }) +
      beam(200, -30, 720, 800, 700, 0.3),
  ]),
  illustration("tag-touring", "fern", "dusk", -1, (m, r) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    place(
      trainWindow(
        760,
        400,
        "#D8E6DA",
        sky("#8FC6A8", "#FFE9B8", 260, "#3E7A58") +
          path("M0 290Q190 200 380 270T760 240V400H0Z", "#55A57C") +
          at(0, 300, 0.5, skyline(1600, 120, "#2E6650", "#FFE9B8", r)),
      ),
      { x: 720, y: 270, lit: false },
    ),
    flat(0, 740, 1440, 220, m.deep) + flat(0, 740, 1440, 8, m.light),
    place(suitcase(paint.wood), { x: 640, y: 900, s: 1.75, floor: [0.5, -0.08], touch: 250 }),
    place(mask(paint.bone, 1), { x: 1010, y: 760, s: 0.9, turn: 14, wall: [14, 12] }) +
      place(foldingChair(paint.mustard), { x: 300, y: 910, s: 0.86, floor: [0.4, -0.08] }),
  ]),
  illustration("tag-budgeting", "straw", "day", 1, (m) => [
    tableTop(m, 640, paint.oak),
    place(
      element("rect", {
        x: -420,
        y: -520,
        width: 840,
        height: 520,
        rx: 18,
        fill: "none",
        stroke: paint.walnut,
        "stroke-width": 40,
      }) +
        repeat(
          6,
          (row) =>
            rod(-400, -450 + row * 76, 400, -450 + row * 76, 7, paint.silver) +
            repeat(9, (index) =>
              at(
                -370 + index * 48 + (index >= ([3, 6, 2, 7, 4, 5][row] ?? 4) ? 350 : 0),
                -450 + row * 76,
                1,
                disc(
                  0,
                  0,
                  22,
                  31,
                  [paint.rust, paint.mustard, paint.teal, paint.coral, paint.bone, paint.leaf][row] ??
                    paint.rust,
                ) + disc(0, 0, 22, 31, "url(#form)"),
              ),
            ),
        ),
      { x: 720, y: 850, wall: [-24, 16], s: 1.05 },
    ),
    glow(300, 260, 420, 0.5),
    place(pencil(paint.coral), { x: 980, y: 900, s: 1.7, turn: -8, wall: [-8, 12] }),
  ]),
];
