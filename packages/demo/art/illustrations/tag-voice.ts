/** Images for the tags of voice, sound and hosting. */

import { drape, room, sky, splitPoster, stageFloor } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { glow, pool } from "../light.ts";
import { halo } from "../lit-backgrounds.ts";
import { puppet, rain, skyline, streetLamp, umbrella } from "../objects/city.ts";
import { filmStrip, monitor } from "../objects/film.ts";
import { dholak, faders, handMic, headphones, micStand, ribMic, soundWave } from "../objects/music.ts";
import { musicStand } from "../objects/paper.ts";
import { bulbs, footlights, seats } from "../objects/stage.ts";
import { figure, shape } from "../people/figures.ts";
import { lips, profile } from "../people/portrait.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, disc, element, flat, group, path, repeat, solid, stroke } from "../svg.ts";

const arch = (cx: number, cy: number, r: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const a = Math.PI + (index / (count - 1)) * Math.PI;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });

export const voiceTagIllustrations = [
  illustration("tag-voice-over", "steel", "dusk", -1, (m) => [
    halo(m, 720, 450, 350, paint.coral),
    group(
      { opacity: 0.9 },
      at(
        90,
        470,
        1,
        soundWave(
          1260,
          Array.from({ length: 46 }, (_, i) => 20 + Math.abs(Math.sin(i * 0.62) * Math.sin(i * 0.13)) * 190),
          m.light,
        ),
      ),
    ),
    place(ribMic("#D9DCE8"), { x: 720, y: 890, s: 1.86, wall: [26, 20] }),
  ]),
  illustration("tag-playback-singing", "rose", "dusk", -1, (m) => [
    room(m, 760) + glow(330, 500, 460, 0.7),
    group(
      { opacity: 0.55, filter: "url(#soft)" },
      at(980, 800, 1.36, shape(pose.arch, { wear: "lehenga", cut: "plait", sway: -40 }, m.deep), 0, true),
    ),
    place(figure(pose.sing, { wear: "trousers", top: paint.bone, bottom: paint.indigo, cut: "short" }), {
      x: 420,
      y: 890,
      s: 1.26,
      floor: [0.7, -0.14],
    }),
    place(micStand(420, paint.silver), { x: 560, y: 900, floor: [0.7, -0.14] }),
    place(musicStand(250), { x: 230, y: 890, s: 0.9, floor: [0.7, -0.14] }),
    place(headphones(paint.teal), { x: 416, y: 366, s: 0.34 }),
  ]),
  illustration("tag-dubbing", "amber", "dusk", 1, () => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    place(
      filmStrip(
        3,
        520,
        (index) =>
          flat(0, 0, 200, 145, ["#FFC387", "#F3DE8A", "#FFB9C4"][index] ?? "#FFC387") +
          at(100, 68, 0.52, lips(paint.rust, [0.05, 0.5, 1][index] ?? 0)),
      ),
      { x: -60, y: 260, turn: -4, wall: [-14, 30] },
    ),
    place(headphones(paint.teal), { x: 720, y: 150, s: 2.6, wall: [-20, 30] }),
  ]),
  illustration("tag-diction", "fern", "day", -1, (m) => [
    splitPoster(m, m.mid, 640, 640),
    place(profile(paint.sienna, paint.ink, true), { x: 420, y: 860, s: 1.9 }),
    repeat(6, (index) =>
      stroke(
        `M${740 + index * 8} ${640}C900 ${600 - (index - 2.5) * 60} 1100 ${620 + (index - 2.5) * 110} 1480 ${610 + (index - 2.5) * 130}`,
        [paint.rust, paint.mustard, paint.bone, paint.indigo, paint.coral, paint.plum][index] ?? paint.rust,
        17,
      ),
    ),
  ]),
  illustration("tag-accents", "lilac", "day", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)"),
    place(profile("#8F77D6", "#5B3FB0"), { x: 900, y: 860, s: 2.2 }) +
      group({ opacity: 0.94 }, place(profile("#E58A73", "#A23E3B"), { x: 660, y: 880, s: 2.2 })) +
      group({ opacity: 0.96 }, place(profile("#F3C65A", "#B67618"), { x: 410, y: 900, s: 2.2 })),
    group(
      { opacity: 0.9 },
      repeat(4, (index) =>
        element("circle", {
          cx: 1290,
          cy: 560,
          r: 40 + index * 56,
          fill: "none",
          stroke: m.deep,
          "stroke-width": 9,
          opacity: 0.9 - index * 0.2,
        }),
      ),
    ),
  ]),
  illustration("tag-sound", "lilac", "dusk", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)") + glow(720, 300, 640, 0.35),
    at(
      120,
      200,
      1,
      soundWave(
        1200,
        Array.from({ length: 34 }, (_, i) => 12 + Math.abs(Math.sin(i * 0.9) * Math.cos(i * 0.21)) * 120),
        m.mid,
      ),
    ),
    place(solid("M150 400H1290L1440 980H0Z", "#2A1D4E"), { x: 0, y: 0 }),
    place(
      faders([0.3, 0.55, 0.8, 0.62, 0.95, 0.4, 0.7, 0.2], 980, 470, "#453378", [
        paint.coral,
        "#A8D2F4",
        paint.mustard,
        paint.bone,
      ]),
      { x: 230, y: 430 },
    ),
  ]),
  illustration("tag-live-hosting", "straw", "night", -1, (m) => [
    stageFloor(m, 720) +
      disc(720, 720, 440, 440, paint.rust) +
      disc(720, 720, 330, 330, paint.mustard) +
      disc(720, 720, 220, 220, "#FFE9B4") +
      flat(0, 720, 1440, 240, "url(#floor)"),
    bulbs(arch(720, 720, 386, 19), 15, "#FFF3C9") + pool(720, 850, 380, 76, 0.8),
    place(figure(pose.present, { wear: "coat", top: paint.indigo, bottom: paint.ink, cut: "short" }), {
      x: 700,
      y: 860,
      s: 1.6,
      floor: [0.3, -0.1],
      touch: 80,
    }),
    place(handMic(), { x: 830, y: 420, s: 0.36, turn: -18 }),
    at(-30, 880, 0.9, seats(9, 1680, "#150D22")),
  ]),
  illustration("tag-teleprompter", "fern", "night", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)") + glow(720, 450, 560, 0.4),
    disc(720, 500, 370, 370, paint.ink) +
      disc(720, 500, 310, 310, "#28405C") +
      disc(720, 500, 220, 220, "#3F86C4") +
      disc(720, 500, 120, 120, paint.ink) +
      disc(640, 410, 64, 46, "#FFFFFF", 0.7),
    place(monitor(1100, 700, "#0E2A33"), { x: 720, y: 900, opacity: 0.42 }),
    repeat(7, (index) =>
      flat(
        300,
        230 + index * 72,
        [780, 640, 820, 420, 760, 700, 380][index] ?? 600,
        index === 3 ? 26 : 20,
        index === 3 ? "#FFE08A" : m.light,
        10,
      ),
    ),
    solid("M120 160L190 110H1250L1320 160Z", paint.ink) + path("M150 450L210 480L150 510Z", paint.coral),
  ]),
  illustration("tag-stage-fright", "rose", "night", 1, (m) => [
    stageFloor(m, 780) + drape(-40, 700, -20, 800, "#9C2B45", 8) + drape(780, 700, -20, 800, "#9C2B45", 8),
    path("M640 0H790L830 800H610Z", "#FFE9CF") +
      glow(720, 460, 380, 0.6) +
      group(
        { opacity: 0.6, style: "mix-blend-mode:screen" },
        path("M610 800H830L1010 960H440Z", "#FFE9CF", { filter: "url(#soft)" }),
      ),
    place(
      shape({ ...pose.stand, left: [-14, 60], right: [14, -60], head: 8 }, { wear: "kurta" }, "#3C1030"),
      { x: 720, y: 830, s: 1.0, floor: [0, 0.4] },
    ),
    drape(-40, 640, -20, 800, "#9C2B45", 7) + drape(800, 680, -20, 800, "#9C2B45", 7),
    repeat(7, (index) => glow(120 + index * 200, 930, 110, 0.7)) +
      place(footlights(7, 1200, "#FFE9B8"), { x: 720, y: 962 }),
  ]),
  illustration("tag-street-theatre", "steel", "dusk", 1, (_m, r) => [
    sky("#2E4E86", "#8FB4DE", 640, "#30456E") + at(-10, 650, 1, skyline(1470, 260, "#3A5C94", "#FFE3A8", r)),
    glow(330, 250, 330, 0.8) + pool(420, 860, 360, 70, 0.6),
    place(streetLamp(640, "#FFF3C9"), { x: 230, y: 880 }),
    place(umbrella(paint.coral), { x: 800, y: 560, s: 1.42, turn: 6 }),
    place(puppet(paint.mustard, paint.rust), { x: 810, y: 400, s: 1.06 }),
    group(
      { opacity: 0.4 },
      at(
        790,
        920,
        1,
        group(
          { transform: "scale(1 -.3)", filter: "url(#soft)" },
          at(0, -480, 1.1, puppet(paint.mustard, paint.rust)),
        ),
      ),
    ),
    place(dholak(paint.rust), { x: 1130, y: 880, s: 0.8, floor: [-0.3, -0.1], touch: 110 }),
    rain(120, "#E6F2FF", r),
  ]),
  illustration("tag-festivals", "amber", "dusk", -1, (m, r) => [
    sky("#5B2A6E", "#FFB27A", 720, "#4A2146") + disc(1080, 560, 150, 150, "#FFE3A8"),
    solid("M360 740V470Q560 400 720 150Q880 400 1080 470V740Z", paint.rust) +
      path(
        "M720 150Q640 400 500 424V740H590V450Q690 380 720 150ZM720 150Q750 380 850 450V740H940V424Q800 400 720 150ZM360 470Q380 462 410 454V740H360ZM1080 470Q1060 462 1030 454V740H1080Z",
        "#FFE9CF",
      ) +
      path("M360 470Q560 400 720 150Q880 400 1080 470V740H360Z", "url(#form)") +
      path("M640 740V560Q720 480 800 560V740Z", "#FFE08A") +
      stroke("M720 150V70", paint.ink, 6) +
      path("M720 70L800 92L720 116Z", paint.mustard),
    stroke(
      `M-10 110${repeat(49, (_, share) => `L${share * 1460} ${110 + Math.abs(Math.sin(share * 6.28 * 1.0139)) * 70}`)}`,
      paint.ink,
      4,
    ) +
      repeat(26, (_, share) =>
        path(
          `M${share * 1440} ${110 + Math.abs(Math.sin(share * 6.28)) * 70}l44 0l-22 52z`,
          [paint.coral, "#A8D2F4", paint.mustard, "#B2E2BE"][Math.round(share * 25) % 4] ?? paint.coral,
        ),
      ),
    repeat(22, (index) =>
      place(
        shape(
          [pose.lift, pose.wait, pose.reachUp, pose.stand][index % 4] ?? pose.stand,
          {
            wear: (["kurta", "trousers", "sari", "dress"] as const)[index % 4],
            cut: (["plait", "cap", "bun", "turban"] as const)[index % 4],
          },
          mix("#2A1238", m.mid, r(0, 0.12)),
        ),
        { x: index * 68 + r(-10, 10), y: 1060 + r(-30, 30), s: 0.9, lit: false },
      ),
    ),
  ]),
];
