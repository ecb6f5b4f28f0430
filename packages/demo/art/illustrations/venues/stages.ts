/** Places with a stage or a studio floor. */

import { drape, stageFloor } from "../../backgrounds.ts";
import { mix, paint } from "../../colour.ts";
import { beam, glow, pool, windowLight } from "../../light.ts";
import { barnDoor, camera, canvasChair, softbox, tripod } from "../../objects/film.ts";
import { headphones, popShield, studioMic } from "../../objects/music.ts";
import { musicStand } from "../../objects/paper.ts";
import { foldingChair, footlights, lantern, proscenium, seats } from "../../objects/stage.ts";
import { place } from "../../place.ts";
import { at, box, disc, type Fragment, flat, group, path, repeat, rod, stroke } from "../../svg.ts";
import { venue } from "./venue.ts";

const cross = (x: number, y: number, colour: string): string =>
  stroke(`M${x - 26} ${y - 9}l52 18M${x + 26} ${y - 9}l-52 18`, colour, 9);

export const stageVenues = [
  venue(1, "amber", "night", -1, (m) => [
    stageFloor(m, 640),
    beam(720, -40, 640, 760, 520, 0.5) + pool(640, 760, 330, 66, 0.8),
    drape(820, 460, 90, 720, mix(m.mid, m.deep, 0.4), 9) +
      drape(200, 150, 90, 720, mix(m.mid, m.deep, 0.4), 4),
    proscenium(mix(m.deep, paint.brass, 0.3)),
    at(720, 800, 1, footlights(9, 900, "#FFE9C4")),
    [
      at(130, 868, 1, seats(8, 1180, paint.plum)),
      at(60, 910, 1.1, seats(8, 1200, mix(paint.plum, paint.ink, 0.4))),
    ].join(""),
  ]),
  venue(2, "lilac", "night", 1, (m) => [
    stageFloor(m, 470),
    repeat(3, (index) => beam(420 + index * 300, 30, 500 + index * 220, 660, 260, 0.34)),
    flat(80, 40, 1280, 14, paint.ink) +
      repeat(5, (index) => at(260 + index * 230, 50, 0.8, lantern(m.light))),
    repeat(3, (row) => {
      const chair = foldingChair(mix(paint.slate, m.mid, 0.3));
      const seat = (index: number): Fragment =>
        at(200 + index * 172 + (row % 2) * 86, 0, 0.46 + row * 0.1, chair);
      return place(repeat(7 - (row % 2), seat), { x: 0, y: 630 + row * 140, floor: [0.3, 0.1] });
    }),
  ]),
  venue(3, "straw", "day", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)") +
      flat(0, 380, 1440, 580, "url(#floor)") +
      flat(0, 366, 1440, 16, mix(m.floorNear, m.shade, 0.3)),
    windowLight(240, 60, 330, 230, 60, 0.8) + windowLight(820, 60, 330, 230, 60, 0.8),
    group({ opacity: 0.6 }, windowLight(320, 470, 520, 360, 220, 0.9)),
    stroke("M300 860L470 470H1010L1190 860Z", paint.rust, 10, { "stroke-dasharray": "90 12" }) +
      stroke("M620 860V640H860", paint.teal, 10),
    [
      [560, 560],
      [900, 700],
      [520, 780],
      [1010, 560],
    ]
      .map(([x = 0, y = 0], index) => cross(x, y, index % 2 ? paint.teal : paint.rust))
      .join(""),
    place(foldingChair(), { x: 760, y: 560, s: 0.62, floor: [0.8, 0.2] }) +
      place(foldingChair(paint.wood), { x: 330, y: 700, s: 0.74, flip: true, floor: [0.8, 0.2] }),
  ]),
  venue(4, "steel", "night", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.deep, m.shade, 0.55)),
    flat(210, 120, 1020, 520, mix(m.mid, m.deep, 0.35)) +
      repeat(8, (column) =>
        repeat(5, (row) =>
          box(
            214 + column * 127,
            124 + row * 104,
            122,
            98,
            mix(m.mid, m.deep, (column + row) % 2 ? 0.35 : 0.55),
            10,
          ),
        ),
      ),
    glow(720, 330, 380, 0.6),
    place(studioMic(), { x: 720, y: 130, s: 1 }) +
      place(popShield(70), { x: 640, y: 350 }) +
      place(musicStand(330), { x: 980, y: 660, s: 0.8 }) +
      at(470, 250, 0.8, headphones(m.light)),
    path("M210 120H560L300 640H210ZM860 120H960L700 640H600Z", "#FFFFFF", { opacity: 0.08 }),
    stroke("M200 110H1240V650H200Z", paint.ink, 26),
    box(80, 700, 1280, 300, paint.iron) +
      repeat(
        16,
        (index) =>
          flat(130 + index * 76, 760, 8, 170, paint.ink, 4) +
          box(112 + index * 76, 780 + ((index * 67) % 110), 44, 34, index % 4 ? m.light : paint.coral, 5),
      ),
  ]),
  venue(5, "rose", "day", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)") + flat(0, 620, 1440, 340, "url(#floor)"),
    rod(350, 110, 1090, 110, 26, paint.bone) +
      path("M390 116H1050V600Q1060 760 1180 860H260Q380 760 390 600Z", mix(m.light, m.mid, 0.4)) +
      path("M390 116H1050V600Q1060 760 1180 860H260Q380 760 390 600Z", "url(#form)"),
    rod(370, 100, 370, 640, 10, paint.ink) + rod(1070, 100, 1070, 640, 10, paint.ink),
    pool(720, 780, 300, 60, 0.7),
    place(softbox(470, "#FFFDF7"), { x: 1210, y: 820, s: 0.95, floor: [0.3, 0.1] }) +
      place(softbox(400, "#FFFDF7"), { x: 230, y: 850, flip: true, floor: [0.3, 0.1] }),
    place(box(-70, -150, 140, 150, paint.bone, 6), { x: 720, y: 790, touch: 90 }),
  ]),
  venue(6, "amber", "dusk", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.deep, m.shade, 0.5)),
    box(380, 150, 700, 500, mix(m.light, m.mid, 0.35)) +
      flat(380, 560, 700, 90, mix(m.mid, m.deep, 0.5)) +
      windowLight(460, 220, 220, 220, 40, 0.8),
    stroke("M380 650V150H1080V650M420 690L380 650M1040 690L1080 650", paint.walnut, 18),
    glow(730, 400, 420, 0.55),
    place(barnDoor(420, "#FFF3D0"), { x: 1190, y: 780, s: 1 }) +
      place(canvasChair(paint.rust), { x: 330, y: 820, s: 0.9, floor: [-0.4, 0.1] }),
    place(tripod(430), { x: 770, y: 1010, s: 1.3 }) + place(camera(), { x: 770, y: 500, s: 1.5, flip: true }),
  ]),
  venue(11, "fern", "day", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)") + flat(0, 700, 1440, 260, "url(#floor)"),
    flat(330, 170, 780, 400, mix(m.deep, m.shade, 0.35)) +
      drape(330, 190, 170, 580, m.mid, 4) +
      drape(920, 190, 170, 580, m.mid, 4) +
      flat(330, 170, 780, 50, mix(m.mid, m.deep, 0.3)),
    box(290, 570, 860, 130, paint.oak) +
      box(620, 610, 200, 45, paint.wood) +
      box(580, 655, 280, 45, paint.wood),
    group(
      { opacity: 0.7 },
      windowLight(110, 180, 170, 250, 30, 0.9) + windowLight(1170, 180, 170, 250, 30, 0.9),
    ),
    repeat(2, (row) => {
      const seat = (index: number): Fragment =>
        at(
          270 + index * 180 - row * 90,
          0,
          0.46 + row * 0.1,
          foldingChair(index % 3 ? paint.oak : paint.wood),
        );
      return place(repeat(6 + row, seat), { x: 0, y: 810 + row * 130, floor: [0.5, 0.12] });
    }),
  ]),
  venue(12, "steel", "dusk", 1, (m) => [
    stageFloor(m, 600),
    repeat(4, (row) => flat(80, 40 + row * 46, 1280, 7, paint.ink)) +
      repeat(7, (column) => flat(150 + column * 190, 30, 7, 160, paint.ink)),
    repeat(
      6,
      (index) =>
        at(210 + index * 205, 176, 0.72, lantern("#FFF8EA")) +
        beam(210 + index * 205, 290, 560 + index * 64, 700, 190, 0.28),
    ),
    path("M430 240Q720 190 1010 240V560Q720 600 430 560Z", mix(m.light, m.mid, 0.4)) +
      path("M470 270Q720 228 970 270V530Q720 566 470 530Z", m.deep),
    pool(720, 740, 400, 80, 0.7) +
      place(
        path("M-300 -150Q0 -110 300 -150L280 0Q0 40 -280 0Z", paint.bone) +
          path("M-300 -150Q0 -110 300 -150L280 0Q0 40 -280 0Z", "url(#form)"),
        { x: 720, y: 780, touch: 260 },
      ),
    place(tripod(250) + at(0, -250, 0.7, camera()), { x: 300, y: 900, flip: true }) +
      place(tripod(250) + at(0, -250, 0.7, camera()), { x: 1180, y: 900 }),
    disc(720, 250, 9, 9, paint.rust),
  ]),
];
