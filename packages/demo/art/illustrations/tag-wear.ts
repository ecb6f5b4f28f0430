import { paperSweep, splitPoster, stageFloor } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { glow } from "../light.ts";
import { backlit, halo } from "../lit-backgrounds.ts";
import { brush, dress, pan } from "../objects/costume.ts";
import { softbox } from "../objects/film.ts";
import { figure, shape } from "../people/figures.ts";
import { bust } from "../people/portrait.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, disc, flat, group, path, repeat, rod, solid, stroke } from "../svg.ts";

export const wearTagIllustrations = [
  illustration("tag-improvisation", "rose", "day", -1, (m) => [
    splitPoster(m, m.mid, 820, 520),
    stroke("M430 330C560 130 640 420 720 300S860 120 900 300S980 460 1010 300", paint.ink, 9) +
      disc(720, 250, 46, 46, paint.mustard),
    place(
      figure(
        { ...pose.declaim, left: [-70, -40] },
        { wear: "trousers", top: paint.teal, bottom: paint.ink, cut: "cap" },
      ),
      { x: 390, y: 880, s: 1.5, floor: [0.5, -0.1] },
    ),
    place(
      figure(pose.twirl, {
        wear: "dress",
        top: paint.mustard,
        bottom: paint.plum,
        cut: "bun",
        skin: paint.honey,
        sway: 20,
      }),
      { x: 1040, y: 880, s: 1.5, flip: true, floor: [0.5, -0.1] },
    ),
  ]),
  illustration("tag-wardrobe", "rose", "dusk", -1, () => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    place(
      solid("M330 60H1110V930H330Z", paint.walnut) +
        flat(380, 110, 680, 790, "#2A1420") +
        rod(380, 190, 1060, 190, 15, paint.brass),
      { x: 0, y: 0, wall: [20, 10] },
    ),
    place(
      solid("M330 60L110 120V960L330 930Z", mix(paint.walnut, paint.oak, 0.5)) +
        solid("M1110 60L1330 120V960L1110 930Z", mix(paint.walnut, paint.oak, 0.3)),
      { x: 0, y: 0 },
    ),
    [paint.coral, paint.mustard, paint.teal, "#D8C8F4", paint.leaf]
      .map((cloth, index) =>
        place(dress(cloth), {
          x: 466 + index * 128,
          y: 220,
          s: 1.12 + (index % 2) * 0.12,
          turn: (index % 3) - 1,
        }),
      )
      .join(""),
    glow(720, 330, 420, 0.25),
  ]),
  illustration("tag-stage-make-up", "rose", "day", 1, (m) => [
    halo(m, 600, 420, 330, m.mid),
    place(bust({ skin: paint.sienna, hair: paint.ink, cloth: paint.plum, cut: "bun" }), {
      x: 600,
      y: 1000,
      s: 2.35,
    }),
    at(
      600,
      1000,
      2.35,
      path("M0 -302Q-70 -300 -84 -230Q-88 -130 -46 -96Q-22 -80 0 -78Z", "#C7362F", { opacity: 0.9 }) +
        stroke("M-66 -222Q-40 -246 -14 -220", "#FFFFFF", 9) +
        disc(-38, -194, 17, 14, "#FFFFFF") +
        disc(-38, -194, 9, 8, paint.ink) +
        stroke("M-60 -160Q-40 -140 -30 -112", "#F3C65A", 8),
    ),
    place(brush("#FFF6E4", paint.teal), { x: 990, y: 720, s: 1.5, turn: -52 }),
    place(pan(120, "#C7362F"), { x: 1170, y: 880, s: 1.2 }) +
      place(pan(90, "#F3C65A"), { x: 250, y: 900, s: 1.2 }),
  ]),
  illustration("tag-choreography", "lilac", "dusk", -1, (m) => [
    stageFloor(m, 520) +
      group(
        { opacity: 0.9 },
        stroke("M200 880C420 940 460 720 720 760S1080 880 1260 700", m.light, 8, {
          "stroke-dasharray": "4 26",
        }),
      ),
    repeat(7, (_, share) =>
      at(
        250 + share * 960,
        884 - Math.sin(share * 3.1) * 90,
        1,
        disc(-14, 0, 9, 16, m.light) + disc(14, 10, 9, 16, m.light),
        30 + share * 60,
      ),
    ),
    place(
      figure(pose.arch, { wear: "lehenga", top: paint.rust, bottom: paint.mustard, cut: "plait", sway: -46 }),
      { x: 330, y: 790, s: 1.1, floor: [0.5, -0.1] },
    ),
    place(
      figure(pose.twirl, {
        wear: "dress",
        top: paint.bone,
        bottom: paint.coral,
        cut: "bun",
        skin: paint.honey,
        sway: 46,
      }),
      { x: 730, y: 740, s: 1.12, floor: [0.5, -0.1] },
    ),
    place(figure(pose.leap, { wear: "kurta", top: paint.teal, bottom: paint.ink, cut: "short", sway: 20 }), {
      x: 1090,
      y: 640,
      s: 1.16,
      floor: [0.3, -0.02],
    }),
  ]),
  illustration("tag-runway", "rose", "dusk", -1, (m) => [
    backlit(m, 520, 130, 400, 420, 2.4) +
      path("M560 550H880L1180 960H260Z", "#FFF1F3") +
      path("M560 550H880L1180 960H260Z", "url(#down)"),
    place(shape(pose.stride, { wear: "gown", cut: "bun", sway: 26 }, mix(m.deep, m.mid, 0.4)), {
      x: 690,
      y: 600,
      s: 0.62,
      floor: [0, 0.2],
    }),
    place(
      figure(pose.stride, {
        wear: "coat",
        top: paint.teal,
        bottom: paint.ink,
        cut: "short",
        skin: paint.umber,
      }),
      { x: 850, y: 720, s: 0.98, floor: [-0.1, 0.25] },
    ),
    place(
      figure(pose.stride, {
        wear: "gown",
        top: paint.mustard,
        bottom: paint.mustard,
        cut: "bun",
        skin: paint.honey,
        sway: 66,
      }),
      { x: 600, y: 900, s: 1.46, floor: [0.1, 0.2] },
    ),
  ]),
  illustration("tag-catalogue-shoots", "steel", "day", 1, (m) => [
    paperSweep(m, 700) +
      flat(330, 0, 780, 700, mix(m.wallNear, "#FFFFFF", 0.6)) +
      path("M330 700H1110L1300 960H140Z", mix(m.wallNear, "#FFFFFF", 0.4)),
    place(softbox(560, "#FFF6DF"), { x: 1300, y: 930, s: 1.1 }),
    [
      ["hips", "dress", paint.coral, "long"],
      ["stand", "kurta", paint.mustard, "long"],
      ["wait", "sari", paint.plum, "long"],
    ]
      .map(([stance, wear, cloth, cut], index) =>
        place(
          figure(pose[stance as "hips"], {
            wear: wear as "kurta",
            top: String(cloth),
            bottom: index === 1 ? paint.bone : String(cloth),
            cut: cut as "long",
            skin: paint.honey,
            sway: 12,
          }),
          { x: 430 + index * 270, y: 880, s: 1.5, floor: [-0.35, -0.08] },
        ),
      )
      .join(""),
  ]),
];
