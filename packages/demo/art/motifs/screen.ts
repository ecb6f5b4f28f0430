/** Motifs of film, television and the studio. */
import { mix, paint } from "../colour.ts";
import { boom, camera, canvasChair, clapper, filmStrip, monitor, phone, tripod } from "../objects/film.ts";
import { filmReel, lens } from "../objects/lenses.ts";
import { sitter } from "../people/company.ts";
import { bust } from "../people/portrait.ts";
import { at, flat } from "../svg.ts";
import type { Motif } from "./motif.ts";

export const screenMotifs = {
  camera: { box: [-246, -300, 426, 302], draw: (p) => camera(mix(paint.iron, p.main, 0.3)) },
  cameraOnLegs: {
    box: [-246, -660, 426, 672],
    draw: (p) => tripod(370) + at(0, -366, 1, camera(mix(paint.iron, p.main, 0.25))),
  },
  clapper: {
    box: [-180, -376, 372, 376],
    draw: (p, r) => clapper(r(14, 26), 0, mix(paint.iron, p.main, 0.2)),
  },
  reel: { box: [-270, -540, 540, 540], floats: true, draw: (p) => filmReel(p.main, false) },
  reelRunning: { box: [-272, -540, 1004, 540], draw: (p) => filmReel(p.pale, true) },
  strip: {
    box: [0, 0, 1200, 272],
    floats: true,
    draw: (p) => {
      const grounds = [p.main, p.pale, p.second, p.main];
      return filmStrip(
        4,
        300,
        (index) => flat(0, 0, 200, 145, grounds[index] ?? p.main) + at(100, 150, 0.4, bust(sitter(index))),
      );
    },
  },
  directorChair: { box: [-114, -386, 228, 400], draw: (p) => canvasChair(p.main) },
  boom: { box: [-152, -336, 1060, 376], floats: true, draw: (p) => boom(mix(paint.slate, p.main, 0.25)) },
  phone: { box: [-52, -190, 104, 190], floats: true, draw: (p) => phone(p.main, false) },
  monitor: { box: [-250, -376, 500, 376], draw: (p) => monitor(500, 320, p.main) },
  lens: { box: [-300, -300, 600, 600], floats: true, draw: (p) => lens(300, p.main) },
} satisfies Record<string, Motif>;
