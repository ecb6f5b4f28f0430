/** Images for the articles on singing and voice. */

import { sky, tableTop } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool } from "../light.ts";
import { backlit } from "../lit-backgrounds.ts";
import { rickshaw, skyline } from "../objects/city.ts";
import { handMic, headphones, micStand, popShield, studioMic } from "../objects/music.ts";
import { note } from "../objects/props.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, box, disc, flat, group, path, repeat, solid, stroke } from "../svg.ts";

export const voiceIllustrations = [
  illustration("dubbing-a-scream", "steel", "night", -1, (m) => [
    backlit(m, 250, 90, 940, 520, 1.3),
    path(
      "M250 610V420L330 470L400 330L452 430L560 150L640 400L700 300L760 440L850 210L930 420L1010 340L1100 480L1190 430V610Z",
      "#2E6AA8",
    ) +
      path(
        "M250 610V510L360 540L450 440L540 530L650 380L740 520L860 400L960 540L1060 480L1190 550V610Z",
        "#173A6E",
      ),
    place(micStand(560, paint.silver), { x: 880, y: 900, s: 1.2, floor: [-0.1, 0.25] }),
    place(
      figure(
        { lean: -10, head: -20, left: [-40, -150], right: [50, 150], leftLeg: [-12, -4], rightLeg: [12, 6] },
        { wear: "trousers", top: paint.coral, bottom: paint.ink, cut: "short" },
      ),
      { x: 600, y: 900, s: 1.12, floor: [0.1, 0.3] },
    ),
  ]),
  illustration("first-session-in-the-booth", "steel", "dusk", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.mid, m.deep, 0.5)),
    repeat(6, (row) =>
      repeat(9, (column) =>
        place(
          path("M0 0H150V150H0Z", mix(m.mid, m.deep, 0.35)) +
            path("M0 0L75 75L0 150Z", m.light, { opacity: 0.16 }) +
            path("M0 150L75 75L150 150Z", m.shade, { opacity: 0.4 }) +
            path("M150 0L75 75L150 150Z", m.shade, { opacity: 0.22 }),
          { x: column * 162 - 6, y: row * 162 - 10, lit: false },
        ),
      ),
    ),
    glow(820, 380, 520, 0.5),
    place(studioMic(paint.silver), { x: 760, y: -40, s: 1.75, wall: [-40, 26] }),
    place(popShield(124), { x: 560, y: 400, s: 1.0, wall: [-20, 16] }),
    place(headphones(paint.coral), { x: 1040, y: 300, s: 1.2, turn: 4, wall: [-26, 20] }) +
      stroke("M1040 300V-20", paint.ink, 8),
    path("M-40 1000L520 -40H620L60 1000ZM150 1000L710 -40H740L180 1000Z", "#FFFFFF", { opacity: 0.11 }),
    solid("M0 880H1440V960H0Z", paint.walnut),
  ]),
  illustration("scratch-vocals-paid-or-favour", "straw", "dusk", -1, (m) => [
    tableTop(m, 610, paint.walnut),
    group({ opacity: 0.5 }, flat(740, 0, 700, 960, "#1B0E2B")),
    beam(420, -30, 430, 830, 380, 0.6) + pool(430, 820, 270, 60, 0.8),
    stroke("M460 850C620 940 640 760 720 830S820 930 1000 850", paint.ink, 13),
    place(
      at(0, -250, 1.6, handMic(paint.iron, paint.silver), 24) +
        flat(-70, -16, 140, 16, paint.ink, 8) +
        stroke("M-16 -60L-40 -10", paint.ink, 15),
      { x: 430, y: 840, touch: 90 },
    ),
    group(
      { opacity: 0.92 },
      place(
        at(0, -250, 1.6, handMic("#1E172C", "#5C5870"), -24) +
          flat(-70, -16, 140, 16, paint.ink, 8) +
          stroke("M16 -60L40 -10", paint.ink, 15),
        { x: 1010, y: 840, lit: false },
      ),
    ),
  ]),
  illustration("warming-up-in-a-rickshaw", "steel", "night", 1, (_, r) => [
    sky("#1B1550", "#6D5BB8", 640, "#1A1233"),
    at(0, 650, 1, skyline(1460, 330, "#241A55", "#FFC387", r)),
    path("M420 640H940L1500 960H-160Z", "#2A2148"),
    glow(830, 500, 330, 0.5),
    group(
      { opacity: 0.5, style: "mix-blend-mode:screen" },
      path("M700 800H1010L1120 960H560Z", "#FFC387", { filter: "url(#mist)" }),
    ),
    place(rickshaw(paint.leaf, "#151022", "#FFD89A"), { x: 850, y: 840, s: 1.05, touch: 210 }),
    at(
      850,
      560,
      1,
      group(
        { transform: "translate(0 -10) scale(.7)" },
        path("M-44 90Q-46 14 0 8Q46 14 44 90Z", "#4A2A18") +
          path("M-26 -6a26 30 0 1 0 52 0a26 30 0 1 0 -52 0", "#4A2A18"),
      ),
    ),
    stroke("M700 790C560 800 560 640 420 650S240 520 60 560", "#FFC387", 6) +
      stroke("M700 814C540 828 550 668 420 678S230 548 60 590", "#FFB9C4", 6) +
      stroke("M700 838C530 856 540 696 420 706S220 576 60 620", "#B2E2BE", 6),
    [
      at(590, 690, 1.15, note("#FFF3DC", true), -8),
      at(430, 620, 1.25, note("#FFC387"), 8),
      at(290, 520, 1.2, note("#FFF3DC"), -10),
      at(160, 560, 1.3, note("#FFB9C4", true), 6),
    ].join(""),
  ]),
  illustration("your-key-is-not-the-karaoke-key", "amber", "day", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.mid, m.light, 0.15)) + flat(0, 0, 1440, 960, "url(#form)"),
    disc(250, 540, 230, 230, "#FFF3C9") + glow(250, 540, 420, 0.7),
    repeat(9, (index) => {
      const [x, y] = [1290 - index * 150, 230 + index * 76];
      const black = [1, 2, 4, 5, 6, 8].includes(index)
        ? box(112, 0, 76, 330, paint.ink, 7) + flat(120, 8, 14, 300, "#4A4258", 6)
        : "";
      return place(box(0, 0, 154, 1000, "#FFFDF7", 6) + black, { x, y });
    }),
    place(figure(pose.descend, { wear: "kurta", top: paint.rust, bottom: paint.indigo, cut: "plait" }), {
      ...{ x: 600, y: 612, s: 0.86, flip: true, touch: 60 },
    }),
  ]),
];
