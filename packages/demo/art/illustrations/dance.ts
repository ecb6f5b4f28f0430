/** Images for the articles on dance and movement. */

import { room, stageFloor } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { blinds, glow, windowLight } from "../light.ts";
import { mojari } from "../objects/costume.ts";
import { ghungroo } from "../objects/music.ts";
import { bareFoot, crutch, trainer } from "../objects/props.ts";
import { figure, type Outfit, shape } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import type { Pose } from "../people/skeleton.ts";
import { place } from "../place.ts";
import { at, element, flat, group, path, repeat, rod, stroke } from "../svg.ts";

const walkers: [number, number, Pose, Outfit, boolean][] = [
  [300, 330, pose.walk, { wear: "trousers", top: paint.teal, bottom: paint.ink, cut: "short" }, false],
  [
    560,
    420,
    pose.stride,
    { wear: "kurta", top: paint.mustard, bottom: paint.bone, cut: "plait", skin: paint.honey },
    true,
  ],
  [900, 350, pose.walk, { wear: "sari", top: paint.rust, bottom: paint.plum, cut: "bun" }, true],
  [
    1150,
    520,
    pose.stride,
    { wear: "trousers", top: paint.bone, bottom: paint.indigo, cut: "crop", skin: paint.umber },
    false,
  ],
  [420, 720, pose.walk, { wear: "coat", top: paint.rust, bottom: paint.ink, cut: "cap" }, false],
  [
    780,
    790,
    pose.stride,
    { wear: "dress", top: paint.leaf, bottom: paint.leaf, cut: "long", skin: paint.honey, sway: 8 },
    true,
  ],
];

const boards = (x: number, colour: string): string => flat(x, 560, 360, 400, colour);

/** The step everybody is on. */
const counted: Pose = {
  lean: 3,
  head: 4,
  left: [-34, -80],
  right: [150, 162],
  leftLeg: [-10, -4],
  rightLeg: [24, -14],
};

export const danceIllustrations = [
  illustration("ask-about-the-floor-first", "rose", "dusk", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    boards(0, "#EFEAF2") + stroke("M20 600Q160 640 120 760T330 930M200 560Q260 680 350 700", "#A9A3B8", 5),
    boards(360, paint.oak) +
      repeat(6, (index) => rod(360 + index * 60, 560, 360 + index * 60, 960, 4, paint.walnut)),
    boards(720, "#3A3644") +
      repeat(90, (index) =>
        flat(726 + ((index * 83) % 344), 570 + ((index * 197) % 384), 7, 5, "#6A6478", 2),
      ),
    boards(1080, paint.rust) +
      repeat(15, (index) =>
        rod(1092 + index * 24, 570, 1092 + index * 24, 960, 3, mix(paint.rust, paint.mustard, 0.5)),
      ),
    group({ opacity: 0.4 }, path("M0 560H1440V640L0 900Z", m.light, { filter: "url(#mist)" })),
    group(
      { opacity: 0.5, filter: "url(#cast)" },
      element("ellipse", { cx: 860, cy: 790, rx: 300, ry: 34, fill: m.shade }),
    ),
    place(bareFoot(paint.sienna, paint.plum), { x: 700, y: 640, s: 1.12 }),
  ]),
  illustration("movement-call-for-people-who-cannot-dance", "straw", "day", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#floor)") + flat(0, 0, 1440, 130, mix(m.wallFar, m.mid, 0.3)),
    repeat(9, (index) =>
      rod(index * 200 - 80, 130, index * 260 - 300, 960, 3, mix(m.floorNear, m.shade, 0.3)),
    ),
    group({ opacity: 0.5 }, windowLight(60, 190, 700, 640, 260, 1) + windowLight(860, 170, 560, 600, 260, 1)),
    walkers
      .map(([x, y, stance, outfit, flip], index) =>
        place(figure(stance, outfit), {
          x,
          y: y + 60,
          s: 0.66 + y / 2600,
          flip,
          floor: [(flip ? -1 : 1) * (index % 2 ? 1.05 : 0.95), 0.34],
        }),
      )
      .join(""),
  ]),
  illustration("nine-weeks-and-one-ankle", "lilac", "day", -1, (m) => [
    room(m, 660),
    blinds(430, 150, 560, 9, 20, 0.55),
    group(
      { opacity: 0.5 },
      path("M500 700L760 700L1100 960H760ZM860 700L1020 700L1460 960H1200Z", m.light, {
        filter: "url(#soft)",
      }),
    ),
    place(
      rod(-800, 0, 800, 0, 21, paint.oak) +
        rod(-420, 0, -420, 60, 17, paint.silver) +
        rod(380, 0, 380, 60, 17, paint.silver),
      { x: 720, y: 360, wall: [30, 40] },
    ),
    place(crutch(paint.silver), { x: 560, y: 850, s: 1.16, turn: 11, wall: [46, 20], floor: [0.4, -0.06] }),
    place(mojari("#E07F96"), { x: 900, y: 850, s: 1.25, floor: [0.8, -0.2], touch: 150 }),
  ]),
  illustration("teental-and-the-five-six-seven-eight", "amber", "dusk", -1, (m) => [
    stageFloor(m, 420),
    group(
      { opacity: 0.75, style: "mix-blend-mode:screen" },
      repeat(4, (index) =>
        element("ellipse", {
          cx: 440,
          cy: 800,
          rx: 110 + index * 120,
          ry: 32 + index * 34,
          fill: "none",
          stroke: "#FFC387",
          "stroke-width": 13,
          opacity: 1 - index * 0.2,
        }),
      ),
    ),
    group(
      { opacity: 0.7, style: "mix-blend-mode:screen" },
      repeat(4, (index) =>
        path(
          `M${1020 - 90 - index * 112} ${770 + 26 + index * 36}L${1020 - 60 - index * 84} ${770 - 34 - index * 34}H${1020 + 60 + index * 84}L${1020 + 90 + index * 112} ${770 + 26 + index * 36}Z`,
          "none",
          { stroke: "#A8D2F4", "stroke-width": 13, opacity: 1 - index * 0.2 },
        ),
      ),
    ),
    place(ghungroo(7, 250), { x: 440, y: 800, s: 1.15, floor: [0.5, -0.14], touch: 150 }),
    place(trainer(paint.teal), { x: 1090, y: 780, s: 1.25, floor: [0.4, -0.12], touch: 170 }),
    place(trainer(paint.teal), { x: 930, y: 850, s: 1.35, floor: [0.4, -0.12], touch: 190 }),
  ]),
  illustration("thirty-two-counts-from-the-back-row", "steel", "dusk", 1, (m) => [
    room(m, 610),
    flat(80, 50, 1280, 510, "#EAF4FC") +
      path("M80 560L560 50H760L280 560ZM900 560L1360 120V300L1120 560Z", "#FFFFFF", { opacity: 0.7 }),
    group(
      { opacity: 0.28 },
      repeat(6, (index) => at(240 + index * 192, 560, 0.66, shape(counted, { wear: "trousers" }, m.mid))),
    ),
    repeat(6, (index) =>
      place(shape(counted, { wear: "trousers", cut: index % 2 ? "bun" : "short" }, mix(m.mid, m.deep, 0.5)), {
        x: 240 + index * 192,
        y: 720,
        s: 0.92,
        lit: false,
      }),
    ),
    repeat(5, (index) =>
      place(
        shape(counted, { wear: "kurta", cut: index % 2 ? "short" : "plait" }, mix(m.deep, paint.ink, 0.4)),
        { x: 160 + index * 240, y: 880, s: 1.2, lit: false },
      ),
    ),
    glow(1150, 600, 330, 0.7),
    place(
      figure(
        { ...counted, right: [104, 96] },
        { wear: "kurta", top: paint.mustard, bottom: "#F3DE8A", skin: paint.honey, cut: "plait" },
      ),
      { x: 1150, y: 910, s: 1.36, touch: 100 },
    ),
  ]),
];
