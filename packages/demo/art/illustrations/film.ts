/** Images for the articles on film and television. */

import { room, sky, tableTop } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool } from "../light.ts";
import { barnDoor, boom, clapper, filmStrip } from "../objects/film.ts";
import { cup, door, pendant, sofa, torch, window } from "../objects/household.ts";
import { page, pin } from "../objects/paper.ts";
import { foldingChair } from "../objects/stage.ts";
import { shape } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, disc, element, type Fragment, flat, group, path, repeat, stroke } from "../svg.ts";

const views = ["#F6A96C", "#7FB8E6", "#D98A9C", "#8FC9A0", "#E9CF7A", "#A996E0"];
const view = (index: number): Fragment =>
  flat(0, 0, 200, 145, views[index % 6] ?? "#FFC387") +
  disc(60 + ((index * 47) % 100), 60, 26, 26, "#FFF3DC") +
  path(`M0 120Q60 ${80 + ((index * 13) % 40)} 120 112T200 100V145H0Z`, "#2B1A40") +
  at(
    100 + ((index * 31) % 60),
    140,
    0.26,
    shape(index % 2 ? pose.wait : pose.walk, { wear: index % 3 ? "trousers" : "gown" }, paint.ink),
  );

const callSheet = (): Fragment =>
  page(420, 560, { lines: 0 }) +
  repeat(4, (column) =>
    repeat(6, (row) =>
      element("rect", {
        x: -184 + column * 94,
        y: -180 + row * 74,
        width: 86,
        height: 64,
        fill: column === 2 && row === 2 ? "#FFD777" : "none",
        stroke: paint.slate,
        "stroke-width": 3,
      }),
    ),
  ) +
  flat(-184, -250, 220, 16, paint.ink, 4) +
  flat(-184, -220, 140, 9, paint.slate, 4) +
  flat(90, -252, 94, 48, mix(paint.paper, paint.slate, 0.3), 4);

export const filmIllustrations = [
  illustration("continuity-is-your-job-too", "steel", "dusk", -1, (m) => [
    tableTop(m, 560, mix(paint.walnut, paint.indigo, 0.25)),
    beam(720, 190, 720, 860, 1060, 0.5),
    pool(720, 770, 560, 140, 0.55),
    place(pendant(110, paint.rust, "#FFF3DC"), { x: 720, y: -40, s: 1.3 }),
    place(cup(paint.bone, paint.rust), { x: 480, y: 800, s: 1.35, floor: [-0.35, -0.3], touch: 190 }),
    place(cup(paint.bone, paint.rust), {
      x: 950,
      y: 800,
      s: 1.35,
      flip: true,
      floor: [0.35, -0.3],
      touch: 190,
    }),
    stroke("M712 640V880", m.light, 5, { "stroke-dasharray": "2 18", opacity: 0.8 }),
  ]),
  illustration("one-line-one-day-day-player", "amber", "day", 1, (m) => [
    room(m, 640),
    path("M90 640V90L330 60V640Z", "#FFF3DC", { opacity: 0.8, filter: "url(#soft)" }) +
      path("M90 640H330L700 960H240Z", "#FFF3DC", { opacity: 0.5, filter: "url(#soft)" }),
    beam(1150, 360, 600, 830, 560, 0.4),
    pool(620, 830, 420, 90, 0.6),
    place(barnDoor(400, "#FFE3B0"), { x: 1190, y: 850, s: 1.15, floor: [-0.1, -0.1] }),
    place(foldingChair(paint.oak), { x: 620, y: 820, s: 1.3, floor: [-1.0, -0.12], touch: 130 }),
    place(clapper(14, 0), { x: 800, y: 862, s: 0.66, turn: -13, floor: [-0.6, -0.1], touch: 110 }),
  ]),
  illustration("reading-a-call-sheet", "steel", "night", -1, (m) => [
    flat(0, 0, 1440, 960, "#2A5C92") + flat(0, 0, 1440, 960, "url(#form)"),
    place(door(820, 1100, "#3573AE", 0, m.light), { x: 760, y: 1010, lit: false }),
    place(callSheet(), { x: 720, y: 470, turn: -2, s: 1.12, wall: [18, 16] }),
    place(pin(paint.coral), { x: 712, y: 178, s: 1.3 }),
    group(
      { opacity: 0.72, style: "mix-blend-mode:multiply" },
      path("M-99 -99H1600V1100H-99ZM520 450a250 220 0 1 0 500 0a250 220 0 1 0 -500 0Z", "#0B1428", {
        "fill-rule": "evenodd",
        filter: "url(#mist)",
      }),
    ),
    beam(196, 850, 770, 450, 420, 0.5, "#FFF0C4"),
    place(torch(paint.rust), { x: 178, y: 866, turn: -35, s: 1.5 }),
  ]),
  illustration("shooting-the-ending-first", "lilac", "dusk", 1, () => [
    flat(0, 0, 1440, 960, "#2B1C3E") + flat(0, 0, 1440, 960, "url(#form)"),
    place(window(420, 380, "#6A4B5E", sky("#FFE3B0", "#FFF8EA", 380, "#FFF8EA")), {
      x: 900,
      y: 250,
      lit: false,
    }),
    glow(900, 260, 520, 0.55),
    flat(0, 600, 1440, 360, "#3B2430") +
      flat(0, 600, 1440, 5, "#C99A7A") +
      flat(0, 600, 1440, 360, "url(#down)"),
    [
      [60, 650, -14],
      [250, 740, 12],
      [470, 660, -6],
      [660, 770, 16],
      [900, 680, -18],
      [1090, 730, 8],
      [1270, 640, -8],
    ]
      .map(([x = 0, y = 0, turn = 0], index) =>
        place(
          filmStrip(1, 220, () => view(index)),
          { x, y, turn, wall: [-10, 14] },
        ),
      )
      .join(""),
    place(
      filmStrip(2, 290, (index) => view(index + 3)),
      { x: 520, y: 270, turn: -9, wall: [-26, 34] },
    ),
  ]),
  illustration("what-the-boom-operator-hears", "amber", "dusk", 1, (m) => [
    room(m, 720),
    glow(700, 620, 620, 0.75),
    place(sofa(paint.teal), { x: 660, y: 850, s: 1.3, floor: [0.1, -0.1], touch: 400 }),
    place(boom("#B9B4C4"), { x: 690, y: 270, s: 1.4, wall: [-46, 60] }),
    stroke("M560 372Q690 440 820 372M520 420Q690 512 860 420M480 470Q690 584 900 470", m.light, 5, {
      opacity: 0.55,
    }),
  ]),
];
