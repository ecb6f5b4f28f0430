/** Pictures for the tags of the stage, of movement and of what is worn there. */
import { skyline, suitcase, trainWindow } from "../city.ts";
import { mix, paint } from "../colour.ts";
import { brush, dress, pan } from "../costume.ts";
import { figure, shape } from "../figures.ts";
import { softbox } from "../film.ts";
import { paperSweep, sky, splitPoster, stageFloor, tableTop } from "../ground.ts";
import { archLight, beam, glow } from "../light.ts";
import { page, pencil } from "../paper.ts";
import { place } from "../place.ts";
import { plate } from "../plate.ts";
import { bust } from "../portrait.ts";
import { pose } from "../poses.ts";
import { backlit, halo } from "../setting.ts";
import { bar, bentwood, foldingChair, gelFrame, ladder, lantern, mask, paintedFlat } from "../stage.ts";
import { at, box, disc, element, flat, group, path, repeat, rod, solid, stroke } from "../svg.ts";

export const stageTagPlates = [
  plate("tag-improvisation", "rose", "day", -1, (m) => [
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
  plate("tag-warm-ups", "straw", "day", -1, (m) => [
    halo(m, 720, 520, 400, "#FFF8EA") +
      flat(0, 780, 1440, 180, m.mid) +
      group({ opacity: 0.4 }, flat(0, 780, 1440, 180, "url(#down)")),
    [
      ["trousers", paint.coral, "short"],
      ["kurta", paint.teal, "plait"],
      ["trousers", paint.indigo, "crop"],
      ["kurta", paint.rust, "bun"],
      ["trousers", paint.leaf, "turban"],
    ]
      .map(([wear, top, cut], index) =>
        place(
          figure(
            {
              lean: index * 7 - 14,
              head: index * 4 - 8,
              left: [-150 - index * 4, -170],
              right: [160 - index * 2, 172 - index * 6],
              leftLeg: [-16, -6],
              rightLeg: [16, 6],
            },
            {
              wear: wear as "kurta",
              top: String(top),
              bottom: paint.ink,
              cut: cut as "bun",
              skin: index % 2 ? paint.honey : paint.sienna,
            },
          ),
          { x: 230 + index * 245, y: 860 + (index % 2) * 30, s: 1.2, floor: [0.5, -0.1], touch: 60 },
        ),
      )
      .join(""),
  ]),
  plate("tag-rehearsal", "lilac", "day", -1, (m) => [
    stageFloor(m, 560) + archLight(150, 70, 150, 230, 60, 0.8),
    path("M300 700L560 620H1110L1250 840H260Z", "none", {
      stroke: paint.rust,
      "stroke-width": 11,
      "stroke-dasharray": "60 10",
    }),
    place(bentwood(paint.oak), { x: 420, y: 790, s: 0.8, floor: [0.6, -0.12] }) +
      place(bentwood(paint.oak), { x: 600, y: 720, s: 0.7, flip: true, floor: [0.6, -0.12] }),
    place(figure(pose.point, { wear: "trousers", top: paint.mustard, bottom: paint.indigo, cut: "short" }), {
      x: 760,
      y: 850,
      s: 1.3,
      floor: [0.6, -0.12],
    }),
    place(
      figure(pose.read, {
        wear: "kurta",
        top: paint.teal,
        bottom: paint.bone,
        cut: "plait",
        skin: paint.honey,
      }),
      { x: 1090, y: 870, s: 1.3, flip: true, floor: [0.6, -0.12] },
    ),
    place(page(84, 112, { lines: 6 }), { x: 1002, y: 590, turn: -14 }),
  ]),
  plate("tag-lighting", "amber", "night", -1, () => [
    flat(0, 0, 1440, 960, "#150C24"),
    beam(400, 240, 470, 1000, 760, 0.85, "#FFC387") +
      beam(720, 240, 720, 1000, 760, 0.75, "#FFB9C4") +
      beam(1040, 240, 970, 1000, 760, 0.85, "#8FC6F2"),
    bar(0, 1440, 60),
    [
      ["#FFF3DC", 8],
      ["#FFE6EA", 0],
      ["#E4F3FF", -8],
    ]
      .map(([glass, turn], index) =>
        place(lantern(String(glass)), { x: 400 + index * 320, y: 66, s: 1.3, turn: Number(turn) }),
      )
      .join(""),
    place(gelFrame("#FFC387"), { x: 440, y: 700, s: 1.3, turn: -14, opacity: 0.92 }) +
      place(gelFrame("#FFB9C4"), { x: 720, y: 740, s: 1.3, turn: 6, opacity: 0.92 }) +
      place(gelFrame("#A8D2F4"), { x: 1000, y: 700, s: 1.3, turn: 18, opacity: 0.92 }),
  ]),
  plate("tag-set-design", "fern", "dusk", -1, (m) => [
    tableTop(m, 700, paint.oak),
    place(box(-480, -560, 960, 560, paint.walnut, 6), { x: 720, y: 860, floor: [0.3, -0.08] }),
    `<svg x="270" y="330" width="900" height="500" viewBox="0 0 1440 800">${sky("#F7B48A", "#FFE9C4", 560, "#7A4A3A")}${disc(980, 330, 120, 120, "#FFF8EA")}${at(330, 640, 1.05, paintedFlat(320, 430, paint.teal))}${at(1080, 640, 0.95, paintedFlat(260, 360, paint.plum), 0, true)}${at(690, 690, 0.8, bentwood(paint.rust))}${at(860, 690, 0.74, ladder(420))}</svg>`,
    path(
      "M270 330H1170V400Q1080 470 990 396Q900 470 810 396Q720 470 630 396Q540 470 450 396Q360 470 270 400Z",
      paint.rust,
    ) +
      path(
        "M270 330H1170V400Q1080 470 990 396Q900 470 810 396Q720 470 630 396Q540 470 450 396Q360 470 270 400Z",
        "url(#form)",
      ),
    place(pencil(paint.mustard), { x: 1210, y: 900, s: 1.6, turn: -20, wall: [8, 12] }) +
      beam(200, -30, 720, 800, 700, 0.3),
  ]),
  plate("tag-wardrobe", "rose", "dusk", -1, () => [
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
  plate("tag-stage-make-up", "rose", "day", 1, (m) => [
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
  plate("tag-choreography", "lilac", "dusk", -1, (m) => [
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
  plate("tag-runway", "rose", "dusk", -1, (m) => [
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
  plate("tag-catalogue-shoots", "steel", "day", 1, (m) => [
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
  plate("tag-touring", "fern", "dusk", -1, (m, r) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    place(
      trainWindow(
        760,
        400,
        "#D8E6DA",
        sky("#8FC6A8", "#FFE9B8", 260, "#3E7A58") +
          path("M0 290Q190 200 380 270T760 240V400H0Z", "#55A57C") +
          at(0, 300, 0.5, skyline(1600, 120, "#2E6650", "#FFE9B8", r)),
      ),
      { x: 720, y: 270, lit: false },
    ),
    flat(0, 740, 1440, 220, m.deep) + flat(0, 740, 1440, 8, m.light),
    place(suitcase(paint.wood), { x: 640, y: 900, s: 1.75, floor: [0.5, -0.08], touch: 250 }),
    place(mask(paint.bone, 1), { x: 1010, y: 760, s: 0.9, turn: 14, wall: [14, 12] }) +
      place(foldingChair(paint.mustard), { x: 300, y: 910, s: 0.86, floor: [0.4, -0.08] }),
  ]),
  plate("tag-budgeting", "straw", "dusk", 1, (m) => [
    tableTop(m, 640, mix(m.deep, paint.walnut, 0.5)),
    place(
      element("rect", {
        x: -420,
        y: -520,
        width: 840,
        height: 520,
        rx: 18,
        fill: "none",
        stroke: paint.walnut,
        "stroke-width": 40,
      }) +
        repeat(
          6,
          (row) =>
            rod(-400, -450 + row * 76, 400, -450 + row * 76, 7, paint.silver) +
            repeat(9, (index) =>
              at(
                -370 + index * 48 + (index >= ([3, 6, 2, 7, 4, 5][row] ?? 4) ? 350 : 0),
                -450 + row * 76,
                1,
                disc(
                  0,
                  0,
                  22,
                  31,
                  [paint.rust, paint.mustard, paint.teal, paint.coral, paint.bone, paint.leaf][row] ??
                    paint.rust,
                ) + disc(0, 0, 22, 31, "url(#form)"),
              ),
            ),
        ),
      { x: 720, y: 850, wall: [-24, 16], s: 1.05 },
    ),
    glow(300, 260, 420, 0.5),
    place(pencil(paint.coral), { x: 980, y: 900, s: 1.7, turn: -8, wall: [-8, 12] }),
  ]),
];
