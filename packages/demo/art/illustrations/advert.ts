import { paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool } from "../light.ts";
import { page, pin } from "../objects/paper.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { box, disc, flat, repeat } from "../svg.ts";

export const advertIllustrations = [
  illustration(
    "advert",
    "amber",
    "night",
    -1,
    (m) => [
      flat(0, 0, 1440, 1200, "url(#wall)") +
        flat(0, 1010, 1440, 190, m.floorNear) +
        flat(0, 1010, 1440, 4, m.mid),
      place(
        box(-400, -370, 800, 740, paint.walnut, 8) +
          flat(-366, -336, 732, 672, "#B5774C") +
          repeat(70, (index) =>
            disc(-350 + ((index * 97) % 700), -320 + ((index * 163) % 640), 4, 3, "#8A5233", 0.5),
          ),
        { x: 480, y: 450, wall: [20, 20] },
      ),
      [
        [240, 260, -5, 170, 220],
        [480, 230, 3, 190, 160],
        [720, 280, 6, 180, 240],
        [230, 560, 4, 170, 190],
        [740, 610, -5, 170, 200],
      ]
        .map(
          ([x = 0, y = 0, turn = 0, w = 0, h = 0], index) =>
            place(
              page(w, h, { lines: 5, sheet: ["#FFFDF7", "#F3DE8A", "#FFB9C4", "#A8D2F4", "#B2E2BE"][index] }),
              { x, y, turn, wall: [8, 10] },
            ) + place(pin(paint.rust), { x, y: y - h / 2 + 16 }),
        )
        .join(""),
      beam(930, -60, 500, 660, 520, 0.6) + glow(520, 560, 330, 0.5) + pool(430, 1140, 380, 50, 0.6),
      place(page(210, 270, { lines: 6, mark: 2, gold: "#FFC387" }), {
        x: 524,
        y: 560,
        turn: -3,
        wall: [14, 16],
      }) + place(pin("#F3DE8A"), { x: 518, y: 440, s: 1.2 }),
      place(
        figure(
          { ...pose.reachUp, right: [148, 158] },
          { wear: "kurta", top: paint.teal, bottom: paint.bone, cut: "plait", skin: paint.honey, sway: 8 },
        ),
        { x: 350, y: 1140, s: 1.5, floor: [-0.3, 0.1], touch: 90 },
      ),
    ],
    { x: 0, y: 0, width: 960, height: 1200 },
  ),
];
