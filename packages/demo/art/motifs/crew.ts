/** Motifs of the crew: what lights, builds, carries and calls a show. */

import { mix, paint } from "../colour.ts";
import { bucket, laptop, stairs, walkieTalkie } from "../objects/backstage.ts";
import { door, torch } from "../objects/household.ts";
import { toolbox, wig } from "../objects/keepsakes.ts";
import { faders } from "../objects/music.ts";
import { keys } from "../objects/relics.ts";
import { ladder, lantern } from "../objects/stage.ts";
import { hammer } from "../objects/workshop.ts";
import { at, flat, rod } from "../svg.ts";
import type { Motif } from "./motif.ts";

export const crewMotifs = {
  ladder: { box: [-110, -570, 250, 580], draw: (p) => ladder(560, p.main) },
  lanterns: {
    box: [-332, -8, 664, 180],
    floats: true,
    draw: (p) =>
      flat(-330, -7, 660, 14, paint.ink) +
      [-220, 0, 220]
        .map((x, index) => at(x, 0, 1, lantern([p.pale, p.main, p.second][index] ?? p.pale)))
        .join(""),
  },
  walkieTalkie: { box: [-60, -337, 122, 337], draw: () => walkieTalkie() },
  faders: {
    box: [-260, -330, 520, 330],
    draw: (p, r) =>
      at(
        -260,
        -330,
        1,
        faders(
          Array.from({ length: 7 }, () => r()),
          520,
          330,
          mix(p.dark, paint.iron, 0.6),
          [p.main, p.pale, p.second],
        ),
      ),
  },
  laptop: { box: [-176, -196, 352, 212], draw: (p) => laptop(p.main) },
  bucket: { box: [-114, -322, 228, 328], draw: (p) => bucket(p.main) },
  hammer: { box: [-180, -482, 374, 484], draw: (p) => hammer(mix(paint.oak, p.main, 0.4)) },
  keys: { box: [-156, -432, 308, 444], draw: () => keys(paint.brass) },
  torch: { box: [-170, -48, 220, 96], draw: (p) => torch(p.main) },
  stairs: {
    box: [-8, -680, 556, 684],
    draw: (p) => stairs(6, 90, 80, p.main) + rod(0, 0, 540, 0, 6, p.dark),
  },
  toolbox: { box: [-292, -472, 584, 472], draw: (p) => toolbox(p.main) },
  door: { box: [-152, -544, 304, 560], draw: (p) => door(260, 520, p.main, 0.6, p.pale) },
  wig: { box: [-184, -472, 368, 472], draw: (p) => wig(p.dark, p.main) },
} satisfies Record<string, Motif>;
