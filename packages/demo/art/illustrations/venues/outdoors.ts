/** Places under the sky. */

import { fromAbove, sky, sun } from "../../backgrounds.ts";
import { mix, paint } from "../../colour.ts";
import { dapple, glow } from "../../light.ts";
import { skyline } from "../../objects/city.ts";
import { bulbs, foldingChair } from "../../objects/stage.ts";
import { boat } from "../../objects/vehicles.ts";
import { place } from "../../place.ts";
import { at, box, disc, element, flat, group, path, repeat, rod, solid, stroke } from "../../svg.ts";
import { venue } from "./venue.ts";

const tree = (crown: string): string =>
  solid("M-18 0L-10 -160H10L20 0Z", paint.walnut) +
  disc(0, -250, 130, 120, crown) +
  disc(-80, -200, 90, 76, mix(crown, paint.ink, 0.16)) +
  disc(86, -206, 92, 78, mix(crown, paint.ink, 0.1));
const hang = (x1: number, y1: number, x2: number, y2: number, sag: number): string =>
  stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, paint.ink, 4) +
  bulbs(
    Array.from({ length: 9 }, (_, index): [number, number] => {
      const t = (index + 0.5) / 9;
      return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) + 12];
    }),
    11,
    "#FFF3D0",
  );

export const outdoorVenues = [
  venue(7, "lilac", "dusk", -1, (m) => [
    sky("#4B3A86", "#F4B6A0", 470, mix(m.deep, m.shade, 0.3)),
    sun(560, 430, 96, "#FFE3B4") + path("M0 470Q300 380 640 450T1440 420V520H0Z", mix(m.deep, m.mid, 0.4)),
    element("ellipse", { cx: 720, cy: 600, rx: 330, ry: 92, fill: mix(m.light, m.mid, 0.3) }) +
      element("ellipse", { cx: 720, cy: 592, rx: 330, ry: 92, fill: mix(m.light, "#FFFFFF", 0.2) }),
    glow(720, 590, 300, 0.5),
    repeat(6, (index) => {
      const [rx, ry] = [470 + index * 130, 150 + index * 62];
      return (
        stroke(
          `M${720 - rx} ${600}A${rx} ${ry} 0 0 0 ${720 + rx} ${600}`,
          mix(mix(m.mid, m.light, 0.4), m.shade, 0.12 + index * 0.1),
          44,
        ) +
        stroke(
          `M${720 - rx} ${586}A${rx} ${ry} 0 0 0 ${720 + rx} ${586}`,
          mix(m.light, m.mid, 0.25 + index * 0.1),
          8,
        )
      );
    }),
    [
      [270, 0.6],
      [1170, 0.7],
    ]
      .map(([x = 0, s = 1]) => at(x, 500, s, tree(mix(m.deep, m.shade, 0.2))))
      .join(""),
  ]),
  venue(9, "amber", "day", -1, (m, r) => [
    fromAbove(m, "#E8C79A"),
    repeat(60, () => disc(r(80, 1360), r(0, 960), r(3, 8), r(2, 5), "#C79A63", 0.5)),
    path("M0 0H560L420 250H0Z", mix(m.mid, m.light, 0.3)) +
      path("M1440 960H900L1060 690H1440Z", mix(m.deep, m.mid, 0.4)) +
      path("M0 250H420L430 290H0ZM900 960L1060 690H1100L950 960Z", m.shade, { opacity: 0.25 }),
    element("ellipse", {
      cx: 760,
      cy: 500,
      rx: 330,
      ry: 250,
      fill: "none",
      stroke: "#FFFDF7",
      "stroke-width": 18,
      "stroke-dasharray": "120 8 60 5",
      opacity: 0.95,
    }),
    stroke("M640 470L880 540M700 400L830 620", "#FFFDF7", 8, { opacity: 0.5, "stroke-dasharray": "30 12" }),
    dapple(1120, 260, 260, r, 0.45),
    group({ opacity: 0.4, filter: "url(#soft)" }, path("M250 700L560 830L540 870L220 740Z", m.shade)) +
      place(disc(0, 0, 66, 66, paint.rust) + disc(0, 0, 54, 54, paint.bone) + disc(0, 0, 26, 26, paint.ink), {
        x: 250,
        y: 720,
        wall: [16, 16],
      }),
  ]),
  venue(15, "steel", "dusk", 1, (m) => [
    sky("#5B7FB8", "#FFDDB4", 420, mix(m.mid, m.deep, 0.3)),
    sun(980, 380, 92, "#FFF3D0") + path("M0 420Q260 370 520 410T1440 396V440H0Z", mix(m.deep, m.mid, 0.5)),
    repeat(9, (index) =>
      flat(820 + ((index * 71) % 220) - index * 6, 450 + index * 30, 240 - index * 12, 7, "#FFF3D0", 3),
    ),
    place(boat(paint.walnut, m.mid), { x: 960, y: 620, s: 0.72 }),
    repeat(
      7,
      (index) =>
        box(
          -40,
          520 + index * 66,
          420 + index * 116,
          70,
          mix(mix(paint.sand, m.light, 0.3), m.shade, index * 0.07),
        ) + flat(-40, 520 + index * 66, 420 + index * 116, 9, "#FFF3DC"),
    ),
    box(150, 210, 200, 310, mix(paint.rust, m.mid, 0.25)) +
      solid("M140 210Q160 60 250 30Q340 60 360 210Z", mix(paint.rust, m.light, 0.3)) +
      rod(250, 30, 250, -20, 8, paint.brass) +
      path("M210 520V380Q250 320 290 380V520Z", m.shade),
  ]),
  venue(19, "fern", "night", -1, (m) => [
    sky("#0F2A36", "#2F6A5C", 560, mix(m.deep, m.shade, 0.4)),
    [
      [180, 0.9],
      [420, 0.7],
      [1080, 0.76],
      [1300, 1],
    ]
      .map(([x = 0, s = 1], index) =>
        at(x, 600 + (index % 2) * 20, s, tree(mix(m.deep, m.shade, 0.15 * index))),
      )
      .join(""),
    glow(720, 520, 520, 0.5),
    hang(120, 220, 700, 160, 60) + hang(700, 160, 1320, 230, 70) + hang(200, 340, 1240, 320, 80),
    group({ opacity: 0.5, style: "mix-blend-mode:screen" }, disc(720, 780, 520, 120, "url(#pool)")),
    repeat(5, (index) =>
      place(foldingChair(paint.bone), {
        x: 380 + index * 170,
        y: 770 + (index % 2) * 50,
        s: 0.56,
        floor: [0.2, 0.12],
        flip: index > 2,
      }),
    ),
  ]),
  venue(20, "rose", "dusk", 1, (m, r) => [
    sky("#6A4A9A", "#FFB79C", 640, mix(m.deep, m.shade, 0.4)),
    sun(460, 500, 120, "#FFE3B4") +
      at(60, 690, 1, skyline(1400, 330, mix(m.deep, m.mid, 0.5), "#FFE3B4", r)) +
      at(0, 740, 1, skyline(1500, 180, mix(m.deep, m.shade, 0.35), "#FFC387", r)),
    flat(0, 700, 1440, 60, mix(m.mid, m.deep, 0.35)) +
      repeat(18, (index) => flat(90 + index * 74, 640, 18, 66, mix(m.mid, m.deep, 0.35))) +
      flat(0, 626, 1440, 20, mix(m.mid, m.light, 0.2)),
    flat(0, 760, 1440, 200, "url(#floor)"),
    place(
      rod(-50, 0, -50, -220, 16, paint.walnut) +
        rod(50, 0, 50, -220, 16, paint.walnut) +
        box(-96, -420, 192, 210, paint.iron, 22),
      { x: 1160, y: 800, floor: [-0.6, 0.1] },
    ),
    place(foldingChair(paint.teal), { x: 560, y: 880, s: 0.8, floor: [0.7, 0.14] }) +
      place(foldingChair(paint.mustard), { x: 780, y: 900, s: 0.8, flip: true, floor: [0.7, 0.14] }) +
      hang(80, 330, 1360, 300, 60),
  ]),
];
