/** Motifs that are people: what they carry tells what they do. */

import { mix, paint } from "../colour.ts";
import { umbrella } from "../objects/city.ts";
import { stormLantern, sword } from "../objects/keepsakes.ts";
import { page } from "../objects/paper.ts";
import { crown } from "../objects/relics.ts";
import { figure, type Outfit } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { at, type Fragment, repeat, stroke } from "../svg.ts";
import type { Motif, MotifColours } from "./motif.ts";

const skins = [paint.sienna, paint.honey, paint.umber];
const cuts = ["short", "plait", "crop", "bun", "turban", "long"] as const;
const wears = ["kurta", "sari", "trousers", "coat", "lehenga"] as const;

const dressed = (p: MotifColours, index: number): Outfit => ({
  wear: wears[index % 5] ?? "kurta",
  cut: cuts[(index * 5 + 1) % 6] ?? "short",
  skin: skins[index % 3] ?? paint.sienna,
  top: [p.main, p.pale, p.second][index % 3] ?? p.main,
  bottom: [p.dark, p.second, p.main, p.pale][index % 4] ?? p.dark,
});

const chorusPoses = [pose.declaim, pose.lookUp, pose.present, pose.reachUp, pose.stand, pose.point];

export const peopleMotifs = {
  chorus: {
    box: [-352, -496, 816, 500],
    draw: (p, r) => {
      const first = Math.floor(r(0, 30));
      return repeat(6, (index) => {
        const [x, back] = [(index - 2.5) * 118, index % 2];
        return at(
          x,
          back * -34,
          1 - back * 0.06,
          figure(chorusPoses[(index + first) % 6], dressed(p, index + first)),
          0,
          index > 2,
        );
      });
    },
  },
  lanternBearer: {
    box: [-108, -444, 292, 448],
    draw: (p, r) =>
      figure(
        { ...pose.stand, right: [70, 96], head: -6 },
        { ...dressed(p, Math.floor(r(0, 20))), cut: "turban" },
      ) + at(152, -160, 0.24, stormLantern(p.dark, p.pale)),
  },
  underUmbrella: {
    box: [-220, -676, 440, 680],
    draw: (p, r) =>
      repeat(2, (index) =>
        at(
          index * 110 - 55,
          0,
          1,
          figure(
            index ? pose.stand : { ...pose.stand, right: [30, 160] },
            dressed(p, index + Math.floor(r(0, 20))),
          ),
        ),
      ) + at(0, -250, 1.1, umbrella(p.main)),
  },
  queens: {
    box: [-192, -464, 400, 468],
    draw: (p) =>
      at(-95, 0, 1, figure(pose.hips, { wear: "sari", top: p.second, bottom: p.main, cut: "long" })) +
      at(
        95,
        0,
        1,
        figure(pose.hips, {
          wear: "lehenga",
          top: p.main,
          bottom: p.second,
          cut: "plait",
          skin: paint.honey,
        }),
        0,
        true,
      ) +
      at(-92, -412, 0.13, crown(paint.brass, p.pale)) +
      at(86, -412, 0.13, crown(paint.brass, p.pale)),
  },
  king: {
    box: [-180, -476, 320, 480],
    draw: (p) =>
      figure(
        { ...pose.declaim, head: 0 },
        { wear: "coat", top: p.main, bottom: p.dark, cut: "short", hair: "#D9D4E4" },
      ) + at(-10, -418, 0.14, crown(paint.brass, p.second), -4),
  },
  fighter: {
    box: [-84, -488, 476, 492],
    draw: (p) =>
      figure(
        { ...pose.point, right: [110, 118] },
        { wear: "trousers", top: p.main, bottom: p.dark, cut: "bun" },
      ) + at(158, -374, 0.34, sword(p.pale, p.second), 64),
  },
  reader: {
    box: [-108, -440, 244, 444],
    draw: (p, r) =>
      figure(pose.read, dressed(p, Math.floor(r(0, 20)))) +
      at(92, -262, 0.3, page(220, 290, { lines: 7 }), 12),
  },
  storytellers: {
    box: [-272, -440, 572, 468],
    draw: (p, r) => {
      const first = Math.floor(r(0, 20));
      return (
        at(-120, 0, 1, figure(pose.present, dressed(p, first))) +
        at(120, 0, 1, figure(pose.declaim, dressed(p, first + 1)), 0, true) +
        stroke("M-250 4Q0 30 250 4", mix(p.main, paint.ink, 0.3), 16)
      );
    },
  },
  family: {
    box: [-316, -448, 624, 452],
    draw: (p, r) => {
      const first = Math.floor(r(0, 20));
      const one = (index: number, x: number, s: number): Fragment =>
        at(x, 0, s, figure(index % 2 ? pose.hips : pose.wait, dressed(p, first + index)), 0, x > 0);
      return one(0, -210, 0.96) + one(1, 215, 0.92) + one(2, -90, 1) + one(3, 110, 1.03) + one(4, 10, 0.66);
    },
  },
} satisfies Record<string, Motif>;
