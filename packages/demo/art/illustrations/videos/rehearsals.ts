/** Stills of films about casting, reading and rehearsing. */

import { room, sky, stageFloor, sun } from "../../backgrounds.ts";
import { mix, paint } from "../../colour.ts";
import { beam, glow, pool, windowLight } from "../../light.ts";
import { phone, softbox, tripod } from "../../objects/film.ts";
import { pendant } from "../../objects/household.ts";
import { page, script } from "../../objects/paper.ts";
import { plaitedBack } from "../../objects/props.ts";
import { figure, shape } from "../../people/figures.ts";
import { pose } from "../../people/poses.ts";
import { place } from "../../place.ts";
import { at, flat, group, path, repeat, rod } from "../../svg.ts";
import { near, videoThumbnail } from "./video-thumbnail.ts";

export const rehearsalThumbnails = [
  videoThumbnail("a-day-in-the-casting-room", "amber", "day", -1, (m) => [
    room(m, 600),
    group({ opacity: 0.7 }, windowLight(820, 150, 420, 330, 90, 0.9)),
    place(
      figure(pose.read, {
        wear: "kurta",
        top: paint.teal,
        bottom: paint.bone,
        cut: "plait",
        skin: paint.honey,
      }),
      { x: 640, y: 720, s: 0.92, floor: [0.8, 0.2], wall: [60, 10] },
    ),
    flat(0, 760, 1440, 200, paint.walnut) + flat(0, 760, 1440, 6, paint.oak),
    group({ transform: "translate(980 812) scale(1 .4) rotate(-8)" }, script(240, 260)),
    near(at(250, 960, 1.05, plaitedBack("#201528", paint.plum, paint.umber))),
  ]),
  videoThumbnail("one-wall-one-lamp", "steel", "dusk", -1, (m) => [
    room(m, 660),
    glow(760, 400, 420, 0.8) +
      path("M560 180H1000V640H560Z", mix(m.light, "#FFFFFF", 0.3), { opacity: 0.55, filter: "url(#soft)" }),
    place(figure(pose.declaim, { wear: "kurta", top: paint.rust, bottom: paint.ink, cut: "short" }), {
      x: 790,
      y: 740,
      s: 1.04,
      wall: [70, 10],
      floor: [0.4, 0.15],
    }),
    place(softbox(430, "#FFFDF7"), { x: 1180, y: 790 }),
    near(at(330, 960, 1.35, tripod(330)) + at(330, 560, 1.7, phone(mix(m.light, "#FFFFFF", 0.3)))),
    at(330, 538, 0.2, figure(pose.declaim, { wear: "kurta", top: paint.rust, bottom: paint.ink })),
  ]),
  videoThumbnail("the-first-reading", "amber", "night", -1, (m) => [
    room(m, 560),
    [430, 1010]
      .map(
        (x) => at(x, 60, 1, pendant(150, paint.rust, "#FFF3D0")) + beam(x, 300, x, 760, 620, 0.34, "#FFE3B4"),
      )
      .join(""),
    repeat(5, (index) =>
      place(
        figure(index % 2 ? pose.read : pose.listen, {
          wear: "kurta",
          top: [paint.teal, paint.rust, paint.mustard, paint.plum, paint.bone][index] ?? paint.bone,
          bottom: paint.ink,
          cut: (["short", "plait", "bun", "crop", "turban"] as const)[index] ?? "short",
          skin: [paint.honey, paint.sienna, paint.umber][index % 3] ?? paint.sienna,
        }),
        { x: 250 + index * 235, y: 850, s: 1.02 },
      ),
    ),
    path("M90 690H1350L1440 860H0Z", paint.wood) + path("M90 690H1350L1440 860H0Z", "url(#form)"),
    repeat(6, (index) =>
      group(
        {
          transform: `translate(${210 + index * 210} ${738 + (index % 2) * 26}) scale(1 .36) rotate(${index * 23 - 50})`,
        },
        page(150, 200, { lines: 6 }),
      ),
    ),
  ]),
  videoThumbnail("ferry-rehearsal", "steel", "day", -1, (m) => [
    sky("#8FBFE6", "#FFF0D6", 470, mix(m.mid, m.deep, 0.2)),
    sun(1130, 400, 84, "#FFFDF7") + path("M0 470Q240 410 420 452T760 460V480H0Z", mix(m.mid, m.deep, 0.5)),
    repeat(16, (index) => flat((index * 211) % 1400, 490 + index * 14, 120 - index * 3, 6, "#FFFDF7", 3)),
    flat(0, 690, 1440, 270, paint.walnut) +
      repeat(13, (index) =>
        rod(index * 130 - 60, 960, 400 + index * 56, 690, 4, mix(paint.walnut, paint.ink, 0.4)),
      ),
    rod(0, 560, 1440, 560, 14, paint.bone) +
      rod(0, 620, 1440, 620, 8, paint.bone) +
      repeat(7, (index) => rod(60 + index * 220, 552, 60 + index * 220, 700, 14, paint.bone)),
    place(figure(pose.declaim, { wear: "kurta", top: paint.rust, bottom: paint.bone, cut: "short" }), {
      x: 560,
      y: 830,
      s: 1.08,
      floor: [0.7, 0.14],
    }) +
      place(
        figure(pose.hips, {
          wear: "sari",
          top: paint.mustard,
          bottom: paint.teal,
          cut: "plait",
          sway: 26,
          skin: paint.honey,
        }),
        { x: 880, y: 830, s: 1.04, flip: true, floor: [0.7, 0.14] },
      ),
    near(flat(120, 60, 60, 900, paint.ink) + flat(0, 60, 1440, 90, paint.ink), 0.9),
  ]),
  videoThumbnail("falling-without-harm", "lilac", "night", -1, (m) => [
    stageFloor(m, 640),
    beam(380, 40, 760, 800, 760, 0.5) + pool(760, 800, 460, 80, 0.7),
    [
      [380, -4, 0.18],
      [540, 22, 0.34],
      [720, 50, 0.55],
    ]
      .map(([x = 0, turn = 0, opacity = 0]) =>
        group(
          { opacity },
          at(x, 800, 1.08, shape(pose.declaim, { wear: "trousers" }, mix(m.light, m.mid, 0.4)), turn),
        ),
      )
      .join(""),
    place(figure(pose.arch, { wear: "trousers", top: paint.coral, bottom: paint.bone, cut: "crop" }), {
      x: 880,
      y: 772,
      s: 1.08,
      turn: 76,
      touch: 200,
    }),
  ]),
];
