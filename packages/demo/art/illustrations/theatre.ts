/** Images for the articles on theatre. */

import { fromAbove, room, sky, stageFloor, sun } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, dapple, glow, pool } from "../light.ts";
import { topPool } from "../lit-backgrounds.ts";
import { cane, tempo } from "../objects/city.ts";
import { door } from "../objects/household.ts";
import { calendar, page } from "../objects/paper.ts";
import { racket } from "../objects/props.ts";
import { bar, bentwood, foldingChair, lantern, paintedFlat, seats, stand } from "../objects/stage.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, ball, disc, element, group, path, repeat, rod, stroke } from "../svg.ts";

/** One of the crowd from above: a head, shoulders, and a shadow as long as the afternoon. */
function onlooker(angle: number, cloth: string, hair: string): string {
  const [x, y] = [720 + Math.cos(angle) * 520, 490 + Math.sin(angle) * 366];
  const turn = (angle * 180) / Math.PI + 90;
  const shadow = group({ opacity: 0.42, filter: "url(#soft)" }, stroke(`M${x} ${y}l172 74`, "#3B1230", 62));
  return shadow + place(ball(0, 0, 52, 30, cloth) + ball(0, -4, 25, 25, hair), { x, y, turn });
}

export const theatreIllustrations = [
  illustration("holding-a-circle-nukkad-natak", "amber", "day", -1, (m, r) => [
    fromAbove(m, "#EDBE86"),
    element("ellipse", {
      cx: 720,
      cy: 490,
      rx: 380,
      ry: 266,
      fill: "none",
      stroke: "#FFF8EA",
      "stroke-width": 15,
      "stroke-dasharray": "70 5 120 8",
      opacity: 0.9,
    }),
    group({ opacity: 0.45, filter: "url(#soft)" }, stroke("M720 490l170 74", "#3B1230", 150)),
    place(
      ball(0, 0, 104, 104, paint.rust) +
        ball(0, 0, 84, 84, paint.bone) +
        disc(0, 0, 44, 44, paint.ink) +
        repeat(16, (index) =>
          group({ transform: `rotate(${index * 22.5})` }, rod(0, -84, 0, -104, 6, paint.bone)),
        ),
      { x: 720, y: 480 },
    ),
    place(rod(-70, 0, 80, 0, 13, paint.walnut), { x: 850, y: 410, turn: -34, wall: [14, 8] }),
    repeat(18, (index) =>
      onlooker(
        (index / 18) * Math.PI * 2 + r(-0.05, 0.05),
        [paint.teal, paint.bone, paint.coral, paint.plum, paint.mustard][index % 5] ?? paint.bone,
        index % 4 ? paint.ink : paint.walnut,
      ),
    ),
  ]),
  illustration("nine-towns-and-one-tempo", "rose", "dusk", -1, (_, r) => [
    sky("#F6A9A0", "#FFE3B4", 620, "#6B4A5C"),
    sun(380, 560, 150, "#FFF3D0"),
    path("M0 600Q300 520 640 590T1440 560V640H0Z", "#B9798C", { opacity: 0.6 }),
    at(-20, 690, 1, cane(1500, 210, "#5C8A56", r)),
    path("M0 700H1440V960H0Z", "#5B4152") +
      repeat(6, (index) => path(`M${index * 270 - 60} 842h130l-14 16h-130z`, "#F6D9A8", { opacity: 0.7 })),
    place(
      tempo(
        paint.sky,
        at(40, -190, 0.72, paintedFlat(200, 330, paint.coral), -8) +
          at(210, -188, 0.62, foldingChair(paint.oak), 6) +
          at(280, -190, 0.62, foldingChair(paint.mustard), 14, true) +
          at(120, -250, 1, rod(0, 60, 0, -160, 9, paint.ink) + at(0, -170, 0.62, lantern("#FFF3D0"), 70)),
      ),
      { x: 740, y: 800, s: 1.18, floor: [0.7, -0.12], touch: 420 },
    ),
    at(-20, 990, 1.1, cane(420, 190, "#2E4C3E", r)) + at(1130, 990, 1.1, cane(420, 170, "#2E4C3E", r)),
  ]),
  illustration("six-lanterns-in-a-school-hall", "amber", "night", -1, (m) => [
    stageFloor(m, 600),
    [0, 1, 2].map((index) => pool(560 + index * 160, 820, 200, 56, 0.7)).join(""),
    [0, 1, 2]
      .map(
        (index) =>
          beam(240 + index * 84, 260, 560 + index * 160, 826, 300, 0.62, "#FFC387") +
          beam(1200 - index * 84, 260, 880 - index * 160, 826, 300, 0.55, "#6FB4FF"),
      )
      .join(""),
    [0, 1]
      .map((end) => {
        const x = end ? 1126 : 314;
        const lamps = [-84, 0, 84]
          .map((dx) => at(x + dx, 148, 0.9, lantern(end ? "#CDE6FF" : "#FFE3BD"), end ? 34 : -34))
          .join("");
        return (
          place(at(x, 900, 1, stand(760)) + bar(x - 140, x + 140, 146), { x: 0, y: 0 }) +
          group({ filter: "url(#lit)" }, lamps)
        );
      })
      .join(""),
    place(bentwood(paint.rust), { x: 720, y: 820, s: 0.62, floor: [0, 0.16], touch: 50 }),
  ]),
  illustration("six-weeks-of-evenings", "fern", "day", 1, (m, r) => [
    room(m, 800),
    dapple(1150, 330, 300, r, 0.8),
    place(door(560, 770, paint.leaf, 0, m.light), { x: 650, y: 810, lit: false, wall: [-22, 8] }),
    place(
      calendar(6, 5, 62, (index) => ((index * 3) % 5 < 3 && index < 30 ? paint.rust : undefined)),
      { x: 640, y: 250, turn: -1, wall: [-16, 16] },
    ),
    place(racket(paint.indigo), {
      x: 1010,
      y: 880,
      s: 1.16,
      turn: -10,
      floor: [-0.5, -0.1],
      wall: [-34, 10],
    }),
  ]),
  illustration("when-the-line-goes", "steel", "night", -1, (m) => [
    topPool(m, 760, 760, 560, -140),
    place(page(170, 226, { lines: 0 }), { x: 700, y: 420, turn: -24, s: 1.06 }),
    group(
      { opacity: 0.55 },
      stroke("M560 150Q700 190 640 270Q600 330 640 360", m.light, 3, { "stroke-dasharray": "3 16" }),
    ),
    group({ filter: "url(#cast)", opacity: 0.6 }, disc(770, 770, 92, 17, m.shade)),
    place(figure(pose.lookUp, { wear: "kurta", top: mix(paint.bone, paint.sky, 0.3), bottom: paint.ink }), {
      x: 1020,
      y: 790,
      s: 0.84,
      flip: true,
      floor: [0.5, -0.16],
      touch: 46,
    }),
    glow(760, -20, 160, 0.7),
    at(-40, 840, 1, seats(9, 1520, "#1D1530")),
  ]),
];
