/** Every motif by its name. */
import { actingMotifs } from "./acting.ts";
import { anchoringMotifs } from "./anchoring.ts";
import { crewMotifs } from "./crew.ts";
import { danceMotifs } from "./dance.ts";
import { fashionMotifs } from "./fashion.ts";
import { gatheringMotifs } from "./gathering.ts";
import type { Motif } from "./motif.ts";
import { peopleMotifs } from "./people.ts";
import { screenMotifs } from "./screen.ts";
import { singingMotifs } from "./singing.ts";

const motifs = {
  ...actingMotifs,
  ...singingMotifs,
  ...screenMotifs,
  ...fashionMotifs,
  ...anchoringMotifs,
  ...danceMotifs,
  ...crewMotifs,
  ...gatheringMotifs,
  ...peopleMotifs,
};

export type MotifName = keyof typeof motifs;
export const allMotifs: Record<MotifName, Motif> = motifs;
