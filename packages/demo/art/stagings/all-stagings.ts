/** Every way to stage a motif, by its name. */
import type { Staging } from "../posters/scene.ts";
import { closeUp, crossing, followSpot, onePool, rig, searchlights } from "./beams.ts";
import { chosen, contactSheet, overTown, ripples, shadowPlay, stalls, stream } from "./company.ts";
import { curtains, doorway, landscape, papercut, steps, wings } from "./depth.ts";
import { bands, board, burst, gelSheets, podium, seam } from "./paper.ts";

const stagings = {
  ...{ onePool, crossing, searchlights, followSpot, rig, closeUp },
  ...{ seam, gelSheets, podium, burst, board, bands },
  ...{ papercut, curtains, doorway, wings, steps, landscape },
  ...{ chosen, stalls, ripples, shadowPlay, overTown, stream, contactSheet },
};

export type StagingName = keyof typeof stagings;
export const allStagings: Record<StagingName, Staging> = stagings;
