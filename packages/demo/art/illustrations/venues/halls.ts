/** Halls, yards and stores with room for a company. */

import { drape, room, stageFloor } from "../../backgrounds.ts";
import { mix, paint } from "../../colour.ts";
import { archLight, glow, pool } from "../../light.ts";
import { sofa } from "../../objects/household.ts";
import { marigolds } from "../../objects/props.ts";
import { bulbs } from "../../objects/stage.ts";
import { place } from "../../place.ts";
import { at, box, disc, element, flat, group, path, repeat, rod, stroke } from "../../svg.ts";
import { venue } from "./venue.ts";

const bale = (colour: string): string =>
  box(-110, -130, 220, 130, colour, 26) +
  stroke("M-60 -130V0M60 -130V0", mix(colour, paint.ink, 0.4), 8) +
  stroke("M-104 -70H104", mix(colour, paint.ink, 0.25), 4);

export const hallVenues = [
  venue(8, "amber", "dusk", -1, (m) => [
    flat(0, 0, 1440, 960, mix(m.light, m.mid, 0.35)) + flat(0, 640, 1440, 320, "url(#floor)"),
    repeat(
      5,
      (index) =>
        box(100 + index * 260, 90, 200, 210, mix(m.mid, m.light, 0.4)) +
        path(
          `M${126 + index * 260} 300V190Q${140 + index * 260} 120 ${200 + index * 260} 116Q${260 + index * 260} 120 ${274 + index * 260} 190V300Z`,
          mix(m.deep, m.shade, 0.2),
        ),
    ),
    flat(80, 300, 1280, 34, mix(m.mid, m.deep, 0.25)) +
      repeat(32, (index) => path(`M${86 + index * 40} 334h34l-17 26z`, mix(m.mid, m.deep, 0.4))),
    repeat(
      5,
      (index) =>
        path(
          `M${96 + index * 260} 640V470Q${104 + index * 260} 400 ${160 + index * 260} 396Q${176 + index * 260} 372 ${200 + index * 260} 366Q${224 + index * 260} 372 ${240 + index * 260} 396Q${296 + index * 260} 400 ${304 + index * 260} 470V640Z`,
          mix(m.deep, m.shade, 0.35),
        ) + glow(200 + index * 260, 560, 110, 0.55),
    ),
    archLight(560, 700, 170, 200, 140, 0.4),
    [
      [260, 830],
      [480, 880],
      [720, 800],
      [960, 880],
      [1180, 830],
    ]
      .map(
        ([x = 0, y = 0]) =>
          glow(x, y - 30, 110, 0.8) +
          place(
            path("M-46 -20Q0 20 46 -20Q30 14 0 14Q-30 14 -46 -20Z", paint.rust) +
              path("M0 -70Q18 -40 0 -20Q-18 -40 0 -70Z", "#FFF3D0"),
            { x, y, touch: 50 },
          ),
      )
      .join(""),
    stroke("M560 790Q720 720 880 790T720 880T560 790Z", m.light, 8, { opacity: 0.7 }) +
      disc(720, 820, 60, 20, m.light, 0.25),
  ]),
  venue(10, "straw", "dusk", 1, (m) => [
    room(m, 640),
    flat(470, 200, 420, 440, "#FFF3D0") +
      glow(680, 420, 420, 0.8) +
      group(
        { opacity: 0.6, style: "mix-blend-mode:screen" },
        path("M470 640H890L1180 960H260Z", m.light, { filter: "url(#soft)" }),
      ),
    repeat(5, (index) => rod(80, 60 + index * 6, 1360, 60 + index * 6, 3, m.shade)) +
      stroke("M80 140L720 40L1360 140M400 92V190M1040 92V190", paint.walnut, 20),
    [
      [210, 760, 1.1],
      [400, 790, 1],
      [290, 620, 1],
      [1090, 770, 1.15],
      [1260, 800, 1.1],
      [1170, 640, 1],
      [1180, 520, 0.9],
    ]
      .map(([x = 0, y = 0, s = 1], index) =>
        place(bale(index % 2 ? paint.sand : "#C79A63"), { x, y, s, touch: 100 * s }),
      )
      .join(""),
    stroke("M470 640V200H890V640", paint.iron, 22),
  ]),
  venue(16, "rose", "dusk", -1, (m) => [
    stageFloor(m, 560),
    drape(330, 780, 120, 560, mix(m.light, m.mid, 0.4), 14) +
      drape(80, 230, 60, 640, m.mid, 5) +
      drape(1130, 230, 60, 640, m.mid, 5),
    marigolds(330, 140, 720, 140, 70, 13) + marigolds(720, 140, 1110, 140, 70, 13),
    repeat(3, (index) =>
      at(
        420 + index * 300,
        0,
        1,
        rod(0, 0, 0, 40, 6, paint.brass) +
          bulbs(
            [
              [-56, 78],
              [0, 96],
              [56, 78],
              [-30, 52],
              [30, 52],
            ],
            13,
            "#FFF3D0",
          ),
      ),
    ),
    box(340, 560, 760, 84, mix(m.mid, paint.rust, 0.4)) +
      flat(340, 560, 760, 10, m.light) +
      pool(720, 590, 330, 40, 0.7) +
      place(sofa(paint.rust), { x: 720, y: 580, s: 0.62, touch: 160 }),
    repeat(3, (index) =>
      place(
        element("ellipse", { cx: 0, cy: -110, rx: 150, ry: 34, fill: paint.bone }) +
          path("M-150 -110Q-140 -30 -170 0H170Q140 -30 150 -110Q0 -60 -150 -110Z", "#FFF8EA") +
          path("M-150 -110Q-140 -30 -170 0H170Q140 -30 150 -110Q0 -60 -150 -110Z", "url(#form)"),
        { x: 290 + index * 430, y: 860, touch: 170 },
      ),
    ),
  ]),
];
