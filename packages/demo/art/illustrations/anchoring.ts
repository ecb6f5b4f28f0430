/** Images for the articles on anchoring. */

import { drape, stageFloor, tableTop } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool } from "../light.ts";
import { crossed } from "../lit-backgrounds.ts";
import { camera, canvasChair, tripod } from "../objects/film.ts";
import { deskLamp, sofa } from "../objects/household.ts";
import { handMic, micStand } from "../objects/music.ts";
import { page, pen } from "../objects/paper.ts";
import { marigolds } from "../objects/props.ts";
import { place } from "../place.ts";
import { at, box, disc, flat, group, path, repeat, rod, solid, stroke } from "../svg.ts";

const card = (marks: number): string =>
  box(-170, -110, 340, 220, "#FFF6E0", 8) +
  repeat(4, (index) =>
    flat(
      -140,
      -74 + index * 44,
      260 - ((index * 71 + marks * 37) % 110),
      10,
      mix("#FFF6E0", paint.ink, 0.55),
      5,
    ),
  ) +
  repeat(5, (index) =>
    rod(-128 + index * 48, -92 + (index % 3) * 44, -112 + index * 48, -104 + (index % 3) * 44, 7, paint.rust),
  );

export const anchoringIllustrations = [
  illustration("a-rate-card-for-the-sangeet", "amber", "dusk", -1, (m, r) => [
    flat(0, 0, 1440, 960, "#7A2346") + flat(0, 0, 1440, 960, "url(#form)"),
    repeat(34, () =>
      disc(
        r(0, 1440),
        r(0, 620),
        r(16, 54),
        r(16, 54),
        ["#FFC387", "#FFB9C4", "#F3DE8A"][Math.floor(r(0, 3))] ?? "#FFC387",
        r(0.12, 0.5),
      ),
    ),
    place(page(520, 660, { lines: 12, sheet: "#FFF6E0", mark: 5, gold: m.light }), {
      x: 760,
      y: 500,
      turn: 5,
      wall: [20, 24],
    }),

    place(marigolds(330, 110, 1180, 80, 300, 24), { x: 0, y: 0, wall: [6, 14] }),
    place(handMic(paint.iron, paint.silver), { x: 620, y: 750, s: 2.0, turn: 66, wall: [14, 22] }),
  ]),
  illustration("chief-guest-is-in-traffic", "fern", "dusk", -1, (m) => [
    stageFloor(m, 680),
    drape(-20, 1480, -20, 690, mix(m.mid, m.deep, 0.5), 13),
    group({ opacity: 0.62, style: "mix-blend-mode:screen" }, disc(880, 310, 230, 230, "#FFF3C9")),
    group(
      { opacity: 0.55 },
      repeat(12, (index) =>
        group(
          { transform: `rotate(${index * 30} 880 310)` },
          rod(880, 96, 880, index % 3 ? 116 : 140, 12, m.deep),
        ),
      ) +
        rod(880, 310, 880, 150, 13, m.deep) +
        rod(880, 310, 984, 384, 17, m.deep),
    ),
    pool(720, 850, 620, 110, 0.45),
    place(sofa(paint.rust), { x: 850, y: 850, s: 1.3, floor: [0.3, -0.1], touch: 400 }),
    place(micStand(520, paint.silver), { x: 330, y: 890, s: 1.15, floor: [0.5, -0.1] }),
  ]),
  illustration("forty-one-names-and-a-fountain-pen", "fern", "day", 1, (m) => [
    tableTop(m, 300, mix(paint.leaf, "#FFFFFF", 0.12)),
    beam(1060, 330, 620, 880, 980, 0.45),
    place(
      repeat(7, (index) =>
        group({ transform: `rotate(${-54 + index * 17}) translate(0 -500) rotate(90)` }, card(index)),
      ),
      { x: 600, y: 1010, wall: [-14, 18] },
    ),
    place(deskLamp(paint.mustard, "#FFF6DC"), { x: 1190, y: 740, s: 1.42, touch: 110 }),
    place(pen(paint.indigo), { x: 990, y: 850, turn: -16, s: 1.4, wall: [-10, 14] }),
  ]),
  illustration("the-prompter-follows-you", "steel", "dusk", 1, (m) => [
    stageFloor(m, 690),
    [260, 420].map((x) => flat(x, 0, 16, 690, m.light)).join(""),
    glow(340, 350, 420, 0.6),
    pool(370, 850, 300, 66, 0.6),
    place(canvasChair("#F6F1FF"), { x: 370, y: 850, s: 1.12, floor: [-0.3, -0.1], touch: 120 }),
    place(tripod(460), { x: 1010, y: 900, s: 1.1, floor: [-0.4, -0.08] }),
    place(camera("#2C2638"), { x: 1030, y: 410, s: 1.25 }),
    glow(640, 290, 260, 0.5),
    place(
      solid("M-60 -190L110 -150V150L-60 190Z", "#15304F") +
        repeat(5, (index) =>
          path(
            `M-34 ${-126 + index * 54}L${70 - (index % 3) * 26} ${-106 + index * 46}v15L-34 ${-108 + index * 54}Z`,
            "#FFFFFF",
          ),
        ) +
        stroke("M-60 -190L110 -150V150L-60 190Z", paint.ink, 11),
      { x: 650, y: 320, s: 1.15 },
    ),
  ]),
  illustration("two-hosts-one-microphone-stand", "lilac", "night", -1, (m) => [
    crossed(m, 580, 860, 810, 470, "#FFC387"),
    path("M-20 260C220 120 360 420 560 380L580 420C360 480 220 200 -20 340Z", "#FFB9C4") +
      path("M-20 260C220 120 360 420 560 380L580 420C360 480 220 200 -20 340Z", "url(#form)"),
    path("M1460 240C1240 110 1080 420 880 380L862 420C1080 480 1240 190 1460 320Z", "#B2E2BE") +
      path("M1460 240C1240 110 1080 420 880 380L862 420C1080 480 1240 190 1460 320Z", "url(#form)"),
    place(
      rod(0, 0, 0, -220, 13, paint.ink) +
        disc(0, -4, 96, 17, paint.ink) +
        stroke("M0 -220Q0 -250 -36 -270M0 -220Q0 -250 36 -270", paint.ink, 12),
      { x: 720, y: 840, s: 1.1, floor: [0.1, 0.2] },
    ),
    place(
      at(-64, -420, 1.22, handMic(paint.rust, paint.silver), -22) +
        at(64, -420, 1.22, handMic(paint.teal, paint.silver), 22),
      { x: 720, y: 900 },
    ),
  ]),
];
