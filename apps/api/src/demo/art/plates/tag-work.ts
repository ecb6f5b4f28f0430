/** Pictures for the tags of work, money and the city. */
import { skyline } from "../city.ts";
import { mix, paint } from "../colour.ts";
import { figure } from "../figures.ts";
import { sky, splitPoster, stageFloor } from "../ground.ts";
import { beam, glow, pool } from "../light.ts";
import { coins, jar, page, pen, ticket } from "../paper.ts";
import { place } from "../place.ts";
import { plate } from "../plate.ts";
import { pose } from "../poses.ts";
import { halo } from "../setting.ts";
import { at, disc, element, flat, group, path, repeat, rod, solid, stroke } from "../svg.ts";

export const workTagPlates = [
  plate("tag-screen-acting", "amber", "night", -1, (m) => [
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
  plate("tag-contracts", "steel", "day", 1, (m) => [
    splitPoster(m, m.deep, 1060, 700),
    place(page(560, 760, { lines: 12 }), { x: 560, y: 470, turn: -6, wall: [-20, 26] }),
    stroke(
      "M430 730C470 640 500 640 490 720S540 650 560 700S600 660 640 690S700 660 760 672",
      paint.indigo,
      9,
    ),
    place(pen(paint.coral), { x: 980, y: 500, turn: -42, s: 1.9, wall: [-26, 60] }),
  ]),
  plate("tag-fees", "straw", "day", -1, (m) => [
    halo(m, 1000, 360, 300, "#FFFDF2") +
      flat(0, 800, 1440, 160, m.mid) +
      group({ opacity: 0.5 }, flat(0, 800, 1440, 160, "url(#down)")),
    [3, 8, 13, 18, 24]
      .map((count, index) =>
        place(coins(count, 94), { x: 300 + index * 215, y: 850, floor: [0.5, -0.1], touch: 90 }),
      )
      .join(""),
    place(figure(pose.walk, { wear: "trousers", top: paint.rust, bottom: paint.indigo, cut: "crop" }), {
      x: 748,
      y: 600,
      s: 0.72,
    }),
  ]),
  plate("tag-fundraising", "straw", "night", -1, (m) => [
    stageFloor(m, 640) + beam(1060, -40, 720, 850, 620, 0.6) + pool(720, 840, 400, 90, 0.9),
    place(jar(24, "#FFFFFF"), { x: 720, y: 840, s: 1.75, floor: [-0.4, -0.14], touch: 200 }),
    [
      [600, 150, 20],
      [760, 90, -30],
      [870, 190, 48],
      [690, 230, -12],
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
    place(ticket(paint.coral), { x: 360, y: 850, s: 1.1, turn: -8, wall: [6, 10] }) +
      place(ticket("#A8D2F4"), { x: 1080, y: 870, s: 1.1, turn: 10, wall: [6, 10] }),
  ]),
  plate("tag-mumbai", "steel", "dusk", -1, (_m, r) => [
    sky("#3B5FA8", "#FFC9A0", 560, "#2E4E7E") + disc(470, 480, 130, 130, "#FFE9C4"),
    at(0, 560, 1, skyline(1460, 330, mix("#3B5FA8", "#7A5A86", 0.5), "#FFE9B8", r)) +
      at(500, 600, 1, skyline(980, 230, "#2B4478", "#FFD58A", r)),
    path("M0 600Q500 560 900 640T1460 880V960H0Z", "#24406E") +
      path("M0 640Q480 610 860 690T1380 960H0Z", "#3D6AA6") +
      group(
        { opacity: 0.5 },
        repeat(9, (index) =>
          stroke(`M${60 + index * 90} ${720 + ((index * 53) % 170)}h${120 - (index % 3) * 30}`, "#FFE3C4", 6),
        ),
      ),
    repeat(17, (_, share) =>
      glow(60 + share * 1300, 604 - Math.sin(share * 2.2) * 20 + share ** 2.2 * 250, 34, 1),
    ),
    place(figure(pose.lookUp, { wear: "kurta", top: paint.coral, bottom: paint.ink, cut: "plait" }), {
      x: 1010,
      y: 950,
      s: 0.86,
    }) + solid("M820 940H1440V960H820Z", paint.ink),
  ]),
];
