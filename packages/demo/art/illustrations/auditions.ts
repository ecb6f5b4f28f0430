/** Images for the articles on auditions. */

import { room, sky, tableTop } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, blinds } from "../light.ts";
import { dayRoom } from "../lit-backgrounds.ts";
import { shirt } from "../objects/costume.ts";
import { phone, tripod } from "../objects/film.ts";
import { ceilingFan, clock, deskLamp, door, window } from "../objects/household.ts";
import { purse } from "../objects/money.ts";
import { page, pen, pin, register } from "../objects/paper.ts";
import { bentwood } from "../objects/stage.ts";
import { figure, type Outfit, shape } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, flat, group, path, repeat, solid, stroke } from "../svg.ts";

const queue: Outfit[] = [
  { wear: "kurta", top: paint.rust, bottom: paint.bone, cut: "plait" },
  { wear: "trousers", top: paint.teal, bottom: paint.ink, cut: "short", skin: paint.honey },
  { wear: "sari", top: paint.plum, bottom: paint.mustard, cut: "bun", skin: paint.umber },
  { wear: "trousers", top: paint.bone, bottom: paint.indigo, cut: "crop" },
  { wear: "dress", top: paint.leaf, bottom: paint.leaf, cut: "long", skin: paint.honey },
];

export const auditionIllustrations = [
  illustration("auditions-should-not-cost-you", "straw", "dusk", -1, (m) => [
    tableTop(m, 630, paint.walnut),
    place(page(250, 330, { lines: 9, sheet: paint.bone }), { x: 900, y: 300, turn: 4, wall: [10, 14] }),
    place(pin(paint.rust), { x: 892, y: 158 }),
    group(
      { opacity: 0.5, filter: "url(#soft)" },
      stroke("M1090 130V380Q1090 500 1190 500Q1286 500 1286 396", m.shade, 34) +
        path("M1286 300L1330 410L1244 404Z", m.shade),
    ),
    beam(414, 300, 740, 850, 760, 0.4),
    place(deskLamp(paint.leaf, "#FFF0C0"), { x: 330, y: 800, s: 1.4, flip: true, touch: 110 }),
    place(purse(paint.rust), { x: 760, y: 850, s: 1.25, floor: [0.6, -0.2], touch: 230 }),
  ]),
  illustration("callback-same-shirt", "fern", "day", -1, (m) => [
    dayRoom(m, 60, 120, 380, 420, 100, 790),
    place(door(420, 700, paint.leaf, 0.42, "#FFF3C9"), { x: 790, y: 800, lit: false, wall: [26, 10] }),
    path("M860 800H1000L1180 960H760Z", "#FFF3C9", { opacity: 0.7, filter: "url(#soft)" }),
    place(shirt(paint.mustard), { x: 716, y: 190, s: 1.16, turn: 1, wall: [34, 26] }),
  ]),
  illustration("four-minutes-with-a-new-page", "amber", "day", -1, (m) => [
    room(m, 740) + blinds(40, 250, 560, 8, 10, 0.7),
    place(clock(216, 58, 350), { x: 800, y: 330, wall: [84, 56] }),
    place(bentwood(paint.rust), { x: 620, y: 870, s: 1.32, floor: [0.75, -0.1], touch: 112 }),
    place(page(196, 260, { lines: 10 }), { x: 622, y: 512, turn: -3, wall: [40, 20] }),
  ]),
  illustration("self-tape-in-a-one-room-flat", "steel", "day", -1, (m) => [
    dayRoom(m, 560, 60, 420, 520, 150, 720),
    place(window(250, 380, paint.bone, sky("#8FC6F2", "#FFF3DC", 330, paint.leaf)), {
      x: 190,
      y: 330,
      lit: false,
    }),
    group({ filter: "url(#thrown)", opacity: 0.16 }, at(820, 20, 1.5, ceilingFan(paint.ink), 14)),
    place(solid("M-230 0H230L222 470Q150 452 92 474Q20 452 -62 472Q-150 450 -224 472Z", "#FFFFFF"), {
      x: 980,
      y: 200,
      wall: [26, 16],
    }) + stroke("M700 206Q980 176 1270 206", paint.ink, 6),
    group(
      { opacity: 0.35 },
      stroke(
        "M900 214Q886 420 900 640M1010 210Q1030 430 1006 650M1110 214Q1100 420 1120 640",
        mix("#FFFFFF", paint.indigo, 0.4),
        7,
      ),
    ),
    place(tripod(400), { x: 520, y: 880, s: 1.1, floor: [0.8, -0.14] }) +
      place(phone("#FFE2B8"), { x: 520, y: 452, s: 0.95, turn: -2 }),
  ]),
  illustration("what-the-casting-assistant-writes-down", "lilac", "day", 1, (m) => [
    flat(0, 0, 1440, 960, "url(#floor)") + flat(0, 0, 1440, 230, "url(#wall)"),
    repeat(5, (index) => {
      const [x, outfit] = [300 + index * 205, queue[index] as Outfit];
      const stance = [pose.wait, pose.read, pose.stand, pose.hips, pose.wait][index] ?? pose.stand;
      const shadow = `matrix(1 0 0.5 -0.95 ${x} 420)`;
      return (
        group(
          { opacity: 0.4, filter: "url(#soft)" },
          group({ transform: shadow }, shape(stance, outfit, m.shade)),
        ) + place(figure(stance, outfit), { x, y: 420, s: 0.86 })
      );
    }),
    place(solid("M-430 0L-360 -170H360L430 0V240H-430Z", paint.oak), { x: 740, y: 850 }),
    place(register(520), { x: 740, y: 850, s: 0.96 }),
    place(pen(paint.indigo), { x: 800, y: 776, turn: -24, s: 0.95, wall: [6, 12] }),
  ]),
];
