/** Images for the categories about the work around performing. */

import { room, sky, stageFloor } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool, windowLight } from "../light.ts";
import { flightCase } from "../objects/backstage.ts";
import { suitcase } from "../objects/city.ts";
import {
  bulbMirror,
  dressForm,
  flyingCloth,
  foldingFan,
  kurta,
  rail,
  spool,
  tape,
} from "../objects/costume.ts";
import { barnDoor, boom, camera, canvasChair, megaphone, tripod } from "../objects/film.ts";
import { coins } from "../objects/money.ts";
import { pen } from "../objects/paper.ts";
import { bar, bulbs, ladder, lantern } from "../objects/stage.ts";
import { company } from "../people/company.ts";
import { figure, type Outfit } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { box, disc, flat, path, repeat, solid, stroke } from "../svg.ts";

const stances = [pose.read, pose.wait, pose.stand, pose.hips, pose.read, pose.wait, pose.stand];

export const workCategoryIllustrations = [
  illustration("category-auditions", "straw", "day", -1, (m) => [
    room(m, 690) +
      flat(1130, 240, 200, 450, "#FFFDF2") +
      stroke("M1130 690V240H1330V690", paint.leaf, 22) +
      glow(1230, 460, 300, 0.7) +
      path("M1130 690H1330L1180 960H760Z", "#FFFDF2", { opacity: 0.7, filter: "url(#soft)" }),
    company
      .map((outfit, index) =>
        place(figure(stances[index] ?? pose.stand, outfit), {
          x: 110 + index * 160,
          y: 870 + (index % 2) * 26,
          s: 1.16,
          floor: [-0.7, 0.08],
          touch: 50,
        }),
      )
      .join(""),
  ]),
  illustration("category-film-television", "steel", "dusk", 1, (m) => [
    stageFloor(m, 690) +
      place(
        flat(-330, -520, 660, 520, "#F7B48A") +
          disc(90, -300, 100, 100, "#FFF3DC") +
          path("M-330 -120Q-100 -220 100 -140T330 -170V0H-330Z", "#7A3A5E"),
        { x: 480, y: 720 },
      ) +
      pool(500, 830, 330, 70, 0.8),
    place(canvasChair(paint.rust), { x: 330, y: 850, s: 0.9, floor: [-0.3, -0.1] }) +
      place(
        figure(pose.listen, {
          wear: "sari",
          top: paint.teal,
          bottom: paint.mustard,
          cut: "bun",
          skin: paint.honey,
        }),
        { x: 540, y: 860, s: 1.2, floor: [-0.4, -0.1] },
      ),
    place(barnDoor(520, "#FFF3DC"), { x: 1260, y: 830, s: 1.0 }) + beam(1190, 260, 540, 830, 420, 0.35),
    place(megaphone(paint.coral), { x: 200, y: 880, s: 0.7, turn: -8, floor: [-0.3, -0.1] }),
    place(boom("#8C8799"), { x: 620, y: 200, s: 0.86 }),
    place(tripod(430), { x: 1020, y: 920, s: 1.12, floor: [-0.4, -0.06] }) +
      place(camera("#241E33"), { x: 1030, y: 450, s: 1.25 }),
  ]),
  illustration("category-production-crew", "lilac", "night", -1, (m) => [
    stageFloor(m, 700) +
      beam(330, 170, 420, 850, 380, 0.45, "#FFC387") +
      beam(1090, 170, 1010, 850, 380, 0.45, "#A8D2F4"),
    bar(0, 1440, 70) +
      [330, 560, 900, 1090]
        .map((x, index) =>
          place(lantern(["#FFE3BD", "#E8DFFF", "#E8DFFF", "#DCEEFF"][index] ?? "#FFF"), {
            x,
            y: 72,
            s: 0.92,
            turn: [-8, -3, 3, 8][index] ?? 0,
          }),
        )
        .join(""),
    place(ladder(640), { x: 720, y: 870, s: 1.0, floor: [0.3, 0.1] }),
    place(
      figure(
        { ...pose.reachUp, leftLeg: [-10, -14], rightLeg: [26, -20] },
        { wear: "trousers", top: paint.mustard, bottom: paint.indigo, cut: "cap" },
      ),
      { x: 706, y: 560, s: 0.94 },
    ),
    place(flightCase(300, 200, paint.teal), { x: 350, y: 890, touch: 150 }) +
      place(flightCase(200, 150, paint.rust), { x: 390, y: 690 }) +
      place(
        figure(pose.carry, {
          wear: "trousers",
          top: paint.bone,
          bottom: paint.ink,
          cut: "bun",
          skin: paint.honey,
        }),
        { x: 1010, y: 890, s: 1.1, flip: true, floor: [-0.3, 0.1] },
      ) +
      place(
        stroke(
          "M-60 0a60 60 0 1 1 120 0a60 60 0 1 1 -120 0M-44 10a44 44 0 1 1 88 0M-50 -16a50 50 0 1 1 100 0",
          paint.ink,
          11,
        ),
        { x: 920, y: 640 },
      ),
  ]),
  illustration("category-costume-make-up", "amber", "dusk", 1, (m) => [
    room(m, 770) + windowLight(880, 60, 340, 380, -100, 0.3),
    place(
      rail(
        520,
        620,
        [
          kurta(paint.teal, paint.brass),
          kurta(paint.plum, paint.bone),
          kurta(paint.mustard, paint.rust),
          kurta(paint.indigo, paint.brass),
        ],
        0.92,
      ),
      { x: 330, y: 870, wall: [-24, 10] },
    ),
    place(bulbMirror(380, 520, "#F3D3B4", "#FFF3C9"), { x: 1080, y: 830, wall: [-24, 10] }) +
      glow(1080, 560, 420, 0.4) +
      place(box(-280, -60, 560, 60, paint.walnut, 6), { x: 1080, y: 880 }),
    place(dressForm("#EAD7BC"), { x: 690, y: 900, s: 1.5, floor: [-0.3, -0.06], touch: 90 }) +
      place(flyingCloth(340, 120, paint.rust, paint.brass), { x: 590, y: 330, turn: 52 }) +
      place(tape(paint.mustard), { x: 746, y: 250, s: 0.9 }) +
      place(foldingFan(paint.plum, paint.oak), { x: 1010, y: 800, s: 0.62, turn: -24 }) +
      place(spool(paint.teal), { x: 1190, y: 818, s: 0.9 }) +
      place(spool(paint.rust), { x: 1260, y: 820, s: 0.7 }),
  ]),
  illustration("category-careers-contracts", "fern", "day", -1, (m) => [
    sky(m.wallNear, "#FFF8EA", 480, m.mid) +
      disc(980, 330, 150, 150, paint.mustard) +
      path("M0 480Q360 360 720 460T1440 410V620H0Z", mix(m.mid, m.deep, 0.35)),
    place(solid("M610 470H830L1250 1000H190Z", "#FFFDF7"), { x: 0, y: 0, lit: false }),
    repeat(11, (index) => {
      const share = (index / 10) ** 1.5;
      const [y, w] = [490 + share * 390, 150 + share * 620];
      return flat(
        720 - w / 2,
        y,
        w * (index % 4 === 3 ? 0.5 : 0.86 + (index % 3) * 0.06),
        4 + share * 17,
        mix("#FFFDF7", paint.slate, 0.45),
        6,
      );
    }),
    place(figure(pose.walk, { wear: "trousers", top: paint.rust, bottom: paint.indigo, cut: "short" }), {
      x: 730,
      y: 810,
      s: 1.16,
      floor: [0.6, 0.06],
      touch: 60,
    }),
    place(suitcase(paint.walnut), { x: 664, y: 668, s: 0.36 }),
    place(pen(paint.rust), { x: 1090, y: 860, turn: -28, s: 1.6, wall: [16, 22] }),
  ]),
  illustration("category-funding-a-show", "straw", "dusk", -1, (m) => [
    sky("#35246E", "#EE9460", 770, "#33203A"),
    place(
      solid("M330 790V330H1110V790Z", "#8A2F42") +
        flat(430, 490, 580, 300, "#FFE9B4") +
        repeat(
          3,
          (index) =>
            path(`M${456 + index * 188} 530h152v260h-152z`, "#C9733F") +
            path(`M${470 + index * 188} 546h124v150h-124z`, "#FFDF9A"),
        ),
      { x: 0, y: 0 },
    ),
    place(
      solid("M250 300L330 120H1110L1190 300V420H250Z", paint.rust) + flat(300, 318, 840, 84, "#FFF8EA", 6),
      { x: 0, y: 0 },
    ),
    bulbs(
      Array.from({ length: 18 }, (_, index) => [278 + index * 52, 300] as [number, number]),
      12,
      "#FFF3C9",
    ),
    bulbs(
      Array.from({ length: 18 }, (_, index) => [278 + index * 52, 420] as [number, number]),
      12,
      "#FFF3C9",
    ),
    glow(720, 360, 560, 0.3),
    path("M430 790H1010L1220 960H220Z", "#FFE9B4", { opacity: 0.45, filter: "url(#soft)" }),
    [0, 3, 4, 2]
      .map((who, index) =>
        place(
          figure([pose.walk, pose.wait, pose.read, pose.stand][index] ?? pose.stand, company[who] as Outfit),
          { x: 410 + index * 190, y: 890, s: 0.86, flip: index > 1, floor: [0.2, 0.16], touch: 44 },
        ),
      )
      .join(""),
    [
      [150, 6],
      [255, 11],
      [1190, 9],
      [1300, 5],
    ]
      .map(([x = 0, count = 0]) =>
        place(coins(count, 54, m.tone === "dusk" ? paint.brass : paint.silver), { x, y: 890, touch: 54 }),
      )
      .join(""),
  ]),
];
