/** Stills of films about things that are made by hand, and about the hands. */

import { room, sky } from "../../backgrounds.ts";
import { mix, paint } from "../../colour.ts";
import { beam, glow, pool } from "../../light.ts";
import { puppet } from "../../objects/city.ts";
import { brush, bulbMirror, kurta } from "../../objects/costume.ts";
import { ghungroo } from "../../objects/music.ts";
import { page, pencil } from "../../objects/paper.ts";
import { shape } from "../../people/figures.ts";
import { bust } from "../../people/portrait.ts";
import { pose } from "../../people/poses.ts";
import { place } from "../../place.ts";
import { at, ball, disc, flat, group, path, rod, stroke } from "../../svg.ts";
import { near, videoThumbnail } from "./video-thumbnail.ts";

export const makerThumbnails = [
  videoThumbnail("tea-and-ageing-a-kurta", "straw", "day", 1, () => [
    sky("#CFE3EE", "#FFF6E0", 620, "#C9A878"),
    rod(0, 250, 1440, 210, 6, paint.walnut) +
      at(720, 214, 1.06, kurta("#D9C39A", "#A9773F"), 3) +
      place(kurta("#F6EFDF", "#D9C39A"), { x: 330, y: 232, s: 0.86, turn: -4 }) +
      place(kurta("#A9804F", "#6E4A2C"), { x: 1110, y: 206, s: 0.96, turn: 5 }),
    [
      [420, 820],
      [720, 850],
      [1030, 815],
    ]
      .map(([x = 0, y = 0], index) =>
        place(
          ball(0, -70, 130, 90, paint.slate) +
            disc(0, -120, 118, 32, paint.ink) +
            disc(0, -116, 102, 25, ["#C98B4B", "#9A5A2A", "#6B3A1E"][index] ?? "#9A5A2A"),
          { x, y, touch: 120, floor: [-0.6, 0.12] },
        ),
      )
      .join(""),
    group({ opacity: 0.4 }, glow(1240, 190, 360, 1)),
  ]),
  videoThumbnail("the-prompter-s-pencil", "straw", "dusk", 1, (m) => [
    flat(0, 0, 1440, 960, mix(m.deep, m.shade, 0.4)),
    place(page(1250, 1500, { lines: 17, mark: 6, gold: "#F3DE8A" }), { x: 690, y: 600, turn: -7 }),
    [
      [360, 500],
      [820, 360],
      [980, 620],
    ]
      .map(([x = 0, y = 0], index) =>
        stroke(`M${x} ${y}q40 -44 80 0t80 0`, index % 2 ? paint.sky : paint.rust, 9),
      )
      .join("") + stroke("M420 690q120 60 300 0", paint.rust, 8),
    place(pencil(paint.rust), { x: 1010, y: 520, s: 2.3, turn: -28, wall: [30, 40] }),
    group({ opacity: 0.8 }, beam(1300, 20, 500, 760, 900, 0.4)),
  ]),
  videoThumbnail("bells-from-lucknow", "straw", "night", -1, (m) => [
    flat(0, 0, 1440, 960, mix(m.deep, m.shade, 0.5)) +
      flat(0, 640, 1440, 320, mix(paint.walnut, m.shade, 0.3)),
    beam(160, 60, 780, 820, 900, 0.5) + pool(760, 800, 480, 90, 0.6),
    place(ghungroo(7, 250), { x: 800, y: 800, s: 2.1, floor: [0.5, 0.1], touch: 320 }),
    [
      [210, 800],
      [330, 850],
      [120, 860],
      [430, 806],
      [1270, 840],
      [1180, 800],
    ]
      .map(([x = 0, y = 0]) =>
        place(ball(0, -26, 30, 30, paint.brass) + rod(-16, -18, 16, -18, 5, paint.walnut), {
          x,
          y,
          touch: 34,
        }),
      )
      .join(""),
  ]),
  videoThumbnail("a-beard-in-nine-minutes", "rose", "dusk", -1, (m) => [
    room(m, 800),
    place(bulbMirror(620, 640, mix(m.light, m.mid, 0.35), "#FFF3D0"), { x: 720, y: 830, wall: [20, 10] }) +
      glow(720, 430, 460, 0.5),
    at(720, 806, 1.24, bust({ skin: paint.sienna, hair: paint.ink, cloth: paint.bone, cut: "short" })),
    at(
      720,
      806,
      1.24,
      path(
        "M-86 -196Q-90 -110 -46 -72Q0 -48 46 -72Q90 -110 86 -196Q76 -150 40 -146Q0 -138 -40 -146Q-76 -150 -86 -196Z",
        "#241722",
      ) + path("M-24 -122Q0 -134 24 -122Q0 -106 -24 -122Z", paint.rust),
    ),
    near(at(1120, 640, 1.8, brush(paint.ink, paint.walnut), -58)),
  ]),
  videoThumbnail("puppet-with-a-cold", "amber", "dusk", 1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    glow(720, 420, 520, 0.8),
    [330, 720, 1110]
      .map((x, index) =>
        at(
          x,
          960,
          1.9 - (index === 1 ? 0 : 0.16),
          shape(
            index === 1 ? pose.stand : pose.carry,
            { wear: "kurta", cut: "cap" },
            mix(m.deep, m.shade, 0.62),
          ),
          0,
          index === 2,
        ),
      )
      .join(""),
    place(puppet(paint.rust, paint.mustard), { x: 720, y: 210, s: 1.22, turn: -7 }),
    flat(0, 800, 1440, 160, mix(m.deep, m.shade, 0.3)) + flat(0, 800, 1440, 6, m.light),
  ]),
];
