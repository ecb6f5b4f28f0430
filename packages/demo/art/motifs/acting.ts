/** Motifs of acting and of the theatre. */

import { mix, paint } from "../colour.ts";
import { puppet } from "../objects/city.ts";
import { megaphone } from "../objects/film.ts";
import { sword } from "../objects/keepsakes.ts";
import { page, script } from "../objects/paper.ts";
import { book, crown, ghostLight, quill, skull } from "../objects/relics.ts";
import { bentwood, mask } from "../objects/stage.ts";
import { figure } from "../people/figures.ts";
import { bust, lips, profile } from "../people/portrait.ts";
import { pose } from "../people/poses.ts";
import { at, rod } from "../svg.ts";
import type { Motif } from "./motif.ts";

export const actingMotifs = {
  masks: {
    box: [-224, -188, 448, 392],
    floats: true,
    draw: (p) => at(-86, -40, 1, mask(p.pale, -1), -12) + at(86, 30, 1, mask(p.main, 1), 11),
  },
  laughing: { box: [-122, -143, 244, 319], floats: true, draw: (p) => mask(p.pale, 1) },
  heldMask: {
    box: [-122, -143, 244, 560],
    floats: true,
    draw: (p) => rod(96, 60, 60, 400, 16, p.dark) + mask(p.pale, 1),
  },
  script: { box: [-160, -210, 320, 420], floats: true, draw: () => script(300, 400) },
  flyingPages: {
    box: [-332, -300, 648, 616],
    floats: true,
    draw: (p) =>
      at(-190, 140, 0.9, page(220, 290, { lines: 8 }), -24) +
      at(180, 170, 0.8, page(220, 290, { lines: 8 }), 32) +
      at(-150, -170, 0.75, page(220, 290, { lines: 8 }), 18) +
      at(120, -120, 1, page(220, 290, { lines: 9, mark: 3, gold: p.main }), -10),
  },
  chair: { box: [-92, -380, 190, 395], draw: (p) => bentwood(p.main) },
  megaphone: { box: [-150, -106, 275, 220], draw: (p) => megaphone(p.main) },
  puppet: { box: [-120, 0, 240, 500], floats: true, draw: (p) => puppet(p.main, p.second) },
  lips: {
    box: [-140, -108, 280, 260],
    floats: true,
    draw: (p, r) => lips(mix(paint.rust, p.main, 0.25), r(0.4, 0.9)),
  },
  profile: { box: [-190, -390, 390, 520], draw: (p) => profile(p.main, p.dark, true) },
  portrait: {
    box: [-200, -340, 400, 360],
    draw: (p, r) =>
      bust({ skin: paint.sienna, hair: paint.ink, cloth: p.main, cut: r() > 0.5 ? "bun" : "short" }),
  },
  actor: {
    box: [-180, -432, 320, 436],
    draw: (p) => figure(pose.declaim, { wear: "kurta", top: p.main, bottom: p.pale, cut: "short" }),
  },
  skull: { box: [-192, -430, 384, 432], draw: (p) => skull(p.pale) },
  crown: { box: [-223, -407, 446, 415], draw: (p) => crown(paint.brass, p.main) },
  quill: { box: [-104, -596, 396, 600], draw: (p) => quill(p.pale, p.dark) },
  ghostLight: { box: [-96, -640, 192, 654], draw: (p) => ghostLight(600, p.pale) },
  book: { box: [-320, -400, 640, 430], draw: (p) => book(p.main, p.second) },
  sword: { box: [-144, -760, 288, 784], draw: (p) => sword(p.pale, p.main) },
} satisfies Record<string, Motif>;
