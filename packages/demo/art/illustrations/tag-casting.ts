/** Images for the tags of being seen and chosen: portraits, reels, casting, agents. */

import { stageFloor } from "../backgrounds.ts";
import { mix, paint } from "../colour.ts";
import { illustration } from "../illustration.ts";
import { beam, dapple, pool } from "../light.ts";
import { aerial, halo } from "../lit-backgrounds.ts";
import { umbrella } from "../objects/city.ts";
import { filmStrip } from "../objects/film.ts";
import { table } from "../objects/household.ts";
import { bentwood } from "../objects/stage.ts";
import { grounds, photo, sitter } from "../people/company.ts";
import { figure, shape } from "../people/figures.ts";
import { bust } from "../people/portrait.ts";
import { pose } from "../people/poses.ts";
import { place } from "../place.ts";
import { at, box, disc, type Fragment, flat, path, repeat, rod, solid, stroke } from "../svg.ts";

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

export const castingTagIllustrations = [
  illustration("tag-headshots", "fern", "day", -1, (m) => [
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
  illustration("tag-portfolio", "amber", "day", -1, (m) => [
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
  illustration("tag-showreel", "lilac", "dusk", -1, (m) => [
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
  illustration("tag-casting-directors", "steel", "night", -1, (m) => [
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
  illustration("tag-agents", "fern", "dusk", -1, (m) => [
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
  illustration("tag-volunteering", "fern", "day", -1, (m, r) => [
    stageFloor(m, 690) + dapple(330, 290, 300, r, 0.7),
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
