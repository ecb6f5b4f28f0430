/** Images for the articles on acting craft. */

import { sky, stageFloor, tableTop } from "../backgrounds.ts";
import { paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool } from "../light.ts";
import { topPool } from "../lit-backgrounds.ts";
import { skyline, strap, trainWindow } from "../objects/city.ts";
import { gloves } from "../objects/costume.ts";
import { barnDoor, clapper } from "../objects/film.ts";
import { receiver, tiffin } from "../objects/household.ts";
import { pencil, script } from "../objects/paper.ts";
import { bentwood, brassLamp, drapedCot } from "../objects/stage.ts";
import { place } from "../place.ts";
import { at, disc, flat, group, path, stroke } from "../svg.ts";

export const actingIllustrations = [
  illustration("learning-lines-with-a-day-job", "amber", "dusk", -1, (m, r) => [
    flat(0, 0, 1440, 960, paint.teal) + flat(0, 0, 1440, 960, "url(#form)"),
    place(
      trainWindow(
        820,
        430,
        "#8FB4B0",
        sky("#8C4B7A", "#FFC387", 420, "#4A2148") +
          disc(560, 250, 104, 104, "#FFE9B4") +
          at(0, 430, 1, skyline(900, 220, "#4A2148", "#FFD58A", r)) +
          stroke("M0 50Q400 110 820 40M0 76Q400 130 820 72", "#2C1438", 4),
      ),
      { x: 720, y: 348, s: 1.28, lit: false },
    ),
    group({ opacity: 0.16 }, path("M240 800H1200L1400 960H40Z", m.light, { filter: "url(#mist)" })),
    place(script(230, 310), { x: 560, y: 560, turn: -9, s: 1.06, wall: [26, 20] }),
    place(pencil(paint.mustard), { x: 900, y: 690, turn: -4, s: 1.2, wall: [8, 14] }),
    place(strap(paint.bone), { x: 300, y: -60, s: 1.35, turn: 5, wall: [40, 26] }),
    place(strap(paint.bone), { x: 1130, y: -60, s: 1.5, turn: 8, wall: [40, 26] }),
  ]),
  illustration("what-to-do-with-your-hands", "amber", "night", -1, (m) => [
    topPool(m, 720, 800, 560, -170),
    place(bentwood(paint.oak), { x: 720, y: 800, s: 1.35, floor: [0.75, -0.2], touch: 120 }),
    place(gloves(paint.bone), { x: 724, y: 560, s: 0.82, wall: [10, 16] }),
  ]),
  illustration("eleven-takes-before-lunch", "amber", "dusk", 1, (m) => [
    tableTop(m, 640, paint.wood),
    beam(1130, 300, 560, 800, 640, 0.5),
    place(barnDoor(420, m.light), { x: 1190, y: 790, s: 1.15 }),
    glow(1110, 250, 170, 0.7),
    place(clapper(20, 11), { x: 580, y: 800, s: 1.45, turn: -3, floor: [-0.7, -0.15], touch: 250 }),
    place(tiffin(), { x: 970, y: 830, s: 1.0, floor: [-0.7, -0.15], touch: 72 }),
  ]),
  illustration("nine-nights-as-a-corpse", "straw", "night", -1, (m) => [
    stageFloor(m, 600),
    glow(330, 480, 620, 0.6),
    pool(660, 800, 600, 140, 0.5),
    place(drapedCot(), { x: 780, y: 790, s: 1.4, floor: [0.5, -0.28], touch: 420 }),
    place(brassLamp("#FFE9B0"), { x: 236, y: 820, s: 1.6, floor: [-0.3, -0.2], touch: 66 }),
    glow(236, 620, 190, 0.9),
  ]),
  illustration("borrowing-an-accent", "fern", "day", -1, (m) => [
    flat(0, 0, 1440, 960, paint.teal) + flat(0, 0, 1440, 960, "url(#form)"),
    group(
      { opacity: 0.34 },
      path(
        "M-60 120L980 -120V40L-60 280ZM-60 400L1300 60V300L-60 640ZM-60 780L1440 400V640L-60 1010Z",
        m.light,
        { filter: "url(#soft)" },
      ),
    ),
    place(receiver(170, paint.coral), { x: 430, y: -30, s: 1.18, wall: [84, 44] }),
    place(receiver(390, paint.bone), { x: 730, y: -30, s: 1.18, wall: [84, 44] }),
    place(receiver(80, paint.mustard), { x: 1030, y: -30, s: 1.18, wall: [84, 44] }),
  ]),
];
