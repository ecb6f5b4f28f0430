/** What the posters for films show, how it is staged, and at what time of day. */
import type { Drafts } from "../drafts.ts";

export const filmDrafts: Drafts = {
  "anthill-second-unit": ["clapper", "bands", "dusk"],
  "blind-lane-thriller": ["torch", "seam", "night"],
  "cotton-market-extras": ["reelRunning", "seam", "day"],
  "diploma-film-marathon": ["reel", "contactSheet", "night"],
  "half-a-samosa-short": ["directorChair", "podium", "day"],
  "kite-day-children": ["kite", "stream", "day"],
  "orange-season-leads": ["banyan", "papercut", "day"],
  "orange-season-leads-detail": ["portrait", "burst", "dusk"],
  "platform-six": ["train", "doorway", "night"],
  "platform-six-detail": ["suitcase", "chosen", "dusk"],
  "salt-king-courtiers": ["crown", "steps", "dusk"],
  "small-town-referee": ["cameraOnLegs", "shadowPlay", "day"],
  "snow-day-feature": ["camera", "landscape", "dusk"],
  "ten-metres-of-sea": ["boat", "overTown", "night"],
  "the-ferry-at-seven": ["boat", "landscape", "night"],
  "the-ferry-at-seven-detail": ["ticket", "closeUp", "day"],
  "the-lift-operator": ["door", "onePool", "night"],
  "the-lift-operator-detail": ["actor", "doorway", "day"],
};
