/** Pictures for the blog's sections, and the one beside its listing. */

import { suitcase } from "../city.ts";
import { mix, paint } from "../colour.ts";
import { bulbMirror, dressForm, flyingCloth, kurta, rail, tape } from "../costume.ts";
import { figure, type Outfit } from "../figures.ts";
import { barnDoor, boom, camera, canvasChair, tripod } from "../film.ts";
import { curtainFrame, room, sky, stageFloor } from "../ground.ts";
import { beam, glow, pool, windowLight } from "../light.ts";
import { harmonium, micStand, tabla, tanpura } from "../music.ts";
import { coins, page, pen, pin, ticket } from "../paper.ts";
import { place } from "../place.ts";
import { plate } from "../plate.ts";
import { pose } from "../poses.ts";
import { flightCase } from "../props.ts";
import { crossed, halo } from "../setting.ts";
import { bar, bulbs, ladder, lantern, mask, paintedFlat, proscenium, seats } from "../stage.ts";
import { at, box, disc, flat, group, path, repeat, rod, solid, stroke } from "../svg.ts";

const queue: Outfit[] = [
  { wear: "kurta", top: paint.rust, bottom: paint.bone, cut: "plait" },
  { wear: "trousers", top: paint.teal, bottom: paint.ink, cut: "short", skin: paint.honey },
  { wear: "sari", top: paint.mustard, bottom: paint.plum, cut: "bun", skin: paint.umber },
  { wear: "trousers", top: paint.bone, bottom: paint.indigo, cut: "crop" },
  { wear: "dress", top: paint.leaf, bottom: paint.leaf, cut: "long", skin: paint.honey },
  { wear: "coat", top: paint.indigo, bottom: paint.ink, cut: "turban" },
  { wear: "lehenga", top: paint.coral, bottom: paint.rust, cut: "plait", skin: paint.honey },
];
const stances = [pose.read, pose.wait, pose.stand, pose.hips, pose.read, pose.wait, pose.stand];

export const sectionPlates = [
  plate("category-acting-craft", "amber", "night", -1, (m) => [
    stageFloor(m, 700) +
      place(mask("#B5623F", 1), { x: 520, y: 380, s: 1.7, turn: -8, lit: false, opacity: 0.85 }) +
      place(mask("#7A3A4E", -1), { x: 930, y: 400, s: 1.7, turn: 8, lit: false, opacity: 0.85 }),
    beam(720, -60, 720, 850, 460, 0.6) + pool(720, 846, 320, 72, 0.9),
    place(
      figure(pose.arch, { wear: "kurta", top: paint.bone, bottom: paint.indigo, cut: "short", sway: 16 }),
      { x: 740, y: 850, s: 1.25, floor: [0.2, 0.12], touch: 80 },
    ),
    group({ filter: "url(#lit)" }, proscenium("#4A1B36")),
  ]),
  plate("category-auditions", "straw", "day", -1, (m) => [
    room(m, 690) +
      flat(1130, 240, 200, 450, "#FFFDF2") +
      stroke("M1130 690V240H1330V690", paint.leaf, 22) +
      glow(1230, 460, 300, 0.7) +
      path("M1130 690H1330L1180 960H760Z", "#FFFDF2", { opacity: 0.7, filter: "url(#soft)" }),
    queue
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
  plate("category-theatre", "rose", "dusk", -1, (m) => [
    stageFloor(m, 690) +
      disc(720, 430, 250, 250, "#FFE3C4") +
      place(paintedFlat(300, 430, paint.teal), { x: 330, y: 710, opacity: 0.9 }) +
      place(paintedFlat(260, 360, paint.indigo), { x: 1120, y: 710, flip: true, opacity: 0.9 }),
    pool(720, 830, 520, 96, 0.6),
    [
      ["declaim", 0, 420],
      ["mudra", 6, 720],
      ["present", 1, 980],
    ]
      .map(([stance, who, x]) =>
        place(figure(pose[stance as "declaim"], { ...queue[Number(who)], sway: 14 }), {
          x: Number(x),
          y: 840,
          s: 1.24,
          floor: [0.4, 0.1],
          touch: 70,
        }),
      )
      .join("") +
      place(figure(pose.bow, queue[3] as Outfit), { x: 570, y: 800, s: 1.02, floor: [0.4, 0.1] }) +
      place(figure(pose.wait, queue[5] as Outfit), { x: 860, y: 800, s: 1.02, floor: [0.4, 0.1] }),
    group({ filter: "url(#lit)" }, curtainFrame("#A62A43", 210)),
  ]),
  plate("category-film-television", "steel", "dusk", 1, (m) => [
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
    place(boom("#8C8799"), { x: 620, y: 200, s: 0.86 }),
    place(tripod(430), { x: 1020, y: 920, s: 1.12, floor: [-0.4, -0.06] }) +
      place(camera("#241E33"), { x: 1030, y: 450, s: 1.25 }),
  ]),
  plate("category-modelling", "rose", "day", -1, (m) => [
    halo(m, 720, 470, 420, m.mid) +
      disc(720, 470, 310, 310, mix(m.mid, "#FFFFFF", 0.5)) +
      disc(720, 470, 200, 200, "#FFF8EA"),
    place(
      figure(pose.hips, {
        wear: "gown",
        top: paint.teal,
        bottom: paint.teal,
        cut: "bun",
        skin: paint.umber,
        sway: -50,
      }),
      { x: 400, y: 890, s: 1.5, flip: true, floor: [0.4, -0.08] },
    ),
    place(figure(pose.stride, { wear: "coat", top: paint.ink, bottom: paint.ink, cut: "short" }), {
      x: 1040,
      y: 890,
      s: 1.5,
      floor: [0.4, -0.08],
    }),
    place(
      figure(pose.stride, {
        wear: "lehenga",
        top: paint.mustard,
        bottom: paint.rust,
        cut: "plait",
        skin: paint.honey,
        sway: 34,
      }),
      { x: 710, y: 910, s: 1.62, floor: [0.4, -0.08] },
    ),
  ]),
  plate("category-singing-voice", "steel", "night", -1, (m) => [
    stageFloor(m, 660) +
      disc(900, 330, 230, 230, "#DCEBFA") +
      glow(900, 330, 520, 0.4) +
      pool(720, 850, 600, 100, 0.55),
    place(tanpura("#B5643A"), { x: 1080, y: 850, s: 1.04, turn: 12, floor: [0.3, -0.08] }),
    place(
      figure(pose.sing, {
        wear: "sari",
        top: paint.mustard,
        bottom: paint.rust,
        cut: "bun",
        skin: paint.honey,
        sway: 12,
      }),
      { x: 700, y: 850, s: 1.44, floor: [0.4, -0.1], touch: 80 },
    ) + place(micStand(430, paint.silver), { x: 830, y: 880, s: 1.12, floor: [0.4, -0.1] }),
    place(harmonium(paint.wood), { x: 370, y: 880, s: 1.08, touch: 220 }) +
      place(tabla(), { x: 1120, y: 910, s: 0.9, touch: 190 }),
  ]),
  plate("category-anchoring", "fern", "dusk", -1, (m) => [
    stageFloor(m, 640) +
      flat(330, 110, 780, 440, mix(m.mid, m.light, 0.5)) +
      repeat(9, (index) =>
        path(`M720 550L${240 + index * 120} 60L${300 + index * 120} 60Z`, m.light, { opacity: 0.24 }),
      ) +
      flat(0, 0, 1440, 110, m.deep) +
      stroke("M330 110H1110V550H330Z", paint.ink, 18),
    beam(260, -30, 720, 790, 460, 0.45) + pool(720, 790, 320, 66, 0.8),
    place(
      figure(pose.present, {
        wear: "sari",
        top: paint.indigo,
        bottom: paint.coral,
        cut: "bun",
        skin: paint.honey,
        sway: 16,
      }),
      { x: 640, y: 800, s: 1.3, floor: [0.4, -0.1] },
    ),
    place(
      solid("M-96 -260H96L70 0H-70Z", paint.walnut) +
        box(-116, -290, 232, 34, paint.oak, 5) +
        rod(30, -290, 0, -370, 8, paint.ink) +
        disc(-2, -376, 17, 20, paint.silver),
      { x: 860, y: 810, floor: [0.4, -0.1] },
    ),
    at(-40, 830, 1, seats(9, 1520, "#123A3E")) +
      repeat(5, (index) =>
        at(200 + index * 270, 850, 1, disc(0, 0, 44, 52, "#0E2A2E") + disc(0, 60, 96, 50, "#0E2A2E")),
      ),
  ]),
  plate("category-dance-movement", "lilac", "dusk", -1, (m) => [
    crossed(m, 480, 960, 830, 480, "#FFB9C4"),
    place(flyingCloth(900, 220, paint.coral, paint.brass), { x: 250, y: 330, turn: -8, opacity: 0.95 }),
    place(
      figure(pose.leap, {
        wear: "lehenga",
        top: paint.teal,
        bottom: paint.mustard,
        cut: "bun",
        skin: paint.honey,
        sway: 30,
      }),
      { x: 720, y: 650, s: 1.5 },
    ),
    place(figure(pose.mudra, { wear: "kurta", top: paint.rust, bottom: paint.bone, cut: "plait" }), {
      x: 350,
      y: 860,
      s: 1.26,
      floor: [0.4, 0.1],
    }) +
      place(
        figure(pose.arch, {
          wear: "trousers",
          top: paint.bone,
          bottom: paint.indigo,
          cut: "short",
          skin: paint.umber,
        }),
        { x: 1090, y: 870, s: 1.26, flip: true, floor: [-0.4, 0.1] },
      ),
    group({ filter: "url(#soft)", opacity: 0.5 }, disc(740, 850, 150, 22, m.shade)),
  ]),
  plate("category-production-crew", "lilac", "night", -1, (m) => [
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
  plate("category-costume-make-up", "amber", "dusk", 1, (m) => [
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
      place(tape(paint.mustard), { x: 746, y: 250, s: 0.9 }),
  ]),
  plate("category-careers-contracts", "fern", "day", -1, (m) => [
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
  plate("category-funding-a-show", "straw", "dusk", -1, (m) => [
    sky("#4A2A6E", m.mid, 780, "#3A2030") +
      place(
        solid("M330 800V330H1110V800Z", "#7A2E3E") +
          flat(430, 480, 580, 320, "#FFE9B4") +
          repeat(3, (index) =>
            path(`M${460 + index * 190} 520h150v280h-150z`, mix("#FFE9B4", paint.rust, 0.4)),
          ),
        { x: 0, y: 0 },
      ),
    place(
      solid("M250 300L330 130H1110L1190 300V420H250Z", paint.rust) + flat(300, 320, 840, 80, "#FFF8EA", 6),
      { x: 0, y: 0 },
    ) +
      bulbs(
        Array.from({ length: 18 }, (_, index) => [280 + index * 52, 304] as [number, number]),
        12,
        "#FFF3C9",
      ) +
      bulbs(
        Array.from({ length: 18 }, (_, index) => [280 + index * 52, 418] as [number, number]),
        12,
        "#FFF3C9",
      ),
    glow(720, 420, 640, 0.45) +
      path("M430 800H1010L1260 960H180Z", "#FFE9B4", { opacity: 0.5, filter: "url(#soft)" }),
    [
      [320, 6],
      [430, 10],
      [1060, 8],
      [1180, 4],
    ]
      .map(([x = 0, count = 0]) => place(coins(count, 60), { x, y: 900, touch: 60 }))
      .join("") +
      place(ticket("#F3DE8A"), { x: 640, y: 890, s: 1.1, turn: -10, wall: [8, 10] }) +
      place(ticket(paint.coral), { x: 820, y: 900, s: 1.1, turn: 8, wall: [8, 10] }),
  ]),
  plate(
    "advert",
    "amber",
    "night",
    -1,
    (m) => [
      flat(0, 0, 1440, 1200, "url(#wall)") + flat(0, 960, 1440, 240, m.floorNear),
      place(
        box(-360, -330, 720, 660, paint.walnut, 8) +
          flat(-330, -300, 660, 600, "#B5774C") +
          repeat(70, (index) =>
            disc(-320 + ((index * 97) % 640), -290 + ((index * 163) % 580), 4, 3, "#8A5233", 0.5),
          ),
        { x: 480, y: 460, wall: [20, 20] },
      ),
      [
        [270, 330, -5, 150, 200],
        [470, 300, 3, 170, 150],
        [670, 340, 6, 160, 220],
        [300, 590, 4, 180, 170],
        [690, 620, -5, 150, 180],
      ]
        .map(
          ([x = 0, y = 0, turn = 0, w = 0, h = 0], index) =>
            place(
              page(w, h, { lines: 5, sheet: ["#FFFDF7", "#F3DE8A", "#FFB9C4", "#A8D2F4", "#B2E2BE"][index] }),
              { x, y, turn, wall: [8, 10] },
            ) + place(pin(paint.rust), { x, y: y - h / 2 + 16 }),
        )
        .join(""),
      beam(900, -60, 500, 620, 460, 0.55) + glow(500, 560, 330, 0.5),
      place(page(190, 250, { lines: 6, mark: 2, gold: "#FFC387" }), {
        x: 500,
        y: 560,
        turn: -3,
        wall: [14, 16],
      }) + place(pin("#F3DE8A"), { x: 496, y: 446 }),
      place(
        figure(
          { ...pose.reachUp, right: [150, 158] },
          { wear: "kurta", top: paint.teal, bottom: paint.bone, cut: "plait", skin: paint.honey, sway: 8 },
        ),
        { x: 400, y: 1150, s: 1.62, floor: [-0.3, 0.1], touch: 90 },
      ),
    ],
    { x: 0, y: 0, width: 960, height: 1200 },
  ),
];
