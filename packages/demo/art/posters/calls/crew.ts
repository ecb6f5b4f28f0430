/** What the posters for crews show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const crewDrafts: Drafts = {
  "boom-operator-short": ["boom", "closeUp", "night"],
  "lighting-operator-season": ["ladder", "rig", "night"],
  "second-assistant-director": ["clapper", "searchlights", "night"],
  "set-carpenters-pune": ["hammer", "board", "day"],
  "stage-manager-tour": ["toolbox", "podium", "dusk"],
  "stage-manager-tour-detail": ["walkieTalkie", "followSpot", "night"],
  "wardrobe-dresser-week": ["kurta", "chosen", "dusk"],
  "wig-and-beard-trainees": ["wig", "papercut", "day"],
};
