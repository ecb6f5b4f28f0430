/** Images for the articles on costume and make-up. */

import { room, sky, stageFloor, tableTop } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { archLight, beam, glow, windowLight } from "../light.ts";
import { brush, bulbMirror, canvasBag, flyingCloth, pan, rail, shirt, shoe } from "../objects/costume.ts";
import { ceilingFan, stopwatch, teaGlass, window } from "../objects/household.ts";
import { grater } from "../objects/props.ts";
import { place } from "../place.ts";
import {
  at,
  ball,
  box,
  disc,
  element,
  type Fragment,
  flat,
  group,
  path,
  repeat,
  solid,
  stroke,
} from "../svg.ts";

/** A round dab of base, swirled with a finger. */
const swatch = (colour: string): Fragment =>
  ball(0, 0, 196, 190, colour) +
  stroke(
    "M-120 40C-130 -110 90 -140 110 -10C120 100 -60 110 -60 10C-50 -50 40 -50 36 6",
    mix(colour, "#FFF3DC", 0.28),
    15,
    { opacity: 0.6 },
  ) +
  stroke("M-128 58C-138 -92 82 -122 102 8", mix(colour, paint.ink, 0.3), 7, { opacity: 0.4 });

export const costumeIllustrations = [
  illustration("breaking-down-a-costume-with-tea", "amber", "day", -1, (m) => [
    tableTop(m, 730, paint.oak),
    archLight(110, 60, 160, 300, 70, 0.7),
    stroke("M720 -20V70", paint.ink, 6),
    place(shirt("#F7F1E4"), { x: 720, y: 90, s: 1.55, wall: [50, 30] }),
    element(
      "clipPath",
      { id: "worn" },
      path("M724 120L740 250L706 330L742 450L710 560L736 720H1100V100Z", "#000"),
    ),
    group(
      { "clip-path": "url(#worn)" },
      place(shirt("#A9764A"), { x: 720, y: 90, s: 1.55 }),
      repeat(16, (index) =>
        disc(
          760 + ((index * 71) % 230),
          240 + ((index * 127) % 440),
          9 + ((index * 7) % 26),
          7 + ((index * 5) % 18),
          "#6A4426",
          0.4,
        ),
      ),
    ),
    stroke("M620 690l-6 26M650 694l2 24M780 694l-8 34M812 690l10 30M846 690l-4 26", "#A9764A", 5),
    place(grater(), { x: 440, y: 880, s: 1.2, turn: -4, floor: [0.6, -0.16], touch: 84 }),
    place(teaGlass("#A34A1F"), { x: 1010, y: 890, s: 1.45, floor: [0.6, -0.16], touch: 62 }),
  ]),
  illustration("foundation-grey-under-led-light", "steel", "day", 1, () => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    place(
      box(-330, -60, 660, 120, paint.iron, 14) +
        flat(-306, -38, 612, 76, "#EAF6FF", 6) +
        repeat(60, (index) =>
          disc(-290 + (index % 20) * 30.5, -24 + Math.floor(index / 20) * 24, 6, 6, "#FFFFFF"),
        ),
      { x: 720, y: 76 },
    ),
    group({ opacity: 0.7 }, path("M410 130H1030L1340 960H100Z", "#FFFFFF", { filter: "url(#mist)" })),
    place(swatch("#827B7C"), { x: 400, y: 560, wall: [-14, 22] }),
    place(swatch("#82685C"), { x: 690, y: 590, wall: [-14, 22] }),
    glow(1000, 540, 460, 1),
    place(swatch("#9A5630"), { x: 1000, y: 540, s: 1.14, wall: [-14, 26] }),
    place(brush(paint.sand, paint.rust, 1.3), { x: 1130, y: 760, s: 1.35, turn: -38, wall: [-16, 22] }),
  ]),
  illustration("quick-change-counted-in-seconds", "rose", "night", -1, (m) => [
    stageFloor(m, 770),
    beam(720, -40, 720, 900, 760, 0.35),
    glow(720, 440, 360, 0.8),
    place(flyingCloth(1240, 300, "#C7362F", paint.brass), { x: 20, y: 500, turn: -14 }),
    place(flyingCloth(1240, 280, "#FBF5EA", "#D7A53E"), { x: 1420, y: 560, turn: 15, flip: true }),
    place(stopwatch(142, "#FFC387"), { x: 720, y: 430, s: 1.06, wall: [10, 20] }),
  ]),
  illustration("six-garments-forty-auditions", "lilac", "day", -1, (m) => [
    room(m, 780),
    place(window(280, 360, paint.bone, sky("#C9E2F8", "#FFF3DC", 300, paint.leaf)), {
      x: 190,
      y: 300,
      lit: false,
    }),
    group({ opacity: 0.55 }, windowLight(560, 190, 420, 480, 150, 1)),
    place(
      rail(
        840,
        640,
        [
          shirt("#5F7F95"),
          shirt("#EFE6D6"),
          shirt("#7C5A6E"),
          shirt("#E3A03C"),
          shirt("#6B7D5E"),
          shirt("#3B3A52"),
        ],
        0.98,
      ),
      { x: 800, y: 880, wall: [40, 16], floor: [0.4, -0.08] },
    ),
    place(canvasBag("#E9D8B4"), { x: 770, y: 900, s: 0.98, floor: [0.5, -0.1], touch: 116 }) +
      place(shoe(paint.walnut), { x: 1010, y: 890, s: 0.62, touch: 80 }) +
      place(shoe(paint.walnut), { x: 1070, y: 912, s: 0.66, touch: 86 }),
  ]),
  illustration("stage-make-up-no-air-conditioning", "amber", "dusk", 1, (m, r) => [
    tableTop(m, 760, paint.walnut),
    place(ceilingFan("#F3E3CC"), { x: 700, y: -50, s: 1.5, wall: [-30, 46] }),
    glow(720, 500, 620, 0.6),
    place(bulbMirror(560, 470, "#E9B98A", "#FFF0C4"), { x: 720, y: 800, wall: [-20, 10] }),
    at(
      720,
      560,
      1,
      solid("M-110 176Q-104 60 -46 40V-10H46V40Q104 60 110 176Z", paint.plum) +
        solid("M-62 -100Q-66 20 0 34Q66 20 62 -100Q54 -170 0 -172Q-54 -170 -62 -100Z", paint.sienna) +
        path("M-64 -84Q-78 -184 0 -190Q78 -184 64 -84Q50 -140 0 -142Q-50 -140 -64 -84Z", paint.ink) +
        stroke("M-36 -66q16 -10 26 0M36 -66q-16 -10 -26 0", paint.ink, 5) +
        path("M-20 -8Q0 4 20 -8Q0 14 -20 -8Z", paint.rust) +
        path("M62 -100Q66 20 0 34V-172Q54 -170 62 -100Z", "#FFF0C4", { opacity: 0.2 }),
    ),
    repeat(46, () => disc(r(330, 1110), r(140, 760), r(2, 7), r(2, 7), "#FFF6E4", r(0.3, 0.85))),
    place(pan(74, paint.sienna), { x: 420, y: 850, s: 1.2, touch: 80 }) +
      place(pan(60, paint.rust), { x: 570, y: 890, s: 1.1, touch: 60 }),
    place(brush("#FFF6E4", paint.teal), { x: 1010, y: 860, s: 1.05, turn: 76, wall: [-6, 12] }),
  ]),
];
