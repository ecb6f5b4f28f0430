/** Motifs of hosting, news, radio and voice-over. */
import { mix, paint } from "../colour.ts";
import { airLamp, cueCards, lectern, newsDesk, radioSet, reporterMic } from "../objects/desk.ts";
import { soundWave } from "../objects/music.ts";
import { figure } from "../people/figures.ts";
import { pose } from "../people/poses.ts";
import { at } from "../svg.ts";
import type { Motif } from "./motif.ts";

export const anchoringMotifs = {
  lectern: { box: [-196, -600, 392, 604], draw: (p) => lectern(mix(paint.wood, p.main, 0.4)) },
  anchorAtDesk: {
    box: [-468, -600, 936, 644],
    draw: (p) =>
      at(0, 40, 1.42, figure(pose.wait, { wear: "coat", top: p.second, bottom: p.dark, cut: "bun" })) +
      newsDesk(p.dark, p.main),
  },
  cueCards: { box: [-360, -484, 684, 440], floats: true, draw: (p) => cueCards(5, p.main) },
  radio: { box: [-290, -330, 580, 332], draw: (p) => radioSet(mix(paint.wood, p.main, 0.3), p.pale) },
  airLamp: { box: [-230, -426, 460, 336], draw: (p) => airLamp(mix(p.main, "#FF5A4A", 0.35)) },
  reporterMic: { box: [-62, -230, 124, 400], floats: true, draw: (p) => reporterMic(p.main) },
  host: {
    box: [-152, -436, 256, 440],
    draw: (p) => figure(pose.present, { wear: "coat", top: p.main, bottom: p.dark, cut: "short" }),
  },
  voice: {
    box: [-448, -228, 896, 456],
    floats: true,
    draw: (p, r) =>
      at(
        -440,
        0,
        1,
        soundWave(
          880,
          Array.from({ length: 45 }, (_, index) => 14 + Math.abs(Math.sin(index / 3.4)) * r(90, 220)),
          p.main,
        ),
      ),
  },
} satisfies Record<string, Motif>;
