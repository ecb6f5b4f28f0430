/** Images for the articles on funding a show. */

import { drape, sky, stageFloor } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool } from "../light.ts";
import { shop } from "../objects/city.ts";
import { deskLamp, paperLantern } from "../objects/household.ts";
import { coins } from "../objects/money.ts";
import { envelope, page } from "../objects/paper.ts";
import { slice } from "../objects/props.ts";
import { mask, seats } from "../objects/stage.ts";
import { figure, type Outfit } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, flat, group, path, repeat, rod, solid, stroke } from "../svg.ts";

const company: Outfit[] = [
  { wear: "lehenga", top: paint.rust, bottom: paint.plum, cut: "plait" },
  { wear: "kurta", top: paint.teal, bottom: paint.bone, cut: "turban", skin: paint.honey },
  { wear: "trousers", top: paint.mustard, bottom: paint.indigo, cut: "short" },
  { wear: "sari", top: paint.bone, bottom: paint.leaf, cut: "bun", skin: paint.umber },
  { wear: "coat", top: paint.violet, bottom: paint.ink, cut: "cap", skin: paint.honey },
];

export const fundingIllustrations = [
  illustration("a-play-for-one-lakh-forty-thousand", "straw", "day", -1, (_m) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    place(solid("M190 60H1250V640L1420 900H20L190 640Z", "#FFFBEF"), { x: 0, y: 0, lit: false }),
    repeat(9, (index) => rod(190, 120 + index * 58, 1250, 120 + index * 58, 3, "#9CC4E8")) +
      repeat(4, (index) =>
        rod(182 - index * 44, 690 + index * 54, 1258 + index * 44, 690 + index * 54, 3, "#9CC4E8"),
      ),
    stroke("M340 60V640L230 900M1060 60V640L1140 900", "#E58A93", 4),
    pool(720, 740, 470, 110, 0.9),
    path("M190 640H1250", "none", { stroke: mix("#FFFBEF", paint.ink, 0.25), "stroke-width": 5 }),
    company
      .map((outfit, index) =>
        place(
          figure([pose.twirl, pose.declaim, pose.present, pose.wait, pose.bow][index] ?? pose.stand, outfit),
          { x: 430 + index * 148, y: 730 + (index % 2) * 36, s: 0.74, floor: [0.5, -0.14], touch: 34 },
        ),
      )
      .join(""),
    [2, 3, 1, 4, 2, 3, 2, 4, 1, 3, 2]
      .map((count, index) => place(coins(count, 44), { x: 150 + index * 114, y: 900, touch: 46 }))
      .join(""),
  ]),
  illustration("crowdfunding-the-first-forty-pledges", "straw", "night", -1, (m, r) => [
    stageFloor(m, 520),
    drape(250, 200, 60, 530, paint.plum, 4) +
      drape(990, 200, 60, 530, paint.plum, 4) +
      flat(250, 30, 940, 60, "#45193F"),
    pool(720, 560, 380, 60, 0.6),
    glow(720, 420, 520, 0.5),
    repeat(40, (_, share) => {
      const depth = share;
      const [x, y] = [720 + r(-1, 1) * (180 + depth * 560), 170 + depth * 560 + r(-60, 60)];
      return place(
        paperLantern(["#FFC387", "#F3DE8A", "#FFB9C4"][Math.floor(r(0, 3))] ?? "#FFC387", 17 + depth * 40),
        { x, y, lit: false },
      );
    }),
    at(-40, 790, 1, seats(8, 1520, "#241634")),
    at(-110, 880, 1.1, seats(7, 1520, "#150D22")),
  ]),
  illustration("splitting-the-box-office", "amber", "night", -1, (m) => [
    stageFloor(m, 540),
    [
      [350, 330],
      [760, 440],
      [1120, 240],
    ]
      .map(
        ([x = 0, w = 0]) =>
          pool(x, 800, w * 0.66, w * 0.2, 0.95) + beam(x + (720 - x) * 0.7, -40, x, 810, w, 0.6),
      )
      .join(""),
    place(slice(210, 150, paint.oak), { x: 340, y: 800, s: 1.1, floor: [0.6, -0.14], touch: 120 }),
    place(slice(210, 330, paint.oak), { x: 700, y: 800, s: 1.22, floor: [0.6, -0.14], touch: 150 }),
    place(slice(210, 44, paint.oak), { x: 1110, y: 800, s: 1.0, floor: [0.6, -0.14], touch: 100 }),
    place(rod(-190, 0, 120, 0, 22, paint.silver) + rod(120, 0, 240, 0, 30, paint.walnut), {
      x: 930,
      y: 900,
      turn: -4,
      wall: [4, 10],
    }),
  ]),
  illustration("the-grant-application-read-again", "straw", "dusk", 1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    at(-60, 210, 0.72, seats(10, 2200, mix(m.deep, m.mid, 0.25))) +
      at(-120, 300, 0.86, seats(9, 2000, mix(m.deep, m.mid, 0.12))) +
      at(-60, 410, 1, seats(8, 1600, m.deep)),
    flat(0, 620, 1440, 340, paint.walnut) +
      flat(0, 620, 1440, 340, "url(#down)") +
      flat(0, 620, 1440, 5, m.light),
    beam(1010, 330, 690, 900, 760, 0.5),
    place(envelope(420, 260, paint.sand, true), { x: 470, y: 770, turn: 12, wall: [-14, 16] }),
    place(page(420, 560, { lines: 14, mark: 7, gold: "#FFC83D" }), {
      x: 650,
      y: 560,
      turn: -5,
      wall: [-20, 24],
    }),
    glow(640, 580, 240, 0.35),
    place(deskLamp(paint.leaf, "#FFF6DC"), { x: 1130, y: 880, s: 1.55, touch: 120 }),
  ]),
  illustration("twelve-shopkeepers-and-a-sponsorship-letter", "amber", "dusk", -1, (m) => [
    sky("#3E2C74", "#F0997A", 700, "#4A2B3E"),
    [
      ["#C98B6B", paint.teal],
      ["#8E6A8C", paint.rust],
      ["#B9A06A", paint.leaf],
      ["#A76E72", paint.indigo],
      ["#7E8C8A", paint.plum],
    ]
      .map(([face = "", awning = ""], index) =>
        place(shop(284, 470 + (index % 3) * 60, face, awning, index === 3 ? "#5A3B4E" : "#FFDF9A"), {
          x: 140 + index * 290,
          y: 800,
          lit: false,
        }),
      )
      .join(""),
    stroke("M-20 120Q360 250 720 150T1460 130", paint.ink, 4) +
      repeat(15, (index) => glow(index * 104, 168 + Math.sin(index * 0.9) * 26, 40, 0.9)),
    place(rod(0, -110, 0, -10, 8, paint.ink) + mask(paint.bone, 1), {
      x: 720,
      y: 372,
      s: 0.92,
      wall: [24, 30],
    }),
    path("M0 800H1440V960H0Z", "#3A2236") +
      group(
        { opacity: 0.35, style: "mix-blend-mode:screen" },
        repeat(5, (index) =>
          path(`M${60 + index * 290} 800h160l50 160h-260z`, index === 3 ? "#3A2236" : m.light, {
            filter: "url(#soft)",
          }),
        ),
      ),
    place(figure(pose.walk, { wear: "kurta", top: paint.bone, bottom: paint.ink, cut: "short" }), {
      x: 400,
      y: 900,
      s: 0.72,
      floor: [0.3, 0.1],
      touch: 40,
    }),
  ]),
];
