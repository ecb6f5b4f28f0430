/** Images for the articles on modelling. */

import { paperSweep, room, sky } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { glow, pool, windowLight } from "../light.ts";
import { dressForm, heel, kurta, tape } from "../objects/costume.ts";
import { softbox } from "../objects/film.ts";
import { window } from "../objects/household.ts";
import { frame } from "../objects/paper.ts";
import { plaitedBack } from "../objects/props.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, disc, flat, group, path, repeat, rod, stroke } from "../svg.ts";

const bright = [
  paint.coral,
  paint.teal,
  paint.mustard,
  paint.plum,
  paint.leaf,
  paint.rust,
  paint.sky,
  "#D96C8C",
];

export const modellingIllustrations = [
  illustration("forty-two-kurtas-before-lunch", "rose", "day", 1, (m) => [
    paperSweep(m),
    place(path("M360 40H1010V560Q1010 700 1100 800H270Q360 700 360 560Z", "#FFFDFB"), {
      x: 0,
      y: 0,
      wall: [-18, 10],
    }),
    glow(1010, 330, 300, 0.4),
    place(softbox(480, "#FFF6DF"), { x: 1190, y: 880, s: 1.1, floor: [-0.2, -0.1] }),
    place(stroke("M40 150C330 40 520 330 760 250S1030 210 1080 240", paint.iron, 13), {
      x: 0,
      y: 0,
      wall: [-14, 20],
    }),
    repeat(15, (_, share) => {
      const t = share;
      const x = 80 + t * 960;
      const y = 150 + Math.sin(t * 6.1 - 1.1) * 70 + t * 76;
      const index = Math.round(share * 14);
      return place(kurta(bright[(index * 3) % 8] ?? paint.coral, index % 2 ? paint.brass : paint.bone), {
        x,
        y: y - 8,
        s: 0.86 + 0.1 * Math.sin(t * 9),
        turn: Math.cos(t * 6.1) * 9,
        wall: [-8, 12],
      });
    }),
  ]),
  illustration("six-photographs-for-a-first-portfolio", "rose", "day", -1, (m) => [
    room(m, 800),
    windowLight(390, 90, 400, 520, 130, 0.95),
    repeat(6, (index) =>
      place(
        frame(
          152,
          214,
          index === 2 ? paint.rust : paint.walnut,
          flat(-76, -107, 152, 214, index === 2 ? "#FFFDF4" : mix("#FFFFFF", m.mid, 0.14 + index * 0.03)),
        ),
        { x: 172 + index * 220, y: 350 + ([0, 12, -6, 10, -8, 4][index] ?? 0), wall: [22, 20] },
      ),
    ),
    place(
      rod(-240, 0, 240, 0, 30, paint.walnut) +
        rod(-200, 0, -214, 160, 17, paint.walnut) +
        rod(200, 0, 214, 160, 17, paint.walnut),
      { x: 720, y: 740, floor: [0.6, -0.1] },
    ),
  ]),
  illustration("started-modelling-at-fifty-eight", "steel", "dusk", -1, () => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    glow(980, 350, 620, 0.7),
    disc(980, 350, 300, 300, paint.ink) +
      disc(980, 350, 282, 282, "#FFF8E2") +
      disc(980, 350, 150, 150, "#FFFFFF", 0.8),
    rod(980, 650, 980, 980, 17, paint.ink),
    place(plaitedBack("#D5D8E2", "#2F62A8", paint.sienna), { x: 560, y: 950, s: 1.2 }),
  ]),
  illustration("the-fit-model-stands-still", "amber", "day", -1, (m) => [
    room(m, 740),
    place(window(520, 240, paint.walnut, sky("#BFE0F7", "#FFF3DC", 240, paint.leaf)), {
      x: 720,
      y: 150,
      lit: false,
    }),
    group({ opacity: 0.5 }, windowLight(740, 420, 420, 300, 160, 1)),
    place(dressForm(paint.sand), { x: 480, y: 880, s: 1.42, floor: [0.6, -0.1], touch: 90 }),
    place(path("M-30 -452Q-96 -430 -118 -402L-136 -250L-96 -244L-86 -330V-190H0V-440Z", "#FFFDF7"), {
      x: 480,
      y: 880,
      s: 1.42,
    }),
    place(
      figure(
        { ...pose.stand, left: [-16, -10], right: [16, 10] },
        { wear: "trousers", top: "#FFFDF7", bottom: paint.indigo, cut: "bun", skin: paint.honey },
      ),
      { x: 930, y: 880, s: 1.6, floor: [0.6, -0.1], touch: 90 },
    ),
    place(tape(paint.mustard), { x: 430, y: 270, s: 0.9, wall: [10, 10] }) +
      place(tape(paint.coral), { x: 968, y: 330, s: 0.62, flip: true }),
  ]),
  illustration("walking-in-shoes-that-do-not-fit", "rose", "night", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    flat(0, 330, 1440, 120, "#FFFFFF") +
      group({ opacity: 0.8, style: "mix-blend-mode:screen" }, disc(720, 390, 1000, 240, "url(#glow)")),
    path("M0 450H1440V960H0Z", "#32122F") +
      path("M300 450H1140L1640 960H-200Z", mix(m.mid, "#32122F", 0.35)) +
      path("M560 450H880L1010 960H430Z", "#FFFFFF", { opacity: 0.32, filter: "url(#mist)" }),
    pool(720, 800, 420, 66, 0.7),
    group(
      { opacity: 0.4 },
      at(700, 800, 1.9, group({ transform: "scale(1 -0.9)", filter: "url(#soft)" }, heel(paint.rust))),
    ),
    place(heel(paint.coral), { x: 700, y: 790, s: 1.9 }),
  ]),
];
