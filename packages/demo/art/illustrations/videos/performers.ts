/** Stills of films about people in front of an audience, or about to be. */

import { drape, sky, stageFloor } from "../../backgrounds.ts";
import { mix, paint } from "../../colour.ts";
import { beam, blinds, glow, pool, windowLight } from "../../light.ts";
import { stairs } from "../../objects/backstage.ts";
import { micStand } from "../../objects/music.ts";
import { crown } from "../../objects/relics.ts";
import { figure, shape } from "../../people/figures.ts";
import { profile } from "../../people/portrait.ts";
import { pose } from "../../people/poses.ts";
import { place } from "../../place.ts";
import { at, box, disc, flat, group, path, repeat, stroke } from "../../svg.ts";
import { near, videoThumbnail } from "./video-thumbnail.ts";

export const performerThumbnails = [
  videoThumbnail("how-a-chorus-breathes", "steel", "night", 1, (m) => [
    stageFloor(m, 700),
    glow(1050, 380, 620, 0.6),
    repeat(4, (index) =>
      group(
        { opacity: 0.45 + index * 0.18 },
        place(
          profile(
            mix(
              [paint.honey, paint.sienna, paint.umber, paint.sienna][index] ?? paint.sienna,
              m.deep,
              0.5 - index * 0.15,
            ),
            index === 2 ? "#C9CCD6" : paint.ink,
            true,
          ),
          { x: 1120 - index * 270, y: 600 + index * 66, s: 0.62 + index * 0.24 },
        ),
      ),
    ),
    repeat(4, (index) => {
      const s = 0.62 + index * 0.24;
      return at(
        1120 - index * 270 + s * 200 + 40,
        600 + index * 66 - s * 120 + 500,
        0.8,
        micStand(520, m.light),
      );
    }),
  ]),
  videoThumbnail("warm-up-in-a-stairwell", "fern", "day", 1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    group({ opacity: 0.65 }, windowLight(180, 160, 300, 380, 60, 0.95)),
    place(stairs(9, 112, 72, mix(m.mid, m.deep, 0.2)), { x: 520, y: 860 }),
    flat(0, 850, 1440, 120, mix(m.floorNear, m.deep, 0.25)),
    place(figure(pose.twirl, { wear: "trousers", top: paint.rust, bottom: paint.ink, cut: "bun" }), {
      x: 380,
      y: 850,
      s: 1.12,
      floor: [0.9, 0.12],
      touch: 60,
    }),
  ]),
  videoThumbnail("two-hosts-one-stage", "fern", "night", 1, (m) => [
    stageFloor(m, 600),
    [
      [200, 560],
      [1240, 880],
    ]
      .map(([x = 0, to = 0], index) => beam(x, 40, to, 740, 380, 0.55, index ? "#A8D2F4" : m.light))
      .join("") + pool(720, 744, 420, 66, 0.8),
    place(
      figure(pose.present, {
        wear: "coat",
        top: paint.indigo,
        bottom: paint.ink,
        cut: "short",
        skin: paint.honey,
      }),
      { x: 560, y: 750, s: 1.04, touch: 60 },
    ) +
      place(figure(pose.hold, { wear: "gown", top: paint.rust, bottom: paint.rust, cut: "bun" }), {
        x: 870,
        y: 750,
        s: 1.02,
        flip: true,
        touch: 80,
      }),
    near(repeat(8, (index) => disc(90 + index * 190, 880, 84, 96, mix(m.deep, m.shade, 0.8)))),
  ]),
  videoThumbnail("street-circle", "rose", "day", -1, (m) => [
    sky("#FFE3C4", "#FFF6E6", 480, "#D9B48C"),
    repeat(
      6,
      (index) =>
        box(
          index * 250 - 30,
          190 + ((index * 67) % 120),
          244,
          330,
          mix([paint.coral, m.light, paint.sand, m.mid][index % 4] ?? m.mid, "#FFFFFF", 0.25),
        ) +
        repeat(
          2,
          (row) =>
            flat(index * 250 + 30, 260 + row * 110, 60, 74, mix(m.deep, m.shade, 0.2)) +
            flat(index * 250 + 130, 260 + row * 110, 60, 74, mix(m.deep, m.shade, 0.2)),
        ),
    ),
    repeat(11, (index) =>
      at(
        60 + index * 136,
        640,
        0.62,
        figure([pose.wait, pose.stand, pose.hips][index % 3], {
          wear: index % 2 ? "kurta" : "sari",
          top: [paint.teal, paint.plum, paint.bone][index % 3] ?? paint.bone,
          bottom: [paint.indigo, paint.mustard, paint.leaf][index % 3] ?? paint.ink,
          cut: index % 2 ? "short" : "bun",
        }),
      ),
    ),
    stroke("M240 740A480 86 0 0 0 1200 740A480 86 0 0 0 240 740", "#FFFDF7", 10, {
      opacity: 0.9,
      "stroke-dasharray": "90 8",
    }),
    place(figure(pose.reachUp, { wear: "kurta", top: paint.rust, bottom: paint.ink, cut: "turban" }), {
      x: 720,
      y: 800,
      s: 1.06,
      floor: [0.8, 0.14],
      touch: 60,
    }) +
      place(disc(0, 0, 74, 74, paint.rust) + disc(0, 0, 60, 60, paint.bone) + disc(0, 0, 30, 30, paint.ink), {
        x: 676,
        y: 640,
      }),
    near(
      at(120, 960, 1.7, shape(pose.stand, { wear: "kurta" }, mix(m.deep, m.shade, 0.4))) +
        at(1330, 960, 1.8, shape(pose.wait, { wear: "sari", cut: "bun" }, mix(m.deep, m.shade, 0.4))),
    ),
    group({ opacity: 0.2 }, blinds(700, 150, 700, 3, 0, 0.4)),
  ]),
  videoThumbnail("walking-the-runway-at-seventy", "rose", "night", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.deep, m.shade, 0.45)),
    path("M600 300H840L1240 960H200Z", mix(m.light, m.mid, 0.25)) +
      path("M600 300H840L1240 960H200Z", "url(#down)"),
    flat(560, 130, 320, 180, "#FFF3F5") + glow(720, 250, 420, 0.8),
    repeat(
      9,
      (index) =>
        disc(80 + index * 56, 520 + index * -18, 46 - index * 3, 52 - index * 3, mix(m.deep, m.shade, 0.75)) +
        disc(
          1360 - index * 56,
          520 + index * -18,
          46 - index * 3,
          52 - index * 3,
          mix(m.deep, m.shade, 0.75),
        ),
    ),
    place(
      figure(pose.stride, {
        wear: "sari",
        top: paint.teal,
        bottom: paint.bone,
        cut: "bun",
        hair: "#D9D8E4",
        skin: paint.honey,
        sway: 14,
      }),
      { x: 720, y: 820, s: 1.32, floor: [0.05, 0.12], touch: 80 },
    ),
    near(disc(90, 850, 190, 210, m.shade) + disc(1370, 870, 210, 220, m.shade)),
  ]),
  videoThumbnail("jatra-before-the-first-bell", "amber", "night", -1, (m) => [
    flat(0, 0, 1440, 960, mix(m.deep, m.shade, 0.4)),
    path("M700 60H830L900 900H610Z", "#FFE9C4") + glow(760, 440, 430, 0.9),
    drape(-40, 720, 40, 920, mix(m.mid, m.deep, 0.55), 8) +
      drape(850, 640, 40, 920, mix(m.mid, m.deep, 0.55), 7),
    place(
      figure(pose.point, { wear: "lehenga", top: paint.rust, bottom: paint.rust, cut: "long" }) +
        at(2, -410, 0.15, crown(paint.brass, paint.coral)),
      { x: 640, y: 860, s: 1.5 },
    ),
    group({ opacity: 0.5 }, beam(760, 70, 620, 880, 420, 0.6)),
  ]),
];
