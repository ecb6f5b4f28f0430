/** Images for the tags of work, money and the city. */

import { sky, splitPoster, stageFloor } from "../backgrounds.ts";
import { paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool } from "../light.ts";
import { halo } from "../lit-backgrounds.ts";
import { skyline } from "../objects/city.ts";
import { coins, jar, ticket } from "../objects/money.ts";
import { page, pen } from "../objects/paper.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, disc, element, flat, group, path, repeat, rod, stroke } from "../svg.ts";

export const workTagIllustrations = [
  illustration("tag-screen-acting", "amber", "night", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)") + glow(720, 480, 700, 0.3),
    [430, 384, 330, 300]
      .map((r, index) =>
        disc(720, 480, r, r, [paint.ink, "#3A3346", paint.ink, "#2B3F6B"][index] ?? paint.ink),
      )
      .join("") +
      repeat(60, (index) =>
        group({ transform: `rotate(${index * 6} 720 480)` }, rod(720, 62, 720, 84, 7, "#5C5870")),
      ),
    disc(720, 480, 250, 250, "#F2A65E") +
      disc(720, 480, 250, 250, "url(#form)") +
      pool(720, 640, 170, 30, 0.9),
    place(
      figure(
        { ...pose.listen, head: 6 },
        { wear: "sari", top: paint.rust, bottom: paint.plum, cut: "bun", skin: paint.umber },
      ),
      { x: 720, y: 652, s: 0.86 },
    ),
    disc(590, 330, 76, 44, "#FFFFFF", 0.42) +
      disc(860, 640, 26, 16, "#FFFFFF", 0.4) +
      element("circle", {
        cx: 720,
        cy: 480,
        r: 430,
        fill: "none",
        stroke: m.light,
        "stroke-width": 5,
        opacity: 0.6,
      }),
  ]),
  illustration("tag-contracts", "steel", "day", 1, (m) => [
    splitPoster(m, m.deep, 1060, 700),
    place(page(560, 760, { lines: 12 }), { x: 560, y: 470, turn: -6, wall: [-20, 26] }),
    stroke(
      "M430 730C470 640 500 640 490 720S540 650 560 700S600 660 640 690S700 660 760 672",
      paint.indigo,
      9,
    ),
    place(pen(paint.coral), { x: 980, y: 500, turn: -42, s: 1.9, wall: [-26, 60] }),
  ]),
  illustration("tag-fees", "straw", "day", -1, (m) => [
    halo(m, 1000, 360, 300, "#FFFDF2") +
      flat(0, 800, 1440, 160, m.mid) +
      group({ opacity: 0.5 }, flat(0, 800, 1440, 160, "url(#down)")),
    [3, 8, 13, 18, 24]
      .map((count, index) =>
        place(coins(count, 94), { x: 300 + index * 215, y: 850, floor: [0.5, -0.1], touch: 90 }),
      )
      .join(""),
    place(figure(pose.walk, { wear: "trousers", top: paint.rust, bottom: paint.indigo, cut: "crop" }), {
      x: 730,
      y: 640,
      s: 0.8,
      touch: 60,
    }),
  ]),
  illustration("tag-fundraising", "straw", "night", -1, (m) => [
    stageFloor(m, 620) + beam(1080, -40, 720, 850, 700, 0.7) + pool(720, 850, 440, 100, 0.9),
    place(jar(9, "#FFFFFF"), { x: 720, y: 860, s: 1.75, floor: [-0.4, -0.14], touch: 200 }),
    [
      [620, 190, 20],
      [760, 96, -30],
      [860, 230, 48],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        place(
          disc(0, 0, 46, 46, paint.brass) +
            disc(0, 0, 46, 46, "url(#form)") +
            element("circle", { cx: 0, cy: 0, r: 33, fill: "none", stroke: "#FFE9A8", "stroke-width": 5 }),
          { x, y, turn },
        ),
      )
      .join(""),
    place(ticket(paint.coral), { x: 350, y: 860, s: 1.1, turn: -8, wall: [6, 10] }) +
      place(ticket("#A8D2F4"), { x: 1100, y: 880, s: 1.1, turn: 10, wall: [6, 10] }),
  ]),
  illustration("tag-mumbai", "amber", "dusk", -1, (_, r) => [
    sky("#5A4A9C", "#FFC08A", 560, "#2E4E7E") +
      disc(470, 420, 140, 140, "#FFF0CC") +
      glow(470, 420, 420, 0.6),
    at(0, 560, 1, skyline(1460, 300, "#9A5F86", "#FFE9B8", r)) +
      at(620, 600, 1, skyline(860, 250, "#4A3272", "#FFD58A", r)),
    path("M0 560H1440V960H0Z", "#2B4C86") +
      path("M0 580Q500 556 900 640T1460 880V960H0Z", "#35609C") +
      path("M380 580H560L620 960H300Z", "#FFC387", { opacity: 0.4, filter: "url(#mist)" }),
    repeat(12, (index) =>
      stroke(`M${40 + index * 76} ${640 + ((index * 83) % 260)}h${110 - (index % 4) * 22}`, "#FFD9AE", 5, {
        opacity: 0.7,
      }),
    ),
    path("M640 590Q930 620 1090 740T1480 940V1000H1300Q1130 800 960 700T600 606Z", "#3B2654"),
    repeat(17, (_, share) => glow(640 + share * 720, 592 + share ** 1.7 * 290, 20 + share * 28, 1)),
    place(figure(pose.lookUp, { wear: "kurta", top: paint.coral, bottom: paint.ink, cut: "plait" }), {
      x: 1130,
      y: 900,
      s: 0.8,
      flip: true,
    }),
  ]),
];
