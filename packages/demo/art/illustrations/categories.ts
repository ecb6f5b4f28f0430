import { curtainFrame, stageFloor } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool } from "../light.ts";
import { crossed, footlit, halo } from "../lit-backgrounds.ts";
import { flyingCloth } from "../objects/costume.ts";
import { harmonium, micStand, tabla, tanpura } from "../objects/music.ts";
import { mask, paintedFlat, proscenium, seats } from "../objects/stage.ts";
import { company } from "../people/company.ts";
import { figure, type Outfit } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, box, disc, flat, group, path, repeat, rod, solid, stroke } from "../svg.ts";

export const categoryIllustrations = [
  illustration("category-acting-craft", "amber", "night", -1, (m) => [
    stageFloor(m, 700) +
      place(mask("#B5623F", 1), { x: 520, y: 380, s: 1.7, turn: -8, lit: false, opacity: 0.85 }) +
      place(mask("#7A3A4E", -1), { x: 930, y: 400, s: 1.7, turn: 8, lit: false, opacity: 0.85 }),
    beam(720, -60, 720, 850, 460, 0.6) + pool(720, 846, 320, 72, 0.9),
    place(
      figure(pose.arch, { wear: "kurta", top: paint.bone, bottom: paint.indigo, cut: "short", sway: 16 }),
      { x: 740, y: 850, s: 1.25, floor: [0.2, 0.12], touch: 80 },
    ),
    group({ filter: "url(#lit)" }, proscenium("#4A1B36")),
  ]),
  illustration("category-theatre", "rose", "dusk", -1, (m) => [
    footlit(m, 690) +
      disc(720, 420, 260, 260, "#FFE3C4") +
      place(paintedFlat(280, 430, paint.teal), { x: 340, y: 710, opacity: 0.9 }) +
      place(paintedFlat(250, 360, paint.indigo), { x: 1110, y: 710, flip: true, opacity: 0.9 }),
    pool(720, 840, 540, 96, 0.6),
    place(figure(pose.wait, company[5] as Outfit), { x: 560, y: 770, s: 0.98, floor: [0.4, 0.1] }) +
      place(figure(pose.point, company[1] as Outfit), {
        x: 900,
        y: 770,
        s: 0.98,
        flip: true,
        floor: [0.4, 0.1],
      }),
    place(figure(pose.declaim, { ...company[0], sway: 8 }), {
      x: 390,
      y: 860,
      s: 1.24,
      floor: [0.4, 0.1],
      touch: 70,
    }) +
      place(figure(pose.arch, { ...company[6], sway: 30 }), {
        x: 740,
        y: 880,
        s: 1.34,
        floor: [0.4, 0.1],
        touch: 80,
      }) +
      place(figure(pose.present, { ...company[2], sway: 10 }), {
        x: 1060,
        y: 860,
        s: 1.24,
        floor: [0.4, 0.1],
        touch: 70,
      }),
    group({ filter: "url(#lit)" }, curtainFrame("#A62A43", 210)),
  ]),
  illustration("category-modelling", "rose", "day", -1, (m) => [
    halo(m, 720, 470, 420, m.mid) +
      disc(720, 470, 310, 310, mix(m.mid, "#FFFFFF", 0.5)) +
      disc(720, 470, 200, 200, "#FFF8EA"),
    place(
      figure(pose.hips, {
        wear: "gown",
        top: paint.teal,
        bottom: paint.teal,
        cut: "bun",
        skin: paint.umber,
        sway: -50,
      }),
      { x: 400, y: 890, s: 1.5, flip: true, floor: [0.4, -0.08] },
    ),
    place(figure(pose.stride, { wear: "coat", top: paint.ink, bottom: paint.ink, cut: "short" }), {
      x: 1040,
      y: 890,
      s: 1.5,
      floor: [0.4, -0.08],
    }),
    place(
      figure(pose.stride, {
        wear: "lehenga",
        top: paint.mustard,
        bottom: paint.rust,
        cut: "plait",
        skin: paint.honey,
        sway: 34,
      }),
      { x: 710, y: 910, s: 1.62, floor: [0.4, -0.08] },
    ),
  ]),
  illustration("category-singing-voice", "steel", "night", -1, (m) => [
    stageFloor(m, 660) +
      disc(900, 330, 230, 230, "#DCEBFA") +
      glow(900, 330, 520, 0.4) +
      pool(720, 850, 600, 100, 0.55),
    place(tanpura("#B5643A"), { x: 1080, y: 850, s: 1.04, turn: 12, floor: [0.3, -0.08] }),
    place(
      figure(pose.sing, {
        wear: "sari",
        top: paint.mustard,
        bottom: paint.rust,
        cut: "bun",
        skin: paint.honey,
        sway: 12,
      }),
      { x: 700, y: 850, s: 1.44, floor: [0.4, -0.1], touch: 80 },
    ) + place(micStand(430, paint.silver), { x: 830, y: 880, s: 1.12, floor: [0.4, -0.1] }),
    place(harmonium(paint.wood), { x: 370, y: 880, s: 1.08, touch: 220 }) +
      place(tabla(), { x: 1120, y: 910, s: 0.9, touch: 190 }),
  ]),
  illustration("category-anchoring", "fern", "dusk", -1, (m) => [
    stageFloor(m, 640) +
      flat(330, 110, 780, 440, mix(m.mid, m.light, 0.5)) +
      repeat(9, (index) =>
        path(`M720 550L${240 + index * 120} 60L${300 + index * 120} 60Z`, m.light, { opacity: 0.24 }),
      ) +
      flat(0, 0, 1440, 110, m.deep) +
      stroke("M330 110H1110V550H330Z", paint.ink, 18),
    beam(260, -30, 720, 790, 460, 0.45) + pool(720, 790, 320, 66, 0.8),
    place(
      figure(pose.present, {
        wear: "sari",
        top: paint.indigo,
        bottom: paint.coral,
        cut: "bun",
        skin: paint.honey,
        sway: 16,
      }),
      { x: 640, y: 800, s: 1.3, floor: [0.4, -0.1] },
    ),
    place(
      solid("M-96 -260H96L70 0H-70Z", paint.walnut) +
        box(-116, -290, 232, 34, paint.oak, 5) +
        rod(30, -290, 0, -370, 8, paint.ink) +
        disc(-2, -376, 17, 20, paint.silver),
      { x: 860, y: 810, floor: [0.4, -0.1] },
    ),
    at(-40, 830, 1, seats(9, 1520, "#123A3E")) +
      repeat(5, (index) =>
        at(200 + index * 270, 850, 1, disc(0, 0, 44, 52, "#0E2A2E") + disc(0, 60, 96, 50, "#0E2A2E")),
      ),
  ]),
  illustration("category-dance-movement", "lilac", "dusk", -1, (m) => [
    crossed(m, 480, 960, 830, 480, "#FFB9C4"),
    place(flyingCloth(900, 220, paint.coral, paint.brass), { x: 250, y: 330, turn: -8, opacity: 0.95 }),
    place(
      figure(pose.leap, {
        wear: "kurta",
        top: paint.mustard,
        bottom: paint.teal,
        cut: "bun",
        skin: paint.honey,
        sway: 26,
      }),
      { x: 720, y: 650, s: 1.5 },
    ),
    place(figure(pose.mudra, { wear: "kurta", top: paint.rust, bottom: paint.bone, cut: "plait" }), {
      x: 350,
      y: 860,
      s: 1.26,
      floor: [0.4, 0.1],
    }) +
      place(
        figure(pose.arch, {
          wear: "trousers",
          top: paint.bone,
          bottom: paint.indigo,
          cut: "short",
          skin: paint.umber,
        }),
        { x: 1090, y: 870, s: 1.26, flip: true, floor: [-0.4, 0.1] },
      ),
    group({ filter: "url(#soft)", opacity: 0.5 }, disc(740, 850, 150, 22, m.shade)),
  ]),
];
