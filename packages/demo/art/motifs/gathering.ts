/** Motifs of audiences, tours and money raised. */

import { mix, paint } from "../colour.ts";
import { rickshaw, suitcase, tempo, umbrella } from "../objects/city.ts";
import { cup, stopwatch } from "../objects/household.ts";
import { banyan, kite, paperBoat, stormLantern } from "../objects/keepsakes.ts";
import { ticket } from "../objects/money.ts";
import { envelope } from "../objects/paper.ts";
import { playhouse, puppetBooth } from "../objects/playhouse.ts";
import { paintedFlat } from "../objects/stage.ts";
import { boat, bus, train } from "../objects/vehicles.ts";
import { at } from "../svg.ts";
import type { Motif } from "./motif.ts";

export const gatheringMotifs = {
  ticket: { box: [-152, -64, 304, 128], floats: true, draw: (p) => ticket(p.main) },
  tickets: {
    box: [-216, -216, 428, 424],
    floats: true,
    draw: (p) =>
      at(-20, -70, 1.2, ticket(p.second), -26) +
      at(0, 10, 1.2, ticket(p.pale), -6) +
      at(20, 90, 1.2, ticket(p.main), 14),
  },
  playhouse: { box: [-340, -560, 680, 560], draw: (p) => playhouse(mix(p.main, p.pale, 0.4), p.pale) },
  puppetBooth: {
    box: [-222, -656, 444, 656],
    draw: (p) => puppetBooth(p.main, p.pale, mix(p.pale, "#FFFFFF", 0.3)),
  },
  suitcase: { box: [-150, -234, 300, 232], draw: (p) => suitcase(p.main) },
  truck: {
    box: [-348, -416, 672, 420],
    draw: (p) =>
      tempo(
        p.main,
        at(60, -190, 0.66, paintedFlat(200, 330, p.second), -6) +
          at(220, -190, 0.6, paintedFlat(180, 300, p.pale), 5),
      ),
  },
  rickshaw: { box: [-202, -446, 404, 452], draw: (p) => rickshaw(p.main, p.dark, p.pale) },
  umbrella: { box: [-202, -390, 404, 402], draw: (p) => umbrella(p.main) },
  envelope: { box: [-182, -226, 364, 340], floats: true, draw: (p) => envelope(360, 226, p.pale, true) },
  bus: { box: [-400, -424, 800, 436], draw: (p) => bus(p.main, p.second, p.pale) },
  boat: { box: [-428, -240, 864, 308], draw: (p) => boat(p.dark, p.main) },
  train: { box: [-220, -484, 440, 484], draw: (p) => train(p.main, p.second, p.pale) },
  banyan: { box: [-360, -544, 720, 544], draw: (p) => banyan(p.main, mix(paint.walnut, p.dark, 0.5)) },
  kite: { box: [-216, -264, 452, 828], floats: true, draw: (p) => kite(p.main, p.pale) },
  stormLantern: { box: [-132, -568, 264, 568], draw: (p) => stormLantern(p.dark, p.pale) },
  paperBoat: { box: [-332, -400, 664, 400], draw: (p) => paperBoat(p.pale) },
  cup: { box: [-132, -156, 268, 176], draw: (p) => cup(p.pale, p.main) },
  stopwatch: { box: [-220, -256, 440, 476], floats: true, draw: (p) => stopwatch(200, p.main) },
} satisfies Record<string, Motif>;
