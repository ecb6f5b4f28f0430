/** Pictures for the tags of auditions and of working with people who cast. */
import { umbrella } from "../city.ts";
import { mix, paint } from "../colour.ts";
import { figure, shape } from "../figures.ts";
import { clapper, filmStrip, phone, ringLight } from "../film.ts";
import { room, splitPoster, stageFloor } from "../ground.ts";
import { clock, table } from "../household.ts";
import { beam, glow, pool, windowLight } from "../light.ts";
import { frame, page, script } from "../paper.ts";
import { place } from "../place.ts";
import { plate } from "../plate.ts";
import { bust, type Sitter } from "../portrait.ts";
import { pose } from "../poses.ts";
import { aerial, backlit, halo } from "../setting.ts";
import { bentwood } from "../stage.ts";
import { at, box, disc, type Fragment, flat, path, repeat, rod, solid, stroke } from "../svg.ts";

const sitters: Sitter[] = [
  { skin: paint.sienna, hair: paint.ink, cloth: paint.teal, cut: "short" },
  { skin: paint.honey, hair: "#3A2420", cloth: paint.rust, cut: "long" },
  { skin: paint.umber, hair: paint.ink, cloth: paint.mustard, cut: "crop" },
  { skin: paint.honey, hair: "#C9CCD6", cloth: paint.plum, cut: "silver" },
  { skin: paint.sienna, hair: paint.rust, cloth: paint.bone, cut: "turban" },
  { skin: paint.umber, hair: paint.ink, cloth: paint.leaf, cut: "bun" },
];
const sitter = (index: number): Sitter => sitters[index % 6] as Sitter;
const grounds = ["#F3DE8A", "#FFB9C4", "#A8D2F4", "#B2E2BE", "#D4C6F9", "#FFC387"];
const photo = (index: number, w: number, h: number, size: number): Fragment =>
  frame(
    w,
    h,
    paint.bone,
    flat(-w / 2, -h / 2, w, h, grounds[index % 6] ?? "#FFC387") + at(0, h / 2, size, bust(sitter(index))),
  );

export const auditionTagPlates = [
  plate("tag-self-tape", "rose", "dusk", -1, (m) => [
    flat(0, 0, 1440, 960, "url(#wall)") + glow(720, 430, 760, 0.9),
    place(ringLight(180, "#FFF8EA"), { x: 720, y: 1030, s: 1.94 }) + glow(720, 429, 300, 0.35),
    place(phone("#7A3A5E", false), { x: 720, y: 560, s: 1.36 }),
    at(720, 546, 0.3, bust(sitter(1))) + stroke("M720 560V650", paint.ink, 17),
    place(bust({ ...sitter(1), skin: "#3C1A33", hair: "#3C1A33", cloth: "#3C1A33" }), {
      x: 1130,
      y: 1150,
      s: 1.9,
      opacity: m.tone === "dusk" ? 0.94 : 1,
    }),
  ]),
  plate("tag-monologues", "lilac", "night", -1, (m) => [
    stageFloor(m, 700) +
      disc(720, 420, 330, 330, mix(m.mid, m.light, 0.25)) +
      beam(300, -40, 720, 850, 480, 0.5) +
      pool(720, 846, 330, 76, 0.8),
    place(figure(pose.declaim, { wear: "coat", top: paint.rust, bottom: paint.ink, cut: "short" }), {
      x: 720,
      y: 850,
      s: 1.62,
      floor: [0.8, -0.12],
      touch: 90,
    }),
  ]),
  plate("tag-cold-reading", "straw", "day", -1, (m) => [
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
  plate("tag-callbacks", "amber", "dusk", -1, (m) => [
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
  plate("tag-slating", "steel", "day", 1, (m) => [
    halo(m, 720, 420, 360, m.mid),
    place(bust(sitter(0)), { x: 720, y: 820, s: 2.05 }),
    place(clapper(24, 0), { x: 720, y: 1010, s: 1.16, turn: -5, wall: [-10, -16] }),
    place(
      solid(
        "M0 0H86Q106 0 106 22T86 44H0ZM0 50H92Q112 50 112 72T92 94H0ZM0 100H84Q104 100 104 120T84 140H0Z",
        paint.sienna,
      ),
      { x: 506, y: 860, s: 0.8, turn: -5 },
    ),
  ]),
  plate("tag-headshots", "fern", "day", -1, (m) => [
    aerial(m, mix(m.mid, m.light, 0.5)),
    repeat(6, (index) =>
      place(photo(index, 290, 350, 0.92), {
        x: 350 + (index % 3) * 370,
        y: 250 + Math.floor(index / 3) * 455,
        turn: [-4, 2, 5, 3, -3, -6][index] ?? 0,
        wall: [16, 20],
      }),
    ),
    place(
      stroke("M-120 0a120 120 0 1 1 240 0a120 120 0 1 1 -240 0", paint.ink, 20) +
        disc(0, 0, 112, 112, "#FFFFFF", 0.22) +
        rod(90, 90, 220, 220, 34, paint.walnut),
      { x: 760, y: 520, s: 0.94, wall: [10, 14] },
    ),
  ]),
  plate("tag-portfolio", "amber", "day", -1, (m) => [
    aerial(m, mix(m.mid, m.light, 0.4)),
    place(
      box(-620, -330, 620, 660, paint.ink, 10) +
        box(0, -330, 620, 660, paint.ink, 10) +
        flat(-590, -300, 580, 600, "#FFFDF7") +
        flat(10, -300, 580, 600, "#FFFDF7") +
        path("M-120 -300H-10V300H-120Z", "url(#form)") +
        flat(-10, -330, 20, 660, "#0A0612"),
      { x: 720, y: 490, turn: -3, wall: [24, 26] },
    ),
    place(
      flat(-220, -260, 440, 520, "#FFB9C4") +
        at(0, 262, 0.98, shape(pose.hips, { wear: "gown", sway: 30, cut: "bun" }, paint.plum)),
      { x: 420, y: 506, turn: -3, lit: false },
    ),
    place(photo(3, 230, 280, 0.74), { x: 880, y: 340, turn: -6, wall: [8, 10] }) +
      place(photo(2, 200, 250, 0.66), { x: 1130, y: 410, turn: 4, wall: [8, 10] }) +
      place(photo(5, 230, 260, 0.74), { x: 980, y: 660, turn: -2, wall: [8, 10] }),
  ]),
  plate("tag-showreel", "lilac", "dusk", -1, (m) => [
    halo(m, 540, 470, 380),
    place(
      disc(0, 0, 330, 330, paint.iron) +
        repeat(6, (index) =>
          disc(
            Math.cos(index * 1.047) * 196,
            Math.sin(index * 1.047) * 196,
            78,
            78,
            mix(m.mid, m.light, 0.5),
          ),
        ) +
        disc(0, 0, 40, 40, paint.brass) +
        disc(0, 0, 330, 330, "url(#form)"),
      { x: 540, y: 470, wall: [20, 30] },
    ),
    place(
      filmStrip(
        5,
        230,
        (index) =>
          flat(0, 0, 200, 145, grounds[(index + 2) % 6] ?? "#FFC387") +
          at(100, 145, 0.42, bust(sitter(index + 3))),
      ),
      { x: 480, y: 640, turn: 5, wall: [14, 22] },
    ),
  ]),
  plate("tag-audition-day", "straw", "dusk", 1, (m) => [
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
  plate("tag-casting-directors", "steel", "night", -1, (m) => [
    stageFloor(m, 520) + beam(980, -40, 720, 690, 380, 0.6) + pool(720, 684, 270, 56, 0.9),
    place(
      figure(pose.present, {
        wear: "lehenga",
        top: paint.rust,
        bottom: paint.mustard,
        cut: "plait",
        sway: 10,
      }),
      { x: 720, y: 690, s: 0.94, floor: [-0.3, -0.12] },
    ),
    [
      [330, paint.plum],
      [720, paint.iron],
      [1110, paint.teal],
    ]
      .map(([x, cloth], index) =>
        place(
          solid("M-190 260Q-190 40 -60 14H60Q190 40 190 260Z", String(cloth)) +
            solid("M-40 30V-30H40V30Z", paint.umber) +
            crown(index),
          { x: Number(x), y: 800, s: 0.94 },
        ),
      )
      .join(""),
    place(table(1500, 120, paint.walnut), { x: 720, y: 1010 }),
  ]),
  plate("tag-agents", "fern", "dusk", -1, (m) => [
    stageFloor(m, 740) + disc(720, 380, 360, 360, mix(m.mid, m.light, 0.6)),
    place(umbrella(paint.mustard), { x: 740, y: 720, s: 1.72, turn: -3 }),
    [
      [500, "hold", "kurta", paint.coral],
      [660, "stand", "trousers", paint.bone],
      [820, "sing", "sari", paint.plum],
      [970, "listen", "trousers", paint.rust],
    ]
      .map(([x, stance, wear, top], index) =>
        place(
          figure(pose[stance as "hold"], {
            wear: wear as "kurta",
            top: String(top),
            bottom: [paint.bone, paint.indigo, paint.teal, paint.ink][index] ?? paint.ink,
            cut: (["plait", "turban", "bun", "crop"] as const)[index] ?? "short",
            skin: index % 2 ? paint.honey : paint.sienna,
          }),
          { x: Number(x), y: 870, s: 1.02, floor: [0.4, -0.1] },
        ),
      )
      .join(""),
  ]),
  plate("tag-volunteering", "fern", "day", -1, (m) => [
    stageFloor(m, 690) + windowLight(90, 90, 420, 440, 140, 0.7),
    place(bentwood(paint.rust), { x: 470, y: 640, s: 0.92, turn: -8 }),
    place(
      figure(
        { ...pose.lift, leftLeg: [-16, -8], rightLeg: [16, 8] },
        { wear: "trousers", top: paint.mustard, bottom: paint.indigo, cut: "crop" },
      ),
      { x: 470, y: 880, s: 1.16, floor: [0.5, -0.1] },
    ),
    place(tableEnd(), { x: 1000, y: 600 }),
    place(
      figure(pose.carry, {
        wear: "kurta",
        top: paint.teal,
        bottom: paint.bone,
        cut: "plait",
        skin: paint.honey,
      }),
      { x: 790, y: 890, s: 1.18, flip: false, floor: [0.5, -0.1] },
    ) +
      place(
        figure(pose.carry, {
          wear: "trousers",
          top: paint.coral,
          bottom: paint.ink,
          cut: "cap",
          skin: paint.umber,
        }),
        { x: 1230, y: 890, s: 1.18, flip: true, floor: [0.5, -0.1] },
      ),
  ]),
];

/** The back of a head. */
function crown(index: number): Fragment {
  const hair = [paint.ink, "#C9CCD6", paint.walnut][index] ?? paint.ink;
  return (
    solid("M-70 -60Q-76 -180 0 -184Q76 -180 70 -60Q50 -6 0 -4Q-50 -6 -70 -60Z", hair) +
    (index === 2 ? disc(0, -190, 40, 36, hair) : "")
  );
}

/** A trestle table, carried. */
function tableEnd(): Fragment {
  return (
    box(-230, 0, 460, 24, paint.oak, 4) +
    rod(-200, 20, -200, 120, 15, paint.walnut) +
    rod(200, 20, 200, 120, 15, paint.walnut)
  );
}
