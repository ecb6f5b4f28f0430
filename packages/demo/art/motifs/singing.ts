/** Motifs of voice and music. */

import { mix, paint } from "../colour.ts";
import { violin } from "../objects/keepsakes.ts";
import {
  dholak,
  handMic,
  harmonium,
  headphones,
  micStand,
  ribMic,
  studioMic,
  tabla,
} from "../objects/music.ts";
import { musicStand } from "../objects/paper.ts";
import { note } from "../objects/props.ts";
import { guitar, record } from "../objects/strings.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { at } from "../svg.ts";
import type { Motif } from "./motif.ts";

export const singingMotifs = {
  microphone: { box: [-46, -228, 92, 350], floats: true, draw: (p) => handMic(p.dark, p.pale) },
  micStand: { box: [-96, -672, 176, 684], draw: (p) => micStand(520, p.pale) },
  ribMic: { box: [-96, -424, 192, 440], draw: (p) => ribMic(mix(p.main, paint.silver, 0.45)) },
  studioMic: {
    box: [-78, -34, 156, 352],
    floats: true,
    draw: (p) => studioMic(mix(p.pale, paint.silver, 0.4)),
  },
  headphones: { box: [-128, -9, 256, 236], floats: true, draw: (p) => headphones(p.main) },
  tabla: { box: [-200, -216, 388, 236], draw: () => tabla() },
  harmonium: { box: [-206, -240, 412, 242], draw: (p) => harmonium(mix(paint.wood, p.main, 0.35)) },
  guitar: { box: [-152, -748, 304, 756], draw: (p) => guitar(mix(paint.oak, p.main, 0.4)) },
  dholak: { box: [-188, -180, 376, 200], draw: (p) => dholak(p.main) },
  record: { box: [-300, -300, 600, 600], floats: true, draw: (p) => record(p.main) },
  notes: {
    box: [-248, -180, 448, 368],
    floats: true,
    draw: (p) =>
      at(-90, 60, 2.2, note(p.main, true)) +
      at(110, -40, 1.9, note(p.pale), 8) +
      at(60, 130, 1.2, note(p.second)),
  },
  musicStand: { box: [-134, -620, 268, 628], draw: () => musicStand(440) },
  singer: {
    box: [-72, -436, 196, 440],
    draw: (p) =>
      figure(pose.sing, { wear: "gown", top: p.main, bottom: p.main, cut: "long" }) +
      at(64, -330, 0.42, handMic(paint.iron, p.pale), -38),
  },
  violin: { box: [-220, -684, 452, 704], draw: (p) => violin(mix(paint.sienna, p.main, 0.35)) },
} satisfies Record<string, Motif>;
