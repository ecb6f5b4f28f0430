/** Stills of films about what happens behind the stage. */

import { sky, stageFloor } from "../../backgrounds.ts";
import { mix, paint } from "../../colour.ts";
import { beam, glow, pool } from "../../light.ts";
import { flightCase, vanRear } from "../../objects/backstage.ts";
import { streetLamp } from "../../objects/city.ts";
import { deskLamp, sofa } from "../../objects/household.ts";
import { faders, popShield, soundWave, studioMic } from "../../objects/music.ts";
import { ladder } from "../../objects/stage.ts";
import { figure, shape } from "../../people/figures.ts";
import { profile } from "../../people/portrait.ts";
import { pose } from "../../people/poses.ts";
import { place } from "../../place.ts";
import { at, box, disc, flat, group, path, repeat, stroke } from "../../svg.ts";
import { near, videoThumbnail } from "./video-thumbnail.ts";

export const backstageThumbnails = [
  videoThumbnail("the-get-in", "lilac", "dusk", -1, (m) => [
    stageFloor(m, 640),
    flat(820, 220, 360, 420, mix(m.light, "#FFFFFF", 0.4)) +
      glow(1000, 430, 420, 0.9) +
      group(
        { opacity: 0.6, style: "mix-blend-mode:screen" },
        path("M820 640H1180L1400 960H500Z", m.light, { filter: "url(#soft)" }),
      ),
    place(ladder(520, paint.oak), { x: 430, y: 820, floor: [-0.7, 0.16] }) +
      place(figure(pose.reachUp, { wear: "trousers", top: paint.rust, bottom: paint.ink, cut: "cap" }), {
        x: 410,
        y: 520,
        s: 0.72,
      }),
    place(
      figure(pose.carry, { wear: "trousers", top: paint.teal, bottom: paint.ink, cut: "short" }) +
        at(70, -190, 0.5, flightCase(300, 150, paint.iron)),
      { x: 930, y: 740, flip: true, floor: [0.3, 0.36] },
    ),
    near(at(1300, 960, 1.3, flightCase(420, 260, paint.ink))),
  ]),
  videoThumbnail("thirty-cues-in-the-dark", "steel", "night", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.deep, m.shade, 0.82)),
    group(
      { opacity: 0.9 },
      flat(760, 230, 560, 270, mix(m.mid, m.deep, 0.4)) +
        flat(760, 440, 560, 60, mix(m.mid, m.light, 0.3)) +
        beam(1040, 210, 1040, 480, 260, 0.7, "#FFC387") +
        at(1040, 484, 0.42, shape(pose.declaim, { wear: "kurta" }, m.shade)),
    ),
    stroke("M748 218H1332V512H748Z", m.shade, 30),
    flat(0, 690, 1440, 270, mix(paint.walnut, m.shade, 0.5)) +
      glow(400, 640, 330, 0.8) +
      place(deskLamp(paint.sky, "#FFF3D0"), { x: 560, y: 740, s: 0.9 }),
    group(
      { transform: "translate(250 690) skewX(-16)" },
      faders([0.3, 0.8, 0.5, 0.9, 0.2, 0.6], 460, 180, paint.iron, [paint.coral, m.light]),
    ),
    place(shape(pose.listen, { wear: "kurta", cut: "plait" }, mix(m.deep, m.shade, 0.4)), {
      x: 180,
      y: 1010,
      s: 1.7,
    }),
    repeat(6, (index) => disc(900 + index * 60, 756, 10, 10, index === 2 ? "#6FE3A0" : paint.rust)),
  ]),
  videoThumbnail("load-out-at-midnight", "lilac", "night", 1, (m) => [
    sky("#0D0A1E", "#2A2150", 660, mix(m.deep, m.shade, 0.6)),
    flat(0, 200, 560, 470, mix(m.deep, m.shade, 0.5)) +
      flat(150, 420, 150, 250, "#FFC387") +
      glow(225, 540, 230, 0.5),
    place(streetLamp(470, "#FFE9C4"), { x: 1170, y: 760, flip: true }) +
      beam(1066, 260, 1020, 800, 520, 0.55, "#FFE9C4") +
      pool(1000, 800, 380, 62, 0.5),
    place(
      vanRear(
        paint.plum,
        at(-60, -84, 0.66, flightCase(280, 160, paint.iron)) +
          at(80, -84, 0.6, flightCase(200, 260, paint.teal)),
      ),
      { x: 760, y: 790, s: 0.9, touch: 300 },
    ),
    place(sofa(paint.rust), { x: 330, y: 820, s: 0.62, touch: 180 }) +
      place(flightCase(220, 150, paint.iron), { x: 1130, y: 830 }) +
      place(figure(pose.carry, { wear: "trousers", top: paint.mustard, bottom: paint.ink, cut: "cap" }), {
        x: 1010,
        y: 820,
        s: 0.86,
        flip: true,
        floor: [0.4, 0.14],
      }),
  ]),
  videoThumbnail("the-crab-finds-a-voice", "steel", "dusk", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.mid, m.deep, 0.55)),
    repeat(9, (column) =>
      repeat(6, (row) =>
        box(column * 164, 70 + row * 140, 158, 134, mix(m.mid, m.deep, (column + row) % 2 ? 0.5 : 0.7), 12),
      ),
    ),
    glow(640, 420, 480, 0.55) +
      group(
        { opacity: 0.85 },
        at(
          760,
          300,
          1,
          soundWave(
            600,
            Array.from({ length: 32 }, (_, index) => 16 + Math.abs(Math.sin(index * 0.7)) * (90 - index * 2)),
            paint.coral,
          ),
        ),
      ),
    place(profile(paint.sienna, paint.ink, true), { x: 420, y: 830, s: 1.42 }) +
      stroke("M392 500C376 380 380 310 420 268", paint.ink, 34) +
      at(390, 560, 1, box(-60, -80, 110, 160, paint.iron, 44)),
    near(at(880, 300, 1.7, studioMic())) + near(at(790, 620, 1.3, popShield(80))),
  ]),
];
