/** Motifs of modelling, costume and make-up. */
import { mix, paint } from "../colour.ts";
import {
  brush,
  bulbMirror,
  dress,
  dressForm,
  flyingCloth,
  heel,
  kurta,
  rail,
  shirt,
} from "../objects/costume.ts";
import { ringLight } from "../objects/film.ts";
import { necklace } from "../objects/keepsakes.ts";
import { darkGlasses, stillCamera } from "../objects/lenses.ts";
import { scissors } from "../objects/workshop.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { at } from "../svg.ts";
import type { Motif } from "./motif.ts";

export const fashionMotifs = {
  model: {
    box: [-128, -428, 248, 432],
    draw: (p, r) =>
      figure(pose.stride, {
        wear: "gown",
        top: p.main,
        bottom: p.main,
        cut: r() > 0.5 ? "bun" : "crop",
        sway: 22,
      }),
  },
  drapedModel: {
    box: [-152, -452, 256, 456],
    draw: (p) => figure(pose.present, { wear: "sari", top: p.second, bottom: p.main, cut: "bun", sway: 34 }),
  },
  models: {
    box: [-284, -432, 564, 436],
    draw: (p) =>
      at(-190, 0, 0.94, figure(pose.hips, { wear: "coat", top: p.dark, bottom: p.dark, cut: "crop" })) +
      at(
        190,
        0,
        0.94,
        figure(pose.hips, { wear: "sari", top: p.second, bottom: p.second, cut: "bun" }),
        0,
        true,
      ) +
      at(
        0,
        0,
        1,
        figure(pose.stride, { wear: "lehenga", top: p.pale, bottom: p.main, cut: "plait", sway: 14 }),
      ),
  },
  heel: { box: [-156, -226, 312, 228], draw: (p) => heel(p.main) },
  kurta: { box: [-152, -36, 304, 524], floats: true, draw: (p) => kurta(p.main, p.second) },
  rail: {
    box: [-370, -480, 740, 486],
    draw: (p) =>
      rail(
        620,
        460,
        [p.main, p.pale, p.second, p.dark, p.main, p.pale].map((cloth, index) =>
          index % 3 === 1 ? dress(cloth) : index % 3 ? kurta(cloth, p.second) : shirt(cloth),
        ),
        0.72,
      ),
  },
  dressForm: { box: [-106, -508, 212, 516], draw: (p) => dressForm(mix(p.pale, p.main, 0.35)) },
  cloth: { box: [-12, -144, 940, 448], floats: true, draw: (p) => flyingCloth(900, 260, p.main, p.second) },
  stillCamera: {
    box: [-290, -392, 580, 394],
    draw: (p) => stillCamera(mix(paint.iron, p.main, 0.2), p.main),
  },
  ringLight: { box: [-150, -680, 300, 684], draw: (p) => ringLight(400, p.pale) },
  darkGlasses: { box: [-368, -124, 736, 220], floats: true, draw: (p) => darkGlasses(p.dark, p.main) },
  mirror: {
    box: [-214, -532, 428, 532],
    draw: (p) => bulbMirror(360, 500, mix(p.main, p.pale, 0.4), p.pale),
  },
  brushes: {
    box: [-224, -288, 440, 428],
    draw: (p) =>
      at(-110, 20, 1, brush(p.main, p.dark, 1.3), -22) +
      at(110, 20, 1, brush(p.second, p.dark, 0.9), 22) +
      at(0, 0, 1.1, brush(p.pale, p.dark)),
  },
  scissors: { box: [-156, -440, 312, 772], floats: true, draw: (p) => scissors(paint.silver, p.main) },
  necklace: { box: [-304, -136, 608, 612], floats: true, draw: (p) => necklace(paint.brass, p.main) },
} satisfies Record<string, Motif>;
