import { halftone, room, splitPoster, stageFloor } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, glow, pool, windowLight } from "../light.ts";
import { backlit, halo } from "../lit-backgrounds.ts";
import { clapper, phone, ringLight } from "../objects/film.ts";
import { clock } from "../objects/household.ts";
import { page, script } from "../objects/paper.ts";
import { plaitedBack } from "../objects/props.ts";
import { bentwood } from "../objects/stage.ts";
import { sitter } from "../people/company.ts";
import { figure, shape } from "../people/figures.ts";
import { bust } from "../people/portrait.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, box, disc, flat, group, repeat, solid, stroke } from "../svg.ts";

export const auditionTagIllustrations = [
  illustration("tag-self-tape", "rose", "dusk", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)") +
      glow(640, 430, 760, 0.9) +
      group({ opacity: 0.12 }, halftone(0, 520, 1440, 440, m.shade, 26)),
    place(ringLight(180, "#FFF8EA"), { x: 640, y: 1030, s: 1.94 }) + glow(640, 429, 300, 0.35),
    place(phone("#7A3A5E", false), { x: 640, y: 560, s: 1.36 }),
    at(640, 546, 0.3, bust(sitter(1))) + stroke("M640 560V650", paint.ink, 17),
    place(plaitedBack("#2B1426", paint.teal, paint.honey), { x: 1080, y: 1010, s: 0.9 }),
  ]),
  illustration("tag-monologues", "lilac", "dusk", -1, (m) => [
    stageFloor(m, 700) +
      disc(800, 400, 330, 330, mix(m.mid, m.light, 0.5)) +
      beam(240, -40, 640, 850, 480, 0.5) +
      pool(640, 846, 360, 76, 0.8),
    place(bentwood(paint.rust), { x: 980, y: 830, s: 1.1, floor: [0.8, -0.12], touch: 90 }),
    place(
      figure(
        { lean: -3, head: -12, left: [-74, -112], right: [30, -104], leftLeg: [-8, -2], rightLeg: [14, 4] },
        { wear: "sari", top: paint.mustard, bottom: paint.rust, cut: "bun", skin: paint.honey, sway: 18 },
      ),
      { x: 640, y: 850, s: 1.66, floor: [0.8, -0.12], touch: 90 },
    ),
  ]),
  illustration("tag-cold-reading", "straw", "day", -1, (m) => [
    splitPoster(m, m.mid, 940, 640),
    [
      [240, 210, -24],
      [410, 620, 18],
      [1150, 170, 22],
      [1260, 610, -16],
      [980, 380, 34],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(page(150, 200, { lines: 8 }), { x, y, turn, wall: [22, 30] }))
      .join(""),
    place(
      figure(
        { ...pose.read, head: 18 },
        { wear: "kurta", top: paint.indigo, bottom: paint.bone, cut: "plait", skin: paint.honey },
      ),
      { x: 700, y: 900, s: 1.75, floor: [0.5, -0.08] },
    ),
    place(script(150, 200), { x: 812, y: 452, turn: 14, s: 1.05 }),
  ]),
  illustration("tag-callbacks", "amber", "dusk", -1, (m) => [
    backlit(m, 900, 200, 250, 480, 2.4),
    place(shape(pose.walk, { wear: "trousers" }, "#3A1730"), { x: 880, y: 800, s: 1.2, floor: [-0.3, 0.3] }),
    [
      [220, "wait", "bun"],
      [420, "read", "short"],
      [620, "stand", "plait"],
    ]
      .map(
        ([x, stance, cut], index) =>
          place(bentwood("#5B2A34"), { x: Number(x), y: 800, s: 0.95 }) +
          (index < 2
            ? place(
                figure(pose[stance as "wait"], {
                  wear: index ? "trousers" : "kurta",
                  top: index ? paint.bone : paint.teal,
                  bottom: paint.indigo,
                  cut: cut as "bun",
                }),
                { x: Number(x) + 60, y: 850, s: 1.16, flip: index === 1, floor: [-0.8, 0.14] },
              )
            : ""),
      )
      .join(""),
  ]),
  illustration("tag-slating", "steel", "day", 1, (m) => [
    halo(m, 720, 420, 360, m.mid),
    place(bust(sitter(0)), { x: 700, y: 980, s: 2.3 }),
    place(clapper(24, 0), { x: 1010, y: 990, s: 1.16, turn: 7, wall: [-12, -8] }),
    place(
      solid(
        "M0 0H86Q106 0 106 22T86 44H0ZM0 50H92Q112 50 112 72T92 94H0ZM0 100H84Q104 100 104 120T84 140H0Z",
        paint.sienna,
      ),
      { x: 800, y: 830, s: 0.8, turn: 7 },
    ),
  ]),
  illustration("tag-audition-day", "straw", "dusk", 1, (m) => [
    room(m, 700),
    windowLight(860, 60, 460, 460, -150, 0.5),
    place(clock(120, 300, 60), { x: 330, y: 210, wall: [-20, 20] }),
    repeat(5, (index) =>
      place(bentwood(index === 2 ? paint.rust : paint.oak), {
        x: 250 + index * 236,
        y: 830,
        s: 1.08,
        floor: [-0.5, -0.08],
        touch: 90,
      }),
    ),
    place(script(130, 176), { x: 724, y: 606, turn: -5 }) +
      place(
        stroke("M-44 -110Q-40 -190 0 -190Q40 -190 44 -110", paint.walnut, 11) +
          box(-90, -124, 180, 124, paint.teal, 12),
        { x: 850, y: 880, touch: 80 },
      ),
    place(
      figure(
        { ...pose.stand, head: 14 },
        { wear: "sari", top: paint.mustard, bottom: paint.plum, cut: "bun", skin: paint.honey, sway: 6 },
      ),
      { x: 1130, y: 880, s: 1.3, floor: [-0.6, -0.08] },
    ),
  ]),
];
