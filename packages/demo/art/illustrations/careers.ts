/** Images for the articles on careers and contracts. */

import { room, sky, tableTop } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, blinds, glow } from "../light.ts";
import { hoarding, skyline } from "../objects/city.ts";
import { clapper } from "../objects/film.ts";
import { deskLamp, plant, table } from "../objects/household.ts";
import { coins } from "../objects/money.ts";
import { calendar, frame, page, pen, plane } from "../objects/paper.ts";
import { officeChair } from "../objects/props.ts";
import { figure, shape } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, box, disc, flat, path, repeat, stroke } from "../svg.ts";

export const careerIllustrations = [
  illustration("agent-who-asked-for-a-registration-fee", "fern", "dusk", 1, (m) => [
    room(m, 760),
    repeat(6, (index) =>
      place(frame(120, 150, paint.walnut, flat(-60, -75, 120, 150, mix(m.light, "#FFFFFF", 0.3))), {
        x: 330 + (index % 3) * 190,
        y: 180 + Math.floor(index / 3) * 220,
        turn: index === 4 ? 5 : 0,
        wall: [-14, 14],
      }),
    ),
    blinds(180, 210, 1000, 10, -14, 0.42),
    place(officeChair(paint.rust), { x: 880, y: 800, s: 1.2, wall: [-30, 8] }),
    place(table(900, 260, paint.oak), { x: 760, y: 920, s: 1.02, floor: [-0.1, -0.05] }),
    place(box(-60, -16, 120, 16, paint.bone, 2) + box(-54, -30, 108, 14, "#FFFFFF", 2), { x: 520, y: 656 }),
    place(plant(paint.leaf, paint.bone), { x: 1230, y: 900, s: 1.2, touch: 70 }),
  ]),
  illustration("chasing-an-unpaid-fee-calendar", "steel", "day", 1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    path("M-40 1000L760 -40H1260L520 1000Z", "#FFE3B8", { opacity: 0.45, filter: "url(#mist)" }),
    place(
      calendar(9, 6, 92, (index) => (index === 0 ? paint.mustard : index === 53 ? paint.rust : undefined)),
      { x: 720, y: 260, wall: [-34, 34] },
    ),
    stroke("M350 306C520 420 420 560 620 520S820 380 930 560S1010 700 1120 760", m.mid, 5, {
      "stroke-dasharray": "4 18",
    }),
    place(plane("#FFFFFF"), { x: 470, y: 440, s: 1.0, turn: 40, wall: [-26, 40] }) +
      place(plane("#FFE3B8"), { x: 690, y: 480, s: 1.25, turn: -22, wall: [-34, 50] }) +
      place(plane("#FFC387"), { x: 920, y: 560, s: 1.45, turn: 42, wall: [-40, 60] }) +
      place(plane(paint.coral), { x: 1150, y: 780, s: 1.8, turn: 24, wall: [-50, 70] }),
  ]),
  illustration("two-page-contract-clause-by-clause", "lilac", "day", -1, (m) => [
    flat(0, 0, 1440, 960, mix(paint.walnut, m.deep, 0.3)) + flat(0, 0, 1440, 960, "url(#form)"),
    glow(640, 430, 640, 0.5),
    place(page(430, 590, { lines: 15 }), { x: 500, y: 490, turn: -7, wall: [22, 24] }),
    place(page(430, 590, { lines: 13, mark: 6, gold: "#FFD777" }), {
      x: 860,
      y: 500,
      turn: 4,
      wall: [22, 24],
    }) + stroke("M720 716h190", paint.ink, 4),
    place(pen(paint.indigo, true), { x: 1150, y: 520, turn: 80, s: 1.55, wall: [22, 22] }),
    place(deskLamp(paint.rust, "#FFF6DC"), { x: 60, y: 880, s: 2.0, flip: true, opacity: 1 }),
  ]),
  illustration("usage-clauses-for-catalogue-shoots", "rose", "dusk", -1, (m, r) => [
    sky("#6C3F92", "#F7A58C", 740, "#3B2348"),
    at(-10, 750, 1, skyline(1470, 230, "#5A3378", "#FFD89A", r)),
    glow(800, 320, 560, 0.5),
    place(
      hoarding(
        900,
        470,
        190,
        "#FFF1DE",
        at(
          0,
          250,
          1.08,
          shape(pose.hips, { wear: "sari", cut: "bun", sway: 30 }, mix(m.mid, "#FFF1DE", 0.3)),
        ) +
          stroke("M-110 250C-150 60 -40 20 -70 -120S60 -250 90 -130S40 40 110 250", m.mid, 6, {
            "stroke-dasharray": "14 12",
          }),
      ),
      { x: 790, y: 850, lit: true },
    ),
    path("M0 840H1440V960H0Z", "#2A1838"),
    place(figure(pose.lookUp, { wear: "kurta", top: paint.mustard, bottom: paint.ink, cut: "plait" }), {
      x: 300,
      y: 900,
      s: 0.66,
      floor: [0.4, -0.05],
      touch: 40,
    }),
  ]),
  illustration("what-a-day-rate-is-made-of", "straw", "day", 1, (m) => [
    tableTop(m, 590, mix(m.mid, "#FFFFFF", 0.2)),
    disc(1130, 330, 190, 190, "#FFF8EA"),
    glow(1130, 330, 420, 0.6),
    place(clapper(16, 0), { x: 860, y: 830, s: 1.22, turn: 2, floor: [-1.1, -0.1], touch: 220 }),
    [2, 4, 7, 11, 16]
      .map((count, index) =>
        place(coins(count, 62), {
          x: 180 + index * 116,
          y: 800 + (index % 2) * 50,
          s: 1.02,
          floor: [-0.9, -0.12],
          touch: 60,
        }),
      )
      .join(""),
    beam(1130, 330, 300, 900, 500, 0.14),
  ]),
];
