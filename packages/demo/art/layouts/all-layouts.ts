/** Every way to stage a motif, by its name. */
import type { Layout } from "../posters/scene.ts";
import { curtains, doorway, landscape, papercut, steps, wings } from "./depth.ts";
import { bands, board, burst, gelSheets, podium, seam } from "./paper.ts";
import { chosen, contactSheet, overTown, ripples, shadowPlay, stalls, stream } from "./repetition.ts";
import { closeUp, crossing, followSpot, onePool, rig, searchlights } from "./spotlights.ts";

const layouts = {
  ...{ onePool, crossing, searchlights, followSpot, rig, closeUp },
  ...{ seam, gelSheets, podium, burst, board, bands },
  ...{ papercut, curtains, doorway, wings, steps, landscape },
  ...{ chosen, stalls, ripples, shadowPlay, overTown, stream, contactSheet },
};

export type LayoutName = keyof typeof layouts;
export const allLayouts: Record<LayoutName, Layout> = layouts;
