/** Images for the articles on production and crew. */

import { room, sky, stageFloor, tableTop } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow } from "../light.ts";
import {
  binder,
  bucket,
  flightCase,
  laptop,
  stairs,
  telephone,
  vanRear,
  walkieTalkie,
} from "../objects/backstage.ts";
import { barnDoor } from "../objects/film.ts";
import { deskLamp, torch } from "../objects/household.ts";
import { place } from "../place.ts";
import { at, box, element, flat, group, path, repeat, rod, stroke } from "../svg.ts";

/** The edge of a desk in front of whatever lies beyond. */
const deskTop = (colour: string, y: number): string =>
  flat(0, y, 1440, 960 - y, colour) +
  flat(0, y, 1440, 5, "#7C6AB8") +
  flat(0, y, 1440, 960 - y, "url(#down)");

export const crewIllustrations = [
  illustration("a-set-that-goes-through-a-small-door", "lilac", "dusk", 1, (m) => [
    room(m, 760),
    repeat(6, (index) => flat(0, 70 + index * 110, 1440, 3, mix(m.wallFar, m.shade, 0.4))),
    flat(1170, 430, 150, 336, "#FFF3C9") +
      stroke("M1170 766V430H1320V766", paint.walnut, 15) +
      glow(1245, 590, 300, 0.6),
    group(
      { opacity: 0.5, style: "mix-blend-mode:screen" },
      path("M1170 766H1320L1180 960H760Z", "#FFF3C9", { filter: "url(#soft)" }),
    ),
    place(stairs(8, 98, 82, paint.oak), { x: 170, y: 850, s: 1.06, wall: [-40, 14], floor: [-0.2, -0.05] }),
    stroke("M1020 850C1080 800 1160 850 1120 900S960 930 900 890S700 900 560 920", paint.mustard, 19) +
      stroke("M1020 850C1080 800 1160 850 1120 900S960 930 900 890S700 900 560 920", paint.ink, 19, {
        "stroke-dasharray": "3 17",
        "stroke-linecap": "butt",
      }),
  ]),
  illustration("first-night-as-a-backstage-volunteer", "steel", "night", -1, (m) => [
    stageFloor(m, 470),
    group(
      { opacity: 0.55, style: "mix-blend-mode:screen" },
      path("M590 800L1500 640V960L640 860Z", "#6FB4FF", { filter: "url(#soft)" }),
    ),
    path("M-20 900L1460 690V712L-20 930Z", "#C8F7A0") +
      group({ opacity: 0.6 }, path("M-20 900L1460 690V712L-20 930Z", "#C8F7A0", { filter: "url(#mist)" })),
    place(bucket(paint.rust), { x: 960, y: 760, s: 1.4, floor: [0.5, -0.2], touch: 130 }),
    place(walkieTalkie(), { x: 680, y: 720, s: 1.25, turn: -5, floor: [0.4, -0.14], touch: 84 }),
    place(torch("#3A3350"), { x: 540, y: 828, s: 1.7, turn: 2, touch: 0 }) +
      at(612, 830, 1, element("ellipse", { cx: 0, cy: 0, rx: 18, ry: 82, fill: "#8CC6FF" })),
    glow(620, 830, 190, 0.6),
  ]),
  illustration("get-in-at-five-doors-at-seven-thirty", "amber", "dusk", 1, () => [
    sky("#4A3A86", "#F7A98A", 600, "#4A2F44"),
    place(box(0, 60, 540, 720, "#6B2F46"), { x: -10, y: 0 }) +
      flat(100, 330, 290, 450, "#FFE3B0") +
      stroke("M100 780V330H390V780", "#2B1420", 17) +
      flat(76, 244, 338, 46, "#2B1420", 6),
    group(
      { opacity: 0.6, style: "mix-blend-mode:screen" },
      path("M100 780H390L660 960H40Z", "#FFE3B0", { filter: "url(#soft)" }),
    ),
    beam(1290, 240, 850, 860, 700, 0.4, "#FFF3C9"),
    place(
      vanRear(
        "#F4EEF8",
        at(-80, -80, 0.9, flightCase(190, 150, paint.sky)) +
          at(110, -80, 0.86, flightCase(130, 240, paint.rust)) +
          at(-86, -216, 0.8, flightCase(170, 110, paint.teal)) +
          rod(20, -100, 60, -420, 20, paint.oak),
      ),
      { x: 850, y: 850, s: 1.2, floor: [-0.4, -0.06], touch: 260 },
    ),
    place(barnDoor(500, "#FFF3C9"), { x: 1340, y: 900, s: 1.05 }) + glow(1270, 310, 200, 0.8),
    place(flightCase(230, 170, paint.plum), { x: 470, y: 910, s: 1.1, floor: [-0.6, -0.1], touch: 120 }),
  ]),
  illustration("the-book-on-the-prompt-desk", "lilac", "night", 1, (m) => [
    stageFloor(m, 440),
    group({ opacity: 0.45 }, beam(420, -20, 380, 470, 300, 0.6, "#FFC387")),
    deskTop("#2B1D45", 560),
    beam(960, 360, 690, 900, 760, 0.7, "#8FC6FF"),
    place(deskLamp("#24509A", "#CDE6FF"), { x: 1120, y: 800, s: 1.3, touch: 110 }),
    place(binder(640, [paint.coral, paint.mustard, "#8FDCB9", "#A8D2F4", "#FFB9C4"]), {
      x: 660,
      y: 850,
      s: 1.3,
      floor: [-0.1, -0.05],
    }),
    group({ opacity: 0.9 }, place(rod(-110, 0, 110, 0, 15, paint.mustard), { x: 930, y: 880, turn: -18 })),
  ]),
  illustration("thirty-cues-one-laptop", "lilac", "day", -1, (m) => [
    tableTop(m, 560, mix(m.mid, m.deep, 0.25)),
    group(
      { opacity: 0.6 },
      repeat(7, (index) =>
        element("ellipse", {
          cx: 470,
          cy: 640,
          rx: 220 + index * 120,
          ry: 170 + index * 84,
          fill: "none",
          stroke: m.light,
          "stroke-width": 7 - index * 0.8,
          opacity: 1 - index * 0.12,
        }),
      ),
    ),
    beam(470, -40, 470, 840, 520, 0.6, "#FFF3DC"),
    place(telephone("#1D1730"), { x: 470, y: 820, s: 1.5, floor: [0.4, -0.16], touch: 230 }),
    glow(1080, 640, 260, 0.7),
    place(laptop("#FFF8EA"), { x: 1080, y: 800, s: 1.2, floor: [0.4, -0.12], touch: 200 }),
    repeat(9, (index) =>
      rod(
        980 + index * 26,
        690 - ((index * 29) % 50),
        980 + index * 26,
        690 + ((index * 29) % 50),
        10,
        paint.violet,
      ),
    ),
  ]),
];
