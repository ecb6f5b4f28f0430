/** Motifs of dance and movement. */
import { paint } from "../colour.ts";
import { ghungroo } from "../objects/music.ts";
import { bareFoot, trainer } from "../objects/props.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { at } from "../svg.ts";
import type { Motif } from "./motif.ts";

export const danceMotifs = {
  leap: {
    box: [-256, -380, 460, 384],
    draw: (p) => figure(pose.leap, { wear: "kurta", top: p.main, bottom: p.pale, cut: "long" }),
  },
  arch: {
    box: [-148, -468, 284, 472],
    draw: (p) => figure(pose.arch, { wear: "dress", top: p.main, bottom: p.main, cut: "plait", sway: 40 }),
  },
  twirl: {
    box: [-132, -448, 300, 452],
    draw: (p) => figure(pose.twirl, { wear: "lehenga", top: p.pale, bottom: p.main, cut: "bun", sway: 36 }),
  },
  mudra: {
    box: [-140, -412, 280, 416],
    draw: (p) => figure(pose.mudra, { wear: "lehenga", top: p.second, bottom: p.main, cut: "bun" }),
  },
  dancers: {
    box: [-428, -488, 792, 492],
    draw: (p) =>
      at(-200, 0, 0.9, figure(pose.leap, { wear: "trousers", top: p.second, bottom: p.dark, cut: "short" })) +
      at(
        210,
        0,
        0.92,
        figure(pose.twirl, { wear: "dress", top: p.pale, bottom: p.pale, cut: "bun", sway: 20 }),
      ) +
      at(
        0,
        0,
        1.04,
        figure(pose.arch, { wear: "lehenga", top: p.main, bottom: p.main, cut: "plait", sway: 30 }),
      ),
  },
  ghungroo: { box: [-136, -216, 272, 256], draw: () => ghungroo(6, 250) },
  trainers: {
    box: [-280, -276, 484, 276],
    draw: (p) => at(-110, -16, 0.95, trainer(p.second)) + at(100, 0, 1, trainer(p.main)),
  },
  foot: { box: [-140, -662, 424, 672], draw: (p) => bareFoot(paint.sienna, p.main) },
} satisfies Record<string, Motif>;
